// Buttons of the play page: moves through the game, words that are moves, and everything but moves.

import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { recordOf } from "../../game/record.ts";
import type { Gesture } from "../../rules/types.ts";
import type { Deed, Offer, Possible } from "../../game/table.ts";
import { DESK, lay } from "../../study/desk.ts";
import { play } from "../../text/play.ts";
import { t } from "../../text/text.ts";
import { address } from "../routes.ts";
import { signedDepthButton } from "./depth.ts";
import { icon, type Icon } from "./icons.ts";
import type { TableElement } from "./table.ts";

type Key = Parameters<typeof t<keyof (typeof play)["en"]>>[1];

export function navigation(page: TableElement): TemplateResult {
  const { browser } = page;
  const isFirst = browser.at?.parent == null;
  const step = (name: "first" | "previous" | "next" | "last", go: () => boolean, isOff: boolean) =>
    html`<button class="plain" aria-label=${t(play, name)} ?disabled=${isOff} @click=${() => page.look(go)}>
      ${icon(name)}
    </button>`;
  return html`
    ${step("first", () => browser.first(), isFirst)} ${step("previous", () => browser.previous(), isFirst)}
    ${step("next", () => browser.next(), browser.isAtHead)} ${step("last", () => browser.last(), browser.isAtHead)}
    <span class="gap"></span>
    <button class="plain wide" aria-label=${t(play, "flip")} @click=${() => (page.isFlipped = !page.isFlipped)}>
      ${icon("flip")}
    </button>
    ${signedDepthButton()}
  `;
}

/** Moves that no place on the board stands for. */
export function wordButtons(page: TableElement, gestures: readonly Gesture[]) {
  const words = gestures.filter((gesture) => gesture.places.length === 0);
  if (words.length === 0) {
    return nothing;
  }
  return html`<div class="words">
    ${repeat(
      words,
      // A button that has the focus never becomes one for something else under it.
      ({ move }) => move,
      ({ move, word }) =>
        html`<button class="strong" @click=${() => void page.choose(move)}>${wordText(word || move)}</button>`,
    )}
  </div>`;
}

function wordText(word: string): string {
  const key = `word.${word}`;
  return key in play.en ? t(play, key as Key) : word;
}

export function actions(page: TableElement): TemplateResult {
  const { state, isLive } = page.table;
  if (page.isResigning && state.possible.has("resign")) {
    return sure(page);
  }
  const may = (possible: Possible): boolean => state.possible.has(possible);
  const act = (deed: Deed) => () => void page.table.act(deed);
  const isOver = state.phase === "over";
  const buttons = [
    may("claim") ? html`${button("flag", "claim-win", act({ type: "claim", as: "win" }))}
      ${button("draw", "claim-draw", act({ type: "claim", as: "draw" }))}` : nothing,
    isOver && may("offer:rematch") ? button("again", "rematch", act(offer("rematch")), "strong") : nothing,
    isOver ? analyseGame(page) : nothing,
    isOver && !isLive ? button("plus", "new-game", () => fire(page, "quinas-new")) : nothing,
    may("pause") ? button(state.isPaused ? "play" : "pause", state.isPaused ? "go-on" : "pause", () => page.table.pause(!state.isPaused)) : nothing,
    may("offer:takeback") && !isOver ? button("undo", "takeback", act(offer("takeback"))) : nothing,
    may("hint") ? button("hint", "hint", () => void page.hint()) : nothing,
    may("offer:draw") ? button("draw", "offer-draw", act(offer("draw"))) : nothing,
    may("resign") ? button("flag", "resign", () => page.askToResign(true), "plain resign") : nothing,
    may("abort") ? button("flag", "abort", act({ type: "abort" })) : nothing,
  ];
  return html`${buttons}
    <button
      class="plain more"
      aria-expanded=${page.isMenuOpen ? "true" : "false"}
      aria-label=${t(play, "more")}
      @click=${() => (page.isMenuOpen = !page.isMenuOpen)}
    >
      ${icon("more")}
    </button>`;
}

/** In place of the actions, so that nothing on the board is hidden. The second click of a double click
 * is no answer. */
function sure(page: TableElement): TemplateResult {
  const resign = (event: MouseEvent): void => {
    if (event.detail < 2) {
      page.isResigning = false;
      void page.table.act({ type: "resign" });
    }
  };
  return html`<div class="sure" role="group" aria-labelledby="sure">
    <span id="sure">${t(play, "resign-sure")}</span>
    <button class="strong" @click=${resign}>${t(play, "resign")}</button>
    <button @click=${() => page.askToResign(false)}>${t(play, "resign-not")}</button>
  </div>`;
}

export function offer(type: Offer): Deed {
  return { type, answer: "offer" };
}

export function analyseAddress(page: TableElement): string {
  const view = page.view;
  return view ? address("analyse", view.game, view.options, view.text) : "#/analyse";
}

export function fire(page: HTMLElement, name: string): void {
  page.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true }));
}

function button(sign: Icon, key: Key, act: () => unknown, kind = "plain"): TemplateResult {
  return html`<button class="act ${kind}" @click=${act}>${icon(sign)}<span>${t(play, key)}</span></button>`;
}

/** The whole game: a live one has an address, one of this device is carried over. */
function analyseGame(page: TableElement): TemplateResult {
  const { isLive, id, state } = page.table;
  const carry = (): void => {
    const record = isLive ? null : recordOf(state);
    if (record) {
      lay(record);
    }
  };
  return html`<a
    class="button act plain"
    href=${isLive ? address("analyse", "game", id) : DESK}
    @click=${carry}
    >${icon("search")}<span>${t(play, "analyse")}</span></a
  >`;
}
