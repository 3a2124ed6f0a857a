// Takes a seat with an invitation, or carries a seat of one's own to this device. Either way the
// secret leaves the address bar at once.

import { css, html } from "lit";
import { done, errand, heldSeat, hold, send, sent, type Errand } from "../live/seats.ts";
import { gameState, hasServer, joinGame, Refused } from "../live/rest.ts";
import { seatOf } from "../live/token.ts";
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
const TAKEN = Symbol("taken");
const OPENS_NOTHING = Symbol("opens nothing");

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
  #errand: Errand | null = null;

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
    this.#errand = this.secret === "" ? errand(this.game) : send(this.game, this.secret);
    // What is shared or looked over one's shoulder from here on opens nothing.
    history.replaceState(null, "", address("join", this.game));
    if (!(await hasServer())) {
      this.problem = NO_SERVER;
      return;
    }
    try {
      this.state = await gameState(this.game);
      await this.#run();
    } catch (problem) {
      this.problem = problem;
    }
  }

  /** As far as it goes without asking. */
  async #run(): Promise<void> {
    if (!this.#errand) {
      this.#enter();
    } else if (this.#errand.secret.startsWith(CARRIED)) {
      await this.#carry(this.#errand.secret.slice(CARRIED.length));
    } else if (this.#errand.isSent) {
      await this.#take(this.#errand);
    } else if (this.state?.status !== "waiting") {
      this.problem = TAKEN;
    }
  }

  /** A seat that one has here already is not given away for a link that opens none. */
  async #carry(token: string): Promise<void> {
    const seat = await seatOf(this.game, token);
    done();
    if (seat === null) {
      this.problem = OPENS_NOTHING;
    } else {
      hold({ id: this.game, game: this.state?.game ?? "", seat, token, invitation: null, at: Date.now() });
      this.#enter();
    }
  }

  async #take({ secret, token }: Errand): Promise<void> {
    const name = settings.get("name");
    const joined = await joinGame(this.game, { invitation: secret, token, ...(name ? { name } : {}) });
    const { seat, game } = joined;
    hold({ id: game.id, game: game.game, seat, token: joined.token, invitation: null, at: Date.now() });
    done();
    this.#enter();
  }

  #join = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    this.isJoining = true;
    try {
      if (this.#errand) {
        sent(this.#errand);
        await this.#take(this.#errand);
      }
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
    if (!this.state || this.isJoining || this.#errand?.isSent !== false || this.#errand.secret.startsWith(CARRIED)) {
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
    const refused = this.problem instanceof Refused ? this.problem : null;
    if (refused?.status === 404) {
      return html`<quinas-notice .heading=${t(play, "no-game")} .sentence=${t(play, "no-game-do")}
        ><a href="#/">${t(common, "to-home")}</a></quinas-notice
      >`;
    }
    const isTooLate = ["bad-invitation", "game-over"].includes(refused?.error.code ?? "");
    if (this.problem !== OPENS_NOTHING && this.problem !== TAKEN && !isTooLate) {
      return broken(this.problem);
    }
    const isWrong = this.problem === OPENS_NOTHING;
    return html`<quinas-notice
      .heading=${t(play, isWrong ? "seat-wrong" : "join-taken")}
      .sentence=${t(play, isWrong ? "seat-wrong-do" : "join-taken-do")}
    >
      <a class="button" href=${address("game", this.game)}>${t(play, heldSeat(this.game) ? "back-to-game" : "join-watch")}</a>
    </quinas-notice>`;
  }
}
customElements.define("quinas-join", JoinPage);

export function page([game = "", secret = ""]: string[]) {
  return html`<quinas-join .game=${game} .secret=${secret}></quinas-join>`;
}
