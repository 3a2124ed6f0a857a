// Cats & Dogs: two animals and pots of flowers on a paved yard.

import { Group, Mesh } from "three";
import type { Object3D } from "three";
import type { Played, View } from "../../rules/types.ts";
import type { Grid } from "../grid.ts";
import { paintGrid } from "../ground.ts";
import { css, mixed } from "../palette.ts";
import { PlainPicture, differences } from "../picture.ts";
import type { Change, Ground } from "../picture.ts";
import type { Studio } from "../studio.ts";
import { cat, dog, flowerPot } from "./animals.ts";

const FIGURES = { c: cat, d: dog, "#": flowerPot } as const;

export class CatsDogsPicture extends PlainPicture {
  override readonly height = 0.85;

  override painted(view: View): string {
    return view.regions.map((region) => `${region.owner} ${region.squares.join()}`).join(";");
  }

  paint(view: View, ground: Ground): void {
    const { context, unit, middle, grid, studio } = ground;
    const { palette } = studio;
    const pale = mixed(palette.glaze, palette.leaf, 0.06);
    const deep = mixed(palette.glaze, palette.leaf, 0.16);
    for (let row = 0; row < view.rows; row++) {
      for (let column = 0; column < view.columns; column++) {
        const [x, y] = middle(column, row);
        context.fillStyle = css((row + column) % 2 === 0 ? pale : deep);
        context.fillRect(x - unit / 2, y - unit / 2, unit, unit);
      }
    }
    for (const { kind, owner, squares } of view.regions) {
      if (kind !== "private" || owner === null) continue;
      for (const place of squares) {
        const cell = grid.cell(place);
        if (cell) hatch(context, middle(cell.column, cell.row), unit, owner, css(palette[owner === 0 ? "seat-1" : "seat-2"], 0.42));
      }
    }
    paintGrid(context, grid, unit, css(mixed(palette.line, palette.leaf, 0.2)));
  }

  model(symbol: string, _layer: number, _view: View, studio: Studio): Object3D {
    const make = symbol === "c" || symbol === "d" ? FIGURES[symbol] : FIGURES["#"];
    const mesh = new Mesh(studio.geometry(`figure ${symbol}`, () => make(studio.palette)), studio.clay());
    if (symbol !== "#") mesh.scale.setScalar(1.12);
    mesh.castShadow = mesh.receiveShadow = true;
    return new Group().add(mesh);
  }

  override changes(before: View, after: View, _played: Played, grid: Grid): Change[] {
    return differences(this, before, after, grid).map((change): Change =>
      change.kind === "enter" ? { ...change, gait: "drop" } : change,
    );
  }
}

/** Cats hatch one way, dogs the other. */
function hatch(
  context: CanvasRenderingContext2D,
  [x, y]: [number, number],
  unit: number,
  owner: number,
  colour: string,
): void {
  context.save();
  context.beginPath();
  context.rect(x - unit / 2, y - unit / 2, unit, unit);
  context.clip();
  context.translate(x, y);
  if (owner === 1) context.scale(-1, 1);
  context.strokeStyle = colour;
  context.lineWidth = 0.03 * unit;
  context.beginPath();
  for (let at = -4; at <= 4; at++) {
    context.moveTo((at * 0.25 - 0.5) * unit, 0.5 * unit);
    context.lineTo((at * 0.25 + 0.5) * unit, -0.5 * unit);
  }
  context.stroke();
  context.restore();
}
