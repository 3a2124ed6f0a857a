// A game in progress as the play page sees it, whether it is played on this device or over a server.

import type { Action } from "../live/types.ts";
import type { Fault, Played, Seat, View } from "../rules/types.ts";
import type { Clock } from "./clock.ts";

export interface SeatInfo {
  kind: "person" | "computer" | "bot" | "open";
  /** Empty for somebody who has not said. */
  name: string;
  /** A computer's level, `classic:easy` or `full:2000`; otherwise empty. */
  level: string;
  /** Null where that means nothing: on one device. */
  isOnline: boolean | null;
}

/** Everything but moves. */
export type Deed = Exclude<Action, { type: "move" }>;
export type Offer = "draw" | "takeback" | "rematch";

/** What can be done now. `offer:draw` also means accepting: see `offers`. */
export type Possible =
  | "resign"
  | "abort"
  | "hint"
  | "pause"
  | "claim"
  | `offer:${Offer}`
  | `answer:${Offer}`;

export interface TableState {
  phase: "loading" | "waiting" | "playing" | "over" | "failed";
  /** Null while loading. */
  start: View | null;
  moves: readonly Played[];
  seats: [SeatInfo, SeatInfo];
  /** The seats that are played from here: both on one screen, none for a spectator. */
  mine: readonly Seat[];
  clock: Clock | null;
  result: "none" | "first" | "second" | "draw";
  reason: string;
  offers: Record<Offer, Seat | null>;
  possible: ReadonlySet<Possible>;
  isThinking: boolean;
  isPaused: boolean;
  /** Another tab of this browser plays on. */
  isElsewhere: boolean;
  /** `none` on one device. */
  link: "none" | "connecting" | "open" | "lost";
  watchers: number;
  /** When the absent other's game may be claimed, in this device's time. */
  claimAt: number | null;
  /** The address of the next game of the same two. */
  rematch: string | null;
  /** A move is shown that the server has not confirmed yet. */
  isProvisional: boolean;
  /** What went wrong last; it is gone with the next change. */
  problem: Fault | null;
}

export interface Table {
  /** Under which what belongs to this game is kept on the device. */
  readonly id: string;
  readonly isLive: boolean;
  readonly state: TableState;
  /** Calls back after each change, until the function it returns is called. */
  watch(watcher: () => void): () => void;
  /** Makes a move for the seat to act; says why if it is refused. */
  play(move: string): Promise<Fault | null>;
  act(deed: Deed): Promise<void>;
  pause(isPaused: boolean): void;
  /** The move that the computer would make, or null if it knows none. */
  hint(): Promise<string | null>;
  close(): void;
}

/** The position that is played from. */
export function current(state: TableState): View | null {
  return state.moves.at(-1)?.steps.at(-1)?.view ?? state.start;
}

/** Whether a person here is to move. */
export function isMyTurn(state: TableState): boolean {
  const view = current(state);
  return state.phase === "playing" && view !== null && !view.isOver && state.mine.includes(view.turn);
}

export function other(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

export const EMPTY: TableState = {
  phase: "loading",
  start: null,
  moves: [],
  seats: [
    { kind: "open", name: "", level: "", isOnline: null },
    { kind: "open", name: "", level: "", isOnline: null },
  ],
  mine: [],
  clock: null,
  result: "none",
  reason: "",
  offers: { draw: null, takeback: null, rematch: null },
  possible: new Set(),
  isThinking: false,
  isPaused: false,
  isElsewhere: false,
  link: "none",
  watchers: 0,
  claimAt: null,
  rematch: null,
  isProvisional: false,
  problem: null,
};

/** What a table is made of: a state that tells when it changes. */
export class Watched {
  #state: TableState = EMPTY;
  #watchers = new Set<() => void>();

  get state(): TableState {
    return this.#state;
  }

  protected change(change: Partial<TableState>): void {
    this.#state = { ...this.#state, problem: null, ...change };
    for (const watcher of this.#watchers) {
      watcher();
    }
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }
}
