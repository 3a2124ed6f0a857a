// Sets a game on this device up: who sits where, the rules, the clock.

import { css, html, nothing } from "lit";
import type { SeatSetup, Setup } from "../../game/kept.ts";
import { gentle, withNeeds } from "../../game/levels.ts";
import { readOptions, writeOptions, type Options } from "../../game/options.ts";
import { rules } from "../../rules/client.ts";
import type { GameInfo, Seat } from "../../rules/types.ts";
import { common, gameNames } from "../../text/common.ts";
import { asFault, sentence } from "../../text/fault.ts";
import { play } from "../../text/play.ts";
import { t, word } from "../../text/text.ts";
import { PageElement } from "../element.ts";
import { forms } from "./common.ts";
import { clockFields, levelFields, optionFields } from "./fields.ts";
import { formStyle } from "./form-style.ts";

/** A dialog that says `quinas-begin` with the `Setup`, or `quinas-cancel`. */
export class SetupDialog extends PageElement {
  static override properties = {
    info: { attribute: false },
    setup: { attribute: false },
    fault: { state: true },
  };
  declare info: GameInfo;
  declare setup: Setup;
  declare fault: string;

  static override styles = [
    forms,
    formStyle,
    css`
      dialog {
        background: var(--glaze);
        border: 1px solid var(--line);
        border-radius: 6px;
        color: inherit;
        inline-size: min(560px, 100vw - 16px);
        max-block-size: calc(100dvh - 16px);
        padding: 20px 20px 0;
      }
      dialog::backdrop {
        background: oklch(20% 0.02 260 / 0.5);
      }
      h2 {
        margin-block-end: 12px;
      }
      .end {
        display: flex;
        gap: 8px;
        justify-content: flex-end;
      }
      .end {
        background: var(--glaze);
        inset-block-end: 0;
        padding-block: 12px 20px;
        position: sticky;
      }
      .end .strong {
        min-inline-size: 120px;
      }
    `,
  ];

  constructor() {
    super();
    this.fault = "";
  }

  protected override firstUpdated(): void {
    this.renderRoot.querySelector("dialog")?.showModal();
  }

  protected override render() {
    const { info, setup } = this;
    const options = readOptions(setup.options);
    return html`<dialog aria-labelledby="title" @cancel=${this.#cancel} @close=${this.#cancel}>
      <form method="dialog" @submit=${this.#submit}>
        <h2 id="title">${t(play, "setup", word(gameNames, info.id))}</h2>
        <div class="sides">${this.#seat(0)} ${this.#seat(1)}</div>
        <button type="button" @click=${this.#swap}>${t(play, "swap")}</button>
        ${optionFields(info, options, (chosen: Options) => this.#set({ options: writeOptions(info, chosen) }))}
        ${clockFields(setup.clock, false, (clock) => this.#set({ clock }))}
        ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
        <div class="end">
          <button type="button" @click=${this.#cancel}>${t(common, "cancel")}</button>
          <button class="strong">${t(play, "begin")}</button>
        </div>
      </form>
    </dialog>`;
  }

  #seat(seat: Seat) {
    const sits = this.setup.seats[seat];
    const choose = (setup: SeatSetup) => () => this.#sit(seat, setup);
    return html`<fieldset>
      <legend>${t(play, seat === 0 ? "who-first" : "who-second")}</legend>
      <div class="choices">
        <button type="button" aria-pressed=${sits.kind === "person" ? "true" : "false"} @click=${choose({ kind: "person", name: "" })}>
          ${t(play, "person")}
        </button>
        <button
          type="button"
          aria-pressed=${sits.kind === "computer" ? "true" : "false"}
          @click=${choose({ kind: "computer", level: gentle(this.info) })}
        >
          ${t(play, "computer")}
        </button>
      </div>
      ${sits.kind === "computer"
        ? levelFields(this.info, sits.level, (level) => this.#sit(seat, { kind: "computer", level }))
        : nothing}
    </fieldset>`;
  }

  #sit(seat: Seat, setup: SeatSetup): void {
    const [first, second] = this.setup.seats;
    this.#set({ seats: seat === 0 ? [setup, second] : [first, setup] });
  }

  #swap = (): void => {
    const [first, second] = this.setup.seats;
    this.#set({ seats: [second, first] });
  };

  #set(change: Partial<Setup>): void {
    this.setup = { ...this.setup, start: null, ...change };
    this.fault = "";
  }

  /** The rules look at the options before the old game is given up. */
  #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const options = withNeeds(this.info, this.setup.options, this.setup.seats);
    try {
      await rules.deal(this.info.id, options, 0);
    } catch (problem) {
      this.fault = await sentence(asFault(problem));
      return;
    }
    const setup = { ...this.setup, options };
    this.dispatchEvent(new CustomEvent("quinas-begin", { detail: { setup }, bubbles: true, composed: true }));
  };

  #cancel = (): void => {
    this.dispatchEvent(new CustomEvent("quinas-cancel", { bubbles: true, composed: true }));
  };
}
customElements.define("quinas-setup", SetupDialog);
