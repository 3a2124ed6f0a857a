// The game for those who listen, and in the title of the window.

import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { ending, playerName, prompt } from "../../game/names.ts";
import { current, isMyTurn, type TableState } from "../../game/table.ts";
import { play } from "../../text/play.ts";
import { t } from "../../text/text.ts";

/** The last move and whose turn it is, in a live region. */
export function speech(state: TableState): TemplateResult {
  const last = state.moves.at(-1);
  const view = current(state);
  const said = last ? `${playerName(state, last.by)}: ${last.move}. ` : "";
  const then =
    state.phase === "over"
      ? ending(state)
      : view && isMyTurn(state)
        ? `${t(play, "your-turn")}. ${prompt(view)}`
        : "";
  return html`<div class="unseen" aria-live="polite">
    ${view ? keyed(state.moves.length, html`<p>${said}${then}</p>`) : nothing}
  </div>`;
}

export function titleOf(state: TableState): string {
  const view = current(state);
  if (!view) {
    return "";
  }
  if (state.phase === "over") {
    return ending(state);
  }
  return isMyTurn(state) ? `● ${t(play, "your-turn")}` : t(play, "turn-of", playerName(state, view.turn));
}
