// A game on the server: played, or watched.

import { css, html, nothing } from "lit";
import { LiveTable } from "../game/live.ts";
import { hasServer } from "../live/rest.ts";
import { heldSeat, hold, letGo } from "../live/seats.ts";
import { engine, rules } from "../rules/client.ts";
import { common } from "../text/common.ts";
import { play } from "../text/play.ts";
import { t } from "../text/text.ts";
import { PageElement } from "./element.ts";
import { forms } from "./parts/common.ts";
import { copy } from "./parts/menu.ts";
import { invitationLink } from "./parts/invitation.ts";
import { loading, noServer } from "./parts/notice.ts";
import "./parts/table.ts";

export class GamePage extends PageElement {
  static override properties = {
    game: { attribute: false },
    table: { state: true },
    message: { state: true },
    server: { state: true },
  };
  declare game: string;
  declare table: LiveTable | null;
  declare message: string;
  /** Null until it is known. */
  declare server: boolean | null;
  #stop = (): void => {};

  static override styles = [
    forms,
    css`
      :host {
        display: block;
        position: relative;
      }
      .invitation {
        box-shadow: 0 4px 24px var(--shade);
        display: grid;
        gap: 12px;
        inline-size: min(440px, 100% - 32px);
        inset-block-start: 20%;
        inset-inline-start: max(16px, 50vw - 420px);
        position: absolute;
        z-index: 3;
      }
      .invitation input {
        inline-size: 100%;
      }
    `,
  ];

  constructor() {
    super();
    this.table = null;
    this.message = "";
    this.server = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#open();
  }

  async #open(): Promise<void> {
    // An unreachable server is waited for; a page without one can only say so.
    this.server = (await hasServer()) || !navigator.onLine || heldSeat(this.game) !== null;
    if (!this.server || !this.isConnected) {
      return;
    }
    this.#sit();
  }

  #sit(): void {
    const table = new LiveTable(this.game, rules, engine);
    this.table = table;
    this.#stop = table.watch(() => this.#follow(table));
    table.begin();
  }

  /** Without the seat that was none. */
  #lookOn = (): void => {
    letGo(this.game);
    this.#stop();
    this.table?.close();
    this.#sit();
  };

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
    this.table?.close();
  }

  /** A seat carried here by a link learns which it is, and the seat goes along into the rematch. */
  #follow(table: LiveTable): void {
    const held = heldSeat(table.id);
    const seat = table.state.mine[0];
    const { game } = table;
    if (held && game && seat !== undefined) {
      const name = seat === 0 ? "first" : "second";
      const invitation = game.status === "waiting" ? held.invitation : null;
      if (held.seat !== name || held.invitation !== invitation || held.game !== game.game) {
        hold({ ...held, game: game.game, seat: name, invitation });
      }
      if (game.rematch !== null && heldSeat(game.rematch) === null) {
        hold({ ...held, id: game.rematch, game: game.game, seat: null, invitation: null, at: Date.now() });
      }
    }
    this.requestUpdate();
  }

  protected override render() {
    const table = this.table;
    if (this.server === false) {
      return noServer();
    }
    if (!table) {
      return loading();
    }
    if (table.refusal === "bad-token") {
      return html`<quinas-notice .heading=${t(play, "seat-wrong")} .sentence=${t(play, "seat-wrong-do")}
        ><button @click=${this.#lookOn}>${t(play, "join-watch")}</button></quinas-notice
      >`;
    }
    if (table.state.phase === "failed") {
      return html`<quinas-notice .heading=${t(play, "no-game")} .sentence=${t(play, "no-game-do")}
        ><a href="#/">${t(common, "to-home")}</a></quinas-notice
      >`;
    }
    return html`<quinas-table .table=${table}></quinas-table>${this.#invitation(table)}`;
  }

  #invitation(table: LiveTable) {
    const invitation = heldSeat(table.id)?.invitation;
    if (table.state.phase !== "waiting" || !invitation) {
      return nothing;
    }
    const link = invitationLink(table.id, invitation);
    return html`<section class="card invitation" aria-labelledby="invitation">
      <h2 id="invitation">${t(play, "invite-link")}</h2>
      <p>${t(play, "waiting-friend")}</p>
      <input readonly aria-labelledby="invitation" .value=${link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
      <div class="row">
        <button class="strong" @click=${() => void copy(this, link)}>${t(common, "copy")}</button>
        ${"share" in navigator
          ? html`<button @click=${() => void navigator.share({ url: link }).catch(() => {})}>${t(common, "share")}</button>`
          : nothing}
        <span role="status">${this.message}</span>
      </div>
    </section>`;
  }
}
customElements.define("quinas-game", GamePage);

export function page([game = ""]: string[]) {
  return html`<quinas-game .game=${game}></quinas-game>`;
}
