// Pushee Pieces: calm figures, and painted bars that run behind them, across or upright.

import { css, svg, type SVGTemplateResult } from "lit";
import type { Place, View } from "../../rules/types.ts";
import { board as texts } from "../../text/board.ts";
import { t } from "../../text/text.ts";
import { fade, grow, shift, travel } from "../acts.ts";
import { columnOf, type Geometry, rowOf, SQUARE, squareAt } from "../geometry.ts";
import { type Act, cellAt, type Change, type Picture, type Sprite } from "../picture.ts";
import { grid } from "./ground.ts";

/** How long each tier runs. */
const TIER = 180;

const styles = css`
  .worth {
    fill: color-mix(in oklab, transparent, var(--ink) calc(100% * var(--relief)));
  }
  .held {
    fill: var(--tint);
  }
  .one,
  .two {
    --tint: color-mix(in oklab, var(--glaze), var(--seat) calc(12% * var(--relief)));
  }
  .bar {
    fill: var(--seat);
    stroke: var(--seat);
    stroke-width: 5;
  }
  .two .bar {
    fill: color-mix(in oklab, var(--glaze), var(--seat) calc(6% * var(--relief)));
    stroke: color-mix(in oklab, var(--seat), black calc(var(--pattern) * 100%));
  }
  .bar-light {
    fill: white;
    opacity: 0.28;
  }
  .two .bar-light {
    fill: color-mix(in oklab, var(--seat), black calc(var(--pattern) * 100%));
    opacity: 0.3;
  }
  .bar-shadow {
    fill: var(--shade);
  }
  .figure {
    font: 400 46px var(--font);
    font-variant-numeric: tabular-nums lining-nums;
    text-anchor: middle;
    fill: var(--ink);
  }
  .figure.none {
    fill: color-mix(in oklab, var(--muted), var(--glaze) calc(32% * var(--relief)));
  }
  .figure.held-figure {
    font-weight: 650;
  }
  .plate {
    fill: var(--tint);
  }
`;

export const pushee: Picture = {
  notched: false,
  styles,
  defs: () => svg``,

  ground: ({ view, geometry }) => svg`${grid(geometry)}
    ${geometry.squares.map((square, at) => {
      const worth = view.values[at] ?? 0;
      const { x, y } = geometry.centre(square);
      return svg`<rect class="worth" x=${x - SQUARE / 2} y=${y - SQUARE / 2} width=${SQUARE}
        height=${SQUARE} opacity=${(worth * 0.009).toFixed(3)}></rect>`;
    })}`,

  sprites: ({ view, geometry }) =>
    geometry.squares.flatMap((square): Sprite[] => {
      const cell = cellAt(view, square);
      return cell === "" ? [] : [{ key: `bar:${square}`, place: square, body: bar(cell) }];
    }),

  // The figures lie above the bars, so that they can be read while these move.
  above: ({ view, geometry }) => svg`${geometry.squares.map((square, at) =>
    figure(geometry, square, view.values[at] ?? 0, cellAt(view, square)),
  )}`,

  acts: (change: Change): Act[] => (change.step === 0 ? placed(change) : pushes(change)),
  pace: () => TIER,
  word: (word, view) => svg`<g transform="scale(0.72)">${painted(inHand(view, word === "v"))}</g>`,
  wordOfWay: (x, y) => (Math.abs(x) >= Math.abs(y) ? "h" : "v"),
  showsStarts: () => false,
  takes: (view, square) => cellAt(view, square) !== "",

  describe: (view, square) => {
    const cell = cellAt(view, square);
    const worth = view.values[rowOf(square) * view.columns + columnOf(square)] ?? 0;
    const what = { x: "barFirstAcross", X: "barFirstUpright", o: "barSecondAcross", O: "barSecondUpright" } as const;
    return t(texts, "worth", cell in what ? t(texts, what[cell as keyof typeof what]) : t(texts, "empty"), worth);
  },
};

function inHand(view: View, isUpright: boolean): string {
  const letter = view.turn === 0 ? "x" : "o";
  return isUpright ? letter.toUpperCase() : letter;
}

export function bar(cell: string): SVGTemplateResult {
  return svg`<g class=${seatOf(cell)}>
    <rect class="held" x="-49" y="-49" width="98" height="98"></rect>
    ${painted(cell)}
  </g>`;
}

/** The bar itself, without the tint of its square. */
function painted(cell: string): SVGTemplateResult {
  const isUpright = cell === cell.toUpperCase();
  return svg`<g class=${seatOf(cell)} transform=${isUpright ? "rotate(90)" : "rotate(0)"}>
    <rect class="bar-shadow" x="-44" y=${isUpright ? -13 : -7} width=${isUpright ? 92 : 88} height="20" rx="4"></rect>
    <rect class="bar" x="-43" y="-10" width="86" height="20" rx="3"></rect>
    <rect class="bar-light" x="-43" y="-7.5" width="86" height="4"></rect>
  </g>`;
}

function figure(geometry: Geometry, square: Place, worth: number, cell: string): SVGTemplateResult {
  const { x, y } = geometry.centre(square);
  if (cell === "") {
    return svg`<text class=${worth === 0 ? "figure none" : "figure"} x=${x} y=${y + 16}>${worth}</text>`;
  }
  return svg`<g class=${seatOf(cell)}>
    <circle class="plate" cx=${x} cy=${y} r="21.5"></circle>
    <text class="figure held-figure" x=${x} y=${y + 16}>${worth}</text>
  </g>`;
}

function seatOf(cell: string): string {
  return cell.toLowerCase() === "x" ? "one" : "two";
}

function placed({ before, view, changed }: Change): Act[] {
  return changed.flatMap((square) => {
    const gone = cellAt(before, square);
    return [
      ...(gone !== "" ? [fade(bar(gone), square)] : []),
      ...(cellAt(view, square) !== "" ? [grow(`bar:${square}`, 0, TIER)] : []),
    ];
  });
}

/** Every row that moved, found by what lies where before and after. */
function pushes(change: Change): Act[] {
  const { before, geometry } = change;
  const acts: Act[] = [];
  const explained = new Set<Place>();
  const starts = change.changed.filter((square) => cellAt(before, square) !== "");
  // Squares that are empty now first: from them a row surely moved away.
  starts.sort((a, b) => Number(cellAt(change.view, a) !== "") - Number(cellAt(change.view, b) !== ""));
  for (const start of starts) {
    if (explained.has(start)) {
      continue;
    }
    const runs = WAYS.map((way) => run(change, start, way)).filter((found) => found.length > 1);
    runs.sort((a, b) => a.length - b.length);
    const [row] = runs;
    if (!row) {
      continue;
    }
    row.forEach((square, at) => {
      const from = row[at - 1];
      if (from === undefined) {
        return;
      }
      explained.add(from);
      if (geometry.has(square)) {
        acts.push(travel(`bar:${square}`, geometry.offset(from, square), TIER));
      } else {
        const away = geometry.offset(square, from);
        acts.push({
          on: { draw: bar(cellAt(before, from)), at: from },
          frames: [{ transform: "none", opacity: 1 }, { transform: shift(away), opacity: 0 }],
          millis: TIER,
        });
      }
    });
  }
  return acts;
}

const WAYS = [[1, 0], [-1, 0], [0, 1], [0, -1]] as const;

/** The squares from `start` on whose pieces have all gone one square this way, and the one that the
 * last of them went to; empty if they have not. */
function run({ before, view, geometry, changed }: Change, start: Place, way: readonly [number, number]): Place[] {
  const squares = [start];
  for (;;) {
    const from = squares.at(-1)!;
    const to = squareAt(columnOf(from) + way[0], rowOf(from) + way[1]);
    squares.push(to);
    if (!geometry.has(to)) {
      return squares;
    }
    if (!isSame(cellAt(before, from), cellAt(view, to))) {
      return [];
    }
    if (cellAt(before, to) === "") {
      return changed.includes(to) ? squares : [];
    }
  }
}

/** Whether they are of one seat; a piece may turn as it moves. */
function isSame(one: string, other: string): boolean {
  return one !== "" && one.toLowerCase() === other.toLowerCase();
}

