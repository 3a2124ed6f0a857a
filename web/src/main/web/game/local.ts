// A game on this device: persons on one screen, computers of the engine worker, in any seats.

import type { Engine, Fault, Played, Rules, View } from "../rules/types.ts";
import { asFault } from "../text/fault.ts";
import { Flag, stopped, turned, wound, type Clock } from "./clock.ts";
import { Computer } from "./computer.ts";
import { possibleIn, resigning, takenBack } from "./conduct.ts";
import { find, forget, key, preserve, type KeptGame, type SeatSetup, type Setup } from "./kept.ts";
import { shelve } from "./record.ts";
import { current, EMPTY, Watched, type Deed, type Possible, type Table } from "./table.ts";

export class LocalTable extends Watched implements Table {
  readonly isLive = false;
  #setup: Setup;
  #rules: Rules;
  #computer: Computer;
  /** Grows whenever what a computer thinks about is no longer asked for. */
  #round = 0;
  #flag = new Flag((seat) => this.#over(seat === 0 ? "second" : "first", "time"));
  #isClosed = false;
  /** A game goes into the archive once, even if its end is taken back. */
  #isShelved = false;
  #seed = 0;
  /** The game goes on in another tab: this one only shows it, until it is told to go on here. */
  #isAside = false;

  constructor(setup: Setup, rules: Rules, engine: Engine) {
    super();
    this.#setup = setup;
    this.#rules = rules;
    this.#computer = new Computer(engine);
    addEventListener("pagehide", this.#save);
    addEventListener("storage", this.#elsewhere);
  }

  get id(): string {
    return `local.${this.#setup.game}`;
  }

  get setup(): Setup {
    return this.#setup;
  }

  /** Deals and begins. */
  async begin(): Promise<void> {
    this.#seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    const { game, options, start } = this.#setup;
    try {
      const view = start
        ? await this.#rules.read({ game, options, text: start })
        : await this.#rules.deal(game, options, this.#seed);
      this.#seat(view, [], wound(this.#setup.clock));
    } catch (problem) {
      this.change({ ...EMPTY, phase: "failed", problem: asFault(problem) });
    }
  }

  /** Two tabs that both played the one game that is kept would undo each other's moves. */
  #elsewhere = (event: StorageEvent): void => {
    const kept = event.key === key(this.#setup.game) ? find(this.#setup.game) : null;
    if (kept && !this.#isClosed) {
      this.#isAside = true;
      void this.#takeUp(kept);
    }
  };

  #takeUp({ game, options, seats, clock, start, ...rest }: KeptGame): Promise<void> {
    this.#setup = { game, options, seats, clock, start };
    return this.resume({ ...this.#setup, ...rest });
  }

  /** Goes on with a game that was kept. Time while the page was away is charged to nobody. */
  async resume(kept: KeptGame): Promise<void> {
    this.#seed = kept.seed;
    const round = ++this.#round;
    try {
      const { game, options } = kept;
      const [view, line] = await Promise.all([
        this.#rules.read({ game, options, text: kept.position }),
        this.#rules.line({ game, options, text: kept.position }, kept.moves),
      ]);
      if (round !== this.#round || this.#isClosed) {
        return;
      }
      const fresh = wound(this.#setup.clock);
      const clock = fresh && kept.left ? { ...fresh, left: kept.left } : fresh;
      this.#seat(view, line, clock, kept);
    } catch (problem) {
      forget(this.#setup.game);
      this.change({ ...EMPTY, phase: "failed", problem: asFault(problem) });
    }
  }

  #seat(start: View, moves: Played[], clock: Clock | null, kept?: KeptGame): void {
    const seats = this.#setup.seats;
    this.change({
      ...EMPTY,
      phase: "playing",
      start,
      moves,
      clock,
      seats: [info(seats[0]), info(seats[1])],
      mine: ([0, 1] as const).filter((seat) => seats[seat].kind === "person" && !this.#isAside),
      result: kept?.result ?? "none",
      reason: kept?.reason ?? "",
      isPaused: this.#isAside || (kept !== undefined && seats.every((seat) => seat.kind === "computer")),
      isElsewhere: this.#isAside,
    });
    this.#isShelved = kept !== undefined && kept.result !== "none";
    if (kept && kept.result !== "none") {
      this.#over(kept.result, kept.reason);
    } else {
      this.#turn();
    }
  }

  async play(move: string): Promise<Fault | null> {
    const view = current(this.state);
    if (this.state.phase !== "playing" || !view) {
      return null;
    }
    try {
      const played = await this.#rules.play(view, move);
      if (current(this.state) === view && !this.#isClosed && this.state.phase === "playing") {
        this.change({ moves: [...this.state.moves, played], offers: EMPTY.offers, isThinking: false });
        this.#turn();
      }
      return null;
    } catch (problem) {
      return asFault(problem);
    }
  }

  /** After anything that may have changed whose turn it is. */
  #turn(): void {
    this.#round++;
    this.#flag.watch(null);
    const view = current(this.state);
    if (!view) {
      return;
    }
    if (view.isOver) {
      this.#over(view.result, view.reason);
      return;
    }
    const begun = this.state.moves.length > 0 && !this.state.isPaused;
    const clock = this.state.clock;
    const next = clock && turned(clock, begun ? view.turn : null);
    const thinks = this.#setup.seats[view.turn].kind === "computer" && !this.state.isPaused;
    this.change({ clock: next, isThinking: thinks, possible: possibleIn(this.state, this.#isAside) });
    this.#save();
    this.#flag.watch(next);
    if (thinks) {
      void this.#think(view, this.#round);
    }
  }

  async #think(view: View, round: number): Promise<void> {
    const seat = this.#setup.seats[view.turn];
    if (seat.kind !== "computer") {
      return;
    }
    try {
      const move = await this.#computer.move(view, seat.level, this.#seed + this.state.moves.length);
      if (round === this.#round && !this.#isClosed) {
        await this.play(move);
      }
    } catch (problem) {
      if (round === this.#round && !this.#isClosed) {
        const possible = possibleIn({ ...this.state, isPaused: true }, this.#isAside);
        this.change({ isThinking: false, isPaused: true, possible, problem: asFault(problem) });
      }
    }
  }

  #over(result: string, reason: string): void {
    this.#round++;
    this.#flag.watch(null);
    const clock = this.state.clock;
    this.change({
      phase: "over",
      result: result as "first" | "second" | "draw",
      reason,
      clock: clock && stopped(clock),
      isThinking: false,
      offers: EMPTY.offers,
      possible: new Set<Possible>(this.#isAside ? [] : ["offer:rematch", "offer:takeback"]),
    });
    this.#save();
    if (result !== "none" && !this.#isShelved && this.state.moves.length > 0) {
      this.#isShelved = true;
      // A browser that keeps nothing has no archive; the game itself is none the worse.
      void shelve(this.state, this.#rules).catch(() => {});
    }
  }

  async act(deed: Deed): Promise<void> {
    switch (deed.type) {
      case "resign":
      case "abort":
        return this.#resign();
      case "takeback":
        return this.#takeBack();
      case "draw":
        return this.#draw();
      case "rematch":
        return this.#rematch();
      case "claim":
        return;
    }
  }

  #resign(): void {
    const loser = resigning(this.state);
    if (loser !== null) {
      this.#over(loser === 0 ? "second" : "first", "resignation");
    }
  }

  #takeBack(): void {
    const before = takenBack(this.state);
    if (before) {
      this.change(before);
      this.#turn();
    }
  }

  /** Two persons at one screen agree; a computer agrees if it is not better. */
  async #draw(): Promise<void> {
    const view = current(this.state);
    const me = this.state.mine[0];
    if (this.state.phase !== "playing" || !view || me === undefined) {
      return;
    }
    if (this.state.mine.length === 2) {
      this.#over("draw", "agreement");
      return;
    }
    const round = this.#round;
    this.change({ offers: { ...EMPTY.offers, draw: me } });
    const isAgreed = await this.#computer.agreesToDraw(view, me);
    if (round !== this.#round || this.#isClosed) {
      return;
    }
    if (isAgreed) {
      this.#over("draw", "agreement");
    } else {
      this.change({
        offers: EMPTY.offers,
        problem: { message: "declined", pattern: "draw-declined", arguments: [], places: [] },
      });
    }
  }

  async #rematch(): Promise<void> {
    const [first, second] = this.#setup.seats;
    // A position that somebody set up stays as it is; the players change places.
    this.#setup = { ...this.#setup, seats: [second, first] };
    await this.begin();
  }

  pause(isPaused: boolean): void {
    const kept = this.#isAside ? find(this.#setup.game) : null;
    if (kept) {
      this.#isAside = false;
      void this.#takeUp(kept);
    } else if (this.state.phase === "playing") {
      const clock = this.state.clock;
      this.change({ isPaused, clock: clock && stopped(clock) });
      this.#turn();
    }
  }

  async hint(): Promise<string | null> {
    const view = current(this.state);
    return view && this.#computer.hint(view);
  }

  close(): void {
    this.#save();
    this.#isClosed = true;
    this.#round++;
    this.#flag.watch(null);
    removeEventListener("pagehide", this.#save);
    removeEventListener("storage", this.#elsewhere);
  }

  #save = (): void => {
    if (!this.#isClosed && !this.#isAside) {
      preserve(this.#setup, this.state, this.#seed);
    }
  };
}

function info(seat: SeatSetup) {
  return seat.kind === "person"
    ? { kind: "person" as const, name: seat.name, level: "", isOnline: null }
    : { kind: "computer" as const, name: "Quinas", level: seat.level, isOnline: null };
}
