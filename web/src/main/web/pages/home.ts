// The first page: five boards, and what else there is to do.

import { css, html } from "lit";
import { common, gameNames, GAMES } from "../text/common.ts";
import { gameText } from "../text/games.ts";
import { t } from "../text/text.ts";
import { entitle, PageElement } from "./element.ts";
import { forms } from "./parts/common.ts";
import { address } from "./routes.ts";

export class HomePage extends PageElement {
  static override styles = [
    forms,
    css`
      :host {
        display: block;
        margin: 0 auto;
        max-width: 1280px;
        padding: 24px 16px 48px;
      }
      .games {
        display: grid;
        gap: 16px;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
      }
      .game {
        color: var(--ink);
        display: grid;
        gap: 8px;
        align-content: start;
        text-decoration: none;
      }
    `,
  ];

  protected override render() {
    entitle("");
    return html`
      <h1 class="unseen">Quinas: ${t(common, "games")}</h1>
      <div class="games">
        ${GAMES.map(
          (game) =>
            html`<a class="card game" href=${address("play", game)}>
              <h2>${t(gameNames, game)}</h2>
              <p>${t(gameText, game)}</p>
            </a>`,
        )}
      </div>
    `;
  }
}
customElements.define("quinas-home", HomePage);

export function page() {
  return html`<quinas-home></quinas-home>`;
}
