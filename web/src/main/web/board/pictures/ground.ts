// What several grounds share: lines between squares, lines through them, outlines of regions.

import { svg, type SVGTemplateResult } from "lit";
import type { Place } from "../../rules/types.ts";
import { type Geometry, range, SQUARE } from "../geometry.ts";

/** The board's surface with thin lines between its squares. */
export function grid({ columns, rows, width, height }: Geometry): SVGTemplateResult {
  const across = range(rows - 1).map((row) => `M0 ${(row + 1) * SQUARE}H${width}`);
  const down = range(columns - 1).map((column) => `M${(column + 1) * SQUARE} 0V${height}`);
  return svg`
    <rect class="ground" width=${width} height=${height}></rect>
    <path class="grid" d=${across.join("") + down.join("")}></path>
    <rect class="frame" width=${width} height=${height}></rect>`;
}

/** A line through the centres of squares in one line, from the first to the last. */
export function through(geometry: Geometry, squares: readonly Place[]): SVGTemplateResult {
  const points = squares.map((square) => geometry.centre(square));
  points.sort((a, b) => a.x - b.x || a.y - b.y);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) {
    return svg``;
  }
  const line = `M${first.x} ${first.y}L${last.x} ${last.y}`;
  return svg`
    <path class="through halo" pathLength="1" d=${line}></path>
    <path class="through" pathLength="1" d=${line}></path>`;
}

/** The border of a set of squares, drawn a little inside it. */
export function outline(geometry: Geometry, squares: readonly Place[], inset = 5): string {
  const inside = new Set(squares.map((square) => key(geometry.centre(square))));
  const half = SQUARE / 2;
  const parts: string[] = [];
  for (const square of squares) {
    const { x, y } = geometry.centre(square);
    const has = (dx: number, dy: number): boolean =>
      inside.has(key({ x: x + dx * SQUARE, y: y + dy * SQUARE }));
    // Each side as a line, ending before the corner where the border turns inwards, after it where
    // the border goes on or turns outwards.
    for (const [dx, dy] of [[0, -1], [1, 0], [0, 1], [-1, 0]] as const) {
      if (has(dx, dy)) {
        continue;
      }
      const end = (way: 1 | -1): number => {
        const ax = dy !== 0 ? way : 0;
        const ay = dx !== 0 ? way : 0;
        if (!has(ax, ay)) {
          return way * (half - inset);
        }
        return way * (has(ax + dx, ay + dy) ? half + inset : half);
      };
      const cross = half - inset;
      parts.push(
        dy !== 0
          ? `M${x + end(-1)} ${y + dy * cross}H${x + end(1)}`
          : `M${x + dx * cross} ${y + end(-1)}V${y + end(1)}`,
      );
    }
  }
  return parts.join("");
}

function key({ x, y }: { x: number; y: number }): string {
  return `${x} ${y}`;
}
