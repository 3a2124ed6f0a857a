// What may be done at a table on this device besides moves, and what becomes of it.

import type { Seat } from "../rules/types.ts";
import { stopped } from "./clock.ts";
import { current, type Possible, type TableState } from "./table.ts";

/** While the game goes on. `isAside`: it goes on in another tab. */
export function possibleIn({ moves, mine, isPaused }: TableState, isAside: boolean): Set<Possible> {
  const possible = new Set<Possible>();
  if (mine.length > 0) {
    possible.add("hint").add("resign").add("offer:draw");
  }
  if (mine.length === 0 || isPaused) {
    possible.add("pause");
  }
  if (!isAside && moves.some((played) => mine.includes(played.by))) {
    possible.add("offer:takeback");
  }
  return possible;
}

/** Who loses if somebody here gives up: on one screen the seat to act; null if nobody can. */
export function resigning(state: TableState): Seat | null {
  const turn = current(state)?.turn ?? 0;
  const loser = state.mine.includes(turn) ? turn : state.mine[0];
  return state.phase === "playing" ? (loser ?? null) : null;
}

/** Back to before the last move of a person here; null if there is none. */
export function takenBack({ moves, mine, clock }: TableState): Partial<TableState> | null {
  const at = mine.length === 0 ? moves.length - 1 : moves.findLastIndex((played) => mine.includes(played.by));
  return at < 0
    ? null
    : { phase: "playing", result: "none", reason: "", moves: moves.slice(0, at), clock: clock && stopped(clock) };
}
