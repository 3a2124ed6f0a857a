// The evaluation bar: the first seat's share of the chances as a length, and in a word or a number.

import { css, html } from "lit";
import { PageElement } from "../pages/element.ts";
import type { Score, View } from "../rules/types.ts";
import { analyse } from "../text/analyse.ts";
import { t } from "../text/text.ts";
import { brief, sentence } from "./words.ts";

export class EvaluationBar extends PageElement {
  static override properties = {
    view: { attribute: false },
    score: { attribute: false },
    chance: { type: Number },
    flipped: { type: Boolean, reflect: true },
  };
  declare view: View | null;
  declare score: Score | null;
  declare chance: number;
  declare flipped: boolean;

  static override styles = css`
    :host {
      display: block;
      block-size: 100%;
      inline-size: 28px;
      container-type: size;
      font: 650 11px/1 var(--font, system-ui, sans-serif);
      font-variant-numeric: tabular-nums;
    }
    .bar {
      background: var(--seat-2, var(--terracotta));
      border: 1px solid var(--line);
      border-radius: 6px;
      block-size: 100%;
      overflow: hidden;
      position: relative;
    }
    .first {
      background: var(--seat-1, var(--cobalt));
      inset-inline: 0;
      inset-block-end: 0;
      block-size: var(--share);
      position: absolute;
      transition: block-size 200ms ease-out;
      border-block-start: 2px solid var(--glaze);
    }
    :host([flipped]) .first {
      inset-block: 0 auto;
      border-block: 0 solid var(--glaze);
      border-block-end-width: 2px;
    }
    .half {
      background: var(--glaze);
      block-size: 1px;
      inline-size: 8px;
      inset-block-start: calc(50% - 0.5px);
      position: absolute;
    }
    .number {
      background: var(--glaze);
      border-radius: 3px;
      color: var(--ink);
      inset-inline: 2px;
      padding-block: 3px;
      position: absolute;
      text-align: center;
    }
    .low {
      inset-block-end: 2px;
    }
    .high {
      inset-block-start: 2px;
    }
    .none {
      background: var(--line);
    }
    .none .first {
      visibility: hidden;
    }
    /* Lying, where the host is wider than high: on a phone. */
    @container (min-aspect-ratio: 2) {
      .first,
      :host([flipped]) .first {
        inset: 0 auto 0 0;
        block-size: auto;
        inline-size: var(--share);
        border-width: 0;
        border-inline-end: 2px solid var(--glaze);
        transition: inline-size 200ms ease-out;
      }
      .half {
        block-size: 6px;
        inline-size: 1px;
        inset: 0 auto auto calc(50% - 0.5px);
      }
      .number {
        inset: 2px auto 2px 2px;
        padding: 1px 6px;
      }
      .high {
        inset: 2px 2px 2px auto;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .first {
        transition: none !important;
      }
    }
  `;

  constructor() {
    super();
    this.view = null;
    this.score = null;
    this.chance = 0.5;
    this.flipped = false;
  }

  protected override updated(): void {
    const bar = this.renderRoot.querySelector<HTMLElement>(".bar");
    bar?.style.setProperty("--share", `${this.chance * 100}%`);
  }

  protected override render() {
    const known = this.view !== null && this.score !== null;
    const said = known && this.view && this.score ? sentence(this.view, this.score, this.chance) : "";
    const leads = this.chance >= 0.5;
    const atEnd = leads !== this.flipped ? "low" : "high";
    return html`<div
      class="bar ${known ? "" : "none"}"
      role="img"
      aria-label="${t(analyse, "evaluation")}: ${said || t(analyse, "thinking")}"
      title=${said}
    >
      <div class="first"></div>
      <div class="half"></div>
      ${known ? html`<div class="number ${atEnd}">${this.#number()}</div>` : ""}
    </div>`;
  }

  #number(): string {
    const { score, chance } = this;
    if (score === null || (score.kind === "forced" && score.plies === 0)) {
      return "✓";
    }
    return brief(score, chance).replace(" %", "");
  }
}

customElements.define("quinas-evaluation-bar", EvaluationBar);
