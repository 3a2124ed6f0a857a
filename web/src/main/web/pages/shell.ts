// What stands around every page: the header, and the page that the address names.

import { css, html, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { settings, type Values } from "../settings.ts";
import { common, gameNames, GAMES } from "../text/common.ts";
import { language, t } from "../text/text.ts";
import { entitle, PageElement } from "./element.ts";
import { forms } from "./parts/common.ts";
import { headerStyle } from "./parts/header-style.ts";
import { quincunx } from "./parts/mark.ts";
import { broken, loading, notFound } from "./parts/notice.ts";
import { address, find } from "./routes.ts";

const PAGES = ["analyse", "archive", "rules", "settings"] as const;
const THEMES: Values["theme"][] = ["system", "light", "dark", "contrast"];

export class Shell extends PageElement {
  static override properties = {
    shown: { state: true },
    menu: { state: true },
    online: { state: true },
  };
  declare shown: TemplateResult;
  declare menu: boolean;
  declare online: boolean;
  #hash = "";

  static override styles = [
    forms,
    headerStyle,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-block-size: 100dvh;
      }
      main,
      main:focus-visible {
        display: block;
        flex: 1;
        min-block-size: 0;
        outline: none;
      }
      .offline {
        block-size: 28px;
        background: var(--ink);
        color: var(--paper);
        font-size: 13px;
        line-height: 28px;
        overflow: hidden;
        padding-inline: 16px;
        text-align: center;
      }
      /* What fills the window leaves room for it. */
      .offline + main {
        --banner: 28px;
      }
      @media (max-width: 799px) {
        .offline span {
          display: none;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.shown = loading();
    this.menu = false;
    this.online = navigator.onLine;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("hashchange", this.#navigate);
    addEventListener("online", this.#network);
    addEventListener("offline", this.#network);
    void this.#navigate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.#navigate);
    removeEventListener("online", this.#network);
    removeEventListener("offline", this.#network);
  }

  #network = (): void => {
    this.online = navigator.onLine;
  };

  #navigate = async (): Promise<void> => {
    const hash = location.hash;
    const isFirst = this.#hash === "";
    this.#hash = hash || "#/";
    this.menu = false;
    const slow = setTimeout(() => (this.shown = loading()), 200);
    let template: () => TemplateResult;
    try {
      const found = await find(hash);
      template = found ? () => html`${keyed(hash, found.page(found.parts))}` : notFound;
    } catch (problem) {
      template = () => broken(problem);
    }
    clearTimeout(slow);
    if (location.hash !== hash) {
      return;
    }
    entitle("");
    this.shown = template();
    scrollTo(0, 0);
    if (!isFirst) {
      await this.updateComplete;
      this.renderRoot.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
    }
  };

  protected override render() {
    const root = document.documentElement;
    root.lang = language();
    const theme = settings.get("theme");
    if (theme === "system") {
      delete root.dataset["theme"];
    } else {
      root.dataset["theme"] = theme;
    }
    const [name = "", game = ""] = this.#hash.replace(/^#?\/?/, "").split("/");
    return html`
      <header class=${this.menu ? "open" : ""}>
        <button class="skip" @click=${this.#skip}>${t(common, "skip")}</button>
        <a class="mark" href="#/" aria-label="Quinas: ${t(common, "home")}">
          <svg viewBox="0 0 24 24" aria-hidden="true">${quincunx()}</svg>
          <span>Quinas</span>
        </a>
        <button
          class="plain burger"
          aria-expanded=${this.menu ? "true" : "false"}
          aria-controls="menu"
          aria-label=${t(common, "pages")}
          @click=${() => (this.menu = !this.menu)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16" /></svg>
        </button>
        <div id="menu" class="links">
          <nav aria-label=${t(common, "games")}>
            ${GAMES.map((id) => link(address("play", id), t(gameNames, id), name === "play" && game === id))}
          </nav>
          <nav aria-label=${t(common, "pages")}>
            ${PAGES.map((page) => link(this.#pageAddress(page, name, game), t(common, page), name === page))}
          </nav>
          <div class="switches">
            <button
              class="plain"
              lang=${language() === "pt" ? "en" : "pt"}
              @click=${() => settings.set("language", language() === "pt" ? "en" : "pt")}
            >
              ${t(common, "other")}
            </button>
            <label>
              <span class="unseen">${t(common, "theme")}</span>
              <select @change=${this.#theme}>
                ${THEMES.map(
                  (theme) =>
                    html`<option value=${theme} ?selected=${settings.get("theme") === theme}>
                      ${t(common, theme)}
                    </option>`,
                )}
              </select>
            </label>
          </div>
        </div>
      </header>
      ${this.online ? "" : html`<div class="offline" role="status">${t(common, "offline")}. <span>${t(common, "offline-do")}</span></div>`}
      <main id="content" tabindex="-1">${this.shown}</main>
    `;
  }

  /** Rules and analysis stay with the game at hand. */
  #pageAddress(page: string, name: string, game: string): string {
    const isGame = (GAMES as readonly string[]).includes(game);
    const needsGame = page === "rules" || page === "analyse";
    return needsGame && isGame && name !== "" ? address(page, game) : address(page);
  }

  #skip = (): void => {
    this.renderRoot.querySelector<HTMLElement>("main")?.focus();
  };

  #theme = (event: Event): void => {
    const chosen = THEMES[(event.target as HTMLSelectElement).selectedIndex];
    settings.set("theme", chosen ?? "system");
  };
}
customElements.define("quinas-page", Shell);

function link(href: string, text: string, isCurrent: boolean) {
  return html`<a href=${href} aria-current=${isCurrent ? "page" : "false"}>${text}</a>`;
}
