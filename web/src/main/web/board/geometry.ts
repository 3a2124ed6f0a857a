// Where places lie on a drawn board. A square is 100 units wide; the origin is the corner at the top
// left of the squares, as the player sees them.

import type { Place } from "../rules/types.ts";

export const SQUARE = 100;
/** Width of a rim with places of its own. */
export const RIM = 72;

export interface Point {
  x: number;
  y: number;
}

type Side = "left" | "right" | "up" | "down";

export interface Notch {
  side: Side;
  /** Counted from 0. */
  line: number;
}

/** The notch of a rim that a place names, or null if it is a square. */
export function notch(place: Place): Notch | null {
  const found = /^(left|right|up|down)(\d+)$/.exec(place);
  return found ? { side: found[1] as Side, line: Number(found[2]) - 1 } : null;
}

/** The way a piece goes that comes in from a side, on an unflipped board. */
export function inward(side: Side): Point {
  switch (side) {
    case "left":
      return { x: 1, y: 0 };
    case "right":
      return { x: -1, y: 0 };
    case "up":
      return { x: 0, y: 1 };
    case "down":
      return { x: 0, y: -1 };
  }
}

export function squareAt(column: number, row: number): Place {
  return String.fromCharCode(97 + column) + (row + 1);
}

export function columnOf(square: Place): number {
  return square.charCodeAt(0) - 97;
}

export function rowOf(square: Place): number {
  return Number(square.slice(1)) - 1;
}

export class Geometry {
  readonly width: number;
  readonly height: number;
  /** What lies around the squares on each side. */
  readonly rim: number;
  /** All squares, rows from the top of an unflipped board: the order of `View.cells`. */
  readonly squares: readonly Place[];
  /** All places as the player sees them, rows from the top; null where there is none. */
  readonly grid: readonly (readonly (Place | null)[])[];

  constructor(
    readonly columns: number,
    readonly rows: number,
    readonly flipped: boolean,
    readonly notched: boolean,
  ) {
    this.width = columns * SQUARE;
    this.height = rows * SQUARE;
    this.rim = notched ? RIM : 0;
    this.squares = range(rows).flatMap((row) => range(columns).map((column) => squareAt(column, row)));
    this.grid = this.#grid();
  }

  has(square: Place): boolean {
    const column = columnOf(square);
    const row = rowOf(square);
    return column >= 0 && column < this.columns && row >= 0 && row < this.rows;
  }

  /** The index in `View.cells`. */
  index(square: Place): number {
    return rowOf(square) * this.columns + columnOf(square);
  }

  centre(place: Place): Point {
    const edge = notch(place);
    return this.#seen(edge ? this.#notchCentre(edge) : middle(columnOf(place), rowOf(place)));
  }

  /** How far `from` lies from `to`, as a piece on `to` has to be moved to seem to stand on `from`. */
  offset(from: Place, to: Place): Point {
    const a = this.centre(from);
    const b = this.centre(to);
    return { x: a.x - b.x, y: a.y - b.y };
  }

  /** A way on the unflipped board as the player sees it. */
  way(way: Point): Point {
    return this.flipped ? { x: -way.x, y: -way.y } : way;
  }

  /** The place that a point of the drawing belongs to. */
  at(point: Point): Place | null {
    const { x, y } = this.#seen(point);
    const column = Math.floor(x / SQUARE);
    const row = Math.floor(y / SQUARE);
    const inColumns = column >= 0 && column < this.columns;
    const inRows = row >= 0 && row < this.rows;
    if (inColumns && inRows) {
      return squareAt(column, row);
    }
    // A finger may hit a notch from beyond the rim.
    const reach = this.rim > 0 ? this.rim + SQUARE / 2 : 0;
    if (inRows && x < 0 && x >= -reach) {
      return `left${row + 1}`;
    }
    if (inRows && x >= this.width && x <= this.width + reach) {
      return `right${row + 1}`;
    }
    if (inColumns && y < 0 && y >= -reach) {
      return `up${column + 1}`;
    }
    if (inColumns && y >= this.height && y <= this.height + reach) {
      return `down${column + 1}`;
    }
    return null;
  }

  /** The neighbours along sides that are on the board. */
  beside(square: Place): Place[] {
    const column = columnOf(square);
    const row = rowOf(square);
    return [
      squareAt(column - 1, row),
      squareAt(column + 1, row),
      squareAt(column, row - 1),
      squareAt(column, row + 1),
    ].filter((place) => this.has(place));
  }

  #seen(point: Point): Point {
    return this.flipped ? { x: this.width - point.x, y: this.height - point.y } : point;
  }

  #notchCentre({ side, line }: Notch): Point {
    const along = line * SQUARE + SQUARE / 2;
    switch (side) {
      case "left":
        return { x: -RIM / 2, y: along };
      case "right":
        return { x: this.width + RIM / 2, y: along };
      case "up":
        return { x: along, y: -RIM / 2 };
      case "down":
        return { x: along, y: this.height + RIM / 2 };
    }
  }

  #grid(): (Place | null)[][] {
    let rows: (Place | null)[][] = range(this.rows).map((row) =>
      range(this.columns).map((column) => squareAt(column, row)),
    );
    if (this.notched) {
      rows = [
        [null, ...range(this.columns).map((column) => `up${column + 1}`), null],
        ...rows.map((row, at) => [`left${at + 1}`, ...row, `right${at + 1}`]),
        [null, ...range(this.columns).map((column) => `down${column + 1}`), null],
      ];
    }
    return this.flipped ? rows.map((row) => row.reverse()).reverse() : rows;
  }
}

function middle(column: number, row: number): Point {
  return { x: column * SQUARE + SQUARE / 2, y: row * SQUARE + SQUARE / 2 };
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}
