// Pushee Pieces: numbered tiles, and painted bars with an eye in the middle that leaves the number
// readable.

import { Group, Mesh, Path, Shape, Vector3 } from "three";
import type { BufferGeometry, Object3D } from "three";
import type { Place, Played, View } from "../../rules/types.ts";
import type { Cell, Grid } from "../grid.ts";
import { paintGrid } from "../ground.ts";
import { css, mixed } from "../palette.ts";
import { PlainPicture, differences } from "../picture.ts";
import type { Change, Ground } from "../picture.ts";
import { joined, placed, plate, rounded, roundedPath } from "../shapes.ts";
import type { Part } from "../shapes.ts";
import type { Studio } from "../studio.ts";

const EYE = { outer: 0.3, inner: 0.232 };
const ARM = { half: 0.12, length: 0.235, end: 0.49 };
const HEIGHT = 0.1;
const DIRECTIONS: readonly Cell[] = [
  { column: 1, row: 0 },
  { column: -1, row: 0 },
  { column: 0, row: 1 },
  { column: 0, row: -1 },
];

export class PusheePicture extends PlainPicture {
  override readonly height = 0.2;
  override readonly pace = 180;

  override painted(view: View): string {
    return view.values.join("");
  }

  paint(view: View, ground: Ground): void {
    const { context, unit, middle, grid, studio } = ground;
    const { palette } = studio;
    const font = getComputedStyle(document.documentElement).fontFamily;
    context.font = `600 ${0.42 * unit}px ${font}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    view.values.forEach((value, at) => {
      const [x, y] = middle(at % view.columns, Math.floor(at / view.columns));
      // The more a square is worth, the deeper its glaze.
      context.fillStyle = css(mixed(palette.glaze, palette.cobalt, 0.022 * value));
      context.fillRect(x - unit / 2, y - unit / 2, unit, unit);
      context.fillStyle = css(palette.ink, value === 0 ? 0.5 : 0.92);
      context.fillText(String(value), x, y + 0.03 * unit);
    });
    paintGrid(context, grid, unit, css(mixed(palette.line, palette.cobalt, 0.25)), 0.025);
  }

  model(symbol: string, _layer: number, _view: View, studio: Studio): Object3D {
    const mesh = new Mesh(bar(symbol.toLowerCase(), studio), studio.clay());
    mesh.castShadow = mesh.receiveShadow = true;
    const group = new Group().add(mesh);
    if (symbol !== symbol.toLowerCase()) mesh.rotation.y = Math.PI / 2;
    return group;
  }

  override wordOfWay(x: number, z: number): string {
    return Math.abs(x) >= Math.abs(z) ? "h" : "v";
  }

  override wordModel(word: string, view: View, studio: Studio): Object3D | null {
    if (word !== "h" && word !== "v") return null;
    const seat = view.turn === 0 ? "x" : "o";
    return this.model(word === "h" ? seat : seat.toUpperCase(), 0, view, studio);
  }

  /** Pieces are pushed along a line by one square: each run that ends in a square now filled, or at
   * the edge, and begins beside a piece that pushes. */
  override changes(before: View, after: View, _played: Played, grid: Grid): Change[] {
    const changes: Change[] = [];
    const accounted = new Set<Place>();
    for (const place of grid.squares()) {
      const was = before.cells[grid.index(place)] ?? "";
      if (was === "" || accounted.has(place)) continue;
      for (const direction of DIRECTIONS) {
        const run = pushedRun(before, after, grid, place, direction);
        if (run === null || run.some((square) => accounted.has(square))) continue;
        run.forEach((square) => accounted.add(square));
        changes.push(...pushed(run, before, after, grid, direction));
        break;
      }
    }
    const settled = new Set(changes.flatMap((change) => (change.kind === "move" ? [change.place, change.to] : [change.place])));
    const others = differences(this, before, after, grid).filter((change) => !settled.has(change.place));
    return [...changes, ...others.map((change): Change => (change.kind === "enter" ? { ...change, gait: "drop" } : change))];
  }
}

/** The run from `start` that one step in `direction` explains, or null. */
function pushedRun(before: View, after: View, grid: Grid, start: Place, direction: Cell): Place[] | null {
  if (after.cells[grid.index(start)] !== "") return null;
  const back: Cell = { column: -direction.column, row: -direction.row };
  // The piece that was placed may push in the same step.
  const pusher = at(before, grid, start, back).cell || at(after, grid, start, back).cell;
  const isLying = pusher === pusher.toLowerCase();
  if (pusher === "" || isLying !== (direction.row === 0)) return null;
  const run: Place[] = [];
  for (let place: Place | null = start; place !== null; ) {
    const cell = before.cells[grid.index(place)] ?? "";
    if (cell === "") return run;
    run.push(place);
    const next = at(after, grid, place, direction);
    // A piece keeps its colour; whether it lies or stands may change as it moves.
    if (next.place !== null && next.cell.toLowerCase() !== cell.toLowerCase()) return null;
    place = next.place;
  }
  return run;
}

function pushed(run: Place[], before: View, after: View, grid: Grid, direction: Cell): Change[] {
  return run.map((place): Change => {
    const next = at(after, grid, place, direction);
    const delay = 0;
    if (next.place !== null) {
      const turn = next.cell !== (before.cells[grid.index(place)] ?? "");
      return { kind: "move", layer: 0, place, to: next.place, path: [], gait: "slide", turn, delay };
    }
    const { column, row } = grid.cell(place) ?? { column: 0, row: 0 };
    const towards = grid.atCell({ column: column + 1.2 * direction.column, row: row + 1.2 * direction.row });
    return { kind: "leave", layer: 0, place, gait: "fall", towards: new Vector3().copy(towards), delay };
  });
}

function at(view: View, grid: Grid, place: Place, by: Cell): { place: Place | null; cell: string } {
  const { column, row } = grid.cell(place) ?? { column: 0, row: 0 };
  const next = grid.place({ column: column + by.column, row: row + by.row });
  if (next === null || !grid.isSquare(next)) return { place: null, cell: "" };
  return { place: next, cell: view.cells[grid.index(next)] ?? "" };
}

/** Two arms and an eye; each arm of the second seat's is hollow. */
function bar(seat: string, studio: Studio): BufferGeometry {
  return studio.geometry(`bar ${seat}`, () => {
    const colour = studio.palette[seat === "x" ? "seat-1" : "seat-2"];
    const eye = new Shape();
    eye.absarc(0, 0, EYE.outer, 0, 2 * Math.PI);
    eye.holes.push(new Path().absarc(0, 0, EYE.inner, 0, 2 * Math.PI, true));
    const arms = [-1, 1].map((side): Part => {
      const shape = rounded(ARM.length, 2 * ARM.half, 0.05);
      if (seat === "o") shape.holes.push(roundedPath(new Path(), ARM.length - 0.13, 2 * ARM.half - 0.12, 0.01));
      const place = placed(side * (ARM.end - ARM.length / 2), 0, 0);
      return { geometry: plate(shape, HEIGHT, 0.018, 8), colour, place };
    });
    return joined([{ geometry: plate(eye, HEIGHT, 0.018, 40), colour }, ...arms]);
  });
}
