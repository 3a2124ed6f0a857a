// What the player has said but not yet played: a move that waits for its confirmation, or one for the
// next turn. Never both: a premove is made only while nothing waits.

import type { Fault, Gesture, View } from "../rules/types.ts";
import { keep, kept, settings } from "../settings.ts";
import { current, isMyTurn, type Table } from "./table.ts";

export class Hand {
  /** A move that counts only once it is confirmed. */
  waiting: string | null = null;
  /** A move for exactly the next turn. */
  premove: string | null = null;
  /** What the last try was refused for. */
  fault: Fault | null = null;
  #ply = -1;

  constructor(
    readonly table: Table,
    private readonly changed: () => void,
  ) {}

  get #key(): string {
    return `quinas.waiting.${this.table.id}`;
  }

  /** A move was chosen on the board or typed. */
  async choose(move: string): Promise<void> {
    this.fault = null;
    if (!isMyTurn(this.table.state)) {
      if (this.#mayPremove) {
        this.premove = move;
        this.changed();
      }
      return;
    }
    if (settings.get("confirm") && this.waiting !== move) {
      this.waiting = move;
      keep(this.#key, { ply: this.table.state.moves.length, move });
      this.changed();
      return;
    }
    await this.#play(move);
  }

  get #mayPremove(): boolean {
    const { phase, mine } = this.table.state;
    return phase === "playing" && mine.length === 1 && this.waiting === null;
  }

  async confirm(): Promise<void> {
    if (this.waiting !== null) {
      await this.#play(this.waiting);
    }
  }

  cancel(): void {
    this.waiting = null;
    this.premove = null;
    this.fault = null;
    keep(this.#key, null);
    this.changed();
  }

  async #play(move: string): Promise<void> {
    this.waiting = null;
    this.premove = null;
    keep(this.#key, null);
    this.fault = await this.table.play(move);
    this.changed();
  }

  /** To be called after each change of the table. */
  follow(): void {
    const { state } = this.table;
    const view = current(state);
    if (state.phase === "over" && (this.waiting ?? this.premove) !== null) {
      this.cancel();
    }
    if (!view || state.moves.length === this.#ply) {
      return;
    }
    const isFirst = this.#ply === -1;
    if (state.moves.length < this.#ply) {
      // Taken back, or refused: a premove was meant for what would have come after.
      this.premove = null;
    }
    this.#ply = state.moves.length;
    this.fault = null;
    if (isFirst) {
      this.#recall(view);
    } else if (this.waiting !== null) {
      this.waiting = null;
      keep(this.#key, null);
    }
    if (this.premove !== null && (isMyTurn(state) || state.phase !== "playing")) {
      const move = this.premove;
      this.premove = null;
      if (state.phase === "playing" && allows(view.gestures, move)) {
        void this.#play(move);
      }
    }
  }

  /** What waited before the page was loaded again, if it is still for this turn. */
  #recall(view: View): void {
    const found = kept(this.#key);
    if (typeof found !== "object" || found === null || !("ply" in found) || !("move" in found)) {
      return;
    }
    const { ply, move } = found;
    if (ply === this.#ply && typeof move === "string" && isMyTurn(this.table.state) && allows(view.gestures, move)) {
      this.waiting = move;
    } else {
      keep(this.#key, null);
    }
  }
}

function allows(gestures: readonly Gesture[], move: string): boolean {
  return gestures.some((gesture) => gesture.move === move);
}
