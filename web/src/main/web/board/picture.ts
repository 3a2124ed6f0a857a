// What one game adds to the board: how it looks and how its moves look. A picture knows no rule: it
// draws positions, and shows the difference of two.

import type { CSSResult, SVGTemplateResult } from "lit";
import type { Place, Played, View } from "../rules/types.ts";
import type { Geometry } from "./geometry.ts";

/** Something that stands on a place, drawn around (0, 0), about 80 units wide. */
export interface Sprite {
  /** The same in every drawing in which the same kind of thing stands on the same place. */
  key: string;
  place: Place;
  body: SVGTemplateResult;
}

/** One animation. */
export interface Act {
  /** The sprite (of the board after the step) that moves, or what is drawn for this act alone. */
  on: string | { draw: SVGTemplateResult; at: Place };
  frames: Keyframe[];
  /** Milliseconds at normal speed. */
  millis: number;
  delay?: number;
  easing?: string;
  /** Carries a piece from place to place: left out if the player has dragged it there. */
  travels?: boolean;
}

export interface Scene {
  view: View;
  geometry: Geometry;
}

/** The change from one board to the next. */
export interface Change extends Scene {
  before: View;
  /** Squares that changed. */
  changed: Place[];
  played: Played;
  /** Which step of the move it is, from 0. */
  step: number;
}

export interface Picture {
  /** Whether there are places around the squares. */
  notched: boolean;
  styles: CSSResult;
  /** Gradients and patterns. */
  defs(): SVGTemplateResult;
  /** Everything below the pieces. */
  ground(scene: Scene): SVGTemplateResult;
  sprites(scene: Scene): Sprite[];
  /** Above the pieces: what decided the game and the like. */
  above?(scene: Scene): SVGTemplateResult;
  /** What is worth seeing while a place is pointed at or chosen, whether or not it is a move. */
  hint?(scene: Scene, place: Place): SVGTemplateResult;
  /** The outcome of a move, faintly, over the present board; by default the changed squares. */
  preview?(scene: Scene, after: View, changed: Place[], move: string): SVGTemplateResult | null;
  acts(change: Change): Act[];
  /** Milliseconds after which the step that follows `step` begins. */
  pace(step: number): number;
  /** A word of a choice as it is shown on the board. */
  word?(word: string, view: View): SVGTemplateResult;
  /** The word that dragging this way from the chosen square says. */
  wordOfWay?(x: number, y: number): string;
  /** Whether legal first places are marked before anything is chosen. */
  showsStarts(view: View): boolean;
  /** Whether choosing this place, after others or as the first, takes or changes what stands there. */
  takes(view: View, place: Place, isFirst: boolean): boolean;
  /** Column and row figures; letters and digits by default. */
  columnFigure?(column: number): string;
  /** What lies on a square, in words of the user's language. */
  describe(view: View, square: Place): string;
}

/** What lies on a square. */
export function cellAt(view: View, square: Place): string {
  const column = square.charCodeAt(0) - 97;
  const row = Number(square.slice(1)) - 1;
  return view.cells[row * view.columns + column] ?? "";
}

/** The class of a seat's colours. */
export function seatClass(seat: 0 | 1): string {
  return seat === 0 ? "one" : "two";
}
