// What the board shows of a node: its last move, and the best lines as arrows.

import { lastMove } from "../board/last-move.ts";
import { type Arrow, type Marks, NO_MARKS } from "../board/types.ts";
import type { Node } from "../game/tree.ts";
import type { Insight, View } from "../rules/types.ts";

export function marks(node: Node, insight: Insight | null): Marks {
  return {
    ...NO_MARKS,
    ...lastMove(node.played),
    arrows: insight ? arrows(node.view, insight) : [],
  };
}

/** One arrow for the first move of each line, the thinner the more it gives away. */
function arrows(view: View, insight: Insight): Arrow[] {
  const best = insight.lines[0]?.chance ?? 0.5;
  return insight.lines.flatMap((line, rank) => {
    const gesture = view.gestures.find((candidate) => candidate.move === line.moves[0]);
    const from = gesture?.places[0];
    const to = gesture?.places.at(-1);
    if (from === undefined || to === undefined) {
      return [];
    }
    const given = Math.abs(best - line.chance);
    return [{ from, to, weight: Math.max(0.2, 1 - 5 * given), label: String(rank + 1) }];
  });
}
