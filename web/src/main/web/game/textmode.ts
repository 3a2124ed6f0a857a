// Questions about a position, and their answers in words: a board for those who listen. Used in play
// and in analysis.

import type { Insight, Played, Seat, View } from "../rules/types.ts";
import { textMode } from "../text/textmode.ts";
import { figure, t, word } from "../text/text.ts";
import { remaining, shown, type Clock } from "./clock.ts";
import { prompt, sideName } from "./names.ts";

export interface Asked {
  view: View;
  last: Played | null;
  clock: Clock | null;
  /** What a player is called. */
  name(seat: Seat): string;
  /** The engine's opinion, or null where none is given. */
  evaluate(): Promise<Insight | null>;
}

/** Words of both languages: whoever switches need not learn anew. */
const COMMANDS: Record<string, (asked: Asked, rest: string) => string | Promise<string>> = {};

function command(words: string, answer: (asked: Asked, rest: string) => string | Promise<string>): void {
  for (const name of words.split(" ")) {
    COMMANDS[name] = answer;
  }
}

/** The answer to a question, or null if it is none: then it may be a move. */
export async function answer(asked: Asked, line: string): Promise<string | null> {
  const [name = "", ...rest] = line.trim().toLowerCase().split(/\s+/);
  const found = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  return found ? found(asked, rest.join(" ")) : null;
}

/** A square by itself asks for it, unless it is also a legal move. */
export function asQuestion(view: View, line: string): string {
  const word = line.trim().toLowerCase();
  const isMove = view.gestures.some(({ move }) => move === word);
  return square(view, word) !== null && !isMove ? `square ${word}` : line;
}

/** What lies on a square, in words; null if there is no such square. */
export function square(view: View, place: string): string | null {
  const match = /^([a-z])(\d+)$/.exec(place);
  const column = (match?.[1] ?? "").charCodeAt(0) - 97;
  const row = Number(match?.[2]) - 1;
  if (!match || column < 0 || column >= view.columns || row < 0 || row >= view.rows) {
    return null;
  }
  const at = row * view.columns + column;
  return contents(view, at);
}

function contents(view: View, at: number): string {
  const cell = view.cells[at] ?? "";
  const value = view.values[at];
  const worth = value === undefined ? "" : t(textMode, "pushee.value", value);
  const lies =
    view.game === "syrtis"
      ? [...(cell || " ")].map((symbol) => word(textMode, `syrtis.${symbol.trim()}`)).join(" ")
      : cell === ""
        ? t(textMode, "empty")
        : word(textMode, `${view.game}.${cell}`);
  return worth ? `${lies}, ${worth}` : lies;
}

function line(view: View, squares: number[]): string {
  const names = squares.map((at) => [placeOf(view, at), view.cells[at] === "" && view.game !== "pushee" ? null : contents(view, at)]);
  const filled = names.filter(([, lies]) => lies !== null);
  return filled.length === 0
    ? t(textMode, "all-empty")
    : filled.map(([place, lies]) => `${place} ${lies}`).join("; ");
}

function placeOf(view: View, at: number): string {
  return String.fromCharCode(97 + (at % view.columns)) + (Math.floor(at / view.columns) + 1);
}

function rowText(view: View, row: number): string {
  const squares = Array.from({ length: view.columns }, (_none, column) => row * view.columns + column);
  return t(textMode, "row", row + 1, line(view, squares));
}

command("last última ultima", ({ last, name }) =>
  last ? t(textMode, "last-is", name(last.by), last.move) : t(textMode, "no-last"),
);

command("clock relógio relogio", ({ clock, name }) =>
  clock
    ? t(textMode, "clock-is", name(0), shown(remaining(clock, 0)), name(1), shown(remaining(clock, 1)))
    : t(textMode, "no-clock"),
);

command("square casa", ({ view }, rest) => {
  const lies = square(view, rest);
  return lies === null ? t(textMode, "no-square", rest) : `${rest}: ${lies}.`;
});

command("row linha", ({ view }, rest) => {
  const row = Number(rest) - 1;
  return Number.isInteger(row) && row >= 0 && row < view.rows ? rowText(view, row) : t(textMode, "no-square", rest);
});

command("column coluna", ({ view }, rest) => {
  const column = rest.charCodeAt(0) - 97;
  if (rest.length !== 1 || column < 0 || column >= view.columns) {
    return t(textMode, "no-square", rest);
  }
  const squares = Array.from({ length: view.rows }, (_none, row) => row * view.columns + column);
  return t(textMode, "column", rest, line(view, squares));
});

command("board tabuleiro", ({ view }) =>
  Array.from({ length: view.rows }, (_none, row) => rowText(view, row)).join("\n"),
);

command("moves jogadas", ({ view }, rest) => {
  const wanted = view.gestures.filter(({ places }) => rest === "" || places.includes(rest));
  const moves = [...new Set(wanted.map(({ move }) => move))];
  return moves.length === 0 ? t(textMode, "no-moves") : t(textMode, "moves-are", moves.length, moves.join(", "));
});

command("turn vez", ({ view, name }) =>
  view.isOver ? t(textMode, "over") : t(textMode, "turn-is", name(view.turn), prompt(view)),
);

command("score pontos", ({ view }) => {
  const points = view.points ? t(textMode, "score-is", ...view.points) : t(textMode, "no-score");
  return view.stock ? `${points} ${t(textMode, "stock-is", ...view.stock)}` : points;
});

command("eval avaliação avaliacao", async ({ view, evaluate }) => {
  if (view.isOver) {
    return t(textMode, "over");
  }
  const best = (await evaluate())?.lines[0];
  if (!best) {
    return t(textMode, "eval-not");
  }
  const moves = best.moves.slice(0, 5).join(" ");
  switch (best.score.kind) {
    case "guess":
      return t(textMode, "eval-chance", `${figure(best.chance * 100)} %`, moves);
    case "forced":
      return t(textMode, "eval-forced", sideName(view, best.score.winner), best.score.plies, moves);
    case "exact":
      return t(textMode, "eval-exact", exact(view, best.score.margin), moves);
  }
});

function exact(view: View, margin: number): string {
  return margin === 0
    ? t(textMode, "exact-draw")
    : t(textMode, "exact-win", sideName(view, margin > 0 ? 0 : 1), Math.abs(margin));
}

command("help ajuda ?", () => t(textMode, "help"));
