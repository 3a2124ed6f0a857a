// Judgements as they are written, and what they say. What makes a move good or bad is decided by the
// engine: `Judgement` in Java.

import type { Assessment, Judgement, Seat, Verdict, View } from "../rules/types.ts";
import { analyse } from "../text/analyse.ts";
import { remarks } from "../text/remarks.ts";
import { fill, t, word } from "../text/text.ts";
import { sideKey } from "./words.ts";

/** Signs as chess players write them; a judgement is never told by colour alone. */
export const SIGNS: Record<Judgement, string> = {
  best: "",
  good: "",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

/** The assessment of a finished game: nothing is left to think about. */
export function finished(result: string): Assessment {
  if (result === "draw") {
    return { score: { kind: "exact", margin: 0 }, chance: 0.5, moves: [] };
  }
  const winner: Seat = result === "first" ? 0 : 1;
  return { score: { kind: "forced", winner, plies: 0 }, chance: 1 - winner, moves: [] };
}

/** What is said of a move: "Mistake: lets the dogs take the region around e5: 4 squares." */
export function said(view: View, { judgement, remark }: Verdict): string {
  const name = t(analyse, judgement);
  if (!remark) {
    return `${name}.`;
  }
  const details = remark.details.map((detail) =>
    typeof detail === "number" ? word(remarks, `who-${sideKey(view, detail)}`) : detail,
  );
  return t(analyse, "judged", name, fill(word(remarks, remark.kind), details));
}
