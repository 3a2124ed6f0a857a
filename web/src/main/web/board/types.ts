// The surface of the board component, on one screen. A board knows no rules: it is told what to show
// and which moves there are, and says what the player does with them.

import type { Gesture, Place, Played, Step, View } from "../rules/types.ts";

export interface Arrow {
  from: Place;
  to: Place;
  /** 0 to 1: how good, drawn as width. */
  weight: number;
  label: string;
}

export interface Marks {
  /** From and to of the last move. */
  last: Place[];
  /** What else it changed, none of `last`. */
  changed: Place[];
  /** A premove or a move that waits for its confirmation. */
  pending: Place[];
  pendingKind: "none" | "premove" | "confirm";
  /** Squares of an error, in the editor. */
  faulty: Place[];
  arrows: Arrow[];
}

export const NO_MARKS: Marks = {
  last: [],
  changed: [],
  pending: [],
  pendingKind: "none",
  faulty: [],
  arrows: [],
};

/** Properties of `<quinas-board>` (SVG) and of `<quinas-board3d>`: the same for both. */
export interface BoardProperties {
  /** The position, or null while there is none yet. */
  view: View | null;
  /** Moves that may be made here now; empty for a board that is only looked at. */
  gestures: Gesture[];
  marks: Marks;
  /** The move that led to `view`: when it changes the board animates its steps. */
  played: Played | null;
  /** The outcome of the hovered move, shown faintly; answers `quinas-hover`. */
  preview: Step | null;
  flipped: boolean;
  coordinates: boolean;
  /** 1 is normal, 0 none; 2 is half as fast. */
  motion: number;
  /** Instead of moves, choosing a square is told (position editor). */
  editing: boolean;
}

// Events, all composed and bubbling:
export interface BoardEvents {
  /** A move was chosen. */
  "quinas-move": { move: string };
  /** Places were tried that begin no legal move. */
  "quinas-refused": { places: Place[] };
  /** A move is pointed at, or none any more. */
  "quinas-hover": { move: string | null };
  /** The places chosen so far; empty after Escape. */
  "quinas-choice": { places: Place[]; words: string[] };
  /** In the editor. `over`: the pointer, still pressed, went on to this square. */
  "quinas-square": { place: Place; kind: "set" | "next" | "over" };
}
