// A dialog that takes a position, a record, or an address of this page.

import { css, html, nothing } from "lit";
import type { Fault } from "../../rules/types.ts";
import { pointAt, spot } from "../../study/spot.ts";
import type { Study } from "../../study/study.ts";
import { analyse } from "../../text/analyse.ts";
import { common, gameNames } from "../../text/common.ts";
import { asFault, sentence } from "../../text/fault.ts";
import { t, word } from "../../text/text.ts";
import { PageElement } from "../element.ts";
import { forms } from "../parts/common.ts";
import { style } from "./style.ts";

export class PasteDialog extends PageElement {
  static override properties = {
    study: { attribute: false },
    game: {},
    problem: { state: true },
  };
  declare study: Study | null;
  declare game: string;
  declare problem: string;

  static override styles = [
    forms,
    style,
    css`
      :host {
        padding: 0;
        position: absolute;
      }
    `,
  ];

  constructor() {
    super();
    this.study = null;
    this.game = "";
    this.problem = "";
  }

  show(): void {
    this.problem = "";
    this.#dialog?.showModal();
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector("dialog");
  }

  protected override render() {
    const label = t(analyse, "paste-label", word(gameNames, this.game));
    return html`<dialog aria-label=${t(analyse, "paste-title")}>
      <form method="dialog" @submit=${this.#take}>
        <h2>${t(analyse, "paste-title")}</h2>
        <label for="text">${label}</label>
        <textarea id="text" spellcheck="false" autocomplete="off" required></textarea>
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
        <div class="row">
          <button class="strong">${t(analyse, "paste-do")}</button>
          <button type="button" @click=${() => this.#dialog?.close()}>${t(common, "cancel")}</button>
        </div>
      </form>
    </dialog>`;
  }

  #take = async (event: Event): Promise<void> => {
    event.preventDefault();
    const field = this.renderRoot.querySelector("textarea");
    if (!field || !this.study) {
      return;
    }
    try {
      await this.#show(this.study, field.value);
      field.value = "";
      this.#dialog?.close();
    } catch (problem) {
      await this.#refuse(asFault(problem), field);
    }
  };

  async #show(study: Study, text: string): Promise<void> {
    const address = /#\/analyse\/\S+/.exec(text);
    if (address) {
      location.hash = address[0];
      return;
    }
    if (text.trimStart().startsWith("[")) {
      const [record] = await study.rules.readRecords(text);
      if (record) {
        await study.openRecord(record);
      }
      return;
    }
    const options = study.tree?.root.view.options ?? "";
    const position = { game: this.game, options, text: text.trim().replace(/\s+/g, " ") };
    await study.openPosition(position);
  }

  async #refuse(fault: Fault, field: HTMLTextAreaElement): Promise<void> {
    this.problem = await sentence(fault);
    const where = spot(fault);
    if (where) {
      pointAt(field, where);
    }
  }
}

customElements.define("quinas-paste", PasteDialog);
