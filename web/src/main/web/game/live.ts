// A game on the server. Own moves are shown at once and taken back visibly if the server refuses them;
// what the server tells is the truth.

import { Connection, type Link } from "../live/connection.ts";
import { heldSeat } from "../live/seats.ts";
import type { ApiError, ClientMessage, ClockState, GameState, SeatName, ServerMessage } from "../live/types.ts";
import type { Engine, Fault, Played, Rules, Seat } from "../rules/types.ts";
import { asFault } from "../text/fault.ts";
import type { Clock } from "./clock.ts";
import { current, other, Watched, type Deed, type Possible, type Table } from "./table.ts";

export class LiveTable extends Watched implements Table {
  readonly isLive = true;
  readonly id: string;
  #connection: Connection | null = null;
  #game: GameState | null = null;
  #seat: Seat | null = null;
  #key = 0;
  /** Messages are worked off one after another, because the rules answer later. */
  #queue: Promise<void> = Promise.resolve();
  #isClosed = false;
  /** Why the server refused to show the game at all; empty while it has not. */
  refusal = "";
  #claim: ReturnType<typeof setTimeout> | undefined;

  constructor(
    id: string,
    private readonly rules: Rules,
    private readonly engine: Engine,
  ) {
    super();
    this.id = id;
  }

  begin(): void {
    this.#connection = new Connection({
      greeting: () => this.#greeting(),
      heard: (message) => {
        this.#queue = this.#queue.then(() => (this.#isClosed ? undefined : this.#heard(message)));
      },
      linked: (link) => this.#linked(link),
    });
  }

  get game(): GameState | null {
    return this.#game;
  }

  #greeting(): ClientMessage {
    const token = heldSeat(this.id)?.token;
    return { type: "watch", id: this.id, ...(token === undefined ? {} : { token }) };
  }

  #linked(link: Link): void {
    if (link !== this.state.link && !this.#isClosed) {
      this.change({ link });
    }
  }

  async #heard(message: ServerMessage): Promise<void> {
    try {
      switch (message.type) {
        case "state":
          if (message.game.id === this.id) {
            await this.#settle(message.game, message.seat);
          }
          break;
        case "moved":
          await this.#moved(message);
          break;
        case "presence":
          this.#presence(message);
          break;
        case "refused":
          this.#refused(message.error);
          break;
        case "accepted":
        case "pong":
        case "closing":
          break;
      }
    } catch (problem) {
      this.change({ problem: asFault(problem) });
    }
  }

  /** Takes the server's state over; moves that are known already are kept as they are. */
  async #settle(game: GameState, seat: SeatName | null): Promise<void> {
    const { start, moves } = this.state;
    const first = start?.text === game.start ? start : await this.#read(game);
    let known = start === first ? moves.findIndex((played, at) => played.move !== game.moves[at]) : 0;
    known = known === -1 ? moves.length : known;
    const kept = moves.slice(0, known);
    const from = kept.at(-1)?.steps.at(-1)?.view ?? first;
    const rest = game.moves.slice(known);
    const more = rest.length === 0 ? [] : await this.rules.line(from, rest);
    this.#game = game;
    this.#seat = seat === null ? null : seat === "first" ? 0 : 1;
    this.#show({ start: first, moves: [...kept, ...more], isProvisional: false });
  }

  #read(game: GameState) {
    return this.rules.read({ game: game.game, options: game.options, text: game.start });
  }

  async #moved(message: Extract<ServerMessage, { type: "moved" }>): Promise<void> {
    const game = this.#game;
    if (message.id !== this.id || !game || message.version <= game.version) {
      return;
    }
    if (message.version !== game.version + 1 || message.ply !== game.moves.length) {
      this.#connection?.send(this.#greeting());
      return;
    }
    const moves = [...game.moves, message.move];
    await this.#settle(
      { ...game, version: message.version, moves, clock: message.clock, drawOffer: null, takebackOffer: null },
      this.#seat === null ? null : seatName(this.#seat),
    );
  }

  #presence(message: Extract<ServerMessage, { type: "presence" }>): void {
    const game = this.#game;
    if (!game || message.id !== this.id) {
      return;
    }
    const { first, second } = game.seats;
    this.#game = {
      ...game,
      claimAt: message.claimAt,
      seats: {
        first: { ...first, isOnline: message.first },
        second: { ...second, isOnline: message.second },
      },
    };
    this.#show({ watchers: message.watchers });
  }

  /** A move that was shown goes back, and the reason is said. */
  #refused(error: ApiError): void {
    const fault: Fault = {
      message: error.message,
      pattern: error.pattern ?? error.code,
      arguments: error.arguments ?? [],
      places: [],
    };
    const game = this.#game;
    if (!game) {
      this.refusal = error.code;
      this.change({ phase: "failed", problem: fault });
      return;
    }
    this.#show({ moves: this.state.moves.slice(0, game.moves.length), isProvisional: false, problem: fault });
  }

  /** What the page sees of the server's state. */
  #show(change: Partial<Table["state"]>): void {
    const game = this.#game;
    if (!game) {
      return;
    }
    const mine = this.#seat === null ? [] : [this.#seat];
    clearTimeout(this.#claim);
    const claimAt = game.claimAt === null ? null : game.claimAt - (this.#connection?.offset ?? 0);
    if (claimAt !== null && claimAt > Date.now()) {
      this.#claim = setTimeout(() => this.#show({}), claimAt - Date.now() + 50);
    }
    this.change({
      phase: game.status,
      seats: [game.seats.first, game.seats.second],
      mine,
      clock: this.#clock(game.clock),
      result: game.result,
      reason: game.reason,
      offers: {
        draw: seatNumber(game.drawOffer),
        takeback: seatNumber(game.takebackOffer),
        rematch: seatNumber(game.rematchOffer),
      },
      claimAt,
      rematch: game.rematch,
      possible: this.#possible(game, claimAt),
      link: this.state.link,
      ...change,
    });
  }

  #clock(clock: ClockState): Clock | null {
    if (clock.terms === null) {
      return null;
    }
    return {
      terms: clock.terms,
      left: [clock.first, clock.second],
      running: seatNumber(clock.running),
      at: clock.at - (this.#connection?.offset ?? 0),
    };
  }

  #possible(game: GameState, claimAt: number | null): Set<Possible> {
    const possible = new Set<Possible>();
    const seat = this.#seat;
    if (seat === null) {
      return possible;
    }
    const its = seatName(other(seat));
    if (game.status === "waiting") {
      possible.add("abort");
    } else if (game.status === "playing") {
      possible.add(game.moves.length < 2 ? "abort" : "resign");
      if (game.drawOffer === its) {
        possible.add("answer:draw");
      } else if (game.drawOffer === null) {
        possible.add("offer:draw");
      }
      if (game.takebackOffer === its) {
        possible.add("answer:takeback");
      } else if (game.takebackOffer === null && this.state.moves.some((played) => played.by === seat)) {
        possible.add("offer:takeback");
      }
      if (claimAt !== null && claimAt <= Date.now()) {
        possible.add("claim");
      }
    } else if (game.rematch === null) {
      possible.add(game.rematchOffer === its ? "answer:rematch" : "offer:rematch");
    }
    return possible;
  }

  get #mayMove(): boolean {
    return this.#game !== null && !this.state.isProvisional && this.state.phase === "playing";
  }

  async play(move: string): Promise<Fault | null> {
    const view = current(this.state);
    if (!view || !this.#mayMove) {
      return null;
    }
    let played: Played;
    try {
      played = await this.rules.play(view, move);
    } catch (problem) {
      return asFault(problem);
    }
    // Meanwhile somebody may have come or gone, or offered a draw; only another position voids the move.
    if (current(this.state) !== view || !this.#mayMove) {
      return null;
    }
    const ply = this.state.moves.length;
    if (!this.#connection?.send({ id: this.id, key: ++this.#key, type: "move", ply, move: played.move })) {
      return { message: "there is no connection just now", pattern: "no-link", arguments: [], places: [] };
    }
    this.#show({ moves: [...this.state.moves, played], isProvisional: true });
    return null;
  }

  async act(deed: Deed): Promise<void> {
    if (!this.#connection?.send({ id: this.id, key: ++this.#key, ...deed })) {
      const fault = { message: "there is no connection just now", pattern: "no-link", arguments: [], places: [] };
      this.change({ problem: fault });
    }
  }

  pause(): void {}

  /** Only where one looks on or after the end: nobody gets help against a person. */
  async hint(): Promise<string | null> {
    const view = current(this.state);
    if (!view || view.isOver || this.#seat !== null) {
      return null;
    }
    const { game, options, text } = view;
    return this.engine.choose({ game, options, text }, "full:1000", 0);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#claim);
    this.#connection?.close();
  }
}

function seatNumber(seat: SeatName | null): Seat | null {
  return seat === null ? null : seat === "first" ? 0 : 1;
}

function seatName(seat: Seat): SeatName {
  return seat === 0 ? "first" : "second";
}
