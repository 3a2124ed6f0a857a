// The games of a place, searched: those of the server page by page, those of this device at once.

import type { ArchivedGame } from "../live/types.ts";
import { archivePage, archiveRecords, gameRecord, type ArchiveQuery } from "./server.ts";
import * as shelf from "./shelf.ts";

export type Home = "device" | "server";

export interface Found {
  games: ArchivedGame[];
  /** For the next page; null at the end. */
  next: string | null;
}

export async function search(home: Home, query: ArchiveQuery, after: string | null): Promise<Found> {
  if (home === "server") {
    return archivePage(query, after);
  }
  const shelved = await shelf.all();
  const games = shelved.filter((game) => matches(game, query)).map((game) => ({ ...game, options: "" }));
  return { games, next: null };
}

/** All records that match, one after another. */
export async function records(home: Home, query: ArchiveQuery): Promise<Blob> {
  if (home === "server") {
    return archiveRecords(query);
  }
  const shelved = await shelf.all();
  const texts = shelved.filter((game) => matches(game, query)).map(({ text }) => `${text.trimEnd()}\n`);
  return new Blob([texts.join("\n")], { type: "text/plain;charset=utf-8" });
}

/** The record of one game. */
export async function record(home: Home, id: string): Promise<string> {
  return home === "server" ? gameRecord(id) : ((await shelf.take(id))?.text ?? "");
}

/** As the server searches: a player's name in part, the rest exactly. */
export function matches(game: Omit<ArchivedGame, "options">, query: ArchiveQuery): boolean {
  const player = query.player.toLowerCase();
  const names = [game.first, game.second].map((name) => name.toLowerCase());
  return (
    (query.game === "" || game.game === query.game) &&
    (player === "" || names.some((name) => name.includes(player))) &&
    (query.level === "" || [game.firstLevel, game.secondLevel].includes(query.level)) &&
    (query.result === "" || game.result === query.result) &&
    (query.from === "" || game.date >= query.from) &&
    (query.to === "" || game.date <= query.to)
  );
}
