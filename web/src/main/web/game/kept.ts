// Games on this device, as they are set up and as they are kept: one a game, the last one played.

import type { ClockTerms } from "../live/types.ts";
import { keep, kept } from "../settings.ts";
import { remaining } from "./clock.ts";
import type { TableState } from "./table.ts";

export type SeatSetup = { kind: "person"; name: string } | { kind: "computer"; level: string };

export interface Setup {
  game: string;
  options: string;
  seats: [SeatSetup, SeatSetup];
  clock: ClockTerms;
  /** Where play starts, if it is not dealt. */
  start: string | null;
}

export interface KeptGame extends Setup {
  /** The position before the first move. */
  position: string;
  moves: string[];
  left: [number, number] | null;
  result: "none" | "first" | "second" | "draw";
  reason: string;
  seed: number;
  /** When it was kept, in milliseconds. */
  at: number;
}

export function key(game: string): string {
  return `quinas.game.${game}`;
}

/** The game that was kept, if it can be read and is of this kind. */
export function find(game: string): KeptGame | null {
  const found = kept(key(game));
  return isGame(found) && found.game === game ? found : null;
}

/** Keeps a game as it stands. */
export function preserve(setup: Setup, { start, moves, clock, result, reason }: TableState, seed: number): void {
  if (start) {
    const game: KeptGame = {
      ...setup,
      position: start.text,
      moves: moves.map((played) => played.move),
      left: clock && [remaining(clock, 0), remaining(clock, 1)],
      result,
      reason,
      seed,
      at: Date.now(),
    };
    keep(key(setup.game), game);
  }
}

export function forget(game: string): void {
  keep(key(game), null);
}

function isGame(value: unknown): value is KeptGame {
  if (typeof value !== "object" || value === null) {
    return false;
  }
  const game = value as Partial<KeptGame>;
  return (
    typeof game.game === "string" &&
    typeof game.options === "string" &&
    typeof game.position === "string" &&
    Array.isArray(game.moves) &&
    Array.isArray(game.seats) &&
    game.seats.length === 2 &&
    game.seats.every((seat) => seat?.kind === "person" || seat?.kind === "computer") &&
    typeof game.result === "string"
  );
}
