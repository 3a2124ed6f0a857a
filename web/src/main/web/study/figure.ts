// A figure of the rule pages: a small board that plays a short line. It plays once when it comes into
// sight, then waits to be asked; where less motion is wanted it only steps.

import { css, html, nothing, type PropertyValues } from "lit";
import "../board/board.ts";
import { NO_MARKS } from "../board/types.ts";
import { PageElement } from "../pages/element.ts";
import { address } from "../pages/routes.ts";
import { forms } from "../pages/parts/common.ts";
import type { Played, View } from "../rules/types.ts";
import { settings } from "../settings.ts";
import { rules as texts } from "../text/rules.ts";
import { asFault, sentence } from "../text/fault.ts";
import { t, word } from "../text/text.ts";
import { rules } from "./doors.ts";
import { figureOf, type Figure } from "./figures.ts";

/** How long each position stands, in milliseconds. */
const PACE = 1300;

export class RulesFigure extends PageElement {
  static override properties = {
    name: {},
    start: { state: true },
    line: { state: true },
    ply: { state: true },
    isRunning: { state: true },
    problem: { state: true },
  };
  /** The figure's id. */
  declare name: string;
  declare start: View | null;
  declare line: Played[];
  declare ply: number;
  declare isRunning: boolean;
  declare problem: string;

  static override styles = [
    forms,
    css`
      :host {
        display: block;
      }
      figure {
        display: grid;
        gap: 8px;
        margin: 0;
      }
      .board {
        aspect-ratio: 1;
        inline-size: 100%;
      }
      quinas-board {
        block-size: 100%;
        display: block;
        inline-size: 100%;
        pointer-events: none;
      }
      .steps {
        align-items: center;
        display: flex;
        gap: 4px;
      }
      .steps button {
        inline-size: 36px;
        padding: 0;
      }
      .steps svg {
        block-size: 18px;
        fill: none;
        inline-size: 18px;
        stroke: currentColor;
        stroke-linecap: round;
        stroke-linejoin: round;
        stroke-width: 2;
      }
      .at {
        flex: 1;
        font-size: 13px;
        font-variant-numeric: tabular-nums;
      }
      figcaption {
        font-size: 15px;
      }
      .steps a {
        font-size: 13px;
      }
    `,
  ];

  #pace: ReturnType<typeof setTimeout> | undefined;
  #sight: IntersectionObserver | null = null;
  #hasPlayed = false;

  constructor() {
    super();
    this.name = "";
    this.start = null;
    this.line = [];
    this.ply = 0;
    this.isRunning = false;
    this.problem = "";
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#sight = new IntersectionObserver(([entry]) => this.#seen(entry?.isIntersecting ?? false), {
      threshold: 0.7,
    });
    this.#sight.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sight?.disconnect();
    this.#run(false);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("name") && this.name) {
      void this.#load(figureOf(this.name));
    }
  }

  async #load(figure: Figure): Promise<void> {
    this.start = null;
    this.ply = 0;
    this.#hasPlayed = false;
    try {
      const [view, line] = await Promise.all([rules().read(figure), rules().line(figure, figure.moves)]);
      this.line = line;
      this.start = view;
      this.#seen(this.#isInSight);
    } catch (problem) {
      this.problem = await sentence(asFault(problem));
    }
  }

  #isInSight = false;

  #seen(isInSight: boolean): void {
    this.#isInSight = isInSight;
    if (!isInSight) {
      this.#run(false);
    } else if (this.start && !this.#hasPlayed && settings.motion > 0) {
      this.#hasPlayed = true;
      this.#run(true);
    }
  }

  #run(isRunning: boolean): void {
    clearTimeout(this.#pace);
    this.isRunning = isRunning && this.ply < this.line.length;
    if (this.isRunning) {
      this.#pace = setTimeout(() => {
        this.ply++;
        this.#run(true);
      }, PACE * Math.max(1, settings.motion));
    }
  }

  #again(): void {
    if (this.ply === this.line.length) {
      this.ply = 0;
    }
    this.#run(true);
  }

  #go(ply: number): void {
    this.#run(false);
    this.#hasPlayed = true;
    this.ply = Math.min(this.line.length, Math.max(0, ply));
  }

  protected override render() {
    if (this.problem) {
      return html`<p class="quiet">${t(texts, "figure-failed", this.problem)}</p>`;
    }
    const played = this.line[this.ply - 1] ?? null;
    const view = played?.steps.at(-1)?.view ?? this.start;
    return html`<figure>
      <div class="board">
        ${view
          ? html`<quinas-board
              inert
              .view=${view}
              .gestures=${[]}
              .played=${played}
              .marks=${{ ...NO_MARKS, last: played?.named ?? [], changed: played?.steps.at(-1)?.changed ?? [] }}
              .coordinates=${true}
              .motion=${settings.motion}
            ></quinas-board>`
          : nothing}
      </div>
      ${this.#steps(view)}
      <figcaption>${word(texts, `caption-${this.name}`)}</figcaption>
    </figure>`;
  }

  #steps(view: View | null) {
    const last = this.line.length;
    const move = this.line[this.ply - 1]?.move ?? t(texts, "figure-start");
    const button = (label: string, path: string, isDisabled: boolean, does: () => void) =>
      html`<button aria-label=${label} title=${label} ?disabled=${isDisabled} @click=${does}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>
      </button>`;
    return html`<div class="steps">
      ${this.isRunning
        ? button(t(texts, "figure-pause"), "M8 5v14M16 5v14", false, () => this.#run(false))
        : this.ply < last
          ? button(t(texts, "figure-play"), "M8 5l11 7-11 7z", view === null, () => this.#again())
          : button(t(texts, "figure-again"), "M5 12a7 7 0 1 0 2.5-5.4M5 4v4h4", view === null, () => this.#again())}
      ${button(t(texts, "figure-back"), "M15 5l-8 7 8 7", this.ply === 0, () => this.#go(this.ply - 1))}
      ${button(t(texts, "figure-forward"), "M9 5l8 7-8 7", this.ply === last, () => this.#go(this.ply + 1))}
      <span class="at">${t(texts, "figure-step", this.ply, last, move)}</span>
      ${view
        ? html`<a href=${address("analyse", view.game, view.options, view.text)}>${t(texts, "figure-open")}</a>`
        : nothing}
    </div>`;
  }
}

customElements.define("quinas-figure", RulesFigure);
