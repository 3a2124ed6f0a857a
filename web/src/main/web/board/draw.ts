// The layers of a drawn board, the same for the board that is played on and for miniatures.

import { nothing, svg, type SVGTemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Place, Step, View } from "../rules/types.ts";
import { type Geometry, range, SQUARE } from "./geometry.ts";
import { cellAt, type Picture, type Scene, type Sprite } from "./picture.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the drawing takes in: squares, rim, and figures at the left and below. */
export function boxOf({ width, height, rim }: Geometry, margin: number): Box {
  const edge = 3;
  return {
    x: -rim - margin - edge,
    y: -rim - edge,
    width: width + 2 * rim + margin + 2 * edge,
    height: height + 2 * rim + margin + 2 * edge,
  };
}

export interface PieceState {
  chosen: ReadonlySet<Place>;
  dim: ReadonlySet<Place>;
  /** A piece that is being dragged, and how far. */
  drag: { place: Place; x: number; y: number } | null;
}

export const AT_REST: PieceState = { chosen: new Set(), dim: new Set(), drag: null };

export function drawPieces(picture: Picture, scene: Scene, state: PieceState): SVGTemplateResult {
  const sprites = picture.sprites(scene);
  // The uppermost of several on one place is the one that is lifted.
  const top = new Map(sprites.map((sprite) => [sprite.place, sprite.key]));
  const drawn = (sprite: Sprite): SVGTemplateResult => {
    const { x, y } = scene.geometry.centre(sprite.place);
    const isTop = top.get(sprite.place) === sprite.key;
    const drag = isTop && state.drag?.place === sprite.place ? state.drag : { x: 0, y: 0 };
    const kind = [
      "piece",
      isTop && state.chosen.has(sprite.place) ? "chosen" : "",
      state.dim.has(sprite.place) ? "dim" : "",
    ].join(" ");
    return svg`<g class=${kind} data-key=${sprite.key}
      transform=${`translate(${x + drag.x} ${y + drag.y})`}><g class="body">${sprite.body}</g></g>`;
  };
  const held = state.drag?.place;
  const ordered = held === undefined ? sprites : [
    ...sprites.filter((sprite) => top.get(held) !== sprite.key),
    ...sprites.filter((sprite) => top.get(held) === sprite.key),
  ];
  return svg`${repeat(ordered, (sprite) => sprite.key, drawn)}`;
}

/** The outcome of a move, faintly. */
export function drawPreview(picture: Picture, scene: Scene, preview: Step, move: string): SVGTemplateResult {
  const own = picture.preview?.(scene, preview.view, preview.changed, move);
  if (own) {
    return own;
  }
  const after = { ...scene, view: preview.view };
  const changed = new Set(preview.changed);
  return svg`${picture
    .sprites(after)
    .filter((sprite) => changed.has(sprite.place))
    .map((sprite) => {
      const { x, y } = scene.geometry.centre(sprite.place);
      return svg`<g transform=${`translate(${x} ${y})`}>${sprite.body}</g>`;
    })}`;
}

/** Squares whose present piece gives way in a preview. */
export function givenWay(view: View, preview: Step): Set<Place> {
  return new Set(preview.changed.filter((square) => cellAt(view, square) !== cellAt(preview.view, square)));
}

export function drawFigures(picture: Picture, geometry: Geometry, margin: number, size: number): SVGTemplateResult | typeof nothing {
  if (margin <= 0) {
    return nothing;
  }
  const seen = (at: number, count: number): number => (geometry.flipped ? count - 1 - at : at);
  const letter = picture.columnFigure ?? ((column: number) => String.fromCharCode(97 + column));
  const left = -geometry.rim - margin / 2 - 2;
  const below = geometry.height + geometry.rim + margin / 2 + 2;
  return svg`<g class="figures" font-size=${size}>
    ${range(geometry.rows).map(
      (row) => svg`<text x=${left} y=${row * SQUARE + SQUARE / 2}>${seen(row, geometry.rows) + 1}</text>`,
    )}
    ${range(geometry.columns).map(
      (column) => svg`<text x=${column * SQUARE + SQUARE / 2} y=${below}>${letter(seen(column, geometry.columns))}</text>`,
    )}</g>`;
}

/** A board that is only looked at: all layers but marks and the player's own. */
export function drawStill(picture: Picture, scene: Scene): SVGTemplateResult {
  return svg`<defs>${picture.defs()}</defs>
    <g class="surface">${picture.ground(scene)}</g>
    <g class="pieces">${drawPieces(picture, scene, AT_REST)}</g>
    <g class="above">${picture.above?.(scene) ?? nothing}</g>`;
}

export function viewBox({ x, y, width, height }: Box): string {
  return `${x} ${y} ${width} ${height}`;
}
