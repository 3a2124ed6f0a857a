// Shiftago: glass marbles in grooves, pushed in through 28 notches around the board.

import { css, svg, type SVGTemplateResult } from "lit";
import type { Place, View } from "../../rules/types.ts";
import { board as texts } from "../../text/board.ts";
import { t } from "../../text/text.ts";
import { CALM, shift, travel } from "../acts.ts";
import { inward, notch, range, SQUARE, squareAt } from "../geometry.ts";
import { type Act, cellAt, type Change, type Picture, type Scene, type Sprite } from "../picture.ts";
import { through } from "./ground.ts";

const styles = css`
  .rim {
    fill: var(--glaze);
  }
  .groove {
    stroke: var(--groove-deep);
    stroke-width: 26;
    fill: none;
  }
  .hollow {
    fill: var(--groove);
    stroke: var(--groove-deep);
    stroke-width: 2;
  }
  .hollow-shade {
    fill: url(#hollow-shade);
    opacity: var(--relief);
  }
  .marble-shadow {
    fill: var(--shade);
  }
  .marble {
    fill: var(--seat);
    stroke: var(--seat-line);
    stroke-width: 5;
  }
  .marble-glow {
    fill: url(#marble-glow);
    opacity: var(--relief);
  }
  .marble-light {
    fill: url(#marble-light);
    opacity: var(--relief);
  }
  .marble-ring {
    fill: none;
    stroke: color-mix(in oklab, var(--seat) 45%, white);
    stroke-width: 8;
  }
  .two .marble-ring {
    stroke: color-mix(in oklab, color-mix(in oklab, var(--seat) 34%, white), black calc(var(--pattern) * 100%));
  }
  .notch {
    fill: none;
    stroke: color-mix(in oklab, var(--muted) 62%, var(--glaze));
    stroke-width: 6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .notch.full {
    stroke: var(--line);
    opacity: 0.5;
  }
  .notch-ground {
    fill: transparent;
  }
  .hint .notch-ground {
    fill: var(--cobalt);
  }
  .hint .notch {
    stroke: var(--on-cobalt);
  }
`;

export const shiftago: Picture = {
  notched: true,
  styles,

  defs: () => svg`
    <radialGradient id="hollow-shade" cx="0.5" cy="0.62" r="0.55">
      <stop offset="0.6" stop-color="black" stop-opacity="0"></stop>
      <stop offset="1" stop-color="black" stop-opacity="0.16"></stop>
    </radialGradient>
    <radialGradient id="marble-glow" cx="0.66" cy="0.74" r="0.62">
      <stop offset="0" stop-color="white" stop-opacity="0.42"></stop>
      <stop offset="0.5" stop-color="white" stop-opacity="0.08"></stop>
      <stop offset="0.82" stop-color="black" stop-opacity="0.1"></stop>
      <stop offset="1" stop-color="black" stop-opacity="0.32"></stop>
    </radialGradient>
    <radialGradient id="marble-light" cx="0.5" cy="0.5" r="0.5">
      <stop offset="0" stop-color="white" stop-opacity="0.95"></stop>
      <stop offset="0.45" stop-color="white" stop-opacity="0.5"></stop>
      <stop offset="1" stop-color="white" stop-opacity="0"></stop>
    </radialGradient>`,

  ground: ({ geometry, view }) => {
    const { columns, rows, width, height, rim } = geometry;
    const over = rim > 0 ? 14 : 0;
    const half = SQUARE / 2;
    const grooves = [
      ...range(rows).map((row) => `M${-over} ${row * SQUARE + half}H${width + over}`),
      ...range(columns).map((column) => `M${column * SQUARE + half} ${-over}V${height + over}`),
    ];
    return svg`
      <rect class="rim" x=${-rim} y=${-rim} width=${width + 2 * rim} height=${height + 2 * rim}></rect>
      <rect class="ground" width=${width} height=${height}></rect>
      <path class="groove" d=${grooves.join("")}></path>
      ${geometry.squares.map((square) => {
        const { x, y } = geometry.centre(square);
        return svg`<circle class="hollow" cx=${x} cy=${y} r="43"></circle>
          <circle class="hollow-shade" cx=${x} cy=${y} r="43"></circle>`;
      })}
      <rect class="frame" x=${-rim} y=${-rim} width=${width + 2 * rim} height=${height + 2 * rim}></rect>
      ${notches(geometry.grid.flat()).map((place) =>
        arrow({ view, geometry }, place, isFull(view, place) ? "notch full" : "notch"),
      )}`;
  },

  sprites: ({ view, geometry }) =>
    geometry.squares.flatMap((square): Sprite[] => {
      const cell = cellAt(view, square);
      return cell === "" ? [] : [{ key: `marble:${square}`, place: square, body: marble(cell) }];
    }),

  above: ({ view, geometry }) => through(geometry, view.decisive),

  hint: (scene, place) => (notch(place) ? arrow(scene, place, "notch") : svg``),

  // The whole row as it will lie: the marbles that move, a part of the way, and the new one.
  preview: ({ view, geometry }, after, _changed, move) => {
    const edge = notch(move);
    if (!edge) {
      return null;
    }
    const run = line(move, view).slice(0, pushed(move, view) + 1);
    const way = geometry.way(inward(edge.side));
    return svg`${run.map((square) => {
      const { x, y } = geometry.centre(square);
      return svg`<g transform="translate(${x - way.x * 8} ${y - way.y * 8})">${marble(cellAt(after, square))}</g>`;
    })}`;
  },

  acts: ({ before, view, geometry, played }: Change): Act[] => {
    const edge = notch(played.move);
    if (!edge) {
      return [];
    }
    const run = line(played.move, view).slice(0, pushed(played.move, before) + 1);
    return run.map((square, at) => {
      const from = at === 0 ? played.move : run[at - 1]!;
      const act = travel(`marble:${square}`, geometry.offset(from, square), CALM);
      return at === 0
        ? { ...act, frames: [{ transform: `${shift(geometry.offset(from, square))} scale(0.6)`, opacity: 0.2 }, { transform: "none", opacity: 1 }] }
        : act;
    });
  },

  pace: () => CALM,
  showsStarts: () => false,
  takes: () => false,
  columnFigure: (column) => String(column + 1),

  describe: (view, square) => {
    const cell = cellAt(view, square);
    return cell === "" ? t(texts, "empty") : t(texts, cell === "x" ? "marbleFirst" : "marbleSecond");
  },
};

export function marble(cell: string): SVGTemplateResult {
  return svg`<g class=${cell === "x" ? "one" : "two"}>
    <ellipse class="marble-shadow" cx="3" cy="8" rx="38" ry="36"></ellipse>
    <circle class="marble" r="38"></circle>
    <circle class="marble-glow" r="38"></circle>
    ${cell === "x" ? svg`` : svg`<circle class="marble-ring" r="19"></circle>`}
    <ellipse class="marble-light" cx="-13" cy="-17" rx="15" ry="9.5" transform="rotate(-38 -13 -17)"></ellipse>
  </g>`;
}

function notches(places: readonly (Place | null)[]): Place[] {
  return places.filter((place): place is Place => place !== null && notch(place) !== null);
}

function arrow({ geometry }: Scene, place: Place, kind: string): SVGTemplateResult {
  const edge = notch(place);
  if (!edge) {
    return svg``;
  }
  const { x, y } = geometry.centre(place);
  const way = geometry.way(inward(edge.side));
  const turn = (Math.atan2(way.y, way.x) * 180) / Math.PI;
  return svg`<g transform="translate(${x} ${y}) rotate(${turn})">
    <rect class="notch-ground" x="-24" y="-32" width="48" height="64" rx="6"></rect>
    <path class=${kind} d="M-6 -14L9 0L-6 14"></path>
  </g>`;
}

/** The squares of a notch's line, from the edge. */
function line(move: Place, view: View): Place[] {
  const edge = notch(move)!;
  const way = inward(edge.side);
  const last = (way.x ? view.columns : view.rows) - 1;
  return range(last + 1).map((step) => {
    const at = way.x + way.y > 0 ? step : last - step;
    return way.x ? squareAt(at, edge.line) : squareAt(edge.line, at);
  });
}

/** How many marbles lie in an unbroken row from the edge. */
function pushed(move: Place, before: View): number {
  const at = line(move, before).findIndex((square) => cellAt(before, square) === "");
  return at < 0 ? before.columns - 1 : at;
}

function isFull(view: View, place: Place): boolean {
  return line(place, view).every((square) => cellAt(view, square) !== "");
}
