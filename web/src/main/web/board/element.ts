// What every element is told that shows a board: the flat one, the solid one, and the stage that has
// either of them.

import { LitElement, type PropertyDeclarations } from "lit";
import type { Gesture, Played, Step, View } from "../rules/types.ts";
import { Localized } from "../text/text.ts";
import { type BoardProperties, type Marks, NO_MARKS } from "./types.ts";

export class BoardElement extends LitElement implements BoardProperties {
  static override properties: PropertyDeclarations = {
    view: { attribute: false },
    gestures: { attribute: false },
    marks: { attribute: false },
    played: { attribute: false },
    preview: { attribute: false },
    flipped: { type: Boolean },
    coordinates: { attribute: false },
    motion: { attribute: false },
    editing: { type: Boolean },
  };

  declare view: View | null;
  declare gestures: Gesture[];
  declare marks: Marks;
  declare played: Played | null;
  declare preview: Step | null;
  declare flipped: boolean;
  declare coordinates: boolean;
  declare motion: number;
  declare editing: boolean;

  constructor() {
    super();
    this.view = null;
    this.gestures = [];
    this.marks = NO_MARKS;
    this.played = null;
    this.preview = null;
    this.flipped = false;
    this.coordinates = true;
    this.motion = 1;
    this.editing = false;
    new Localized(this);
  }
}
