// What a move was worth, told from the chances before and after it.
//
// A chance is the expected result of the first seat, from 0 to 1. The loss of a move is what the
// chance of the seat that made it fell by, from the engine's view before the move to its view after.
//
//   best         the engine's own first choice, or a loss under 1 %
//   good         a loss under 5 %
//   inaccuracy   5 % and more
//   mistake      10 % and more
//   blunder      15 % and more
//
// The engine looks a short time at each position, so its view wavers by a few per cent; 5 % is more
// than that, once the difference of odd and even depths is taken out (survey.ts).

import type { Score, Seat } from "../rules/types.ts";

export type Judgement = "best" | "good" | "inaccuracy" | "mistake" | "blunder";

/** Signs as chess players write them; a judgement is never told by colour alone. */
export const SIGNS: Record<Judgement, string> = {
  best: "",
  good: "",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

/** What the engine thinks of one position. */
export interface Assessment {
  score: Score;
  /** The first seat's expected result. */
  chance: number;
  /** The move it would make, or none if the game is over. */
  best: string | null;
}

/** How much of its chance `by` gave away, at least 0. */
export function loss(before: number, after: number, by: Seat): number {
  const fell = by === 0 ? before - after : after - before;
  return Math.max(0, fell);
}

export function judge(
  before: Assessment,
  after: Assessment,
  move: string,
  by: Seat,
): Judgement {
  if (before.best === move) {
    return "best";
  }
  const lost = loss(before.chance, after.chance, by);
  if (lost < 0.01) {
    return "best";
  }
  if (lost < 0.05) {
    return "good";
  }
  if (lost < 0.1) {
    return "inaccuracy";
  }
  return lost < 0.15 ? "mistake" : "blunder";
}

/** The assessment of a finished game: nothing is left to think about. */
export function finished(result: string): Assessment {
  if (result === "draw") {
    return { score: { kind: "exact", margin: 0 }, chance: 0.5, best: null };
  }
  const winner: Seat = result === "first" ? 0 : 1;
  return { score: { kind: "forced", winner, plies: 0 }, chance: 1 - winner, best: null };
}
