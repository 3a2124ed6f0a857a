// The board under the keys: arrows lead from place to place, Enter and space choose, Escape gives up.

import type { Place } from "../rules/types.ts";
import type { Geometry } from "./geometry.ts";
import type { Hand } from "./hand.ts";

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

export interface KeyedBoard {
  geometry(): Geometry;
  /** A place was chosen; `isNext` by the space bar. */
  enter(place: Place, isNext: boolean): void;
  focusOn(place: Place): void;
  focusOnWord(word: string): void;
}

/** A key pressed on a place. Keys that mean nothing here go on to the page. */
export function keyOnPlace(event: KeyboardEvent, place: Place, hand: Hand, board: KeyedBoard): void {
  if (event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  if (event.key === "Enter" || event.key === " ") {
    board.enter(place, event.key === " ");
  } else if (event.key === "Escape" && hand.choice.isHalfMade) {
    hand.cancel();
  } else if (hand.picks.includes(event.key)) {
    hand.say(event.key);
  } else {
    const next = nextPlace(board.geometry(), place, event.key);
    if (next === null) {
      return;
    }
    board.focusOn(next);
  }
  consume(event);
}

/** A key pressed on one of the words beside `place`. */
export function keyOnWord(event: KeyboardEvent, word: string, place: Place, hand: Hand, board: KeyedBoard): void {
  const picks = hand.picks;
  const way = WAYS[event.key];
  if (event.key === "Enter" || event.key === " " || picks.includes(event.key)) {
    board.focusOn(place);
    hand.say(picks.includes(event.key) ? event.key : word);
  } else if (event.key === "Escape") {
    board.focusOn(place);
    hand.cancel();
  } else if (way) {
    const at = picks.indexOf(word) + way[0] + way[1] + picks.length;
    board.focusOnWord(picks[at % picks.length] ?? word);
  } else {
    return;
  }
  consume(event);
}

function consume(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The place that a key leads to, as the player sees the board; null if the key leads nowhere. */
export function nextPlace({ grid }: Geometry, place: Place, key: string): Place | null {
  const row = grid.findIndex((places) => places.includes(place));
  const column = grid[row]?.indexOf(place) ?? -1;
  const along = (grid[row] ?? []).filter((any): any is Place => any !== null);
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
  const beside = column === 0 ? 1 : column === (grid[0]?.length ?? 0) - 1 ? -1 : 0;
  return (way[0] === 0 ? at(row + inside, column + way[1]) : at(row + way[0], column + beside)) ?? place;
}
