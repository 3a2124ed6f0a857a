// The text mode: a line for questions and moves, and the answers.

import { css, html } from "lit";
import { playerName, sideName } from "../../game/names.ts";
import { answer, asQuestion } from "../../game/textmode.ts";
import { current, type Table } from "../../game/table.ts";
import { engine, rules } from "../../rules/client.ts";
import type { Insight, Played, View } from "../../rules/types.ts";
import { asFault, sentence } from "../../text/fault.ts";
import { textMode } from "../../text/textmode.ts";
import { t } from "../../text/text.ts";
import { PageElement } from "../element.ts";
import { forms } from "./common.ts";

const THOUGHT = 1500;
const KEPT = 30;

/** Says `quinas-move` for a line that is a legal move. */
export class CommandLine extends PageElement {
  static override properties = {
    table: { attribute: false },
    view: { attribute: false },
    last: { attribute: false },
    lines: { state: true },
  };
  /** Whose clocks and names are told. */
  declare table: Table | null;
  declare view: View | null;
  /** The move that led to `view`. */
  declare last: Played | null;
  declare lines: string[];

  static override styles = [
    forms,
    css`
      :host {
        display: grid;
        gap: 4px;
        grid-template-rows: minmax(0, 1fr) auto;
      }
      .log {
        background: var(--paper);
        border: 1px solid var(--line);
        font-size: 13px;
        min-block-size: 40px;
        max-block-size: 22dvh;
        overflow: auto;
        padding: 4px 8px;
        white-space: pre-line;
      }
      form {
        display: flex;
        gap: 4px;
      }
      input {
        flex: 1;
      }
    `,
  ];

  constructor() {
    super();
    this.table = null;
    this.view = null;
    this.last = null;
    this.lines = [];
  }

  protected override updated(): void {
    const log = this.renderRoot.querySelector(".log");
    log?.scrollTo({ top: log.scrollHeight });
  }

  protected override render() {
    return html`
      <div class="log" role="log" tabindex="0" aria-label=${t(textMode, "log")}>
        ${this.lines.map((line) => html`<div>${line}</div>`)}
      </div>
      <form @submit=${this.#submit}>
        <input
          name="line"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          aria-label=${t(textMode, "label")}
          placeholder=${t(textMode, "label")}
        />
        <button>${t(textMode, "send")}</button>
      </form>
    `;
  }

  #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const input = (event.target as HTMLFormElement).elements.namedItem("line") as HTMLInputElement;
    const line = input.value.trim();
    const view = this.view;
    if (line === "" || !view) {
      return;
    }
    input.value = "";
    this.#say(`> ${line}`);
    const said = await this.#answer(view, asQuestion(view, line));
    if (said !== null) {
      this.#say(said);
      return;
    }
    try {
      const { move } = await rules.play(view, line);
      this.dispatchEvent(new CustomEvent("quinas-move", { detail: { move }, bubbles: true, composed: true }));
    } catch (problem) {
      this.#say(await sentence(asFault(problem)));
    }
  };

  #answer(view: View, line: string): Promise<string | null> {
    const state = this.table?.state ?? null;
    const last = this.last ?? state?.moves.at(-1) ?? null;
    return answer(
      {
        view,
        last,
        clock: state?.clock ?? null,
        name: (seat) => (state ? playerName(state, seat) : sideName(view, seat)),
        evaluate: () => this.#evaluate(view),
      },
      line,
    );
  }

  /** Nobody gets help against a person in a game that goes on. */
  async #evaluate(view: View): Promise<Insight | null> {
    const state = this.table?.state;
    if (this.table?.isLive && state?.phase === "playing" && state.mine.length > 0) {
      return null;
    }
    if (state && current(state) === null) {
      return null;
    }
    this.#say(t(textMode, "thinking"));
    const { game, options, text } = view;
    const limits = { lines: 1, millis: THOUGHT };
    return engine.analyse({ game, options, text }, limits, () => {}, new AbortController().signal);
  }

  #say(line: string): void {
    this.lines = [...this.lines, line].slice(-KEPT);
  }
}
customElements.define("quinas-command", CommandLine);
