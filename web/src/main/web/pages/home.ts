// The first page: five boards that play, and what else there is to do.

import { html, nothing } from "lit";
import { find, type KeptGame } from "../game/kept.ts";
import { gameState, hasServer, Refused } from "../live/rest.ts";
import { heldSeats, letGo } from "../live/seats.ts";
import type { GameState } from "../live/types.ts";
import { common, gameNames, GAMES } from "../text/common.ts";
import { gameText } from "../text/games.ts";
import { homeText } from "../text/home.ts";
import { play } from "../text/play.ts";
import { t, word } from "../text/text.ts";
import { entitle, PageElement } from "./element.ts";
import { forms } from "./parts/common.ts";
import { homeStyle } from "./parts/home-style.ts";
import "./parts/sample.ts";
import { address } from "./routes.ts";

/** Games on the server that are asked after. */
const ASKED = 6;

export class HomePage extends PageElement {
  static override properties = {
    live: { state: true },
    server: { state: true },
    isInviting: { state: true },
  };
  declare live: GameState[];
  /** Null until it is known. */
  declare server: boolean | null;
  declare isInviting: boolean;

  static override styles = [forms, homeStyle];

  constructor() {
    super();
    this.live = [];
    this.server = null;
    this.isInviting = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    entitle("");
    void this.#ask();
  }

  async #ask(): Promise<void> {
    this.server = await hasServer();
    if (!this.server) {
      return;
    }
    for (const seat of heldSeats().slice(0, ASKED)) {
      try {
        const state = await gameState(seat.id);
        this.live = state.status === "over" ? this.live : [...this.live, state];
      } catch (problem) {
        if (problem instanceof Refused && problem.status === 404) {
          letGo(seat.id);
        }
      }
    }
  }

  protected override render() {
    return html`
      <h1 class="unseen">Quinas: ${t(common, "games")}</h1>
      <ul class="games">
        ${GAMES.map((game, at) => this.#game(game, at))}
      </ul>
      ${this.#continue()}
      <div class="more">
        ${this.#friend()}
        <a class="card thing" href=${address("analyse", GAMES[0])}>
          <h2>${t(homeText, "analyse")}</h2>
          <p>${t(homeText, "analyse-sentence")}</p>
        </a>
        <a class="card thing" href=${address("archive")}>
          <h2>${t(homeText, "archive")}</h2>
          <p>${t(homeText, "archive-sentence")}</p>
        </a>
      </div>
    `;
  }

  #game(game: (typeof GAMES)[number], at: number) {
    return html`<li>
      <a class="game ${game}" href=${address("play", game)}>
        <quinas-sample .game=${game} .delay=${at * 400}></quinas-sample>
        <span class="name">${t(gameNames, game)}</span>
        <span class="sentence">${t(gameText, game)}</span>
      </a>
    </li>`;
  }

  #continue() {
    const local = GAMES.map(find).filter(
      (kept): kept is KeptGame => kept !== null && kept.result === "none" && kept.moves.length > 0,
    );
    if (local.length === 0 && this.live.length === 0) {
      return nothing;
    }
    local.sort((one, two) => two.at - one.at);
    return html`<section aria-labelledby="continue">
      <h2 id="continue">${t(homeText, "continue")}</h2>
      <div class="going">
        ${this.live.map(
          (state) =>
            html`<a class="card" href=${address("game", state.id)}>
              <strong>${word(gameNames, state.game)}</strong>
              <span class="quiet">${names(state)} · ${standing(state)}</span>
            </a>`,
        )}
        ${local.map(
          (kept) =>
            html`<a class="card" href=${address("play", kept.game)}>
              <strong>${word(gameNames, kept.game)}</strong>
              <span class="quiet">${t(homeText, "continue-local", kept.moves.length)}</span>
            </a>`,
        )}
      </div>
    </section>`;
  }

  #friend() {
    return html`<section class="card thing friend" aria-labelledby="friend">
      <h2 id="friend">${t(homeText, "friend")}</h2>
      <p>${t(homeText, this.server === false ? "no-server-friend" : "friend-sentence")}</p>
      ${this.server === false || this.isInviting
        ? nothing
        : html`<button class="strong" @click=${this.#invite}>${t(homeText, "friend-do")}</button>`}
      ${this.isInviting ? html`<quinas-friend></quinas-friend>` : nothing}
    </section>`;
  }

  #invite = async (): Promise<void> => {
    await import("./parts/friend.ts");
    this.isInviting = true;
  };
}
customElements.define("quinas-home", HomePage);

function names(state: GameState): string {
  const { first, second } = state.seats;
  return [first, second].map((seat) => seat.name || t(play, "guest")).join(" – ");
}

/** Whose turn it is, as far as the clock or the seats tell. */
function standing(state: GameState): string {
  if (state.status === "waiting") {
    return t(homeText, "waiting");
  }
  const held = heldSeats().find(({ id }) => id === state.id);
  const running = state.clock.running;
  if (running === null || !held?.seat) {
    return t(homeText, "at-move", state.moves.length);
  }
  return t(homeText, running === held.seat ? "turn-yours" : "turn-other");
}

export function page() {
  return html`<quinas-home></quinas-home>`;
}
