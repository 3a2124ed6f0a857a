// What the board marks of the move that led to a position.

import type { Place, Played } from "../rules/types.ts";
import type { Marks } from "./types.ts";

/** The squares that the move names, and whatever else any step of it has changed. */
export function lastMove(played: Played | null): Pick<Marks, "last" | "changed"> {
  const last = played?.named ?? [];
  const changed = new Set<Place>(played?.steps.flatMap((step) => step.changed));
  return { last, changed: [...changed].filter((place) => !last.includes(place)) };
}
