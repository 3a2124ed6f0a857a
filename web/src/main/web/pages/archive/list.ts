// The games that were found, one a row.

import { html, nothing } from "lit";
import { levelName, reasonName } from "../../game/names.ts";
import type { ArchivedGame } from "../../live/types.ts";
import type { Home } from "../../study/library.ts";
import { archive } from "../../text/archive.ts";
import { gameNames } from "../../text/common.ts";
import { day, t, word } from "../../text/text.ts";
import { address } from "../routes.ts";
import { sign } from "./signs.ts";

export interface RowDeeds {
  save(game: ArchivedGame): void;
  /** Absent where games cannot be deleted. */
  remove?: (game: ArchivedGame) => void;
  /** The game whose deletion waits for a second click. */
  doomed: string | null;
}

export function listPart(home: Home, games: readonly ArchivedGame[], deeds: RowDeeds) {
  return html`<ul>
    ${games.map((game) => row(home, game, deeds))}
  </ul>`;
}

function row(home: Home, game: ArchivedGame, deeds: RowDeeds) {
  const there = address("analyse", home === "server" ? "game" : "local", game.id);
  return html`<li>
    <span class="kind">${sign(game.game)} ${word(gameNames, game.game)}</span>
    <span class="players">
      <a href=${there} title=${t(archive, "replay")}
        >${t(archive, "versus", player(game.first, game.firstLevel), player(game.second, game.secondLevel))}</a
      >
    </span>
    <span class="outcome">${outcome(game)}</span>
    <span class="number">${t(archive, "moves", game.plies)}</span>
    <span class="number day">${shown(game.date)}</span>
    <span class="tools">
      <a class="button" href=${there}>${t(archive, "open")}</a>
      <button @click=${() => deeds.save(game)}>${t(archive, "save")}</button>
      ${deeds.remove
        ? html`<button @click=${() => deeds.remove?.(game)}>
            ${t(archive, deeds.doomed === game.id ? "remove-sure" : "remove")}
          </button>`
        : nothing}
    </span>
  </li>`;
}

function player(name: string, level: string): string {
  const kind = level === "" || level === "human" ? "" : levelName(level);
  if (name === "") {
    return kind || t(archive, "anonymous");
  }
  return kind ? `${name} (${kind})` : name;
}

function outcome(game: ArchivedGame): string {
  const reason = reasonName(game.game, game.reason);
  switch (game.result) {
    case "first":
    case "second": {
      const winner = game.result === "first" ? player(game.first, game.firstLevel) : player(game.second, game.secondLevel);
      return `${t(archive, "won", winner)}, ${reason}`;
    }
    case "draw":
      return `${t(archive, "draw")}, ${reason}`;
    default:
      return t(archive, "unfinished");
  }
}

/** `2026-03-21` as the language writes it. */
function shown(date: string): string {
  const read = new Date(`${date}T12:00:00`);
  return Number.isNaN(read.getTime()) ? date || "–" : day(read);
}
