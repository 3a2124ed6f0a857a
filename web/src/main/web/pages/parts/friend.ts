// Creates a game on the server: for a friend who gets the link, or against the server's computer.

import { css, html, nothing } from "lit";
import { gentle, withNeeds } from "../../game/levels.ts";
import { readOptions, writeOptions } from "../../game/options.ts";
import { createGame, Refused } from "../../live/rest.ts";
import { hold } from "../../live/seats.ts";
import type { ClockTerms, CreateGame } from "../../live/types.ts";
import { rules } from "../../rules/client.ts";
import type { GameInfo } from "../../rules/types.ts";
import { settings } from "../../settings.ts";
import { common, gameNames } from "../../text/common.ts";
import { asFault, sentence } from "../../text/fault.ts";
import { play } from "../../text/play.ts";
import { settingsText } from "../../text/settings.ts";
import { t, word } from "../../text/text.ts";
import { PageElement } from "../element.ts";
import { address } from "../routes.ts";
import { forms } from "./common.ts";
import { clockFields, levelFields, optionFields } from "./fields.ts";
import { formStyle } from "./form-style.ts";

const SEATS = ["first", "second", "random"] as const;

export class FriendForm extends PageElement {
  static override properties = {
    infos: { state: true },
    game: { state: true },
    options: { state: true },
    clock: { state: true },
    seat: { state: true },
    level: { state: true },
    fault: { state: true },
    isBusy: { state: true },
  };
  declare infos: GameInfo[];
  declare game: string;
  declare options: string;
  declare clock: ClockTerms;
  declare seat: CreateGame["seat"];
  /** Against the server's computer; empty against a friend. */
  declare level: string;
  declare fault: string;
  declare isBusy: boolean;

  static override styles = [
    forms,
    formStyle,
    css`
      :host {
        display: block;
      }
      .create {
        justify-self: start;
        min-inline-size: 160px;
      }
    `,
  ];

  constructor() {
    super();
    this.infos = [];
    this.game = "";
    this.options = "";
    this.clock = { kind: "increment", base: 600, increment: 10 };
    this.seat = "random";
    this.level = "";
    this.fault = "";
    this.isBusy = false;
  }

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    this.infos = await rules.games();
    this.game ||= this.infos[0]?.id ?? "";
  }

  protected override render() {
    const info = this.infos.find(({ id }) => id === this.game);
    if (!info) {
      return nothing;
    }
    return html`<form @submit=${this.#submit}>
      <div class="choices" role="group" aria-label=${t(common, "games")}>
        ${this.infos.map(({ id }) =>
          pressed(word(gameNames, id), id === this.game, () => {
            this.game = id;
            this.options = "";
            this.level &&= "full:1000";
          }),
        )}
      </div>
      <fieldset>
        <legend>${t(play, "against")}</legend>
        <div class="choices">
          ${pressed(t(play, "a-friend"), this.level === "", () => (this.level = ""))}
          ${pressed(t(play, "server-computer"), this.level !== "", () => (this.level = gentle(info)))}
        </div>
        ${this.level === "" ? nothing : levelFields(info, this.level, (level) => (this.level = level))}
      </fieldset>
      <fieldset>
        <legend>${t(play, "my-seat")}</legend>
        <div class="choices">
          ${SEATS.map((seat) => pressed(t(play, `seat-${seat}`), seat === this.seat, () => (this.seat = seat)))}
        </div>
      </fieldset>
      ${optionFields(info, readOptions(this.options), (options) => (this.options = writeOptions(info, options)))}
      ${clockFields(this.clock, true, (clock) => (this.clock = clock))}
      <label
        >${t(play, "my-name")}
        <input
          maxlength="40"
          autocomplete="nickname"
          placeholder=${t(settingsText, "name-none")}
          .value=${settings.get("name")}
          @change=${(event: Event) => settings.set("name", (event.target as HTMLInputElement).value.trim())}
        />
      </label>
      ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
      <button class="strong create" ?disabled=${this.isBusy}>${t(play, "create")}</button>
    </form>`;
  }

  #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    this.isBusy = true;
    this.fault = "";
    try {
      await this.#create();
    } catch (problem) {
      this.fault = problem instanceof Refused ? await refusal(problem) : await sentence(asFault(problem));
    }
    this.isBusy = false;
  };

  async #create(): Promise<void> {
    const info = this.infos.find(({ id }) => id === this.game);
    if (!info) {
      return;
    }
    const name = settings.get("name");
    const options = this.level ? withNeeds(info, this.options, this.#seats()) : this.options;
    const created = await createGame({
      game: this.game,
      ...(options ? { options } : {}),
      clock: this.clock,
      seat: this.seat,
      ...(name ? { name } : {}),
      opponent: this.level ? { kind: "computer", level: this.level } : { kind: "friend" },
    });
    const { game, token, seat, invitation } = created;
    hold({ id: game.id, game: game.game, seat, token, invitation, at: Date.now() });
    location.hash = address("game", game.id);
  }

  /** Where the computer sits, unless chance is to decide. */
  #seats() {
    const computer = { kind: "computer", level: this.level } as const;
    const person = { kind: "person", name: "" } as const;
    return this.seat === "first" ? [person, computer] : [computer, person];
  }
}
customElements.define("quinas-friend", FriendForm);

function pressed(text: string, isPressed: boolean, choose: () => void) {
  return html`<button type="button" aria-pressed=${isPressed ? "true" : "false"} @click=${choose}>${text}</button>`;
}

/** What the server refused, and when it may be tried again. */
async function refusal({ error }: Refused): Promise<string> {
  if (error.code === "unreachable") {
    return t(play, "unreachable");
  }
  const { message, pattern = "", arguments: values = [] } = error;
  const said = await sentence({ message, pattern, arguments: values, places: [] });
  return error.retryAfter ? `${said} ${t(play, "retry-after", error.retryAfter)}` : said;
}
