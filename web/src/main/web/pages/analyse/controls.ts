// Whose game it is, and the buttons that step through its moves.

import { html } from "lit";
import { levelName } from "../../game/names.ts";
import { analyse } from "../../text/analyse.ts";
import { gameNames, GAMES } from "../../text/common.ts";
import { t, word } from "../../text/text.ts";
import type { AnalysePage } from "../analyse.ts";
import { depthButton } from "../parts/depth.ts";
import { address } from "../routes.ts";
import { BACK, END, FLIP, FORWARD, PAUSE, RUN, START } from "./icons.ts";

export function controlsPart(page: AnalysePage) {
  const { study } = page;
  const isFirst = !study.at?.parent;
  const isLast = !study.at?.children.length;
  const button = (label: string, icon: unknown, isDisabled: boolean, does: () => void) =>
    html`<button aria-label=${label} title=${label} ?disabled=${isDisabled} @click=${does}>${icon}</button>`;
  const step = (does: () => void) => () => {
    page.run(false);
    does();
  };
  return html`<div class="steps">
    ${button(t(analyse, "start"), START, isFirst, step(() => study.start()))}
    ${button(t(analyse, "back"), BACK, isFirst, step(() => study.back()))}
    ${button(t(analyse, page.isRunning ? "pause" : "run"), page.isRunning ? PAUSE : RUN, isLast, () => page.run(!page.isRunning))}
    ${button(t(analyse, "forward"), FORWARD, isLast, step(() => study.forward()))}
    ${button(t(analyse, "end"), END, isLast, step(() => study.end()))}
    ${button(t(analyse, "flip"), FLIP, false, () => {
      page.flipped = !page.flipped;
      page.requestUpdate();
    })}
    ${depthButton()}
  </div>`;
}

/** The players of a game; where there are none, another game can be chosen. */
export function headPart(page: AnalysePage, game: string) {
  const { tags } = page.study;
  const names = [
    player(tags["First"], tags["FirstLevel"]),
    player(tags["Second"], tags["SecondLevel"]),
  ].filter((name) => name !== "");
  if (names.length > 0) {
    const when = [word(gameNames, game), tags["Event"], tags["Date"]].filter((one) => one);
    return html`<div class="head">
      <h1>${names.join(" – ")}</h1>
      <span class="quiet">${when.join(" · ")}</span>
    </div>`;
  }
  return html`<div class="head">
    <h1>${t(analyse, "title", word(gameNames, game))}</h1>
    <select
      aria-label=${t(analyse, "game")}
      @change=${(event: Event) => (location.hash = address("analyse", (event.target as HTMLSelectElement).value))}
    >
      ${GAMES.map((one) => html`<option value=${one} .selected=${one === game}>${t(gameNames, one)}</option>`)}
    </select>
  </div>`;
}

function player(name = "", level = ""): string {
  const kind = level === "" || level === "human" ? "" : levelName(level);
  return name && kind ? `${name} (${kind})` : name || kind;
}
