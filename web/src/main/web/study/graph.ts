// The evaluation graph of a whole game: the first seat's chance ply by ply. A click or the arrow keys
// go to a position; judged moves have marks of different forms.

import { css, html, nothing, svg } from "lit";
import { PageElement } from "../pages/element.ts";
import { analyse } from "../text/analyse.ts";
import { t } from "../text/text.ts";
import type { Judgement } from "../rules/types.ts";

/** One position of the game as the graph shows it. */
export interface GraphPoint {
  /** The first seat's chance, or null while nobody has looked. */
  chance: number | null;
  judgement: Judgement | null;
  /** What is said about it: "Move 3, left4: First 64 %". */
  label: string;
}

const HEIGHT = 96;
const EDGE = 8;

export class EvaluationGraph extends PageElement {
  static override properties = {
    points: { attribute: false },
    at: { type: Number },
    width: { state: true },
    hovered: { state: true },
  };
  /** The start and each ply of the main line. */
  declare points: GraphPoint[];
  /** The ply that is shown, or −1 if it is not of this line. */
  declare at: number;
  declare width: number;
  declare hovered: number | null;

  static override styles = css`
    :host {
      display: block;
      position: relative;
      font: 400 13px/1.3 var(--font, system-ui, sans-serif);
    }
    .graph {
      block-size: ${HEIGHT}px;
      border: 1px solid var(--line);
      border-radius: 6px;
      cursor: pointer;
      overflow: hidden;
      touch-action: none;
      background: var(--glaze);
    }
    .graph:focus-visible {
      outline: 2px solid var(--cobalt);
      outline-offset: 2px;
    }
    svg {
      display: block;
      inline-size: 100%;
      block-size: 100%;
    }
    .below {
      fill: color-mix(in oklch, var(--seat-1, var(--cobalt)) 22%, transparent);
    }
    .above {
      fill: color-mix(in oklch, var(--seat-2, var(--terracotta)) 16%, transparent);
    }
    .curve {
      fill: none;
      stroke: var(--ink);
      stroke-width: 1.5;
      stroke-linejoin: round;
    }
    .half {
      stroke: var(--line);
    }
    .at {
      stroke: var(--cobalt);
      stroke-width: 2;
    }
    .hovered {
      stroke: var(--ink);
      stroke-dasharray: 2 3;
    }
    .inaccuracy {
      fill: var(--glaze);
      stroke: var(--bad);
      stroke-width: 1.5;
    }
    .mistake,
    .blunder {
      fill: var(--bad);
    }
    .said {
      color: var(--ink);
      margin-block-start: 4px;
      min-block-size: 1.3em;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      font-variant-numeric: tabular-nums;
    }
  `;

  #sizes: ResizeObserver | null = null;

  constructor() {
    super();
    this.points = [];
    this.at = 0;
    this.width = 320;
    this.hovered = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#sizes = new ResizeObserver(([entry]) => {
      this.width = Math.max(40, Math.round(entry?.contentRect.width ?? this.width));
    });
    this.#sizes.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizes?.disconnect();
  }

  protected override render() {
    const said = this.points[this.hovered ?? this.at]?.label ?? "";
    return html`
      <div
        class="graph"
        role="slider"
        tabindex="0"
        aria-label=${t(analyse, "graph")}
        aria-valuemin="0"
        aria-valuemax=${Math.max(0, this.points.length - 1)}
        aria-valuenow=${Math.max(0, this.at)}
        aria-valuetext=${this.points[this.at]?.label ?? ""}
        @pointerdown=${this.#press}
        @pointermove=${this.#point}
        @pointerleave=${() => (this.hovered = null)}
        @keydown=${this.#key}
      >
        <svg viewBox="0 0 ${this.width} ${HEIGHT}" aria-hidden="true">
          ${this.#areas()}
          <line class="half" x1="0" x2=${this.width} y1=${HEIGHT / 2} y2=${HEIGHT / 2} />
          ${this.#upright(this.at, "at")}
          ${this.hovered === null ? nothing : this.#upright(this.hovered, "hovered")}
          ${this.points.map((point, ply) => this.#mark(point, ply))}
        </svg>
      </div>
      <div class="said">${said}</div>
    `;
  }

  #x(ply: number): number {
    const last = Math.max(1, this.points.length - 1);
    return EDGE + (ply / last) * (this.width - 2 * EDGE);
  }

  #y(chance: number): number {
    return EDGE + (1 - chance) * (HEIGHT - 2 * EDGE);
  }

  /** The curve in pieces: where nobody has looked yet there is a gap. */
  #areas() {
    const pieces: [number, number][][] = [];
    let piece: [number, number][] = [];
    this.points.forEach((point, ply) => {
      if (point.chance === null) {
        piece = [];
        return;
      }
      if (piece.length === 0) {
        pieces.push(piece);
      }
      piece.push([this.#x(ply), this.#y(point.chance)]);
    });
    return pieces.map((points) => {
      const line = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
      const from = points[0]?.[0] ?? 0;
      const to = points[points.length - 1]?.[0] ?? 0;
      return svg`
        <path class="below" d="M${from} ${HEIGHT}L${line}L${to} ${HEIGHT}Z" />
        <path class="above" d="M${from} 0L${line}L${to} 0Z" />
        <path class="curve" d="M${line}" />`;
    });
  }

  #upright(ply: number, kind: string) {
    if (ply < 0 || ply >= this.points.length) {
      return nothing;
    }
    const x = this.#x(ply);
    return svg`<line class=${kind} x1=${x} x2=${x} y1="0" y2=${HEIGHT} />`;
  }

  /** A ring, a disc, a diamond: the worse, the heavier. */
  #mark(point: GraphPoint, ply: number) {
    if (point.chance === null) {
      return nothing;
    }
    const [x, y] = [this.#x(ply), this.#y(point.chance)];
    switch (point.judgement) {
      case "inaccuracy":
        return svg`<circle class="inaccuracy" cx=${x} cy=${y} r="3" />`;
      case "mistake":
        return svg`<circle class="mistake" cx=${x} cy=${y} r="3.5" />`;
      case "blunder":
        return svg`<path class="blunder" d="M${x} ${y - 6}l6 6l-6 6l-6 -6Z" />`;
      default:
        return nothing;
    }
  }

  #ply(event: PointerEvent): number {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const share = (event.clientX - box.left - EDGE) / Math.max(1, box.width - 2 * EDGE);
    const last = Math.max(0, this.points.length - 1);
    return Math.min(last, Math.max(0, Math.round(share * last)));
  }

  #press = (event: PointerEvent): void => {
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#go(this.#ply(event));
  };

  #point = (event: PointerEvent): void => {
    this.hovered = this.#ply(event);
    if (event.buttons > 0) {
      this.#go(this.hovered);
    }
  };

  #key = (event: KeyboardEvent): void => {
    const last = this.points.length - 1;
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: last }[event.key];
    if (to !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      event.stopPropagation();
      this.#go(Math.min(last, Math.max(0, to)));
    }
  };

  #go(ply: number): void {
    if (ply !== this.at) {
      this.dispatchEvent(new CustomEvent("quinas-ply", { detail: { ply }, bubbles: true, composed: true }));
    }
  }
}

customElements.define("quinas-evaluation-graph", EvaluationGraph);
