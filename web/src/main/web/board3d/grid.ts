// Where places lie in space: a square is 1 by 1, the board's middle is the origin, its top is y = 0.

import { Vector3 } from "three";
import type { Place, View } from "../rules/types.ts";

const NOTCH = /^(left|right|up|down)(\d+)$/;
const SQUARE = /^([a-z])(\d+)$/;

export interface Cell {
  column: number;
  row: number;
}

export class Grid {
  readonly columns: number;
  readonly rows: number;
  readonly flipped: boolean;

  constructor(columns: number, rows: number, flipped: boolean) {
    this.columns = columns;
    this.rows = rows;
    this.flipped = flipped;
  }

  static of(view: View, flipped: boolean): Grid {
    return new Grid(view.columns, view.rows, flipped);
  }

  /** Column and row from 0; a notch of the rim lies one outside the squares. */
  cell(place: Place): Cell | null {
    const square = SQUARE.exec(place);
    if (square) return { column: (square[1] ?? "").charCodeAt(0) - 97, row: Number(square[2]) - 1 };
    const notch = NOTCH.exec(place);
    if (!notch) return null;
    const line = Number(notch[2]) - 1;
    switch (notch[1]) {
      case "left":
        return { column: -1, row: line };
      case "right":
        return { column: this.columns, row: line };
      case "up":
        return { column: line, row: -1 };
      default:
        return { column: line, row: this.rows };
    }
  }

  /** The square or notch of a cell, or null outside both. */
  place(cell: Cell): Place | null {
    const { column, row } = cell;
    const isColumn = column >= 0 && column < this.columns;
    const isRow = row >= 0 && row < this.rows;
    if (isColumn && isRow) return String.fromCharCode(97 + column) + (row + 1);
    if (isRow && column === -1) return `left${row + 1}`;
    if (isRow && column === this.columns) return `right${row + 1}`;
    if (isColumn && row === -1) return `up${column + 1}`;
    if (isColumn && row === this.rows) return `down${column + 1}`;
    return null;
  }

  isSquare(place: Place): boolean {
    return SQUARE.test(place);
  }

  squares(): Place[] {
    const all: Place[] = [];
    for (let row = 0; row < this.rows; row++) {
      for (let column = 0; column < this.columns; column++) {
        all.push(String.fromCharCode(97 + column) + (row + 1));
      }
    }
    return all;
  }

  /** Where a square stands in `View.cells`. */
  index(place: Place): number {
    const cell = this.cell(place);
    return cell && this.isSquare(place) ? cell.row * this.columns + cell.column : -1;
  }

  at(place: Place, height = 0): Vector3 {
    return this.atCell(this.cell(place) ?? { column: 0, row: 0 }, height);
  }

  atCell(cell: Cell, height = 0): Vector3 {
    const side = this.flipped ? -1 : 1;
    const x = side * (cell.column - (this.columns - 1) / 2);
    const z = side * (cell.row - (this.rows - 1) / 2);
    return new Vector3(x, height, z);
  }

  /** The cell that a point of the ground lies in. */
  cellAt(point: Vector3): Cell {
    const side = this.flipped ? -1 : 1;
    return {
      column: Math.round(side * point.x + (this.columns - 1) / 2),
      row: Math.round(side * point.z + (this.rows - 1) / 2),
    };
  }
}

/** What lies on a square; `""` also outside the board. */
export function cellOf(view: View, grid: Grid, place: Place): string {
  return view.cells[grid.index(place)] ?? "";
}
