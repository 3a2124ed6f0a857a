// Geometry that the games share: rounded plates, turned bodies, and many parts made one mesh.

import {
  BufferAttribute,
  BufferGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  Matrix4,
  Path,
  Shape,
  Vector2,
} from "three";
import type { Color } from "three";

/** A rectangle about the origin with round corners. */
export function rounded(width: number, depth: number, radius: number): Shape {
  return roundedPath(new Shape(), width, depth, radius);
}

export function roundedPath<P extends Path>(path: P, width: number, depth: number, radius: number): P {
  const [x, y] = [width / 2, depth / 2];
  path.moveTo(-x + radius, -y);
  path.lineTo(x - radius, -y);
  path.absarc(x - radius, -y + radius, radius, -Math.PI / 2, 0);
  path.lineTo(x, y - radius);
  path.absarc(x - radius, y - radius, radius, 0, Math.PI / 2);
  path.lineTo(-x + radius, y);
  path.absarc(-x + radius, y - radius, radius, Math.PI / 2, Math.PI);
  path.lineTo(-x, -y + radius);
  path.absarc(-x + radius, -y + radius, radius, Math.PI, 1.5 * Math.PI);
  return path;
}

/** A shape lying on y = 0 and `height` high, its edges broken by `bevel`. */
export function plate(shape: Shape, height: number, bevel: number, curveSegments = 16): BufferGeometry {
  const geometry = new ExtrudeGeometry(shape, {
    depth: height - 2 * bevel,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 2,
    curveSegments,
  });
  geometry.translate(0, 0, bevel);
  geometry.rotateX(-Math.PI / 2);
  return geometry;
}

/** A body turned on the lathe; pairs of radius and height from the bottom. */
export function turned(profile: [number, number][], segments = 20): BufferGeometry {
  return new LatheGeometry(profile.map(([radius, height]) => new Vector2(radius, height)), segments);
}

export interface Part {
  geometry: BufferGeometry;
  colour: Color;
  place?: Matrix4;
}

/** One geometry of many parts, each in its colour; the parts are used up. */
export function joined(parts: Part[]): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const colours: number[] = [];
  for (const { geometry, colour, place } of parts) {
    const flat = geometry.index ? geometry.toNonIndexed() : geometry;
    if (place) flat.applyMatrix4(place);
    positions.push(...flat.getAttribute("position").array);
    normals.push(...flat.getAttribute("normal").array);
    const count = flat.getAttribute("position").count;
    for (let vertex = 0; vertex < count; vertex++) colours.push(colour.r, colour.g, colour.b);
    flat.dispose();
    geometry.dispose();
  }
  const whole = new BufferGeometry();
  whole.setAttribute("position", new Float32BufferAttribute(positions, 3));
  whole.setAttribute("normal", new Float32BufferAttribute(normals, 3));
  whole.setAttribute("color", new BufferAttribute(new Float32Array(colours), 3));
  return whole;
}

/** Where a part is: moved, turned about y, then x, and stretched. */
export function placed(
  x: number,
  y: number,
  z: number,
  turn: { x?: number; y?: number; z?: number } = {},
  stretch: [number, number, number] = [1, 1, 1],
): Matrix4 {
  const matrix = new Matrix4().makeTranslation(x, y, z);
  if (turn.y) matrix.multiply(new Matrix4().makeRotationY(turn.y));
  if (turn.x) matrix.multiply(new Matrix4().makeRotationX(turn.x));
  if (turn.z) matrix.multiply(new Matrix4().makeRotationZ(turn.z));
  return matrix.multiply(new Matrix4().makeScale(...stretch));
}
