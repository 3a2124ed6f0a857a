// What is seen of moves that nobody has made yet: what can be chosen, what may be said for the next turn,
// and the outcome of a move that is pointed at, waits, or was given as a hint.

import type { Gesture, Place, Rules, Step, View } from "../rules/types.ts";
import type { Browser } from "./browse.ts";
import type { Hand } from "./hand.ts";
import { likelyPremoves, premoves } from "./premoves.ts";
import { current, isMyTurn } from "./table.ts";

export class Foresight {
  /** The outcome of a move. */
  preview: Step | null = null;
  /** Moves that may be said for the next turn. */
  early: readonly Gesture[] = [];
  /** From where to where a hint goes. */
  arrow: [Place, Place] | null = null;
  #hinted: string | null = null;
  #pointed: string | null = null;
  /** The position for which `early` is known, or about to be. */
  #earlyFor: View | null = null;

  constructor(
    private readonly hand: Hand,
    private readonly browser: Browser,
    private readonly rules: Rules,
    private readonly changed: () => void,
  ) {}

  /** The moves that the board offers. */
  get gestures(): readonly Gesture[] {
    const { state } = this.hand.table;
    if (!this.browser.isAtHead || state.phase !== "playing") {
      return [];
    }
    if (isMyTurn(state)) {
      return state.isProvisional ? [] : (this.#view?.gestures ?? []);
    }
    return this.hand.waiting === null ? this.early : [];
  }

  get #view(): View | null {
    return this.browser.at?.view ?? null;
  }

  /** A move is pointed at, or none any more. */
  point(move: string | null): void {
    this.#pointed = move;
    void this.show();
  }

  /** A move was given as a hint. */
  hint(move: string | null): void {
    const places = this.#view?.gestures.find((gesture) => gesture.move === move)?.places ?? [];
    const [from, to] = [places[0], places.at(-1)];
    this.arrow = from !== undefined && to !== undefined ? [from, to] : null;
    this.#hinted = move;
    void this.show();
  }

  /** There is another position: what was shown for the one before is void. */
  forget(): void {
    this.preview = null;
    this.arrow = null;
    this.#hinted = null;
  }

  /** One looks elsewhere in the game. */
  look(): void {
    this.preview = null;
    this.#pointed = null;
    void this.show();
  }

  /** To be called after each change of the table. */
  follow(): void {
    void this.#anticipate();
    void this.show();
  }

  /** Shows the outcome of the move that waits, else of the one pointed at, else of the hint. */
  async show(): Promise<void> {
    const shown = (): string | null => this.hand.waiting ?? this.#pointed ?? this.#hinted;
    const move = shown();
    const view = this.#view;
    if (move === null || !view || !this.browser.isAtHead || !isMyTurn(this.hand.table.state)) {
      this.#foresee(null);
      return;
    }
    const played = await this.rules.play(view, move).catch(() => null);
    if (this.#view === view && shown() === move) {
      this.#foresee(played?.steps.at(-1) ?? null);
    }
  }

  #foresee(step: Step | null): void {
    if (step !== this.preview) {
      this.preview = step;
      this.changed();
    }
  }

  async #anticipate(): Promise<void> {
    const { state } = this.hand.table;
    const view = current(state);
    const seat = state.mine.length === 1 ? state.mine[0] : undefined;
    if (state.phase !== "playing" || !view || seat === undefined || view.turn === seat) {
      this.early = [];
      this.#earlyFor = null;
    } else if (this.#earlyFor !== view) {
      this.#earlyFor = view;
      this.early = likelyPremoves(state, seat);
      const found = await premoves(this.rules, view, seat).catch(() => this.early);
      if (this.#earlyFor === view) {
        this.early = found;
        this.changed();
      }
    }
  }
}
