// Rules and clock of a game in one line.

import { readOptions } from "../../game/options.ts";
import type { ClockTerms } from "../../live/types.ts";
import { gameText } from "../../text/games.ts";
import { play } from "../../text/play.ts";
import { t, word } from "../../text/text.ts";

export function termsText(options: string, clock: ClockTerms, game: string): string {
  const parts = Object.entries(readOptions(options)).map(
    ([key, value]) =>
      `${word(gameText, `option.${game}.${key}`)}: ${word(gameText, `option.${game}.${key}.${value}`, value)}`,
  );
  return [...parts, `${t(play, "clock")}: ${clockText(clock)}`].join(" · ");
}

function clockText(clock: ClockTerms): string {
  switch (clock?.kind) {
    case undefined:
      return t(play, "clock-none").toLowerCase();
    case "increment":
      return `${clock.base / 60} + ${clock.increment}`;
    case "move":
      return `${clock.seconds} s`;
    case "days":
      return t(play, "days-a-move", clock.days);
  }
}
