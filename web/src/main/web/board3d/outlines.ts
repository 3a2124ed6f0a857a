// Borders of regions, laid on top of their squares: solid for what shares a colour, broken for what
// shares a shape.

import { Group, Mesh, MeshBasicMaterial, PlaneGeometry } from "three";
import type { BufferGeometry, Color } from "three";
import type { Region } from "../rules/types.ts";
import type { Grid } from "./grid.ts";
import { joined, placed } from "./shapes.ts";
import type { Part } from "./shapes.ts";
import type { Studio } from "./studio.ts";

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

interface Style {
  /** How far inside the squares' edge. */
  inset: number;
  width: number;
  pieces: number;
}

const SOLID: Style = { inset: 0.035, width: 0.05, pieces: 1 };
const BROKEN: Style = { inset: 0.1, width: 0.045, pieces: 4 };

export class Outlines {
  readonly object = new Group();
  #made: BufferGeometry[] = [];

  constructor(
    private readonly grid: Grid,
    private readonly studio: Studio,
  ) {}

  show(regions: readonly Region[], height: number): void {
    this.dispose();
    const { palette } = this.studio;
    for (const region of regions) {
      const isColour = region.kind === "light" || region.kind === "dark";
      const parts = this.#strips(region, isColour ? SOLID : BROKEN, isColour ? palette.cobalt : palette.terracotta);
      if (parts.length === 0) continue;
      const geometry = joined(parts);
      const mesh = new Mesh(geometry, this.studio.material("outline", () => new MeshBasicMaterial({ vertexColors: true })));
      mesh.position.y = height + (isColour ? 0.006 : 0.007);
      this.#made.push(geometry);
      this.object.add(mesh);
    }
  }

  dispose(): void {
    this.object.clear();
    for (const geometry of this.#made) geometry.dispose();
    this.#made = [];
  }

  #strips(region: Region, style: Style, colour: Color): Part[] {
    const inside = new Set(region.squares);
    return region.squares.flatMap((square) => {
      const cell = this.grid.cell(square);
      if (cell === null) return [];
      const middle = this.grid.at(square);
      return SIDES.flatMap(([right, down], side) => {
        const beside = this.grid.place({ column: cell.column + right, row: cell.row + down });
        if (beside !== null && inside.has(beside)) return [];
        const turn = (this.grid.flipped ? Math.PI : 0) - (side * Math.PI) / 2;
        return strip(style).map(({ geometry, x, z }): Part => {
          const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
          const place = placed(middle.x + x * cos + z * sin, 0, middle.z - x * sin + z * cos, { y: turn });
          return { geometry, colour, place };
        });
      });
    });
  }
}

/** The strip along the upper side of a square, in its pieces. */
function strip({ inset, width, pieces }: Style): { geometry: BufferGeometry; x: number; z: number }[] {
  const length = pieces === 1 ? 1 - 2 * inset : 0.13;
  return Array.from({ length: pieces }, (_, at) => ({
    geometry: new PlaneGeometry(length, width).rotateX(-Math.PI / 2),
    x: pieces === 1 ? 0 : (at - (pieces - 1) / 2) * 0.23,
    z: -0.5 + inset + width / 2,
  }));
}
