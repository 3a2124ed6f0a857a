// What can be done with the position and the game that are shown.

import { html, nothing } from "lit";
import { boardPng, boardSvg } from "../../board/image.ts";
import { copy, save } from "../../study/carry.ts";
import { rules } from "../../study/doors.ts";
import { animated } from "../../study/replay.ts";
import { showRules } from "../../study/rules-dialog.ts";
import { analyse } from "../../text/analyse.ts";
import { common } from "../../text/common.ts";
import { t } from "../../text/text.ts";
import type { AnalysePage } from "../analyse.ts";
import { address } from "../routes.ts";

export function sharePart(page: AnalysePage) {
  const view = page.study.at?.view;
  if (!view) {
    return nothing;
  }
  const name = `${view.game}-${page.study.at?.ply ?? 0}`;
  const copyButton = (key: "copy-position" | "copy-record" | "copy-address", text: () => string | Promise<string>) =>
    html`<button @click=${(event: Event) => copied(page, event, text)}>${t(analyse, key)}</button>`;
  return html`<section class="row deeds">
      <a class="button" href=${address("play", view.game, view.options, view.text)}>${t(analyse, "play-here")}</a>
      <a class="button" href=${address("editor", view.game, view.options, view.text)}>${t(analyse, "edit")}</a>
      <button @click=${() => page.paste()}>${t(analyse, "paste")}</button>
      <button @click=${() => showRules(view.game)}>${t(analyse, "rules")}</button>
    </section>
    <details class="card">
      <summary>${t(analyse, "more")}</summary>
      <div class="more">
        ${copyButton("copy-position", () => view.text)}
        ${copyButton("copy-record", () => recordText(page))}
        ${copyButton("copy-address", () => new URL(page.here(), location.href).href)}
        <button @click=${() => save(`${name}.svg`, boardSvg(view, page.flipped), "image/svg+xml")}>
          ${t(analyse, "save-svg")}
        </button>
        <button @click=${async () => save(`${name}.png`, await boardPng(view, page.flipped))}>
          ${t(analyse, "save-png")}
        </button>
        ${page.study.tree?.root.children.length
          ? html`<button @click=${() => replay(page)}>${t(analyse, "save-replay")}</button>`
          : nothing}
      </div>
    </details>`;
}

async function copied(page: AnalysePage, event: Event, text: () => string | Promise<string>): Promise<void> {
  const button = event.currentTarget as HTMLButtonElement;
  const isDone = await copy(await text());
  page.refusal = isDone ? `${t(common, "copied")}: ${button.textContent?.trim()}` : t(analyse, "copy-failed");
  page.requestUpdate();
}

async function recordText(page: AnalysePage): Promise<string> {
  const record = page.study.record();
  return record ? rules().writeRecord(record) : "";
}

async function replay(page: AnalysePage): Promise<void> {
  const { tree } = page.study;
  if (tree) {
    const tell = (done: number, all: number) => {
      page.refusal = done < all ? t(analyse, "replay-making", done, all) : "";
      page.requestUpdate();
    };
    const film = await animated([tree.root, ...tree.main()], page.flipped, tell);
    save(`${tree.root.view.game}.svg`, film, "image/svg+xml");
  }
}
