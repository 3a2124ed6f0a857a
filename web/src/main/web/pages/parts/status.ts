// One line that says how things stand: what was refused, the connection, offers, whose turn it is.

import { html, nothing, type TemplateResult } from "lit";
import { ending, playerName, prompt } from "../../game/names.ts";
import { current, isMyTurn, type TableState } from "../../game/table.ts";
import { play } from "../../text/play.ts";
import { t } from "../../text/text.ts";
import { address } from "../routes.ts";
import type { TableElement } from "./table.ts";

export function status(page: TableElement): TemplateResult {
  const { state } = page.table;
  return html`<div role="status" class=${page.message ? "message" : ""}>
      ${page.message || sentenceOf(page, state)}
    </div>
    ${offered(state)} ${answers(page, state)} ${handButtons(page)} ${back(page)}
    ${state.rematch ? html`<a class="button strong" href=${address("game", state.rematch)}>${t(play, "to-rematch")}</a>` : nothing}`;
}

function sentenceOf(page: TableElement, state: TableState): TemplateResult | string {
  const { waiting, premove } = page.hand;
  const view = current(state);
  if (state.link === "lost") {
    return t(play, "lost");
  }
  if (state.phase === "loading") {
    return t(play, "connecting");
  }
  if (state.phase === "over") {
    const isOffered = state.offers.rematch !== null && state.offers.rematch === state.mine[0];
    return html`<strong class="over">${ending(state)}</strong>
      ${isOffered && state.rematch === null ? t(play, "rematch-offered") : nothing}`;
  }
  if (!page.browser.isAtHead) {
    return t(play, "browsing", page.browser.at?.ply ?? 0, state.moves.length);
  }
  if (waiting !== null) {
    return t(play, "confirm-or", waiting);
  }
  if (premove !== null) {
    return `${state.isPaused ? `${t(play, "paused")}. ` : ""}${t(play, "premove", premove)}`;
  }
  if (state.phase === "waiting") {
    return t(play, "waiting-friend");
  }
  if (state.isProvisional) {
    return t(play, "sending", state.moves.at(-1)?.move ?? "");
  }
  return view ? turn(state) : "";
}

function turn(state: TableState): TemplateResult | string {
  const view = current(state);
  if (!view) {
    return "";
  }
  const name = playerName(state, view.turn);
  if (state.isPaused) {
    return t(play, state.isElsewhere ? "elsewhere" : "paused");
  }
  if (state.isThinking) {
    return t(play, "thinking", name);
  }
  if (isMyTurn(state)) {
    const whose = state.mine.length === 1 ? t(play, "your-turn") : t(play, "turn-of", name);
    return html`<strong>${whose}.</strong> ${prompt(view)}`;
  }
  return t(play, "waiting-for", name);
}

/** What was asked for from here and waits for an answer, whoever is to move. */
function offered(state: TableState) {
  const asked = (["draw", "takeback"] as const).find(
    (offer) => state.offers[offer] !== null && state.offers[offer] === state.mine[0],
  );
  return asked && state.phase === "playing" ? html`<span aria-live="polite">${t(play, `${asked}-offered`)}</span>` : nothing;
}

/** What the other has asked for. */
function answers(page: TableElement, state: TableState) {
  const asked = (["draw", "takeback", "rematch"] as const).find((offer) => state.possible.has(`answer:${offer}`));
  const seat = asked && state.offers[asked];
  if (!asked || seat === null || seat === undefined) {
    return nothing;
  }
  const answer = (how: "accept" | "decline") => () => void page.table.act({ type: asked, answer: how });
  return html`<span>${t(play, `${asked}-asked`, playerName(state, seat))}</span>
    <button class="strong" @click=${answer("accept")}>${t(play, "accept")}</button>
    <button @click=${answer("decline")}>${t(play, "decline")}</button>`;
}

function handButtons(page: TableElement) {
  const { waiting, premove } = page.hand;
  if (waiting !== null) {
    return html`<button class="strong" @click=${() => void page.hand.confirm()}>${t(play, "confirm", waiting)}</button>
      <button @click=${() => page.hand.cancel()}>${t(play, "premove-cancel")}</button>`;
  }
  return premove === null
    ? nothing
    : html`<button @click=${() => page.hand.cancel()}>${t(play, "premove-cancel")}</button>`;
}

function back(page: TableElement) {
  if (page.browser.isAtHead || page.table.state.phase === "over") {
    return nothing;
  }
  const key = page.browser.hasMissed ? "new-move" : "back-to-game";
  return html`<button class=${page.browser.hasMissed ? "strong" : ""} @click=${() => page.look(() => page.browser.last())}>
    ${t(play, key)}
  </button>`;
}
