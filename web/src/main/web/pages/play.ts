// Playing on this device: alone, with somebody beside one, or watching the computer.

import { css, html, nothing } from "lit";
import { find, type Setup } from "../game/kept.ts";
import { standardSetup } from "../game/levels.ts";
import { LocalTable } from "../game/local.ts";
import { engine, rules } from "../rules/client.ts";
import type { GameInfo } from "../rules/types.ts";
import { PageElement } from "./element.ts";
import { forms } from "./parts/common.ts";
import { broken, loading, notFound } from "./parts/notice.ts";
import "./parts/table.ts";

/** A page that is opened later than this, in milliseconds, was not opened by loading. */
const FIRST_PAGE = 5000;

export class PlayPage extends PageElement {
  static override properties = {
    game: { attribute: false },
    options: { attribute: false },
    position: { attribute: false },
    table: { state: true },
    info: { state: true },
    problem: { state: true },
    isSettingUp: { state: true },
  };
  declare game: string;
  /** To play from a position, as the analysis offers it. */
  declare options: string;
  declare position: string;
  declare table: LocalTable | null;
  declare info: GameInfo | null | undefined;
  declare problem: unknown;
  declare isSettingUp: boolean;

  static override styles = [
    forms,
    css`
      :host {
        display: block;
      }
    `,
  ];

  constructor() {
    super();
    this.options = "";
    this.position = "";
    this.table = null;
    this.info = undefined;
    this.problem = null;
    this.isSettingUp = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.table?.close();
  }

  async #open(): Promise<void> {
    try {
      const games = await rules.games();
      this.info = games.find((info: GameInfo) => info.id === this.game) ?? null;
    } catch (problem) {
      this.problem = problem;
      return;
    }
    if (!this.info) {
      return;
    }
    const kept = this.position === "" ? find(this.game) : null;
    if (kept && kept.moves.length > 0 && (kept.result === "none" || isReload())) {
      this.#sit(new LocalTable(kept, rules, engine));
      await this.table?.resume(kept);
    } else if (kept) {
      this.#begin({ ...kept, start: null });
    } else {
      const start = this.position === "" ? null : this.position;
      this.#begin({ ...standardSetup(this.info), options: this.options, start });
    }
  }

  #begin({ game, options, seats, clock, start }: Setup): void {
    this.#sit(new LocalTable({ game, options, seats, clock, start }, rules, engine));
    void this.table?.begin();
  }

  #sit(table: LocalTable): void {
    this.table?.close();
    if (this.isConnected) {
      this.table = table;
    }
  }

  #new = async (): Promise<void> => {
    await import("./parts/setup.ts");
    this.isSettingUp = true;
  };

  protected override render() {
    if (this.problem !== null) {
      return broken(this.problem);
    }
    if (this.info === null) {
      return notFound();
    }
    const { table, info } = this;
    if (!table || !info) {
      return loading();
    }
    return html`<quinas-table .table=${table} @quinas-new=${this.#new}></quinas-table>
      ${this.isSettingUp
        ? html`<quinas-setup
            .info=${info}
            .setup=${table.setup}
            @quinas-begin=${(event: CustomEvent<{ setup: Setup }>) => {
              this.isSettingUp = false;
              this.#begin(event.detail.setup);
            }}
            @quinas-cancel=${() => (this.isSettingUp = false)}
          ></quinas-setup>`
        : nothing}`;
  }
}
customElements.define("quinas-play", PlayPage);

/** A game that is over is shown again when the page is loaded again, not when one comes to play. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  const isFirstPage = performance.now() < FIRST_PAGE;
  return isFirstPage && entry instanceof PerformanceNavigationTiming && entry.type === "reload";
}

export function page([game = "", options = "", position = ""]: string[]) {
  return html`<quinas-play .game=${game} .options=${options} .position=${position}></quinas-play>`;
}
