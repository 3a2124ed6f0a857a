// Which level sits down when nobody has chosen one, and what a level needs to be able to play.

import type { GameInfo } from "../rules/types.ts";
import type { SeatSetup, Setup } from "./kept.ts";
import { readOptions, writeOptions } from "./options.ts";

/** The level that sits down first: one that sees what can happen next, and likes many moves. */
export function gentle(info: GameInfo): string {
  return info.levels.find((level) => level === "level:3") ?? info.levels[0] ?? "full:500";
}

/** The levels made for people, and those of the original program. The rest is not offered. */
export function groups(info: GameInfo): { ladder: string[]; original: string[] } {
  return {
    ladder: info.levels.filter((level) => level.startsWith("level:")),
    original: info.levels.filter((level) => level.startsWith("classic:")),
  };
}

/** The options that give a level what it needs at its seat. */
const NEEDED: Record<string, string> = { "classic:impossibru": "impossibru" };

export function withNeeds(info: GameInfo, options: string, seats: readonly SeatSetup[]): string {
  const values = readOptions(options);
  seats.forEach((seat, at) => {
    const needed = seat.kind === "computer" ? NEEDED[seat.level] : undefined;
    if (needed !== undefined && info.options.some(({ key }) => key === needed)) {
      values[needed] = at === 0 ? "first" : "second";
    }
  });
  return writeOptions(info, values);
}

/** Against a gentle computer, from the first seat, with the standard rules and no clock. */
export function standardSetup(info: GameInfo): Setup {
  return {
    game: info.id,
    options: "",
    seats: [
      { kind: "person", name: "" },
      { kind: "computer", level: gentle(info) },
    ],
    clock: null,
    start: null,
  };
}
