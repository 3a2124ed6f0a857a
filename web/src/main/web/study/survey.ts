// Looks at every position of a game one after another, a short time each, in the background: what
// the graph and the judgements are made of.

import type { Node } from "../game/tree.ts";
import type { Assessment, Engine, Judge, Judgement, PositionRef, Verdict, View } from "../rules/types.ts";
import { finished } from "./judgement.ts";

/** How long the engine looks at each position, in milliseconds. */
const GLANCE = 250;

export class Survey {
  readonly #known = new Map<Node, Assessment>();
  readonly #verdicts = new Map<Node, Verdict>();
  readonly #engine: () => Engine & Judge;
  readonly #changed: () => void;
  #wanted: Node[] = [];
  #stop: AbortController | null = null;

  /** An engine of its own, so that the one a person looks at is not kept waiting. */
  constructor(engine: () => Engine & Judge, changed: () => void) {
    this.#engine = engine;
    this.#changed = changed;
  }

  get isRunning(): boolean {
    return this.#stop !== null;
  }

  assessment(node: Node): Assessment | undefined {
    return this.#known.get(node);
  }

  /** What is said of the move that led to this node; null while one does not know. */
  verdict(node: Node): Verdict | null {
    return this.#verdicts.get(node) ?? null;
  }

  judgement(node: Node): Judgement | null {
    return this.verdict(node)?.judgement ?? null;
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
          await this.#judge(node);
          await Promise.all(node.children.map((child) => this.#judge(child)));
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

  /** Judges the move that led to a node, if both sides of it are known. */
  async #judge(node: Node): Promise<void> {
    const before = node.parent && this.#known.get(node.parent);
    const after = this.#known.get(node);
    if (before && after && node.parent && node.played && !this.#verdicts.has(node)) {
      const at = reference(node.parent.view);
      this.#verdicts.set(node, await this.#engine().judge(at, node.played.move, before, after));
    }
  }

  stop(): void {
    this.#stop?.abort();
    this.#wanted = [];
  }

  clear(): void {
    this.stop();
    this.#known.clear();
    this.#verdicts.clear();
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
  const { chance, lines } = await engine().analyse(reference(view), limits, () => {}, signal);
  const [line] = lines;
  return line ? { score: line.score, chance: chance ?? line.chance, moves: line.moves } : null;
}

/** The position alone, without all that a board shows of it. */
export function reference({ game, options, text }: PositionRef): PositionRef {
  return { game, options, text };
}
