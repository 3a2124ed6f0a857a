// The rules of a game on a page of their own, `#/rules/GAME`.

import { css, html } from "lit";
import "../study/rulebook.ts";
import { common, gameNames, GAMES } from "../text/common.ts";
import { gameText } from "../text/games.ts";
import { rules as texts } from "../text/rules.ts";
import { t, word } from "../text/text.ts";
import { entitle, PageElement } from "./element.ts";
import { forms } from "./parts/common.ts";
import { address } from "./routes.ts";

export class RulesPage extends PageElement {
  static override properties = { game: {} };
  declare game: string;

  static override styles = [
    forms,
    css`
      :host {
        display: block;
        margin: 0 auto;
        max-inline-size: 920px;
        padding: 24px 16px 64px;
      }
      nav {
        display: flex;
        flex-wrap: wrap;
        gap: 4px;
        margin-block-end: 24px;
      }
      nav a[aria-current="page"] {
        border-color: var(--cobalt);
        box-shadow: inset 0 0 0 1px var(--cobalt);
        font-weight: 650;
      }
      header {
        display: grid;
        gap: 12px;
        margin-block-end: 32px;
      }
      .lead {
        font-size: 18px;
      }
    `,
  ];

  constructor() {
    super();
    this.game = GAMES[0];
  }

  protected override render() {
    const name = word(gameNames, this.game);
    entitle(t(texts, "title", name));
    return html`
      <nav aria-label=${t(common, "rules")}>
        ${GAMES.map(
          (game) =>
            html`<a class="button" href=${address("rules", game)} aria-current=${game === this.game ? "page" : "false"}
              >${t(gameNames, game)}</a
            >`,
        )}
      </nav>
      <header>
        <h1>${t(texts, "title", name)}</h1>
        <p class="lead">${word(gameText, this.game)}</p>
        <div class="row">
          <a class="button strong" href=${address("play", this.game)}>${t(texts, "try-it")}</a>
          <a class="button" href=${address("editor", this.game)}>${t(texts, "set-it-up")}</a>
        </div>
      </header>
      <quinas-rules game=${this.game}></quinas-rules>
    `;
  }
}

customElements.define("quinas-rules-page", RulesPage);

export function page([game = ""]: string[]) {
  const known = (GAMES as readonly string[]).includes(game) ? game : GAMES[0];
  return html`<quinas-rules-page game=${known}></quinas-rules-page>`;
}
