// The board itself: a glazed slab whose top each game paints, and the coordinates on its frame.

import { CanvasTexture, Mesh, MeshLambertMaterial, ShapeGeometry, SRGBColorSpace } from "three";
import { Group } from "three";
import type { View } from "../rules/types.ts";
import type { Grid } from "./grid.ts";
import type { Picture } from "./picture.ts";
import { css, mixed } from "./palette.ts";
import { plate, rounded } from "./shapes.ts";
import type { Studio } from "./studio.ts";

const THICKNESS = 0.3;
const CORNER = 0.16;
/** Texture of at most so many pixels a side. */
const LARGEST = 2048;

/** The slab with its painting; `repaint` after something painted has changed. */
export class Slab {
  readonly object = new Group();
  readonly #canvas = document.createElement("canvas");
  readonly #texture: CanvasTexture;
  readonly #unit: number;

  constructor(
    private readonly picture: Picture,
    private readonly grid: Grid,
    private readonly studio: Studio,
    private readonly coordinates: boolean,
  ) {
    const [width, depth] = slabSize(picture, grid);
    this.#unit = Math.min(160, Math.floor(LARGEST / Math.max(width, depth)));
    this.#canvas.width = Math.round(width * this.#unit);
    this.#canvas.height = Math.round(depth * this.#unit);
    this.#texture = studio.keep(new CanvasTexture(this.#canvas));
    this.#texture.colorSpace = SRGBColorSpace;
    this.#texture.anisotropy = 8;
    const top = studio.keep(new ShapeGeometry(rounded(width, depth, CORNER)));
    const uv = top.getAttribute("uv");
    for (let at = 0; at < uv.count; at++) uv.setXY(at, uv.getX(at) / width + 0.5, uv.getY(at) / depth + 0.5);
    const glaze = studio.keep(new MeshLambertMaterial({ map: this.#texture }));
    const face = new Mesh(top, glaze);
    face.rotation.x = -Math.PI / 2;
    face.receiveShadow = true;
    const { palette } = studio;
    const sides = studio.keep(
      new MeshLambertMaterial({ color: mixed(palette.glaze, palette.cobalt, 0.16) }),
    );
    const body = new Mesh(studio.keep(plate(rounded(width, depth, CORNER), THICKNESS, 0.04)), sides);
    body.position.y = -THICKNESS - 0.002;
    body.castShadow = true;
    this.object.add(face, body);
  }

  repaint(view: View): void {
    const context = this.#canvas.getContext("2d");
    if (context === null) return;
    const { palette } = this.studio;
    const unit = this.#unit;
    const { width, height } = this.#canvas;
    context.fillStyle = css(palette.glaze);
    context.fillRect(0, 0, width, height);
    const margin = this.picture.margin;
    context.save();
    this.picture.paint(view, {
      context,
      unit,
      grid: this.grid,
      studio: this.studio,
      middle: (column, row) => {
        const at = this.grid.atCell({ column, row });
        return [at.x * unit + width / 2, at.z * unit + height / 2];
      },
    });
    context.restore();
    const edge = 0.09 * unit;
    context.strokeStyle = css(palette.cobalt, 0.85);
    context.lineWidth = 0.022 * unit;
    context.beginPath();
    context.roundRect(edge, edge, width - 2 * edge, height - 2 * edge, CORNER * 0.7 * unit);
    context.stroke();
    if (this.coordinates) this.#letters(context, Math.min(0.34, margin * 0.55));
    this.#texture.needsUpdate = true;
  }

  #letters(context: CanvasRenderingContext2D, fromEdge: number): void {
    const { columns, rows } = this.grid;
    const unit = this.#unit;
    const { width, height } = this.#canvas;
    const font = getComputedStyle(document.documentElement).fontFamily;
    context.font = `600 ${0.24 * unit}px ${font}`;
    context.fillStyle = css(this.studio.palette.ink, 0.72);
    context.textAlign = "center";
    context.textBaseline = "middle";
    const away = fromEdge * unit;
    for (let column = 0; column < columns; column++) {
      const x = this.grid.atCell({ column, row: 0 }).x * unit + width / 2;
      for (const y of [away, height - away]) context.fillText(this.picture.column(column), x, y);
    }
    for (let row = 0; row < rows; row++) {
      const y = this.grid.atCell({ column: 0, row }).z * unit + height / 2;
      for (const x of [away, width - away]) context.fillText(String(row + 1), x, y);
    }
  }
}

/** Width and depth of the slab, in squares. */
export function slabSize(picture: Picture, grid: Grid): [number, number] {
  return [grid.columns + 2 * picture.margin, grid.rows + 2 * picture.margin];
}

/** A plain grid of thin lines: the ground of most games. */
export function paintGrid(
  context: CanvasRenderingContext2D,
  grid: Grid,
  unit: number,
  colour: string,
  thickness = 0.02,
): void {
  const { width, height } = context.canvas;
  const [left, top] = [(width - grid.columns * unit) / 2, (height - grid.rows * unit) / 2];
  context.strokeStyle = colour;
  context.lineWidth = thickness * unit;
  context.lineCap = "square";
  context.beginPath();
  for (let column = 0; column <= grid.columns; column++) {
    context.moveTo(left + column * unit, top);
    context.lineTo(left + column * unit, top + grid.rows * unit);
  }
  for (let row = 0; row <= grid.rows; row++) {
    context.moveTo(left, top + row * unit);
    context.lineTo(left + grid.columns * unit, top + row * unit);
  }
  context.stroke();
}
