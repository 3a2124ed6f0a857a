// Every place in words, for those who hear the board.

import type { Place, View } from "../rules/types.ts";
import { board as texts } from "../text/board.ts";
import { t } from "../text/text.ts";
import { notch } from "./geometry.ts";
import type { Picture } from "./picture.ts";
import type { Marks } from "./types.ts";

export interface Situation {
  view: View;
  marks: Marks;
  chosen: readonly Place[];
  targets: ReadonlySet<Place>;
}

export function label(picture: Picture, place: Place, { view, marks, chosen, targets }: Situation): string {
  const edge = notch(place);
  const words = edge
    ? [t(texts, edge.side, edge.line + 1)]
    : [place, picture.describe(view, place)];
  const say = (condition: boolean, text: string): void => {
    if (condition) {
      words.push(text);
    }
  };
  say(chosen.includes(place), t(texts, "selected"));
  if (targets.has(place)) {
    const isTaken = picture.takes(view, place, chosen.length === 0);
    words.push(t(texts, isTaken ? "takes" : chosen.length || edge ? "target" : "start"));
  }
  say(marks.last.includes(place), t(texts, "lastMove"));
  say(marks.changed.includes(place) && !marks.last.includes(place), t(texts, "changed"));
  say(marks.pending.includes(place), t(texts, marks.pendingKind === "premove" ? "premove" : "confirm"));
  say(marks.faulty.includes(place), t(texts, "faulty"));
  say(view.decisive.includes(place), t(texts, "decisive"));
  return words.join(", ");
}
