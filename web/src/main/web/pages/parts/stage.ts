// The board of the page, flat or solid: one element that shows whichever is wanted and possible.

import { css, html, type PropertyValues } from "lit";
import "../../board/board.ts";
import { type Marks, NO_MARKS } from "../../board/types.ts";
import { hasWebGl } from "../../board3d/available.ts";
import type { Gesture, Played, Step, View } from "../../rules/types.ts";
import { settings } from "../../settings.ts";
import { PageElement } from "../element.ts";

/** Says `quinas-no-solid` if 3D is wanted and cannot be had. */
export class Stage extends PageElement {
  static override properties = {
    view: { attribute: false },
    gestures: { attribute: false },
    marks: { attribute: false },
    played: { attribute: false },
    preview: { attribute: false },
    flipped: { attribute: false },
    solid: { attribute: false },
    editing: { attribute: false },
    canSolid: { state: true },
  };
  declare view: View | null;
  declare gestures: Gesture[];
  declare marks: Marks;
  declare played: Played | null;
  declare preview: Step | null;
  declare flipped: boolean;
  declare solid: boolean;
  declare editing: boolean;
  declare canSolid: boolean;

  static override styles = css`
    :host {
      display: block;
    }
    quinas-board,
    quinas-board3d {
      block-size: 100%;
      display: block;
      inline-size: 100%;
    }
  `;

  constructor() {
    super();
    this.view = null;
    this.gestures = [];
    this.marks = NO_MARKS;
    this.played = null;
    this.preview = null;
    this.flipped = false;
    this.solid = false;
    this.editing = false;
    this.canSolid = false;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("solid") && this.solid && !this.canSolid) {
      void this.#load();
    }
  }

  async #load(): Promise<void> {
    if (!hasWebGl()) {
      this.#flat();
      return;
    }
    try {
      await import("../../board3d/board3d.ts");
      this.canSolid = true;
    } catch {
      this.#flat();
    }
  }

  #flat = (): void => {
    this.canSolid = false;
    this.dispatchEvent(new CustomEvent("quinas-no-solid", { bubbles: true, composed: true }));
  };

  protected override render() {
    const motion = settings.motion;
    const coordinates = settings.get("coordinates");
    return this.solid && this.canSolid
      ? html`<quinas-board3d
          .view=${this.view}
          .gestures=${this.gestures}
          .marks=${this.marks}
          .played=${this.played}
          .preview=${this.preview}
          .flipped=${this.flipped}
          .coordinates=${coordinates}
          .motion=${motion}
          .editing=${this.editing}
        ></quinas-board3d>`
      : html`<quinas-board
          .view=${this.view}
          .gestures=${this.gestures}
          .marks=${this.marks}
          .played=${this.played}
          .preview=${this.preview}
          .flipped=${this.flipped}
          .coordinates=${coordinates}
          .motion=${motion}
          .editing=${this.editing}
        ></quinas-board>`;
  }
}
customElements.define("quinas-stage", Stage);
