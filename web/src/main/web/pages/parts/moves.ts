// The moves of a game: a list beside the board, a strip under it on a phone. Variations stand under
// the move that they replace.

import { css, html, nothing, type TemplateResult } from "lit";
import type { MoveTree, Node } from "../../game/tree.ts";
import { play } from "../../text/play.ts";
import { t } from "../../text/text.ts";
import { PageElement } from "../element.ts";
import { forms } from "./common.ts";
import { Roving } from "./roving.ts";

/** Says `quinas-go` with the node that was chosen. */
export class MoveList extends PageElement {
  static override properties = {
    tree: { attribute: false },
    at: { attribute: false },
    version: { attribute: false },
    notes: { attribute: false },
  };
  declare tree: MoveTree | null;
  declare at: Node | null;
  /** The tree itself is changed in place: a new number says that it was. */
  declare version: number;
  /** A sign after a move, such as `?`, with what it means. */
  declare notes: ReadonlyMap<Node, { sign: string; text: string }>;

  static override styles = [
    forms,
    css`
      :host {
        display: block;
        overflow: auto;
        overscroll-behavior: contain;
        scrollbar-width: thin;
      }
      ol {
        display: grid;
        grid-template-columns: auto 1fr 1fr;
        list-style: none;
        margin: 0;
        padding: 4px 0;
      }
      .number {
        color: var(--muted);
        font-size: 13px;
        font-variant-numeric: tabular-nums;
        padding: 5px 8px 0 4px;
        text-align: end;
      }
      li {
        display: contents;
      }
      .cell {
        display: flex;
        flex-wrap: wrap;
        min-inline-size: 0;
      }
      .variation {
        border-inline-start: 2px solid var(--line);
        display: flex;
        flex-wrap: wrap;
        font-size: 13px;
        grid-column: 2 / -1;
        margin: 0 0 4px 8px;
        padding-inline-start: 4px;
      }
      button {
        background: none;
        border: 0;
        font-variant-numeric: tabular-nums;
        justify-content: flex-start;
        min-block-size: 28px;
        padding: 2px 8px;
      }
      button:hover {
        text-decoration: underline;
      }
      button[aria-current="true"] {
        background: var(--cobalt);
        color: var(--on-cobalt);
        font-weight: 650;
      }
      .none {
        color: var(--muted);
        padding: 8px 4px;
      }
      @media (max-width: 799px) {
        ol {
          display: flex;
          inline-size: max-content;
          padding: 0 8px;
        }
        .cell,
        .variation {
          flex-wrap: nowrap;
        }
        button {
          min-block-size: 36px;
          white-space: nowrap;
        }
        .number {
          align-self: center;
          padding: 0 2px 0 8px;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.tree = null;
    this.at = null;
    this.version = 0;
    this.notes = new Map();
    new Roving(this, "button");
  }

  protected override updated(): void {
    const shown = this.renderRoot.querySelector("[aria-current='true']");
    const box = this.getBoundingClientRect();
    const place = shown?.getBoundingClientRect();
    if (!place) {
      this.scrollTo({ top: 0, left: 0 });
    } else {
      // By hand: scrollIntoView would move the page too.
      this.scrollTop += Math.min(0, place.top - box.top) + Math.max(0, place.bottom - box.bottom);
      this.scrollLeft += Math.min(0, place.left - box.left - 24) + Math.max(0, place.right - box.right + 24);
    }
  }

  protected override render() {
    const root = this.tree?.root;
    if (!root || root.children.length === 0) {
      return html`<p class="none">${t(play, "no-moves")}</p>`;
    }
    return html`<ol aria-label=${t(play, "moves")} @keydown=${this.#key}>
      ${rows(root).map(
        (row, at) =>
          html`<li>
              <span class="number">${at + 1}</span>
              <span class="cell">${row[0].map((node) => this.#button(node))}</span>
              <span class="cell">${row[1].map((node) => this.#button(node))}</span>
            </li>
            ${[...row[0], ...row[1]].map((node) => this.#variations(node))}`,
      )}
    </ol>`;
  }

  #button(node: Node): TemplateResult {
    const note = this.notes.get(node);
    return html`<button
      aria-current=${node === this.at ? "true" : "false"}
      title=${note?.text ?? nothing}
      @click=${() => this.#go(node)}
    >
      ${node.played?.move}${note?.sign ?? ""}
    </button>`;
  }

  /** What else was played instead of a move of the main line. */
  #variations(node: Node): TemplateResult[] {
    const others = node.parent?.children.slice(1) ?? [];
    return others.map((other) => html`<div class="variation">${this.#line(other)}</div>`);
  }

  #line(node: Node): TemplateResult {
    const [next, ...others] = node.children;
    return html`${this.#button(node)}${others.map((other) => html`<span>(</span>${this.#line(other)}<span>)</span>`)}${
      next ? this.#line(next) : nothing
    }`;
  }

  /** Up and down lead to the same player's move before or after. */
  #key = (event: KeyboardEvent): void => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    const at = this.at?.played ? this.at : this.tree?.root.children[0];
    if (by === 0 || !at || !this.tree) {
      return;
    }
    event.preventDefault();
    const line = this.tree.path(this.tree.end(at)).filter((node) => node.played?.by === at.played?.by);
    const next = this.at === at ? line[line.indexOf(at) + by] : at;
    if (next) {
      this.#go(next);
    }
  };

  #go(node: Node): void {
    this.dispatchEvent(new CustomEvent("quinas-go", { detail: { node }, bubbles: true, composed: true }));
  }
}
customElements.define("quinas-moves", MoveList);

type Row = [Node[], Node[]];

/** The main line in rounds; who moves several times in a row has them in one cell. */
function rows(root: Node): Row[] {
  const found: Row[] = [];
  let before: number | null = null;
  for (let node = root.children[0]; node; node = node.children[0]) {
    const by = node.played?.by ?? 0;
    let row = found.at(-1);
    if (!row || (by === 0 && before === 1)) {
      row = [[], []];
      found.push(row);
    }
    row[by].push(node);
    before = by;
  }
  return found;
}
