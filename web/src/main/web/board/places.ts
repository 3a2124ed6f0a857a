// The places of a board as those see them who use keys or a screen reader: a grid of cells, over the
// drawing, each with its words.

import { svg, type SVGTemplateResult } from "lit";
import type { Place } from "../rules/types.ts";
import { board as texts } from "../text/board.ts";
import { t } from "../text/text.ts";
import { type Geometry, notch, RIM, SQUARE } from "./geometry.ts";
import { label, type Situation } from "./labels.ts";
import type { Picture } from "./picture.ts";

export interface PlaceListeners {
  keydown: (event: KeyboardEvent) => void;
  click: (event: MouseEvent) => void;
}

export function drawPlaces(
  picture: Picture,
  geometry: Geometry,
  situation: Situation,
  /** The one place that the tab key leads to. */
  focused: Place | null,
  on: PlaceListeners,
): SVGTemplateResult {
  const cell = (place: Place): SVGTemplateResult => {
    const { x, y } = geometry.centre(place);
    const half = halfSize(place);
    return svg`<rect class=${situation.targets.has(place) ? "hit may" : "hit"} role="gridcell"
      data-place=${place} tabindex=${place === focused ? "0" : "-1"}
      aria-label=${label(picture, place, situation)}
      aria-selected=${situation.chosen.includes(place) ? "true" : "false"}
      x=${x - half.x} y=${y - half.y} width=${2 * half.x} height=${2 * half.y}></rect>`;
  };
  const cells = (places: readonly (Place | null)[]): SVGTemplateResult[] =>
    places.flatMap((place) => (place === null ? [] : [cell(place)]));
  return svg`<g role="grid" aria-label=${t(texts, "board")}
    @keydown=${on.keydown} @click=${on.click}>
    ${geometry.grid.map((row) => svg`<g role="row">${cells(row)}</g>`)}
  </g>`;
}

function halfSize(place: Place): { x: number; y: number } {
  const edge = notch(place);
  const half = SQUARE / 2 - 2;
  const narrow = RIM / 2 - 4;
  if (!edge) {
    return { x: half, y: half };
  }
  return edge.side === "left" || edge.side === "right" ? { x: narrow, y: half } : { x: half, y: narrow };
}
