// What the board marks: the last move, a move that waits, a hint.

import { lastMove } from "../../board/last-move.ts";
import { type Marks, NO_MARKS } from "../../board/types.ts";
import type { TableElement } from "./table.ts";

export function marksOf(page: TableElement): Marks {
  const { waiting, premove } = page.hand;
  const said = page.browser.isAtHead ? (waiting ?? premove) : null;
  const gestures = waiting === null ? page.foresight.early : (page.view?.gestures ?? []);
  const hint = page.foresight.arrow;
  return {
    ...NO_MARKS,
    ...lastMove(page.browser.at?.played ?? null),
    pending: said === null ? [] : (gestures.find((gesture) => gesture.move === said)?.places ?? []),
    pendingKind: said === null ? "none" : waiting === null ? "premove" : "confirm",
    arrows: hint && page.browser.isAtHead ? [{ from: hint[0], to: hint[1], weight: 1, label: "" }] : [],
  };
}
