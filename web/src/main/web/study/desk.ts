// A game that is carried from one page to another, to be analysed: kept for this tab only.

import type { RecordView } from "../rules/types.ts";

const KEY = "quinas.desk";

let onDesk: RecordView | null = null;

/** The address under which the game on the desk is analysed. */
export const DESK = "#/analyse/desk";

/** Lays a game on the desk. */
export function lay(record: RecordView): void {
  onDesk = record;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // It lies there until the page is loaded again.
  }
}

/** The game that was laid here last. */
export function onTheDesk(): RecordView | null {
  if (onDesk === null) {
    try {
      onDesk = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as RecordView | null;
    } catch {
      return null;
    }
  }
  return onDesk;
}
