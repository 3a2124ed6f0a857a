// Takes a seat with an invitation, or carries a seat of one's own to this device. Either way the
// secret leaves the address bar at once.

import { css, html } from "lit";
import { heldSeat, hold } from "../live/seats.ts";
import { gameState, hasServer, joinGame, Refused } from "../live/rest.ts";
import type { GameState } from "../live/types.ts";
import { settings } from "../settings.ts";
import { common, gameNames } from "../text/common.ts";
import { play } from "../text/play.ts";
import { settingsText } from "../text/settings.ts";
import { t, word } from "../text/text.ts";
import { PageElement } from "./element.ts";
import { forms } from "./parts/common.ts";
import { broken, loading, noServer } from "./parts/notice.ts";
import { termsText } from "./parts/terms.ts";
import { address } from "./routes.ts";

const CARRIED = "seat:";
const NO_SERVER = Symbol("no server");

export class JoinPage extends PageElement {
  static override properties = {
    game: { attribute: false },
    secret: { attribute: false },
    state: { state: true },
    problem: { state: true },
    isJoining: { state: true },
  };
  declare game: string;
  declare secret: string;
  declare state: GameState | null;
  declare problem: unknown;
  declare isJoining: boolean;

  static override styles = [
    forms,
    css`
      :host {
        display: grid;
        justify-content: center;
        padding: 48px 16px;
      }
      form {
        display: grid;
        gap: 12px;
        inline-size: min(400px, 100vw - 32px);
      }
      label {
        display: grid;
        gap: 4px;
      }
    `,
  ];

  constructor() {
    super();
    this.state = null;
    this.problem = null;
    this.isJoining = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#look();
  }

  async #look(): Promise<void> {
    if (heldSeat(this.game) && !this.secret.startsWith(CARRIED)) {
      this.#enter();
      return;
    }
    // What is shared or looked over one's shoulder from here on opens nothing.
    history.replaceState(null, "", address("join", this.game));
    if (!(await hasServer())) {
      this.problem = NO_SERVER;
      return;
    }
    try {
      this.state = await gameState(this.game);
      if (this.secret.startsWith(CARRIED)) {
        const token = this.secret.slice(CARRIED.length);
        hold({ id: this.game, game: this.state.game, seat: null, token, invitation: null, at: Date.now() });
        this.#enter();
      }
    } catch (problem) {
      this.problem = problem;
    }
  }

  #join = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    this.isJoining = true;
    const name = settings.get("name");
    try {
      const joined = await joinGame(this.game, { invitation: this.secret, ...(name ? { name } : {}) });
      const { token, seat, game } = joined;
      hold({ id: game.id, game: game.game, seat, token, invitation: null, at: Date.now() });
      this.#enter();
    } catch (problem) {
      this.problem = problem;
    }
    this.isJoining = false;
  };

  /** In place of this page, so that Back does not lead here again. */
  #enter(): void {
    location.replace(address("game", this.game));
  }

  protected override render() {
    if (this.problem === NO_SERVER) {
      return noServer();
    }
    if (this.problem !== null) {
      return this.#refusal();
    }
    if (!this.state || this.isJoining) {
      return loading();
    }
    const { game, clock } = this.state;
    return html`<form class="card" @submit=${this.#join}>
      <h1>${word(gameNames, game)}</h1>
      <p>${termsText(this.state.options, clock.terms, game)}</p>
      <label
        >${t(settingsText, "name")}
        <input
          maxlength="40"
          autocomplete="nickname"
          placeholder=${t(settingsText, "name-none")}
          .value=${settings.get("name")}
          @change=${(event: Event) => settings.set("name", (event.target as HTMLInputElement).value.trim())}
        />
      </label>
      <button class="strong">${t(play, "join")}</button>
    </form>`;
  }

  #refusal() {
    const isMissing = this.problem instanceof Refused && this.problem.status === 404;
    if (!isMissing && !(this.problem instanceof Refused && this.state)) {
      return broken(this.problem);
    }
    return html`<quinas-notice
      .heading=${t(play, isMissing ? "no-game" : "join-taken")}
      .sentence=${t(play, isMissing ? "no-game-do" : "join-taken-do")}
    >
      ${isMissing
        ? html`<a href="#/">${t(common, "to-home")}</a>`
        : html`<a class="button" href=${address("game", this.game)}>${t(play, "join-watch")}</a>`}
    </quinas-notice>`;
  }
}
customElements.define("quinas-join", JoinPage);

export function page([game = "", secret = ""]: string[]) {
  return html`<quinas-join .game=${game} .secret=${secret}></quinas-join>`;
}
