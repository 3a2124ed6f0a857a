// The rules of a game over whatever is shown, and gone again without leaving it.

import { css, html } from "lit";
import { PageElement } from "../pages/element.ts";
import { forms } from "../pages/parts/common.ts";
import { common, gameNames } from "../text/common.ts";
import { rules as texts } from "../text/rules.ts";
import { t, word } from "../text/text.ts";
import "./rulebook.ts";

export class RulesDialog extends PageElement {
  static override properties = { game: {} };
  declare game: string;

  static override styles = [
    forms,
    css`
      dialog {
        background: var(--paper);
        border: 1px solid var(--line);
        border-radius: 6px;
        color: var(--ink);
        inline-size: min(960px, 100vw - 16px);
        max-block-size: calc(100dvh - 16px);
        overscroll-behavior: contain;
        padding: 0 24px 24px;
      }
      dialog::backdrop {
        background: color-mix(in oklch, var(--ink) 45%, transparent);
      }
      header {
        align-items: center;
        background: var(--paper);
        border-block-end: 1px solid var(--line);
        display: flex;
        inset-block-start: 0;
        justify-content: space-between;
        margin: 0 -24px 16px;
        padding: 12px 24px;
        position: sticky;
        z-index: 1;
      }
    `,
  ];

  constructor() {
    super();
    this.game = "";
  }

  protected override firstUpdated(): void {
    this.#dialog?.showModal();
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector("dialog");
  }

  protected override render() {
    return html`<dialog aria-labelledby="title" @close=${() => this.remove()} @click=${this.#beside}>
      <header>
        <h2 id="title">${t(texts, "title", word(gameNames, this.game))}</h2>
        <button @click=${() => this.#dialog?.close()}>${t(common, "close")}</button>
      </header>
      <quinas-rules game=${this.game}></quinas-rules>
    </dialog>`;
  }

  /** A click on the backdrop closes; a link leads away and takes the dialog with it. */
  #beside = (event: MouseEvent): void => {
    const isLink = event.composedPath().some((one) => one instanceof HTMLAnchorElement);
    if (event.target === this.#dialog || isLink) {
      this.#dialog?.close();
    }
  };
}

customElements.define("quinas-rules-dialog", RulesDialog);

export function showRules(game: string): void {
  const dialog = document.createElement("quinas-rules-dialog") as RulesDialog;
  dialog.game = game;
  document.body.append(dialog);
}
