// What is wanted now and then: copying, sharing, pictures, rules, typing a move.

import { html, nothing, type TemplateResult } from "lit";
import { recordOf } from "../../game/record.ts";
import { heldSeat } from "../../live/seats.ts";
import { rules } from "../../rules/client.ts";
import { common, gameNames } from "../../text/common.ts";
import { asFault, sentence } from "../../text/fault.ts";
import { play } from "../../text/play.ts";
import { t, word } from "../../text/text.ts";
import { address } from "../routes.ts";
import { analyseAddress, fire } from "./actions.ts";
import { icon } from "./icons.ts";
import { marksOf } from "./marks.ts";
import type { TableElement } from "./table.ts";

export function menu(page: TableElement): TemplateResult {
  const { view } = page;
  const { isLive, id } = page.table;
  if (!view) {
    return html``;
  }
  const item = (key: keyof (typeof play)["en"], act: () => Promise<unknown> | void) =>
    html`<button
      @click=${() => {
        page.isMenuOpen = false;
        void act();
      }}
    >
      ${t(play, key)}
    </button>`;
  const held = isLive ? heldSeat(id) : null;
  return html`<div class="menu" @keydown=${(event: KeyboardEvent) => closeOnEscape(event, page)}>
    <form @submit=${(event: SubmitEvent) => type(event, page)}>
      <input
        name="move"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        aria-label=${t(play, "type")}
        placeholder=${t(play, "type")}
      />
      <button>${t(play, "type-go")}</button>
    </form>
    <button @click=${() => openRules(page, view.game)}>
      ${icon("book")}${t(play, "rules-of", word(gameNames, view.game))}
    </button>
    ${isLive && page.table.state.phase === "playing" && page.table.state.mine.length > 0
      ? nothing
      : html`<a class="button" href=${analyseAddress(page)}>${icon("search")}${t(play, "analyse-here")}</a>`}
    ${isLive ? nothing : html`<button @click=${() => openSetup(page)}>${icon("plus")}${t(play, "new-game")}</button>`}
    ${item("copy-position", () => copy(page, view.text))} ${item("copy-record", () => copyRecord(page))}
    ${item("save-png", async () => save(await (await picture()).boardPng(view, page.isFlipped, marksOf(page)), `${name(page)}.png`))}
    ${item("save-svg", async () => {
      const text = (await picture()).boardSvg(view, page.isFlipped, marksOf(page));
      save(new Blob([text], { type: "image/svg+xml" }), `${name(page)}.svg`);
    })}
    ${page.browser.head?.parent ? item("save-replay", () => replay(page)) : nothing}
    ${item("share", () => share(page, positionAddress(page)))}
    ${isLive ? item("watch-link", () => copy(page, absolute(address("game", id)))) : nothing}
    ${held
      ? item("seat-link", async () => {
          await copy(page, absolute(address("join", id, `seat:${held.token}`)));
          page.message = t(play, "seat-link-warning");
        })
      : nothing}
    <button @click=${() => void page.closeMenu()}>${t(common, "close")}</button>
  </div>`;
}

function openSetup(page: TableElement): void {
  page.isMenuOpen = false;
  fire(page, "quinas-new");
}

async function openRules(page: TableElement, game: string): Promise<void> {
  page.isMenuOpen = false;
  const { showRules } = await import("../../study/rules-dialog.ts");
  showRules(game);
}

function closeOnEscape(event: KeyboardEvent, page: TableElement): void {
  if (event.key === "Escape") {
    event.stopPropagation();
    void page.closeMenu();
  }
}

/** A typed move; what cannot be read or played is refused in a sentence, and stays to be mended. */
async function type(event: SubmitEvent, page: TableElement): Promise<void> {
  event.preventDefault();
  const input = (event.target as HTMLFormElement).elements.namedItem("move") as HTMLInputElement;
  const view = page.browser.head?.view;
  const typed = input.value.trim();
  if (!view || typed === "") {
    return;
  }
  try {
    const played = await rules.play(view, typed);
    page.isMenuOpen = false;
    await page.choose(played.move);
  } catch (problem) {
    page.message = await sentence(asFault(problem));
  }
}

function picture() {
  return import("../../board/image.ts");
}

/** The whole game as one file that plays by itself. */
async function replay(page: TableElement): Promise<void> {
  const { tree } = page.browser;
  if (tree) {
    const { animated } = await import("../../study/replay.ts");
    const text = await animated([tree.root, ...tree.main()], page.isFlipped, (done, all) => {
      page.message = done === all ? "" : `${t(play, "save-replay")}: ${done} / ${all}`;
    });
    save(new Blob([text], { type: "image/svg+xml" }), `${tree.root.view.game}.svg`);
  }
}

/** `syrtis-12`: the game and the number of moves. */
function name(page: TableElement): string {
  return `${page.view?.game}-${page.browser.at?.ply ?? 0}`;
}

function save(file: Blob, as: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = as;
  link.click();
  // The download reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The game's own address if others can open it, else that of the position. */
function positionAddress(page: TableElement): string {
  return absolute(page.table.isLive ? address("game", page.table.id) : analyseAddress(page));
}

export function absolute(hash: string): string {
  const here = new URL(location.href);
  here.hash = hash;
  return here.href;
}

async function copyRecord(page: TableElement): Promise<void> {
  const record = recordOf(page.table.state);
  if (record) {
    await copy(page, await rules.writeRecord(record));
  }
}

async function share(page: TableElement, url: string): Promise<void> {
  if (navigator.share) {
    // Whoever closes the list of ways to share has changed his mind; that is no fault.
    await navigator.share({ title: document.title, url }).catch(() => {});
  } else {
    await copy(page, url);
  }
}

export async function copy(page: { message: string }, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    page.message = t(play, "copied");
  } catch {
    page.message = t(play, "not-copied");
  }
}
