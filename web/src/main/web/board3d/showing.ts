// What the board shows in time: a position at once, or the steps of a move one after another.

import type { Played, Step, View } from "../rules/types.ts";
import type { Motion } from "./motion.ts";
import type { Table } from "./table.ts";

export class Showing {
  /** What is shown, or will be when all movement is over. */
  #view: View | null = null;
  /** Counts what was begun; an older run that finds a newer one gives up. */
  #run = 0;
  #isHurried = false;

  constructor(private readonly motion: Motion) {}

  /** On a table made anew, which shows `view` already. */
  start(view: View): void {
    this.#stop();
    this.#view = view;
  }

  show(table: Table, view: View, played: Played | null): void {
    const before = this.#view;
    this.#stop();
    this.#view = view;
    if (before === null || played === null || this.motion.factor === 0 || !leads(before, played, view)) {
      table.show(view);
      return;
    }
    void this.#play(table, before, played, ++this.#run);
  }

  /** Everything still moving is brought to its end. */
  hurry(): void {
    this.#isHurried = true;
    this.motion.finish();
  }

  #stop(): void {
    this.#run++;
    this.motion.finish();
  }

  async #play(table: Table, start: View, played: Played, run: number): Promise<void> {
    this.#isHurried = false;
    let before = start;
    const running: Promise<void>[] = [];
    for (const [at, step] of played.steps.entries()) {
      const over = this.#isHurried ? Promise.resolve() : table.play(before, step, played);
      running.push(over);
      const stride = table.picture.stride(at);
      if (!this.#isHurried) await (stride === null ? over : this.motion.run(stride, () => {}));
      if (this.#run !== run) return;
      // Where steps overlap, what still moves is left alone until all is over.
      if (stride === null || this.#isHurried) table.show(step.view);
      before = step.view;
    }
    await Promise.all(running);
    if (this.#run === run) table.show(before);
  }
}

/** Whether `played` is how `before` became `view`: it begins near the one and ends at the other. */
function leads(before: View, played: Played, view: View): boolean {
  const [first, last] = [played.steps[0], played.steps.at(-1)];
  if (!first || !last || before.text === view.text || before.game !== view.game || last.view.text !== view.text) return false;
  const mayDiffer = new Set([...first.changed, ...played.named]);
  return differing(before, first).every((place) => mayDiffer.has(place));
}

function differing(before: View, step: Step): string[] {
  return before.cells.flatMap((cell, at) => {
    if (cell === step.view.cells[at]) return [];
    return [String.fromCharCode(97 + (at % before.columns)) + (Math.floor(at / before.columns) + 1)];
  });
}
