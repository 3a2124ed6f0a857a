// Which place a key leads to from another.

import type { Place } from "../rules/types.ts";
import type { Geometry } from "./geometry.ts";

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** The place that a key leads to, as the player sees the board; null if the key leads nowhere. */
export function nextPlace({ grid }: Geometry, place: Place, key: string): Place | null {
  const row = grid.findIndex((places) => places.includes(place));
  const column = grid[row]?.indexOf(place) ?? -1;
  if (row < 0) {
    return grid.flat().find((any) => any !== null) ?? null;
  }
  const along = grid[row]!.filter((any): any is Place => any !== null);
  if (key === "Home") {
    return along[0] ?? null;
  }
  if (key === "End") {
    return along.at(-1) ?? null;
  }
  const way = WAYS[key];
  if (!way) {
    return null;
  }
  const at = (r: number, c: number): Place | null => grid[r]?.[c] ?? null;
  const straight = at(row + way[0], column + way[1]);
  if (straight !== null) {
    return straight;
  }
  // Round a corner of the rim, where there is no place.
  const inside = row === 0 ? 1 : row === grid.length - 1 ? -1 : 0;
  const beside = column === 0 ? 1 : column === grid[0]!.length - 1 ? -1 : 0;
  return (
    (way[0] === 0 ? at(row + inside, column + way[1]) : at(row + way[0], column + beside)) ?? place
  );
}
