// The archive: games of this device and of the server.

import { html, nothing } from "lit";
import { hasServer } from "../live/rest.ts";
import type { ArchivedGame } from "../live/types.ts";
import { save } from "../study/carry.ts";
import { record, records, search, type Home } from "../study/library.ts";
import { EVERYTHING, isUnreachable, type ArchiveQuery } from "../study/server.ts";
import { remove } from "../study/shelf.ts";
import { archive } from "../text/archive.ts";
import { common, gameNames, GAMES } from "../text/common.ts";
import { asFault, sentence } from "../text/fault.ts";
import { gameText } from "../text/games.ts";
import { t, word } from "../text/text.ts";
import "./archive/import.ts";
import type { ImportDialog } from "./archive/import.ts";
import { listPart } from "./archive/list.ts";
import { style } from "./archive/style.ts";
import { entitle, PageElement } from "./element.ts";
import { forms } from "./parts/common.ts";
import "./parts/notice.ts";

const LADDER = Array.from({ length: 10 }, (_none, at) => `level:${at + 1}`);
const LEVELS = [...LADDER, "classic:easy", "classic:medium", "classic:normal", "classic:hard", "engine"];
/** How long one goes on typing before it is searched, in milliseconds. */
const PATIENCE = 250;

type State = "loading" | "shown" | "offline" | "failed";

export class ArchivePage extends PageElement {
  static override styles = [forms, style];

  #home: Home = "device";
  #query: ArchiveQuery = EVERYTHING;
  #games: ArchivedGame[] = [];
  #next: string | null = null;
  #state: State = "loading";
  #problem = "";
  #said = "";
  #doomed: string | null = null;
  #hasServer = false;
  #round = 0;
  #patience: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void hasServer().then((has) => {
      this.#hasServer = has;
      this.requestUpdate();
    });
    void this.#search();
  }

  /** Fetches the first games that match, or those after the ones that are shown. */
  async #search(after: string | null = null): Promise<void> {
    const round = ++this.#round;
    if (after === null) {
      this.#state = this.#games.length > 0 ? this.#state : "loading";
    }
    this.requestUpdate();
    try {
      const found = await search(this.#home, this.#query, after);
      if (round === this.#round) {
        this.#games = after === null ? found.games : [...this.#games, ...found.games];
        this.#next = found.next;
        this.#state = "shown";
      }
    } catch (problem) {
      if (round === this.#round) {
        this.#games = [];
        this.#state = isUnreachable(problem) ? "offline" : "failed";
        this.#problem = await sentence(asFault(problem));
      }
    }
    this.requestUpdate();
  }

  #ask(change: Partial<ArchiveQuery>, patience = 0): void {
    this.#query = { ...this.#query, ...change };
    this.#said = "";
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => void this.#search(), patience);
    this.requestUpdate();
  }

  #move(home: Home): void {
    this.#home = home;
    this.#games = [];
    this.#next = null;
    this.#said = "";
    void this.#search();
  }

  get #isFiltered(): boolean {
    return Object.values(this.#query).some((value) => value !== "");
  }

  protected override render() {
    entitle(t(archive, "title"));
    return html`
      <div class="head">
        <h1>${t(archive, "title")}</h1>
        ${this.#hasServer
          ? html`<div class="homes" role="group" aria-label=${t(archive, "where")}>
              ${(["device", "server"] as const).map(
                (home) =>
                  html`<button aria-pressed=${home === this.#home} @click=${() => this.#move(home)}>
                    ${t(archive, home)}
                  </button>`,
              )}
            </div>`
          : nothing}
        <button @click=${() => this.renderRoot.querySelector<ImportDialog>("quinas-import")?.show()}>
          ${t(archive, "import")}
        </button>
      </div>
      ${this.#filters()}
      <div class="found">
        <span role="status"
          >${this.#said ||
          (this.#state === "shown" && this.#games.length > 0
            ? `${t(archive, "found", this.#games.length)}${this.#next === null ? "" : " …"}`
            : "")}</span
        >
        ${this.#games.length > 0
          ? html`<button title=${t(archive, "save-all-hint")} @click=${this.#saveAll}>${t(archive, "save-all")}</button>`
          : nothing}
      </div>
      ${this.#body()}
      <quinas-import .home=${this.#home} @quinas-imported=${this.#imported}></quinas-import>
    `;
  }

  #filters() {
    const query = this.#query;
    const value = (event: Event) => (event.target as HTMLInputElement).value;
    const choice = (key: "game" | "level" | "result", any: string, choices: [string, string][]) =>
      html`<label
        >${t(archive, key)}
        <select @change=${(event: Event) => this.#ask({ [key]: value(event) })}>
          <option value="" ?selected=${query[key] === ""}>${any}</option>
          ${choices.map(([id, name]) => html`<option value=${id} ?selected=${query[key] === id}>${name}</option>`)}
        </select></label
      >`;
    const date = (key: "from" | "to") =>
      html`<label
        >${t(archive, key)}<input type="date" .value=${query[key]} @change=${(event: Event) => this.#ask({ [key]: value(event) })}
      /></label>`;
    return html`<form class="card" role="search" aria-label=${t(archive, "filters")} @submit=${(event: Event) => event.preventDefault()}>
      ${choice("game", t(archive, "any-game"), GAMES.map((game) => [game, t(gameNames, game)]))}
      <label
        >${t(archive, "player")}<input
          type="search"
          .value=${query.player}
          @input=${(event: Event) => this.#ask({ player: value(event) }, PATIENCE)}
      /></label>
      ${choice("level", t(archive, "any-level"), [
        ["human", t(archive, "people")],
        ...LEVELS.map((level): [string, string] => [level, word(gameText, level)]),
      ])}
      ${choice("result", t(archive, "any-result"), [
        ["first", t(archive, "first")],
        ["second", t(archive, "second")],
        ["draw", t(archive, "draw")],
      ])}
      ${date("from")} ${date("to")}
      ${this.#isFiltered
        ? html`<button type="button" @click=${() => this.#ask(EVERYTHING)}>${t(archive, "reset")}</button>`
        : nothing}
    </form>`;
  }

  #body() {
    if (this.#state === "loading") {
      return html`<quinas-notice busy sentence=${t(archive, "loading")}></quinas-notice>`;
    }
    if (this.#state !== "shown") {
      return this.#broken();
    }
    if (this.#games.length === 0) {
      return this.#empty();
    }
    return html`${listPart(this.#home, this.#games, {
      save: (game) => void this.#save(game),
      ...(this.#home === "device" ? { remove: (game: ArchivedGame) => void this.#remove(game) } : {}),
      doomed: this.#doomed,
    })}
    ${this.#next === null
      ? nothing
      : html`<div class="end"><button @click=${() => this.#search(this.#next)}>${t(archive, "more")}</button></div>`}`;
  }

  #empty() {
    const kind = this.#isFiltered ? "search" : this.#home;
    return html`<quinas-notice heading=${t(archive, `empty-${kind}`)} sentence=${t(archive, `empty-${kind}-do`)}>
      ${this.#isFiltered
        ? html`<button class="strong" @click=${() => this.#ask(EVERYTHING)}>${t(archive, "reset")}</button>`
        : html`<a class="button strong" href="#/">${t(archive, "play-one")}</a>`}
    </quinas-notice>`;
  }

  #broken() {
    const retry = html`<button class="strong" @click=${() => this.#search()}>${t(common, "retry")}</button>`;
    if (this.#home === "device") {
      return html`<quinas-notice heading=${t(archive, "failed-device")} sentence=${t(archive, "failed-device-do")}>
        ${retry}
      </quinas-notice>`;
    }
    const isOffline = this.#state === "offline";
    return html`<quinas-notice
      heading=${isOffline ? t(common, "offline") : t(archive, "failed")}
      sentence=${isOffline ? t(common, "offline-do") : this.#problem}
    >
      ${retry}
      <button @click=${() => this.#move("device")}>${t(archive, "device")}</button>
    </quinas-notice>`;
  }

  async #save(game: ArchivedGame): Promise<void> {
    await this.#try(async () => {
      save(`${[game.game, game.date].filter((word) => word !== "").join("-")}.quinas`, await record(this.#home, game.id));
    });
  }

  #saveAll = async (): Promise<void> => {
    await this.#try(async () => save("games.quinas", await records(this.#home, this.#query)));
  };

  /** The first click asks, the second does it. */
  async #remove(game: ArchivedGame): Promise<void> {
    if (this.#doomed !== game.id) {
      this.#doomed = game.id;
      this.requestUpdate();
      return;
    }
    this.#doomed = null;
    await this.#try(async () => {
      await remove(game.id);
      this.#said = t(archive, "removed");
    });
    await this.#search();
  }

  async #try(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
    } catch (problem) {
      this.#said = await sentence(asFault(problem));
    }
    this.requestUpdate();
  }

  #imported = (event: CustomEvent<{ count: number }>): void => {
    this.#said = t(archive, "imported", event.detail.count);
    void this.#search();
  };
}

customElements.define("quinas-archive", ArchivePage);

export function page() {
  return html`<quinas-archive></quinas-archive>`;
}
