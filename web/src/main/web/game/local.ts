// A game on this device: persons on one screen, computers of the engine worker, in any seats.

import type { Engine, Fault, Played, PositionRef, Rules, View } from "../rules/types.ts";
import { keep } from "../settings.ts";
import { asFault } from "../text/fault.ts";
import { remaining, stopped, turned, wound, type Clock } from "./clock.ts";
import { find, forget, key, type KeptGame, type SeatSetup, type Setup } from "./kept.ts";
import { recordOf } from "./record.ts";
import { current, EMPTY, other, Watched, type Deed, type Possible, type Table } from "./table.ts";

/** At least this long, in milliseconds, a computer's move is awaited, so that one sees who moved. */
const BREATH = 350;
/** How long the computer thinks about a draw that is offered to it. */
const DRAW_THOUGHT = 400;

export class LocalTable extends Watched implements Table {
  readonly isLive = false;
  #setup: Setup;
  #rules: Rules;
  #engine: Engine;
  /** Grows whenever what a computer thinks about is no longer asked for. */
  #round = 0;
  #flag: ReturnType<typeof setTimeout> | undefined;
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
    this.#engine = engine;
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
    const start = this.state.start;
    if (this.state.phase !== "playing" || !view || !start) {
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
    clearTimeout(this.#flag);
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
    const isComputer = this.#setup.seats[view.turn].kind === "computer";
    const thinks = isComputer && !this.state.isPaused;
    this.change({ clock: next, isThinking: thinks, possible: this.#possible() });
    this.#save();
    if (next && next.running !== null) {
      this.#flag = setTimeout(this.#flagFell, remaining(next, next.running) + 5);
    }
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
      const ply = this.state.moves.length;
      const [move] = await Promise.all([
        this.#engine.choose(ref(view), seat.level, this.#seed + ply),
        new Promise((resolve) => setTimeout(resolve, BREATH)),
      ]);
      if (round === this.#round && !this.#isClosed) {
        await this.play(move);
      }
    } catch (problem) {
      if (round === this.#round && !this.#isClosed) {
        this.change({ isThinking: false, isPaused: true, problem: asFault(problem) });
        this.change({ possible: this.#possible(), problem: asFault(problem) });
      }
    }
  }

  #flagFell = (): void => {
    const clock = this.state.clock;
    if (clock?.running !== null && clock && remaining(clock, clock.running) === 0) {
      this.#over(clock.running === 0 ? "second" : "first", "time");
    }
  };

  #over(result: string, reason: string): void {
    this.#round++;
    clearTimeout(this.#flag);
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
      void this.#shelve();
    }
  }

  /** Into the archive of this browser. */
  async #shelve(): Promise<void> {
    const record = recordOf(this.state);
    if (record) {
      const { keep: put } = await import("../study/shelf.ts");
      // A browser that keeps nothing has no archive; the game itself is none the worse.
      await put(record, await this.#rules.writeRecord(record)).catch(() => {});
    }
  }

  #possible(): Set<Possible> {
    const possible = new Set<Possible>();
    const { moves, mine, isPaused } = this.state;
    if (mine.length > 0) {
      possible.add("hint").add("resign").add("offer:draw");
    }
    if (mine.length === 0 || isPaused) {
      possible.add("pause");
    }
    if (!this.#isAside && moves.some((played) => mine.includes(played.by))) {
      possible.add("offer:takeback");
    }
    return possible;
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

  /** On one screen it is the seat to act that gives up. */
  #resign(): void {
    const { mine } = this.state;
    const turn = current(this.state)?.turn ?? 0;
    const loser = mine.includes(turn) ? turn : mine[0];
    if (this.state.phase === "playing" && loser !== undefined) {
      this.#over(loser === 0 ? "second" : "first", "resignation");
    }
  }

  /** Back to before the last move of a person here. */
  #takeBack(): void {
    const { moves, mine } = this.state;
    let at = moves.length - 1;
    while (at >= 0 && mine.length > 0 && !mine.includes((moves[at] as Played).by)) {
      at--;
    }
    if (at < 0) {
      return;
    }
    const clock = this.state.clock;
    this.change({
      phase: "playing",
      result: "none",
      reason: "",
      moves: moves.slice(0, at),
      clock: clock && stopped(clock),
    });
    this.#turn();
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
    const limits = { lines: 1, millis: DRAW_THOUGHT };
    const insight = await this.#engine.analyse(ref(view), limits, () => {}, new AbortController().signal);
    if (round !== this.#round || this.#isClosed) {
      return;
    }
    const chance = insight.lines[0]?.chance ?? 0.5;
    const its = other(me) === 0 ? chance : 1 - chance;
    if (its <= 0.5) {
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
    if (!view || view.isOver) {
      return null;
    }
    try {
      return await this.#engine.choose(ref(view), "full:1000", 0);
    } catch {
      return null;
    }
  }

  close(): void {
    this.#save();
    this.#isClosed = true;
    this.#round++;
    clearTimeout(this.#flag);
    removeEventListener("pagehide", this.#save);
    removeEventListener("storage", this.#elsewhere);
  }

  #save = (): void => {
    const { start, moves, clock, result, reason } = this.state;
    if (!start || this.#isClosed || this.#isAside) {
      return;
    }
    const kept: KeptGame = {
      ...this.#setup,
      position: start.text,
      moves: moves.map((played) => played.move),
      left: clock && [remaining(clock, 0), remaining(clock, 1)],
      result,
      reason,
      seed: this.#seed,
      at: Date.now(),
    };
    keep(key(this.#setup.game), kept);
  };
}

function info(seat: SeatSetup) {
  return seat.kind === "person"
    ? { kind: "person" as const, name: seat.name, level: "", isOnline: null }
    : { kind: "computer" as const, name: "Quinas", level: seat.level, isOnline: null };
}

function ref({ game, options, text }: View): PositionRef {
  return { game, options, text };
}
