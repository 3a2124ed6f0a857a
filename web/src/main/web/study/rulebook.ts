// `<quinas-rules game="syrtis">`: the rules of one game, for a page of its own or a dialog beside a
// board.

import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { PageElement } from "../pages/element.ts";
import { forms } from "../pages/parts/common.ts";
import type { GameInfo, OptionInfo } from "../rules/types.ts";
import { gameText } from "../text/games.ts";
import { rules as texts } from "../text/rules.ts";
import { t, word } from "../text/text.ts";
import { CHAPTERS, type Block, type Chapter } from "./chapters.ts";
import { rules } from "./doors.ts";
import "./figure.ts";
import { prose } from "./prose.ts";

export class Rulebook extends PageElement {
  static override properties = { game: {}, options: { state: true } };
  declare game: string;
  declare options: OptionInfo[];

  static override styles = [
    forms,
    css`
      :host {
        display: block;
        font-size: 16px;
        line-height: 1.55;
      }
      section {
        align-items: start;
        border-block-start: 1px solid var(--line);
        display: grid;
        gap: 12px 32px;
        grid-template-columns: minmax(0, 1fr) minmax(0, 290px);
        padding-block: 24px;
      }
      section:first-child {
        border: 0;
        padding-block-start: 0;
      }
      h2,
      p,
      ul,
      table {
        grid-column: 1;
        max-inline-size: 62ch;
      }
      h2 {
        font-size: 18px;
      }
      ul {
        display: grid;
        gap: 8px;
        margin: 0;
        padding-inline-start: 20px;
      }
      /* A text and the figure beside it are one row. */
      quinas-figure {
        grid-column: 2;
      }
      .pair {
        display: contents;
      }
      .words {
        display: grid;
        gap: 12px;
        grid-column: 1;
      }
      em {
        font-style: normal;
        font-weight: 650;
      }
      code {
        background: color-mix(in oklch, var(--cobalt) 9%, transparent);
        border-radius: 4px;
        font: 0.9em ui-monospace, monospace;
        overflow-wrap: anywhere;
        padding: 1px 4px;
      }
      dl {
        display: grid;
        gap: 12px;
        grid-column: 1 / -1;
        margin: 0;
      }
      dt {
        font-weight: 650;
      }
      dd {
        margin: 0;
      }
      .values {
        color: var(--muted, var(--ink));
        font-size: 15px;
      }
      @media (max-width: 720px) {
        section {
          grid-template-columns: minmax(0, 1fr);
        }
        quinas-figure {
          grid-column: 1;
          justify-self: center;
          inline-size: min(100%, 340px);
        }
      }
    `,
  ];

  constructor() {
    super();
    this.game = "";
    this.options = [];
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("game")) {
      void this.#load(this.game);
    }
  }

  async #load(game: string): Promise<void> {
    this.options = [];
    const games: GameInfo[] = await rules().games();
    if (game === this.game) {
      this.options = games.find(({ id }) => id === game)?.options ?? [];
    }
  }

  protected override render() {
    const chapters = CHAPTERS[this.game] ?? [];
    return html`${chapters.map((chapter) => this.#chapter(chapter))} ${this.#options()}`;
  }

  #chapter({ heading, blocks }: Chapter) {
    return html`<section aria-labelledby=${heading}>
      <h2 id=${heading}>${word(texts, heading)}</h2>
      ${rows(blocks).map(
        ({ words, figures }) =>
          html`<div class="words">${words.map(block)}</div>
            ${figures.map((id) => html`<quinas-figure name=${id}></quinas-figure>`)}`,
      )}
      ${heading === "notation" ? html`<div class="words"><p>${prose(t(texts, "squares"))}</p></div>` : nothing}
    </section>`;
  }

  #options() {
    if (this.options.length === 0) {
      return nothing;
    }
    return html`<section aria-labelledby="options">
      <h2 id="options">${t(texts, "options")}</h2>
      <p>${t(texts, "options-lead")}</p>
      <dl>
        ${this.options.map(
          (option) =>
            html`<div>
              <dt>${word(gameText, `option.${this.game}.${option.key}`)} <code>${option.key}</code></dt>
              <dd>${prose(word(texts, `option-${this.game}-${option.key}`))}</dd>
              <dd class="values">${this.#values(option)}</dd>
            </div>`,
        )}
      </dl>
    </section>`;
  }

  /** What is standard comes first. */
  #values(option: OptionInfo): string {
    const name = (value: string) => word(gameText, `option.${this.game}.${option.key}.${value}`, value);
    const range = option.low <= option.high ? [t(texts, "range", option.low, option.high)] : [];
    const words = option.words.filter((value) => value !== option.standard).map(name);
    return [`${name(option.standard)} (${t(texts, "standard")})`, ...range, ...words].join(" · ");
  }
}

/** Texts and the figures that follow them, beside each other. */
function rows(blocks: readonly Block[]): { words: Block[]; figures: string[] }[] {
  const all: { words: Block[]; figures: string[] }[] = [];
  let row: { words: Block[]; figures: string[] } = { words: [], figures: [] };
  for (const one of blocks) {
    if ("figure" in one) {
      row.figures.push(one.figure);
    } else {
      if (row.figures.length > 0) {
        all.push(row);
        row = { words: [], figures: [] };
      }
      row.words.push(one);
    }
  }
  return [...all, row];
}

function block(one: Block): TemplateResult | typeof nothing {
  if ("text" in one) {
    return html`<p>${prose(word(texts, one.text))}</p>`;
  }
  return "list" in one
    ? html`<ul>
        ${one.list.map((key) => html`<li>${prose(word(texts, key))}</li>`)}
      </ul>`
    : nothing;
}

customElements.define("quinas-rules", Rulebook);
