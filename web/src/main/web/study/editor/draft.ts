// A position in the making: what lies where, and the words after the board. It need not be a position
// that can be; the rules core says what is wrong with it.

import type { Place, Seat, View } from "../../rules/types.ts";

export interface Draft {
  game: string;
  options: string;
  columns: number;
  rows: number;
  /** In the symbols of the game's notation, rows from the top; `""` is empty. */
  cells: string[];
  /** Pushee's values; otherwise empty. */
  values: number[];
  /** The words after the board, by the keys of the game's fields. */
  words: Record<string, string>;
}

/** Something that can be chosen beside the board. */
export type Field =
  | { key: string; kind: "choice"; choices: readonly string[] }
  | { key: string; kind: "number"; low: number; high: number }
  | { key: string; kind: "text" };

/** What the brush leaves on a square. */
export interface Brush {
  key: string;
  /** `cell` replaces what lies there, `tower` stands on it, `value` is the square's worth. */
  layer: "cell" | "tower" | "value";
  symbol: string;
}

/** How one game's positions are set up and written. */
export interface Form {
  brushes: Brush[];
  fields(draft: Draft): Field[];
  /** The words after the board of a text that the rules core has written. */
  words(tail: string[]): Record<string, string>;
  /** The whole text. What follows from the board is worked out here. */
  text(draft: Draft): string;
  /** The seat to act, as far as the words tell. */
  turn(words: Record<string, string>): Seat;
  /** Options that shape the board: another value needs another board. */
  shaping: string[];
  /** Whether start positions differ from deal to deal. */
  isDealt: boolean;
}

export function draftOf(view: View, form: Form): Draft {
  const { game, options, columns, rows, cells, values, text } = view;
  const boards = values.length > 0 ? 2 : 1;
  return {
    game,
    options,
    columns,
    rows,
    cells: [...cells],
    values: [...values],
    words: form.words(text.split(" ").slice(boards)),
  };
}

/** The board's rows, a number for so many empty squares. */
export function boardText(draft: Draft): string {
  const rows: string[] = [];
  for (let row = 0; row < draft.rows; row++) {
    let text = "";
    let empty = 0;
    for (const cell of draft.cells.slice(row * draft.columns, (row + 1) * draft.columns)) {
      if (cell === "") {
        empty++;
        continue;
      }
      text += (empty > 0 ? empty : "") + cell;
      empty = 0;
    }
    rows.push(text + (empty > 0 ? empty : ""));
  }
  return rows.join("/");
}

export function valuesText(draft: Draft): string {
  const rows: string[] = [];
  for (let row = 0; row < draft.rows; row++) {
    rows.push(draft.values.slice(row * draft.columns, (row + 1) * draft.columns).join(""));
  }
  return rows.join("/");
}

export function count(draft: Draft, symbols: string): number {
  return draft.cells.filter((cell) => cell !== "" && symbols.includes(cell)).length;
}

/** How much lies on the board, towers by themselves. */
export function filled(draft: Draft): number {
  return draft.cells.reduce((sum, cell) => sum + cell.length, 0);
}

/** An option's value, or what is standard. */
export function option(draft: Draft, key: string, standard: string): string {
  const words = draft.options.split(",").map((word) => word.split("="));
  return words.find(([name]) => name === key)?.[1] ?? standard;
}

export function indexOf(draft: Draft, place: Place): number {
  const column = place.charCodeAt(0) - "a".charCodeAt(0);
  const row = Number(place.slice(1)) - 1;
  return row >= 0 && row < draft.rows && column >= 0 && column < draft.columns
    ? row * draft.columns + column
    : -1;
}

/** The draft after one touch of the brush; `null` wipes. Touching the same twice wipes too. */
export function painted(draft: Draft, place: Place, brush: Brush | null, toggles: boolean): Draft {
  const at = indexOf(draft, place);
  if (at < 0) {
    return draft;
  }
  if (brush?.layer === "value") {
    return { ...draft, values: draft.values.with(at, Number(brush.symbol)) };
  }
  const cell = draft.cells[at] ?? "";
  return { ...draft, cells: draft.cells.with(at, cellAfter(cell, brush, toggles)) };
}

function cellAfter(cell: string, brush: Brush | null, toggles: boolean): string {
  const [ground, tower] = [cell.slice(0, 1), cell.slice(1)];
  if (brush === null) {
    return tower ? ground : "";
  }
  if (brush.layer === "tower") {
    return ground && (tower !== brush.symbol || !toggles) ? ground + brush.symbol : ground;
  }
  if (ground === brush.symbol) {
    return toggles && !tower ? "" : cell;
  }
  return brush.symbol + tower;
}

export function cleared(draft: Draft): Draft {
  return { ...draft, cells: draft.cells.map(() => "") };
}
