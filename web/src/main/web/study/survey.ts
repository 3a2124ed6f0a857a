// Looks at every position of a game one after another, a short time each, in the background: what
// the graph and the judgements are made of.

import type { Node } from "../game/tree.ts";
import type { Engine, Insight, PositionRef, View } from "../rules/types.ts";
import { finished, judge, type Assessment, type Judgement } from "./judgement.ts";

/** How long the engine looks at each position, in milliseconds. */
const GLANCE = 250;

export class Survey {
  readonly #known = new Map<Node, Assessment>();
  readonly #engine: () => Engine;
  readonly #changed: () => void;
  #wanted: Node[] = [];
  #stop: AbortController | null = null;

  /** An engine of its own, so that the one a person looks at is not kept waiting. */
  constructor(engine: () => Engine, changed: () => void) {
    this.#engine = engine;
    this.#changed = changed;
  }

  get isRunning(): boolean {
    return this.#stop !== null;
  }

  assessment(node: Node): Assessment | undefined {
    return this.#known.get(node);
  }

  /** What the move that led to this node was worth; null while one does not know. */
  judgement(node: Node): Judgement | null {
    const before = node.parent && this.#known.get(node.parent);
    const after = this.#known.get(node);
    return before && after && node.played
      ? judge(before, after, node.played.move, node.played.by)
      : null;
  }

  /** Looks at these nodes, in this order, as far as it has not; what it was looking at before it
   * forgets about. */
  async look(nodes: readonly Node[]): Promise<void> {
    this.#wanted = nodes.filter((node) => !this.#known.has(node));
    if (this.#stop || this.#wanted.length === 0) {
      return;
    }
    const stop = new AbortController();
    this.#stop = stop;
    try {
      for (let node = this.#wanted.shift(); node && !stop.signal.aborted; node = this.#wanted.shift()) {
        const assessment = await assess(node.view, this.#engine, stop.signal);
        if (assessment) {
          this.#known.set(node, assessment);
          this.#changed();
        }
      }
    } catch {
      // The engine is gone: the graph keeps its gap. The lines beside it tell the reason.
    } finally {
      this.#stop = null;
      this.#changed();
    }
  }

  stop(): void {
    this.#stop?.abort();
    this.#wanted = [];
  }

  clear(): void {
    this.stop();
    this.#known.clear();
  }
}

async function assess(
  view: View,
  engine: () => Engine,
  signal: AbortSignal,
): Promise<Assessment | null> {
  if (view.isOver) {
    return finished(view.result);
  }
  const limits = { lines: 1, millis: GLANCE };
  const steady = new SteadyChance();
  const insight = await engine().analyse(reference(view), limits, (one) => steady.learn(one), signal);
  steady.learn(insight);
  const [line] = insight.lines;
  return line ? { score: line.score, chance: steady.value, best: line.moves[0] ?? null } : null;
}

/** A search that ends with one's own move likes the position more than one that ends with the
 * other's, so guesses go up and down with the depth. The mean of the last two does not. */
class SteadyChance {
  #depth = -1;
  #last = 0.5;
  #before: number | null = null;

  learn({ depth, lines: [line] }: Insight): void {
    if (!line) {
      return;
    }
    if (depth !== this.#depth) {
      this.#before = this.#depth < 0 ? null : this.#last;
      this.#depth = depth;
    }
    this.#last = line.chance;
    if (line.score.kind !== "guess") {
      this.#before = null;
    }
  }

  get value(): number {
    return this.#before === null ? this.#last : (this.#last + this.#before) / 2;
  }
}

/** The position alone, without all that a board shows of it. */
export function reference({ game, options, text }: PositionRef): PositionRef {
  return { game, options, text };
}
