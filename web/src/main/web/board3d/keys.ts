// The board by keyboard: arrows move the cursor among the places, Enter chooses, Escape takes back.

import { Geometry } from "../board/geometry.ts";
import { nextPlace } from "../board/keyboard.ts";
import { pictureOf } from "../board/pictures/all.ts";
import type { Place } from "../rules/types.ts";
import type { Chooser, Choosing } from "./choosing.ts";

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Does what the key means; false if it means nothing here. */
export function press(key: string, board: Chooser, choosing: Choosing): boolean {
  if (choosing.words.includes(key)) {
    choosing.say(key);
    return true;
  }
  switch (key) {
    case "Enter":
    case " ":
      enter(board, choosing, key === " ");
      return true;
    case "Escape":
      if (!choosing.choice.isHalfMade) return false;
      choosing.cancel();
      return true;
    case "+":
    case "-":
      board.stage?.orbit.zoom(key === "+" ? 1.25 : 0.8, null);
      board.refresh();
      return true;
    default:
      return turnTo(key, board, choosing);
  }
}

/** Where the cursor is before it was ever moved. */
export function firstPlace(board: Chooser, choosing: Choosing): Place | null {
  const start = choosing.choice.gestures[0]?.places[0];
  return start ?? (board.view ? "a1" : null);
}

function turnTo(key: string, board: Chooser, choosing: Choosing): boolean {
  const { table, view, flipped } = board;
  if (!table || !view) return false;
  const way = WAYS[key];
  const word = way ? table.picture.wordOfWay(...way) : null;
  if (word !== null && choosing.words.includes(word)) {
    choosing.point(choosing.chosen, word);
    return true;
  }
  const here = choosing.cursor ?? firstPlace(board, choosing);
  if (here === null) return false;
  const geometry = new Geometry(view.columns, view.rows, flipped, pictureOf(view.game).notched);
  const next = nextPlace(geometry, here, key);
  if (next === null) return false;
  // The first arrow shows where the cursor is.
  choosing.cursor = choosing.isCursorShown ? next : here;
  choosing.isCursorShown = true;
  choosing.point(choosing.cursor);
  board.refresh();
  return true;
}

function enter(board: Chooser, choosing: Choosing, isNext: boolean): void {
  choosing.isCursorShown = true;
  choosing.cursor ??= firstPlace(board, choosing);
  board.hurry();
  const { cursor, word } = choosing;
  if (word !== null) choosing.say(word);
  else if (cursor !== null && isNext && board.editing) board.tell("quinas-square", { place: cursor, kind: "next" });
  else if (cursor !== null) choosing.choose(cursor);
}
