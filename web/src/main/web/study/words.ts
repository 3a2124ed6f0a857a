// Scores and seats in words.

import { sideName } from "../game/names.ts";
import type { Score, Seat, View } from "../rules/types.ts";
import { analyse } from "../text/analyse.ts";
import { figure, t, word } from "../text/text.ts";

/** What a seat plays; its number while that is not settled. */
export function sideKey(view: View, seat: Seat): string {
  return view.sides[seat] || (seat === 0 ? "first" : "second");
}

/** A whole sentence: "Cats win by 3, exact". */
export function sentence(view: View, score: Score, chance: number): string {
  switch (score.kind) {
    case "exact": {
      if (score.margin === 0) {
        return t(analyse, "exact-draw");
      }
      const wins = word(analyse, `wins-${sideKey(view, score.margin > 0 ? 0 : 1)}`);
      return t(analyse, "exact-win", wins, figure(Math.abs(score.margin)));
    }
    case "forced":
      return score.plies === 0
        ? word(analyse, `won-${sideKey(view, score.winner)}`)
        : t(analyse, "forced", word(analyse, `wins-${sideKey(view, score.winner)}`), score.plies);
    case "guess": {
      const ahead: Seat = chance >= 0.5 ? 0 : 1;
      const share = percent(ahead === 0 ? chance : 1 - chance);
      return share === 50
        ? t(analyse, "even")
        : t(analyse, "chance", sideName(view, ahead), share);
    }
  }
}

/** Who is better off, or nobody. */
export function leader(score: Score, chance: number): Seat | null {
  switch (score.kind) {
    case "exact":
      return score.margin === 0 ? null : score.margin > 0 ? 0 : 1;
    case "forced":
      return score.winner;
    case "guess":
      return percent(chance) === 50 ? null : chance > 0.5 ? 0 : 1;
  }
}

/** How much better off the leader is, in the fewest characters that still say it. */
export function brief(score: Score, chance: number): string {
  switch (score.kind) {
    case "exact":
      return score.margin === 0 ? "=" : `+${Math.abs(score.margin)}`;
    case "forced":
      return `#${score.plies}`;
    case "guess":
      return `${percent(Math.max(chance, 1 - chance))} %`;
  }
}

/** Nobody is certain before the game is over: a guess is never told as 0 or 100. */
export function percent(chance: number): number {
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
