// The best lines, each with what it is worth. Every move can be clicked: the line is played so far.

import { css, html, nothing } from "lit";
import { PageElement } from "../pages/element.ts";
import { forms } from "../pages/parts/common.ts";
import type { Insight, Line, View } from "../rules/types.ts";
import { analyse } from "../text/analyse.ts";
import { t } from "../text/text.ts";
import { brief, leader, sentence } from "./words.ts";

/** Moves of a line that are shown; the rest is guesswork. */
const SHOWN = 12;

export class BestLines extends PageElement {
  static override properties = {
    view: { attribute: false },
    insight: { attribute: false },
    count: { type: Number },
  };
  declare view: View | null;
  declare insight: Insight | null;
  /** How many lines were asked for: their room is kept free. */
  declare count: number;

  static override styles = [
    forms,
    css`
      :host {
        display: block;
      }
      ol {
        list-style: none;
        margin: 0;
        padding: 0;
      }
      li {
        align-items: center;
        border-block-start: 1px solid var(--line);
        display: grid;
        gap: 8px;
        grid-template-columns: max-content minmax(0, 1fr);
        min-block-size: 33px;
      }
      li:first-child {
        border: 0;
      }
      .worth {
        font-variant-numeric: tabular-nums;
        font-weight: 650;
        min-inline-size: 66px;
        padding-inline-start: 12px;
        white-space: nowrap;
      }
      /* Whose number it is: a disc for the first seat, a ring for the second. */
      .worth > [class^="leads"]::before {
        border: 3px solid transparent;
        border-radius: 50%;
        block-size: 10px;
        content: "";
        display: inline-block;
        inline-size: 10px;
        margin-inline-end: 6px;
      }
      .worth > .leads-0::before {
        background: var(--seat-1, var(--cobalt));
        border-color: var(--seat-1, var(--cobalt));
      }
      .worth > .leads-1::before {
        border-color: var(--terracotta);
      }
      .exact {
        border: 1px solid var(--good);
        border-radius: 4px;
        color: var(--good);
        font-size: 11px;
        font-weight: 400;
        padding: 0 3px;
      }
      .moves {
        display: flex;
        overflow: auto hidden;
        scrollbar-width: none;
        mask-image: linear-gradient(to right, #000 90%, transparent);
      }
      button {
        background: none;
        border: 0;
        flex: none;
        min-height: 32px;
        padding: 2px 5px;
      }
      button:first-child {
        font-weight: 650;
      }
      button:hover {
        text-decoration: underline;
      }
    `,
  ];

  constructor() {
    super();
    this.view = null;
    this.insight = null;
    this.count = 3;
  }

  protected override render() {
    const lines = this.insight?.lines ?? [];
    const rows = Array.from({ length: Math.max(this.count, lines.length) }, (_, at) => lines[at]);
    return html`<ol aria-label=${t(analyse, "lines")}>
      ${rows.map((line) => (line ? this.#line(line) : html`<li aria-hidden="true"></li>`))}
    </ol>`;
  }

  #line(line: Line) {
    const said = this.view ? sentence(this.view, line.score, line.chance) : "";
    const isExact = line.score.kind === "exact";
    return html`<li>
      <span class="worth" title=${said}>
        <span class=${`leads-${leader(line.score, line.chance) ?? "none"}`} aria-hidden="true"
          >${brief(line.score, line.chance)}</span
        >
        <span class="unseen">${said}</span>
        ${isExact
          ? html`<span class="exact" title=${t(analyse, "exact-hint")}>${t(analyse, "exact")}</span>`
          : nothing}
      </span>
      <span class="moves">
        ${line.moves.slice(0, SHOWN).map(
          (move, at) =>
            html`<button
              aria-label=${t(analyse, "play-line", move)}
              @click=${() => this.#choose(line.moves.slice(0, at + 1))}
            >
              ${move}
            </button>`,
        )}
      </span>
    </li>`;
  }

  #choose(moves: string[]): void {
    this.dispatchEvent(
      new CustomEvent("quinas-line", { detail: { moves }, bubbles: true, composed: true }),
    );
  }
}

customElements.define("quinas-best-lines", BestLines);
