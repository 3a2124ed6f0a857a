// A dialog that takes records, from a file or pasted. Nothing is kept unless all of it can be read;
// an error is shown in the text, at the line and column the rules worker names.

import { css, html, nothing } from "lit";
import { rules } from "../../study/doors.ts";
import type { Home } from "../../study/library.ts";
import { importRecords } from "../../study/server.ts";
import { keep } from "../../study/shelf.ts";
import { pointAt, spot } from "../../study/spot.ts";
import { archive } from "../../text/archive.ts";
import { common } from "../../text/common.ts";
import { asFault, sentence } from "../../text/fault.ts";
import { t } from "../../text/text.ts";
import { PageElement } from "../element.ts";
import { forms } from "../parts/common.ts";

export class ImportDialog extends PageElement {
  static override properties = {
    home: {},
    problem: { state: true },
    isBusy: { state: true },
  };
  declare home: Home;
  declare problem: string;
  declare isBusy: boolean;

  static override styles = [
    forms,
    css`
      dialog {
        background: var(--glaze);
        border: 1px solid var(--line);
        border-radius: 6px;
        color: var(--ink);
        inline-size: min(720px, calc(100vw - 24px));
        padding: 16px;
      }
      dialog::backdrop {
        background: color-mix(in oklch, var(--ink) 45%, transparent);
      }
      form {
        display: grid;
        gap: 12px;
      }
      textarea {
        background: var(--paper);
        border: 1px solid var(--control, var(--line));
        border-radius: 6px;
        color: inherit;
        font: 13px/1.4 ui-monospace, monospace;
        inline-size: 100%;
        min-block-size: 240px;
        padding: 8px;
        resize: vertical;
      }
      input[type="file"] {
        padding: 4px;
      }
      ::file-selector-button {
        background: var(--glaze);
        border: 1px solid var(--line);
        border-radius: 6px;
        color: inherit;
        cursor: pointer;
        font: inherit;
        margin-inline-end: 8px;
      }
      .problem {
        color: var(--bad);
      }
    `,
  ];

  constructor() {
    super();
    this.home = "device";
    this.problem = "";
    this.isBusy = false;
  }

  show(): void {
    this.problem = "";
    this.renderRoot.querySelector("dialog")?.showModal();
  }

  protected override render() {
    return html`<dialog aria-label=${t(archive, "import-title")}>
      <form @submit=${this.#take}>
        <h2>${t(archive, "import-title")}</h2>
        <label for="text">${t(archive, "import-label")}</label>
        <input type="file" accept=".quinas,.txt,text/plain" aria-label=${t(archive, "import-file")} @change=${this.#file} />
        <textarea id="text" spellcheck="false" autocomplete="off"></textarea>
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
        <div class="row">
          <button class="strong" ?disabled=${this.isBusy}>
            ${t(archive, this.home === "server" ? "import-server" : "import-device")}
          </button>
          <button type="button" @click=${this.#close}>${t(common, "cancel")}</button>
        </div>
      </form>
    </dialog>`;
  }

  get #field(): HTMLTextAreaElement {
    return this.renderRoot.querySelector("textarea") as HTMLTextAreaElement;
  }

  #close = (): void => {
    this.renderRoot.querySelector("dialog")?.close();
  };

  #file = async (event: Event): Promise<void> => {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (file) {
      this.problem = "";
      this.#field.value = await file.text();
    }
  };

  #take = async (event: Event): Promise<void> => {
    event.preventDefault();
    const text = this.#field.value;
    if (text.trim() === "") {
      this.problem = t(archive, "import-empty");
      return;
    }
    this.isBusy = true;
    this.problem = "";
    try {
      const count = await this.#keep(text);
      this.#field.value = "";
      this.#close();
      this.dispatchEvent(new CustomEvent("quinas-imported", { detail: { count } }));
    } catch (problem) {
      const fault = asFault(problem);
      this.problem = await sentence(fault);
      const where = spot(fault);
      if (where) {
        pointAt(this.#field, where);
      }
    } finally {
      this.isBusy = false;
    }
  };

  /** Reads everything first. A single record is kept as it was written, variations and all. */
  async #keep(text: string): Promise<number> {
    const records = await rules().readRecords(text);
    if (this.home === "server") {
      return importRecords(text);
    }
    for (const record of records) {
      await keep(record, records.length === 1 ? text : undefined);
    }
    return records.length;
  }
}

customElements.define("quinas-import", ImportDialog);
