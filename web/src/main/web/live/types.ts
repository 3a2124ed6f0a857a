// What page and server say to each other about a live game: bodies of the REST interface, messages
// of the WebSocket. docs/server.md and the server's OpenAPI document describe the same.

export type SeatName = "first" | "second";

/** `null` is no clock. Seconds; `days` is correspondence: so many days for each move. */
export type ClockTerms =
  | null
  | { kind: "increment"; base: number; increment: number }
  | { kind: "move"; seconds: number }
  | { kind: "days"; days: number };

export interface SeatState {
  kind: "person" | "computer" | "bot" | "open";
  name: string;
  /** The level of a computer, otherwise empty. */
  level: string;
  isOnline: boolean;
}

export interface ClockState {
  terms: ClockTerms;
  /** Milliseconds left at `at`. */
  first: number;
  second: number;
  running: SeatName | null;
  /** The server's time in milliseconds when this was so. */
  at: number;
}

export interface GameState {
  id: string;
  /** Grows by one with every event; a client that misses one asks for the state again. */
  version: number;
  game: string;
  options: string;
  start: string;
  /** Moves in notation; the ply of the next move is `moves.length`. */
  moves: string[];
  seats: { first: SeatState; second: SeatState };
  clock: ClockState;
  status: "waiting" | "playing" | "over";
  result: "none" | "first" | "second" | "draw";
  reason: string;
  /** The seat that offers, if any. */
  drawOffer: SeatName | null;
  takebackOffer: SeatName | null;
  rematchOffer: SeatName | null;
  /** The next game of the same two, once agreed. */
  rematch: string | null;
  /** When the absent side's opponent may claim, in the server's milliseconds; null if nobody is away. */
  claimAt: number | null;
  createdAt: number;
}

/** POST /api/games */
export interface CreateGame {
  game: string;
  options?: string;
  /** The start position; otherwise dealt. */
  position?: string;
  moves?: string[];
  clock?: ClockTerms;
  /** The creator's seat. */
  seat: SeatName | "random";
  name?: string;
  opponent: { kind: "friend" } | { kind: "computer"; level: string } | { kind: "bot" };
}

/** 201 */
export interface Created {
  game: GameState;
  /** The secret that opens the seat. */
  token: string;
  seat: SeatName;
  /** The secret that lets a friend take the other seat, once; null if there is none to take. */
  invitation: string | null;
}

/** POST /api/games/{id}/join: 200 with `Joined`. */
export interface Join {
  invitation: string;
  name?: string;
  /** The secret that will open the seat; the same one again gets the same answer again. */
  token?: string;
}
export interface Joined {
  game: GameState;
  token: string;
  seat: SeatName;
}

/** POST /api/games/{id}/actions with `Authorization: Bearer TOKEN`, or the same over the WebSocket. */
export type Action =
  | { type: "move"; ply: number; move: string }
  | { type: "resign" }
  | { type: "abort" }
  | { type: "draw"; answer: "offer" | "accept" | "decline" }
  | { type: "takeback"; answer: "offer" | "accept" | "decline" }
  | { type: "rematch"; answer: "offer" | "accept" | "decline" }
  /** The other has been away for too long, or his time is up. */
  | { type: "claim"; as: "win" | "draw" };

/** WebSocket /api/live. The first message says which game, and the token of a seat if one has it. */
export type ClientMessage =
  | { type: "watch"; id: string; token?: string; version?: number }
  | ({ id: string; key?: number } & Action)
  | { type: "ping"; sent: number };

export type ServerMessage =
  /** The whole game: after `watch`, after a gap, after anything that is not a plain move. */
  | { type: "state"; game: GameState; now: number; seat: SeatName | null }
  | { type: "moved"; id: string; version: number; ply: number; move: string; clock: ClockState; now: number }
  | { type: "presence"; id: string; first: boolean; second: boolean; watchers: number; claimAt: number | null }
  | { type: "refused"; id: string; key?: number; error: ApiError }
  | { type: "accepted"; id: string; key: number; version: number }
  | { type: "pong"; sent: number; now: number }
  /** The server goes down soon; come back by yourself. */
  | { type: "closing" };

/** Every refusal, HTTP or WebSocket. */
export interface ApiError {
  /** `illegal-move`, `not-your-turn`, `wrong-ply`, `no-such-game`, `bad-token`, `too-many`, … */
  code: string;
  message: string;
  /** For a translator: the pattern of the sentence and what fills it, where it has one. */
  pattern?: string;
  arguments?: (string | number)[];
  /** Where in the body the fault is: a JSON pointer and perhaps line and column. */
  at?: string;
  /** Seconds until it may be tried again. */
  retryAfter?: number;
}

/** GET /api/archive?game=&player=&level=&result=&from=&to=&after=&limit= */
export interface ArchivePage {
  games: ArchivedGame[];
  /** Pass as `after` for the next page; null at the end. */
  next: string | null;
}
export interface ArchivedGame {
  id: string;
  game: string;
  options: string;
  first: string;
  second: string;
  firstLevel: string;
  secondLevel: string;
  result: string;
  reason: string;
  plies: number;
  date: string;
}
// GET  /api/games/{id}            GameState
// GET  /api/games/{id}/record     text/plain, the record
// GET  /api/archive/records       text/plain, all games that match, one record after another
// POST /api/archive               text/plain records -> { imported: number, ids: string[] }
// POST /api/analyse               { game, options, position, lines, millis } -> Insight (rules/types.ts)
// POST /api/choose                { game, options, position, level, seed } -> { move }
// GET  /api/about                 { version, limits, levels }
