// The moves of a game as a tree: the main line, and variations under the move they replace.

import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { MoveTree, Node } from "../game/tree.ts";
import { PageElement } from "../pages/element.ts";
import { forms } from "../pages/parts/common.ts";
import { Roving } from "../pages/parts/roving.ts";
import { analyse } from "../text/analyse.ts";
import { t } from "../text/text.ts";
import type { Judgement } from "../rules/types.ts";
import { SIGNS } from "./judgement.ts";

export class StudyMoves extends PageElement {
  static override properties = {
    tree: { attribute: false },
    at: { attribute: false },
    revision: { type: Number },
    judgement: { attribute: false },
    comments: { attribute: false },
  };
  declare tree: MoveTree | null;
  declare at: Node | null;
  /** Changes with the tree, which is changed in place. */
  declare revision: number;
  declare judgement: (node: Node) => Judgement | null;
  declare comments: ReadonlyMap<Node, string>;

  static override styles = [
    forms,
    css`
      :host {
        display: block;
        overflow: auto;
        overscroll-behavior: contain;
        padding: 8px;
        font-variant-numeric: tabular-nums;
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
      }
      .variation {
        border-inline-start: 2px solid var(--line);
        flex: 1 0 100%;
        margin: 2px 0 2px 12px;
        padding-inline-start: 6px;
      }
      .number {
        color: var(--muted, var(--ink));
        font-size: 13px;
        padding-inline: 6px 2px;
      }
      button {
        background: none;
        border: 0;
        border-radius: 4px;
        min-height: 28px;
        padding: 2px 6px;
        white-space: nowrap;
      }
      .variation button {
        font-size: 13px;
      }
      button:hover:not(:disabled) {
        background: color-mix(in oklch, var(--cobalt) 12%, transparent);
      }
      button[aria-current="true"] {
        background: var(--cobalt);
        color: var(--on-cobalt, var(--glaze));
      }
      .bad {
        color: var(--bad);
        font-weight: 650;
      }
      .one {
        align-items: baseline;
        display: inline-flex;
      }
      [aria-current] > .bad {
        color: inherit;
      }
      .comment {
        color: var(--muted, var(--ink));
        flex: 1 0 100%;
        font-size: 13px;
        padding: 2px 6px;
        white-space: pre-line;
      }
      .tools {
        display: flex;
        flex: 1 0 100%;
        gap: 4px;
      }
      .tools button {
        border: 1px solid var(--line);
      }
      p {
        padding: 8px;
      }
    `,
  ];

  constructor() {
    super();
    this.tree = null;
    this.at = null;
    this.revision = 0;
    this.judgement = () => null;
    this.comments = new Map();
    new Roving(this, ".move");
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("at")) {
      this.#reveal();
    }
  }

  /** Scrolls the list alone, never the page. */
  #reveal(): void {
    const current = this.renderRoot.querySelector<HTMLElement>("[aria-current]");
    if (!current) {
      this.scrollTop = 0;
      return;
    }
    const [box, own] = [current.getBoundingClientRect(), this.getBoundingClientRect()];
    if (box.top < own.top || box.bottom > own.bottom) {
      this.scrollTop += box.top - own.top - own.height / 2;
    }
  }

  protected override render() {
    const first = this.tree?.root.children[0];
    if (!first) {
      return html`<p class="quiet">${t(analyse, "no-moves")}</p>`;
    }
    return html`<div class="line" role="group" aria-label=${t(analyse, "moves")}>
      ${this.#line(first, true)}
    </div>`;
  }

  /** A line from this node on, with what could have been played instead after each move. */
  #line(from: Node, isNew: boolean): TemplateResult[] {
    const parts: TemplateResult[] = [];
    let mustNumber = isNew;
    const number = (node: Node, isShown: boolean) =>
      isShown ? html`<span class="number">${node.ply}.</span>` : nothing;
    for (let node: Node | undefined = from; node; node = node.children[0]) {
      const before: Node | null = node.parent;
      const isTurn: boolean = before?.played?.by !== node.played?.by;
      parts.push(
        html`<span class="one">${number(node, mustNumber || isTurn)}${this.#move(node)}</span>${this.#tools(node)}`,
      );
      mustNumber = false;
      const comment = this.comments.get(node);
      if (comment) {
        parts.push(html`<span class="comment">${comment}</span>`);
        mustNumber = true;
      }
      const others: Node[] = before && before.children[0] === node ? before.children.slice(1) : [];
      for (const other of others) {
        parts.push(html`<div class="variation line">${this.#line(other, true)}</div>`);
        mustNumber = true;
      }
    }
    return parts;
  }

  #move(node: Node): TemplateResult {
    const judgement = this.judgement(node);
    const sign = judgement ? SIGNS[judgement] : "";
    const isCurrent = node === this.at;
    return html`<button
      class="move"
      aria-current=${isCurrent ? "true" : nothing}
      title=${judgement ? t(analyse, judgement) : nothing}
      @click=${() => this.#tell("quinas-node", node)}
    >
      ${node.played?.move}${sign
          ? html`<span class="bad">${sign}</span>`
          : nothing}
    </button>`;
  }

  /** What can be done with the variation one stands in. */
  #tools(node: Node) {
    if (node !== this.at || this.tree?.isMain(node)) {
      return nothing;
    }
    return html`<span class="tools">
      <button @click=${() => this.#tell("quinas-promote", node)}>${t(analyse, "promote")}</button>
      <button @click=${() => this.#tell("quinas-delete", node)}>${t(analyse, "delete")}</button>
    </span>`;
  }

  #tell(name: string, node: Node): void {
    this.dispatchEvent(new CustomEvent(name, { detail: { node }, bubbles: true, composed: true }));
  }
}

customElements.define("quinas-study-moves", StudyMoves);
