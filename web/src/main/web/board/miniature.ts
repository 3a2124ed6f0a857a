// `<quinas-miniature>`: a small board that is only looked at. It listens to nothing and does nothing
// until it is given another position; what it is, its surroundings say.

import { html, LitElement, nothing, type PropertyValues } from "lit";
import type { Played, View } from "../rules/types.ts";
import { boxOf, drawStill, viewBox } from "./draw.ts";
import { Geometry } from "./geometry.ts";
import { pictureOf } from "./pictures/all.ts";
import { Show } from "./show.ts";
import { pictureStyles } from "./style.ts";

export class QuinasMiniature extends LitElement {
  static override properties = {
    view: { attribute: false },
    played: { attribute: false },
    motion: { attribute: false },
    flipped: { type: Boolean },
  };
  static override styles = pictureStyles;

  declare view: View | null;
  /** The move that led to `view`, if it is to be seen. */
  declare played: Played | null;
  /** 1 is normal, 0 none, 2 half as fast. */
  declare motion: number;
  declare flipped: boolean;

  readonly #show = new Show(this);

  constructor() {
    super();
    this.view = null;
    this.played = null;
    this.motion = 1;
    this.flipped = false;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("view")) {
      const { motion, flipped } = this;
      const played = changed.has("played") ? this.played : null;
      this.#show.change(this.view, played, { motion, flipped, isDropped: false });
    }
  }

  protected override render() {
    const view = this.#show.shown;
    if (!view) {
      return nothing;
    }
    const geometry = new Geometry(view.columns, view.rows, this.flipped, false);
    return html`<svg viewBox=${viewBox(boxOf(geometry, 0))} aria-hidden="true">
      ${drawStill(pictureOf(view.game), { view, geometry })}
      <g class="effects"></g>
    </svg>`;
  }
}

customElements.define("quinas-miniature", QuinasMiniature);

declare global {
  interface HTMLElementTagNameMap {
    "quinas-miniature": QuinasMiniature;
  }
}
