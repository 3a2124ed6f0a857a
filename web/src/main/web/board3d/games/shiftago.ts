// Shiftago: glass marbles in grooves, and a rim of 28 notches through which they are pushed in.

import { Group, Mesh, MeshBasicMaterial, MeshPhongMaterial, PlaneGeometry, Shape, SphereGeometry } from "three";
import type { BufferGeometry, Object3D } from "three";
import type { Place, Played, View } from "../../rules/types.ts";
import type { Cell, Grid } from "../grid.ts";
import { css } from "../palette.ts";
import { PlainPicture, differences } from "../picture.ts";
import type { Change, Ground } from "../picture.ts";
import { plate } from "../shapes.ts";
import type { Studio } from "../studio.ts";
import { glass } from "./glass.ts";

const RADIUS = 0.4;
/** How deep a marble lies in its groove. */
const DEPTH = 0.07;

export class ShiftagoPicture extends PlainPicture {
  override readonly margin = 1.22;
  override readonly height = 0.7;
  override readonly pace = 220;
  override readonly isOfLines = true;

  override column(column: number): string {
    return String(column + 1);
  }

  paint(view: View, ground: Ground): void {
    const { context, unit, middle, studio } = ground;
    const { palette } = studio;
    context.lineCap = "round";
    context.strokeStyle = css(palette.groove);
    context.lineWidth = 0.3 * unit;
    for (let line = 0; line < view.rows; line++) {
      stroke(context, middle(-0.62, line), middle(view.columns - 0.38, line));
      stroke(context, middle(line, -0.62), middle(line, view.rows - 0.38));
    }
    for (let row = 0; row < view.rows; row++) {
      for (let column = 0; column < view.columns; column++) {
        const [x, y] = middle(column, row);
        const hollow = context.createRadialGradient(x, y + 0.07 * unit, 0.05 * unit, x, y, 0.38 * unit);
        hollow.addColorStop(0, css(palette.groove));
        hollow.addColorStop(0.75, css(palette["groove-deep"]));
        hollow.addColorStop(1, css(palette.line));
        context.fillStyle = hollow;
        context.beginPath();
        context.arc(x, y, 0.37 * unit, 0, 2 * Math.PI);
        context.fill();
      }
    }
  }

  model(symbol: string, _layer: number, _view: View, studio: Studio): Object3D {
    const ball = studio.geometry("marble", () => new SphereGeometry(RADIUS, 40, 28));
    const mesh = new Mesh(ball, glass(symbol, studio));
    mesh.position.y = RADIUS - DEPTH;
    mesh.castShadow = true;
    return new Group().add(mesh);
  }

  override notches(grid: Grid): Place[] {
    const all: Place[] = [];
    for (let row = 1; row <= grid.rows; row++) all.push(`left${row}`, `right${row}`);
    for (let column = 1; column <= grid.columns; column++) all.push(`up${column}`, `down${column}`);
    return all;
  }

  override notch(place: Place, studio: Studio): Object3D {
    const arrow = new Mesh(studio.geometry("notch", arrowHead), studio.material("notch", () => new MeshPhongMaterial()));
    arrow.name = "arrow";
    arrow.castShadow = true;
    arrow.position.z = 0.16;
    // Wider than it looks, so that a finger finds it.
    const field = new Mesh(
      studio.geometry("notch field", () => new PlaneGeometry(0.94, 0.94).rotateX(-Math.PI / 2).translate(0, 0.1, 0.05)),
      studio.material("unseen", () => new MeshBasicMaterial({ visible: false })),
    );
    const group = new Group().add(arrow, field);
    // The arrow is made pointing down the board, as it is pushed in from above.
    const turns: Record<string, number> = { up: 0, left: 1, down: 2, right: 3 };
    group.rotation.y = ((turns[place.replace(/\d+/, "")] ?? 0) * Math.PI) / 2;
    return group;
  }

  override changes(before: View, after: View, played: Played, grid: Grid): Change[] {
    const start = grid.cell(played.move);
    if (start === null || grid.isSquare(played.move)) return differences(this, before, after, grid);
    const step = inward(start, grid);
    const line: Place[] = [];
    for (let cell = start; ; ) {
      cell = { column: cell.column + step.column, row: cell.row + step.row };
      const place = grid.place(cell);
      if (place === null || !grid.isSquare(place)) return differences(this, before, after, grid);
      line.push(place);
      if (before.cells[grid.index(place)] === "") break;
    }
    // All up to the gap move on by one; the new marble follows from the rim.
    return line.map((to, at): Change => {
      const place = line[at - 1];
      const delay = 0;
      if (place !== undefined) return { kind: "move", layer: 0, place, to, path: [], gait: "roll", delay };
      const symbol = after.cells[grid.index(to)] ?? "";
      return { kind: "enter", layer: 0, place: to, symbol, from: grid.atCell(start, 0.07), gait: "roll", delay };
    });
  }
}

function inward(start: Cell, grid: Grid): Cell {
  if (start.column < 0) return { column: 1, row: 0 };
  if (start.column >= grid.columns) return { column: -1, row: 0 };
  return { column: 0, row: start.row < 0 ? 1 : -1 };
}

function arrowHead(): BufferGeometry {
  const shape = new Shape();
  shape.moveTo(-0.25, 0.13);
  shape.lineTo(0, -0.15);
  shape.lineTo(0.25, 0.13);
  shape.quadraticCurveTo(0, 0.03, -0.25, 0.13);
  return plate(shape, 0.07, 0.018);
}

function stroke(context: CanvasRenderingContext2D, from: [number, number], to: [number, number]): void {
  context.beginPath();
  context.moveTo(...from);
  context.lineTo(...to);
  context.stroke();
}
