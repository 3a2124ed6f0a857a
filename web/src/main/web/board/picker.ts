// Where a chosen square leaves a choice of words, they stand beside it on the board.

import { svg, type SVGTemplateResult } from "lit";
import type { Place, View } from "../rules/types.ts";
import { board as texts } from "../text/board.ts";
import { t, word as wordText } from "../text/text.ts";
import { type Geometry, SQUARE } from "./geometry.ts";
import type { Picture } from "./picture.ts";

export interface PickerAsks {
  say(word: string): void;
  point(word: string | null): void;
  key(event: KeyboardEvent, word: string): void;
}

/** Large enough for a finger: `unit` is the width of one pixel. */
export function drawPicker(
  picture: Picture,
  view: View,
  geometry: Geometry,
  place: Place,
  words: readonly string[],
  pointed: string | null,
  unit: number,
  asks: PickerAsks,
): SVGTemplateResult {
  const size = Math.max(SQUARE * 0.9, 46 * unit);
  const gap = size * 0.06;
  const width = words.length * size + 2 * gap;
  const height = size + 2 * gap;
  const { x, y } = geometry.centre(place);
  const left = Math.min(Math.max(x - width / 2, 0), Math.max(0, geometry.width - width));
  const above = y - SQUARE / 2 - height - 6;
  const top = above >= -SQUARE * 0.2 ? above : y + SQUARE / 2 + 6;
  return svg`<g role="group" aria-label=${t(texts, "choose")} transform=${`translate(${left} ${top})`}>
    <rect class="picker-ground" width=${width} height=${height} rx="10"></rect>
    ${words.map(
      (word, at) => svg`<g class=${word === pointed ? "pick pointed" : "pick"} role="button" tabindex="-1"
        data-word=${word} aria-label=${wordText(texts, word)}
        transform=${`translate(${gap + at * size} ${gap})`}
        @pointerdown=${(event: Event) => event.stopPropagation()}
        @click=${() => asks.say(word)}
        @pointerenter=${() => asks.point(word)}
        @pointerleave=${() => asks.point(null)}
        @focus=${() => asks.point(word)}
        @keydown=${(event: KeyboardEvent) => asks.key(event, word)}>
        <rect class="pick-ground" width=${size} height=${size} rx="6"></rect>
        <g aria-hidden="true" transform=${`translate(${size / 2} ${size / 2}) scale(${size / SQUARE})`}>
          ${picture.word?.(word, view) ?? svg`<text>${wordText(texts, word)}</text>`}
        </g>
      </g>`,
    )}
  </g>`;
}
