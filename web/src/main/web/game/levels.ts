// Which level sits down when nobody has chosen one, and what a level needs to be able to play.

import type { GameInfo } from "../rules/types.ts";
import type { SeatSetup, Setup } from "./kept.ts";
import { readOptions, writeOptions } from "./options.ts";

/** The weakest level that does not play at random: the second of the list. */
export function gentle(info: GameInfo): string {
  return info.levels[1] ?? info.levels[0] ?? "full:500";
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
