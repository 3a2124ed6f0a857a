// Who plays what, in words: names of seats and sides, whose turn it is, how a game ended.

import type { Seat, View } from "../rules/types.ts";
import { gameText } from "../text/games.ts";
import { play } from "../text/play.ts";
import { t, word } from "../text/text.ts";
import { current, type SeatInfo, type TableState } from "./table.ts";

/** What a seat plays: Blue, Cats, Light; its number before that is decided. */
export function sideName(view: View, seat: Seat): string {
  const side = view.sides[seat] || (seat === 0 ? "first" : "second");
  return word(gameText, `${view.game}.${side}`, t(play, seat === 0 ? "first-seat" : "second-seat"));
}

/** Easy; Full strength, 2 s. */
export function levelName(level: string): string {
  if (level.startsWith("full:")) {
    return `${t(gameText, "full")}, ${Number(level.slice(5)) / 1000} s`;
  }
  return word(gameText, level);
}

/** A player: his name, or what he is. */
export function playerName(state: TableState, seat: Seat): string {
  const info: SeatInfo = state.seats[seat];
  if (info.kind === "open") {
    return t(play, "open-seat");
  }
  if (info.kind === "computer") {
    return info.name || "Quinas";
  }
  const view = current(state);
  if (state.mine.length === 1 && state.mine[0] === seat) {
    return info.name || t(play, "you");
  }
  if (state.mine.length === 2) {
    return info.name || (view ? sideName(view, seat) : "");
  }
  // Two guests are told apart by what they play.
  const isWatching = state.mine.length === 0 && view !== null;
  return info.name || (isWatching ? sideName(view, seat) : t(play, "guest"));
}

/** How it ended, in one sentence. */
export function ending(state: TableState): string {
  const view = current(state);
  if (!view || state.phase !== "over") {
    return "";
  }
  if (state.reason === "aborted" || state.result === "none") {
    return `${t(play, "aborted")}.`;
  }
  const reason = reasonName(view.game, state.reason);
  return `${outcome(state, view)}: ${reason}${score(view)}.`;
}

function outcome(state: TableState, view: View): string {
  if (state.result === "draw") {
    return t(play, "draw");
  }
  const winner: Seat = state.result === "first" ? 0 : 1;
  if (state.mine.length === 1) {
    return t(play, state.mine[0] === winner ? "won" : "lost-game");
  }
  const name = playerName(state, winner);
  const side = sideName(view, winner);
  return t(play, "wins", name === side ? side : `${name} (${side})`);
}

export function reasonName(game: string, reason: string): string {
  const key = reason.toLowerCase().replaceAll(" ", "-");
  return word(gameText, `${game}.${key}`, word(gameText, key, reason));
}

function score(view: View): string {
  // Word joiners: a result is not broken over two lines.
  return view.points ? `, ${view.points[0]}\u2060–\u2060${view.points[1]}` : "";
}

/** What the player to act has to do. */
export function prompt(view: View): string {
  if (view.gestures.length > 0 && view.gestures.every((gesture) => gesture.word === "pass")) {
    return t(play, "only-pass");
  }
  const plain = word(gameText, `turn.${view.game}`, "");
  return view.phase ? word(gameText, `turn.${view.game}.${view.phase}`, plain) : plain;
}
