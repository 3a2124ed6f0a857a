// What a game adds to the scene: how its ground is painted, what its pieces look like, and how what
// changed from one position to the next is to be shown. All else is the same for every game.

import type { Object3D, Vector3 } from "three";
import type { Place, Played, View } from "../rules/types.ts";
import type { Grid } from "./grid.ts";
import type { Studio } from "./studio.ts";

interface Anywhere {
  /** A square, and the layer as in `layers`. */
  place: Place;
  layer: number;
  /** Milliseconds until it begins. */
  delay: number;
}

export interface Move extends Anywhere {
  kind: "move";
  to: Place;
  /** Squares between. */
  path: Place[];
  gait: "roll" | "slide" | "hop";
  /** A quarter turn on the way. */
  turn?: boolean;
}

export interface Enter extends Anywhere {
  kind: "enter";
  symbol: string;
  from: Vector3 | null;
  gait: "roll" | "grow" | "drop" | "split";
}

export interface Leave extends Anywhere {
  kind: "leave";
  gait: "sink" | "shrink" | "fall";
  towards: Vector3 | null;
}

export interface Become extends Anywhere {
  kind: "become";
  symbol: string;
}

/** One thing that happens between two positions. */
export type Change = Move | Enter | Leave | Become;

/** The canvas that the ground's top is painted on; a square is `unit` wide. */
export interface Ground {
  context: CanvasRenderingContext2D;
  unit: number;
  /** Middle of a cell in canvas units, as the player sees it. */
  middle(column: number, row: number): [number, number];
  grid: Grid;
  studio: Studio;
}

export interface Picture {
  /** Width of the frame about the squares, in squares; room for coordinates and for notches. */
  readonly margin: number;
  /** What a column is called, as on the flat board. */
  column(column: number): string;
  /** How high its pieces are; the camera leaves room for it. */
  readonly height: number;
  /** Duration of one change, in milliseconds. */
  readonly pace: number;
  /** Milliseconds from the beginning of a step of a move to the next one's, or null for all of it. */
  stride(step: number): number | null;
  /** Whether its pieces move all the time where motion is wanted. */
  readonly isAlive: boolean;
  paint(view: View, ground: Ground): void;
  /** Whether what decided a game is a line that goes through pieces. */
  readonly isOfLines: boolean;
  /** What of `view` the painting depends on; it is painted anew when this changes. */
  painted(view: View): string;
  /** Pickable things beside squares, at the middle of their places. */
  notch(place: Place, studio: Studio): Object3D | null;
  notches(grid: Grid): Place[];
  /** The symbols that lie on one another in a cell, from below; a gap is `""`. */
  layers(cell: string): string[];
  model(symbol: string, layer: number, view: View, studio: Studio): Object3D;
  /** How high things of a layer stand, above what lies under them. */
  rise(layer: number): number;
  /** The height of a cell's top, where marks lie. */
  top(cell: string): number;
  changes(before: View, after: View, played: Played, grid: Grid): Change[];
  /** The word that pointing so far beside the middle of the chosen square means, if any. */
  wordOfWay(x: number, z: number): string | null;
  /** What a choice by word looks like, in the square it is made for. */
  wordModel(word: string, view: View, studio: Studio): Object3D | null;
  /** What is written on squares. */
  figures(view: View): Map<Place, string>;
  /** Called before each frame of pieces that are alive; seconds. */
  live(seconds: number): void;
}

/** A picture with nothing special; games overwrite what they have. */
export abstract class PlainPicture implements Picture {
  readonly margin: number = 0.62;
  readonly height: number = 0.5;
  readonly pace: number = 200;
  readonly isAlive: boolean = false;
  readonly isOfLines: boolean = false;

  abstract paint(view: View, ground: Ground): void;
  abstract model(symbol: string, layer: number, view: View, studio: Studio): Object3D;

  column(column: number): string {
    return String.fromCharCode(97 + column);
  }

  stride(_step: number): number | null {
    return null;
  }

  painted(_view: View): string {
    return "";
  }

  notch(_place: Place, _studio: Studio): Object3D | null {
    return null;
  }

  notches(_grid: Grid): Place[] {
    return [];
  }

  layers(cell: string): string[] {
    return [cell];
  }

  rise(_layer: number): number {
    return 0;
  }

  top(_cell: string): number {
    return 0;
  }

  changes(before: View, after: View, _played: Played, grid: Grid): Change[] {
    return differences(this, before, after, grid);
  }

  wordOfWay(_x: number, _z: number): string | null {
    return null;
  }

  wordModel(_word: string, _view: View, _studio: Studio): Object3D | null {
    return null;
  }

  figures(_view: View): Map<Place, string> {
    return new Map();
  }

  live(_seconds: number): void {}
}

/** What differs, taken plainly: things go, come, or become others where they are. */
export function differences(picture: Picture, before: View, after: View, grid: Grid): Change[] {
  const changes: Change[] = [];
  for (const place of grid.squares()) {
    const index = grid.index(place);
    const old = picture.layers(before.cells[index] ?? "");
    const now = picture.layers(after.cells[index] ?? "");
    for (let layer = 0; layer < Math.max(old.length, now.length); layer++) {
      const [was = "", symbol = ""] = [old[layer], now[layer]];
      if (was === symbol) continue;
      if (symbol === "") {
        changes.push({ kind: "leave", layer, place, delay: 0, gait: "shrink", towards: null });
      } else if (was === "") {
        changes.push({ kind: "enter", layer, place, delay: 0, symbol, from: null, gait: "grow" });
      } else {
        changes.push({ kind: "become", layer, place, delay: 0, symbol });
      }
    }
  }
  return changes;
}
