// Moves that may be said before it is one's turn: those that at least one answer of the other would
// allow. No rule is needed for that, only the moves themselves.

import type { Gesture, Rules, Seat, View } from "../rules/types.ts";
import type { TableState } from "./table.ts";

/** More answers of the other than this are not tried. */
const TRIED = 48;

/** What to offer at once, before they are known: all that could be played instead of one's last move. A
 * premove that turns out to be illegal is dropped at its turn. */
export function likelyPremoves({ start, moves }: TableState, seat: Seat): readonly Gesture[] {
  const last = moves.findLastIndex((played) => played.by === seat);
  const before = moves[last - 1]?.steps.at(-1)?.view ?? start;
  return last < 0 || before?.turn !== seat ? [] : before.gestures;
}

export async function premoves(rules: Rules, view: View, seat: Seat): Promise<Gesture[]> {
  if (view.isOver || view.turn === seat) {
    return [];
  }
  const moves = [...new Set(view.gestures.map((gesture) => gesture.move))];
  const stride = Math.max(1, Math.ceil(moves.length / TRIED));
  const found = new Map<string, Gesture>();
  for (let at = 0; at < moves.length; at += stride) {
    const played = await rules.play(view, moves[at] as string);
    const after = played.steps.at(-1)?.view;
    if (after && !after.isOver && after.turn === seat) {
      for (const gesture of after.gestures) {
        found.set(`${gesture.move} ${gesture.places.join(" ")} ${gesture.word}`, gesture);
      }
    }
  }
  return [...found.values()];
}
