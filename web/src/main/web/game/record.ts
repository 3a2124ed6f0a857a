// A game of the page as a record: what is copied, shared and put on the shelf.

import type { RecordView, Rules } from "../rules/types.ts";
import { settings } from "../settings.ts";
import { sideName } from "./names.ts";
import { current, type SeatInfo, type TableState } from "./table.ts";

/** The game so far; null while there is none. */
export function recordOf(state: TableState): RecordView | null {
  const view = current(state);
  if (!state.start || !view) {
    return null;
  }
  const [first, second] = state.seats;
  // Alone on this device one is whoever one said in the settings.
  const mine = state.mine.length === 1 ? settings.get("name") : "";
  const isOver = state.phase === "over" && state.result !== "none";
  return {
    game: view.game,
    options: view.options,
    start: state.start.text,
    moves: state.moves.map((played) => played.move),
    result: isOver ? state.result : "none",
    reason: isOver ? state.reason : "none",
    tags: {
      First: first.name || (first.kind === "person" ? mine || sideName(view, 0) : "Quinas"),
      Second: second.name || (second.kind === "person" ? mine || sideName(view, 1) : "Quinas"),
      FirstLevel: level(first),
      SecondLevel: level(second),
      Date: new Date().toISOString().slice(0, 10),
    },
    comments: {},
    variations: [],
  };
}

/** Puts the game into the archive of this browser. */
export async function shelve(state: TableState, rules: Rules): Promise<void> {
  const record = recordOf(state);
  if (record) {
    const { keep } = await import("../study/shelf.ts");
    await keep(record, await rules.writeRecord(record));
  }
}

function level(seat: SeatInfo): string {
  return seat.kind === "computer" ? seat.level : seat.kind === "bot" ? "bot" : "human";
}
