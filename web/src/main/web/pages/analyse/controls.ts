// The buttons that step through the moves.

import { html } from "lit";
import { analyse } from "../../text/analyse.ts";
import { t } from "../../text/text.ts";
import type { AnalysePage } from "../analyse.ts";
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
  </div>`;
}
