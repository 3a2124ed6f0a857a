// The board of the page, flat or solid: one element that shows whichever is wanted and possible.

import { css, html, type PropertyValues } from "lit";
import "../../board/board.ts";
import { BoardElement } from "../../board/element.ts";
import { hasWebGl } from "../../board3d/available.ts";
import { settings } from "../../settings.ts";

/** Motion and coordinates are as the settings have them. Says `quinas-no-solid` if 3D is wanted and cannot be had. */
export class Stage extends BoardElement {
  static override properties = {
    solid: { attribute: false },
    canSolid: { state: true },
  };
  declare solid: boolean;
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
    this.solid = false;
    this.canSolid = false;
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.motion = settings.motion;
    this.coordinates = settings.get("coordinates");
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
    return this.solid && this.canSolid
      ? html`<quinas-board3d
          .view=${this.view}
          .gestures=${this.gestures}
          .marks=${this.marks}
          .played=${this.played}
          .preview=${this.preview}
          .flipped=${this.flipped}
          .coordinates=${this.coordinates}
          .motion=${this.motion}
          .editing=${this.editing}
        ></quinas-board3d>`
      : html`<quinas-board
          .view=${this.view}
          .gestures=${this.gestures}
          .marks=${this.marks}
          .played=${this.played}
          .preview=${this.preview}
          .flipped=${this.flipped}
          .coordinates=${this.coordinates}
          .motion=${this.motion}
          .editing=${this.editing}
        ></quinas-board>`;
  }
}
customElements.define("quinas-stage", Stage);
