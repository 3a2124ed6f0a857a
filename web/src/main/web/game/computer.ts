// The computer as somebody at the table: it moves, answers an offer, gives a hint.

import type { Engine, PositionRef, Seat, View } from "../rules/types.ts";
import { other } from "./table.ts";

/** At least this long, in milliseconds, a computer's move is awaited, so that one sees who moved. */
const BREATH = 350;
/** How long the computer thinks about a draw that is offered to it. */
const DRAW_THOUGHT = 400;

export class Computer {
  constructor(private readonly engine: Engine) {}

  async move(view: View, level: string, seed: number): Promise<string> {
    const [move] = await Promise.all([
      this.engine.choose(ref(view), level, seed),
      new Promise((resolve) => setTimeout(resolve, BREATH)),
    ]);
    return move;
  }

  /** Whether it agrees to a draw that `seat` offers: if it is not better itself. */
  async agreesToDraw(view: View, seat: Seat): Promise<boolean> {
    const limits = { lines: 1, millis: DRAW_THOUGHT };
    const insight = await this.engine.analyse(ref(view), limits, () => {}, new AbortController().signal);
    const chance = insight.lines[0]?.chance ?? 0.5;
    return (other(seat) === 0 ? chance : 1 - chance) <= 0.5;
  }

  /** The move that it would make, or null if it knows none. */
  async hint(view: View): Promise<string | null> {
    return view.isOver ? null : this.engine.choose(ref(view), "full:1000", 0).catch(() => null);
  }
}

function ref({ game, options, text }: View): PositionRef {
  return { game, options, text };
}
