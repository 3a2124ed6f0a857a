// Marks on the board: told apart by form, each with a pale seam so that it shows on every ground.

import { BufferGeometry, CircleGeometry, Group, Mesh, MeshBasicMaterial, RingGeometry, Shape, ShapeGeometry } from "three";
import type { Color } from "three";
import type { Place } from "../rules/types.ts";
import type { Grid } from "./grid.ts";
import { mixed } from "./palette.ts";
import { joined, placed, rounded, roundedPath } from "./shapes.ts";
import type { Part } from "./shapes.ts";
import type { Studio } from "./studio.ts";

export type MarkKind =
  | "last"
  | "changed"
  | "premove"
  | "confirm"
  | "faulty"
  | "refused"
  | "start"
  | "target"
  | "take"
  | "chosen"
  | "cursor"
  | "hover"
  | "decisive";

export interface Mark {
  kind: MarkKind;
  place: Place;
  /** Where its square's top is. */
  height: number;
}

const SEAM = 0.018;

export class Marks {
  readonly object = new Group();

  constructor(
    private readonly grid: Grid,
    private readonly studio: Studio,
  ) {}

  show(marks: readonly Mark[]): void {
    this.object.clear();
    marks.forEach(({ kind, place, height }, at) => {
      const mesh = new Mesh(this.#geometry(kind), this.#material(kind));
      // Above one another in the order in which they come, so that none flickers.
      mesh.position.copy(this.grid.at(place, height + 0.008 + 0.0008 * at));
      mesh.renderOrder = 1 + at;
      this.object.add(mesh);
    });
  }

  /** A line through places, above what stands on them. */
  line(places: readonly Place[], height: number): void {
    const points = places.map((place) => this.grid.at(place, height)).sort((a, b) => a.x - b.x || a.z - b.z);
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last || first === last) return;
    const length = first.distanceTo(last) + 0.5;
    const { palette } = this.studio;
    const geometry = this.studio.geometry(`line ${length}`, () => {
      return seamed((grown) => [new ShapeGeometry(rounded(length + 2 * grown, 0.11 + 2 * grown, 0.055), 8)], palette.good, palette.glaze);
    });
    const mesh = new Mesh(geometry, this.#material("decisive"));
    mesh.position.lerpVectors(first, last, 0.5);
    mesh.rotation.y = Math.atan2(-(last.z - first.z), last.x - first.x);
    mesh.castShadow = true;
    this.object.add(mesh);
  }

  #material(kind: MarkKind): MeshBasicMaterial {
    const opacity = kind === "hover" || kind === "changed" || kind === "start" ? 0.55 : 1;
    return this.studio.material(`mark ${opacity}`, () => {
      return new MeshBasicMaterial({ vertexColors: true, transparent: opacity < 1, opacity, depthWrite: opacity === 1 });
    });
  }

  #geometry(kind: MarkKind): BufferGeometry {
    const { palette } = this.studio;
    const ink = mixed(palette.ink, palette.cobalt, 0.5);
    return this.studio.geometry(`mark ${kind}`, () => {
      switch (kind) {
        case "last":
          return seamed((grown) => brackets(0.46, 0.2, 0.05, grown), palette.terracotta, palette.glaze);
        case "changed":
          return seamed((grown) => brackets(0.44, 0.11, 0.032, grown), ink, palette.glaze);
        case "premove":
          return seamed((grown) => dashes(0.45, 0.05, grown), palette.cobalt, palette.glaze);
        case "confirm":
          return seamed((grown) => frame(0.47, 0.045, grown), palette.cobalt, palette.glaze);
        case "faulty":
          return seamed((grown) => crossed(0.44, 0.05, grown), palette.bad, palette.glaze);
        case "refused":
          return seamed((grown) => strokes(0.22, 0.07, grown), palette.bad, palette.glaze);
        case "start":
          return seamed((grown) => [new CircleGeometry(0.08 + grown, 24)], ink, palette.glaze);
        case "target":
          return seamed((grown) => [new CircleGeometry(0.12 + grown, 32)], ink, palette.glaze);
        case "take":
          return seamed((grown) => [new RingGeometry(0.4 - grown, 0.455 + grown, 48)], ink, palette.glaze);
        case "chosen":
          return seamed((grown) => frame(0.46, 0.04, grown), ink, palette.glaze);
        case "cursor":
          return seamed((grown) => frame(0.5, 0.06, grown), palette.cobalt, palette.glaze);
        case "hover":
          return seamed((grown) => frame(0.47, 0.025, grown), ink, palette.glaze);
        case "decisive":
          return seamed((grown) => rings(grown), palette.good, palette.glaze);
      }
    });
  }
}

/** A mark in `colour` over the same, a little wider, in `seam`. */
function seamed(make: (grown: number) => BufferGeometry[], colour: Color, seam: Color): BufferGeometry {
  const parts: Part[] = [];
  const flat = { x: -Math.PI / 2 };
  for (const geometry of make(SEAM)) parts.push({ geometry, colour: seam, place: placed(0, 0, 0, flat) });
  for (const geometry of make(0)) parts.push({ geometry, colour, place: placed(0, 0.0004, 0, flat) });
  return joined(parts);
}

/** The four corners of a square. */
function brackets(half: number, length: number, width: number, grown: number): BufferGeometry[] {
  const [outer, inner, end] = [half + grown, half - width - grown, half - length - grown];
  return [0, 1, 2, 3].map((turn) => {
    const shape = new Shape();
    shape.moveTo(outer, outer);
    shape.lineTo(end, outer);
    shape.lineTo(end, inner);
    shape.lineTo(inner, inner);
    shape.lineTo(inner, end);
    shape.lineTo(outer, end);
    shape.closePath();
    return new ShapeGeometry(shape).rotateZ((turn * Math.PI) / 2);
  });
}

function frame(half: number, width: number, grown: number): BufferGeometry[] {
  const shape = rounded(2 * (half + grown), 2 * (half + grown), 0.08);
  const inner = 2 * (half - width - grown);
  shape.holes.push(roundedPath(new Shape(), inner, inner, 0.05));
  return [new ShapeGeometry(shape, 6)];
}

function dashes(half: number, width: number, grown: number): BufferGeometry[] {
  return [0, 1, 2, 3].flatMap((turn) =>
    [-0.3, 0, 0.3].map((at) => {
      const dash = rounded(0.15 + 2 * grown, width + 2 * grown, 0.012);
      return new ShapeGeometry(dash, 3).translate(at, half - width / 2, 0).rotateZ((turn * Math.PI) / 2);
    }),
  );
}

function crossed(half: number, width: number, grown: number): BufferGeometry[] {
  return [...frame(half, width, grown), ...strokes(0.8 * half, width, grown)];
}

/** Two strokes across each other, from corner to corner of a square. */
function strokes(half: number, width: number, grown: number): BufferGeometry[] {
  const length = 2 * Math.SQRT2 * half;
  return [1, -1].map((side) => {
    return new ShapeGeometry(rounded(length + 2 * grown, width + 2 * grown, 0.02), 3).rotateZ((side * Math.PI) / 4);
  });
}

function rings(grown: number): BufferGeometry[] {
  return [new RingGeometry(0.385 - grown, 0.415 + grown, 48), new RingGeometry(0.45 - grown, 0.48 + grown, 48)];
}
