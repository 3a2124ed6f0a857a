// A sitting cat and a sitting dog, and a pot with a flower, of simple bodies. All look at the player.

import { ConeGeometry, CylinderGeometry, IcosahedronGeometry, SphereGeometry, TorusGeometry, TubeGeometry } from "three";
import { CatmullRomCurve3, Color, Vector3 } from "three";
import type { BufferGeometry } from "three";
import { mixed } from "../palette.ts";
import type { Palette } from "../palette.ts";
import { joined, placed, turned } from "../shapes.ts";
import type { Part } from "../shapes.ts";

const WHITE = new Color("#f6f3ec");
const EYE = new Color("#1d2230");

function ball(colour: Color, x: number, y: number, z: number, radius: number, stretch: [number, number, number] = [1, 1, 1]): Part {
  return { geometry: new SphereGeometry(radius, 18, 14), colour, place: placed(x, y, z, {}, stretch) };
}

function both(make: (side: number) => Part[]): Part[] {
  return [...make(-1), ...make(1)];
}

function tail(colour: Color, points: [number, number, number][], radius: number): Part {
  const curve = new CatmullRomCurve3(points.map((point) => new Vector3(...point)));
  return { geometry: new TubeGeometry(curve, 14, radius, 8), colour };
}

/** Slim and upright, pointed ears, tail laid round the paws. */
export function cat(palette: Palette): BufferGeometry {
  const fur = mixed(palette["seat-1"], WHITE, 0.04);
  const pale = mixed(fur, WHITE, 0.85);
  const dark = mixed(fur, EYE, 0.45);
  return joined([
    { geometry: turned([[0, 0], [0.24, 0.01], [0.27, 0.1], [0.235, 0.25], [0.17, 0.38], [0.12, 0.46], [0, 0.5]], 22), colour: fur, place: placed(0, 0, -0.03, {}, [1, 1, 0.95]) },
    ball(pale, 0, 0.24, 0.1, 0.13, [0.85, 1.25, 0.8]),
    ball(fur, 0, 0.55, 0.03, 0.2, [1.08, 0.9, 0.95]),
    ball(pale, 0, 0.49, 0.17, 0.085, [1.25, 0.75, 0.8]),
    ball(dark, 0, 0.525, 0.245, 0.025, [1.3, 0.9, 0.8]),
    ...both((side) => [
      { geometry: new ConeGeometry(0.088, 0.19, 4), colour: fur, place: placed(0.125 * side, 0.74, 0.01, { z: -0.28 * side, y: 0.5 * side }) },
      { geometry: new ConeGeometry(0.05, 0.12, 4), colour: pale, place: placed(0.122 * side, 0.725, 0.05, { z: -0.28 * side, y: 0.5 * side }) },
      ball(WHITE, 0.085 * side, 0.58, 0.175, 0.052, [1, 1, 0.7]),
      ball(EYE, 0.082 * side, 0.58, 0.207, 0.026, [0.75, 1.35, 0.5]),
      ball(pale, 0.085 * side, 0.045, 0.2, 0.065, [0.9, 0.7, 1.2]),
      ball(fur, 0.2 * side, 0.11, 0.03, 0.13, [0.7, 0.9, 1.2]),
    ]),
    tail(fur, [[-0.12, 0.06, -0.22], [-0.3, 0.06, -0.12], [-0.31, 0.055, 0.1], [-0.2, 0.055, 0.24], [-0.1, 0.055, 0.27]], 0.05),
  ]);
}

/** Broader, hanging ears, a long muzzle, a collar and a tail that stands up. */
export function dog(palette: Palette): BufferGeometry {
  const fur = palette["seat-2"];
  const pale = mixed(fur, WHITE, 0.72);
  const dark = mixed(fur, EYE, 0.55);
  return joined([
    { geometry: turned([[0, 0], [0.26, 0.01], [0.29, 0.11], [0.26, 0.26], [0.205, 0.38], [0.15, 0.45], [0, 0.49]], 22), colour: fur, place: placed(0, 0, -0.04) },
    ball(pale, 0, 0.26, 0.12, 0.15, [0.9, 1.2, 0.8]),
    { geometry: new TorusGeometry(0.155, 0.03, 8, 24), colour: palette.ink, place: placed(0, 0.43, -0.01, { x: Math.PI / 2 }) },
    ball(fur, 0, 0.58, 0.01, 0.205, [1.02, 0.98, 0.98]),
    ball(pale, 0, 0.515, 0.18, 0.115, [1, 0.8, 1.25]),
    ball(EYE, 0, 0.56, 0.315, 0.045, [1.25, 0.85, 0.7]),
    ...both((side) => [
      ball(dark, 0.215 * side, 0.53, 0.0, 0.1, [0.52, 1.65, 0.95]),
      ball(WHITE, 0.085 * side, 0.64, 0.158, 0.05, [1, 1, 0.7]),
      ball(EYE, 0.08 * side, 0.638, 0.188, 0.028, [1, 1.1, 0.5]),
      ball(pale, 0.1 * side, 0.05, 0.2, 0.08, [0.9, 0.7, 1.25]),
      ball(fur, 0.21 * side, 0.12, 0.02, 0.15, [0.75, 0.9, 1.2]),
    ]),
    tail(fur, [[0.08, 0.08, -0.26], [0.2, 0.14, -0.33], [0.27, 0.3, -0.32], [0.25, 0.42, -0.28]], 0.045),
  ]);
}

/** An obstacle: a pot of earth with a bush and three blossoms. */
export function flowerPot(palette: Palette): BufferGeometry {
  const earth = mixed(palette["pot-edge"], EYE, 0.5);
  const leaf = palette.leaf;
  const blossom = mixed(WHITE, new Color("#f2c14e"), 0.35);
  const parts: Part[] = [
    { geometry: turned([[0, 0], [0.2, 0], [0.265, 0.3], [0.3, 0.3], [0.31, 0.39], [0.26, 0.39], [0.25, 0.35]], 24), colour: palette.pot },
    { geometry: turned([[0.301, 0.305], [0.318, 0.31], [0.322, 0.335], [0.306, 0.34]], 24), colour: palette["pot-edge"] },
    { geometry: new CylinderGeometry(0.26, 0.26, 0.02, 20), colour: earth, place: placed(0, 0.35, 0) },
  ];
  const bush: [number, number, number, number][] = [
    [0, 0.5, 0, 0.17],
    [0.14, 0.45, 0.07, 0.12],
    [-0.14, 0.46, 0.05, 0.125],
    [0.02, 0.44, -0.13, 0.13],
    [0.02, 0.43, 0.15, 0.11],
  ];
  bush.forEach(([x, y, z, radius], at) => {
    const colour = mixed(leaf, at % 2 === 0 ? WHITE : EYE, 0.1);
    parts.push({ geometry: new IcosahedronGeometry(radius, 1), colour, place: placed(x, y, z) });
  });
  for (const [x, y, z] of [[0.05, 0.66, 0.06], [-0.16, 0.55, 0.12], [0.19, 0.53, 0.12]] as const) {
    parts.push(ball(blossom, x, y, z, 0.045, [1, 0.7, 1]), ball(palette["seat-2"], x, y + 0.03, z + 0.01, 0.02));
  }
  return joined(parts);
}
