// The engine, as it runs in a worker of its own.

import { workerAddress, type WorkerOptions } from "./address.ts";
import { Exchange, failure } from "./exchange.ts";
import type { Assessment, Engine, Insight, Judge, PositionRef, Verdict } from "./types.ts";

/**
 * `Engine` answered by a worker, which is started when first asked. A search that is aborted ends
 * with its worker; the next question finds a new one. Questions wait for each other.
 */
export class EngineClient implements Engine, Judge {
  private exchange: Exchange | null = null;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: WorkerOptions = {}) {}

  choose({ game, options, text }: PositionRef, level: string, seed: number): Promise<string> {
    const texts = [game, options, text, level, BigInt(Math.trunc(seed)).toString()];
    return this.inTurn(() => this.worker().ask<string>("choose", texts));
  }

  /** Aborted, it says what it knows; it rejects only if that is nothing. */
  analyse(
    { game, options, text }: PositionRef,
    limits: { lines: number; millis: number },
    progress: (insight: Insight) => void,
    signal: AbortSignal,
  ): Promise<Insight> {
    const texts = [game, options, text, String(limits.lines), String(Math.round(limits.millis))];
    return this.inTurn(() => this.think(texts, progress, signal));
  }

  async judge(
    { game, options, text }: PositionRef,
    move: string,
    before: Assessment,
    after: Assessment,
  ): Promise<Verdict> {
    const texts = [game, options, text, move, told(before), told(after)];
    const verdict = await this.inTurn(() => this.worker().ask<Verdict>("judge", texts));
    return { ...verdict, accuracy: verdict.accuracy / 1000 };
  }

  private async think(
    texts: string[],
    progress: (insight: Insight) => void,
    signal: AbortSignal,
  ): Promise<Insight> {
    if (signal.aborted) {
      throw failure("stopped");
    }
    let last: Insight | null = null;
    const abort = (): void => this.stop();
    signal.addEventListener("abort", abort);
    try {
      const told = (insight: Insight): void => {
        last = withChances(insight);
        progress(last);
      };
      return withChances(await this.worker().ask<Insight>("analyse", texts, told));
    } catch (fault) {
      if (signal.aborted && last !== null) {
        return last;
      }
      throw fault;
    } finally {
      signal.removeEventListener("abort", abort);
    }
  }

  private worker(): Exchange {
    this.exchange ??= new Exchange(workerAddress("engine", this.options));
    return this.exchange;
  }

  /** A new worker is started at once, so that it has loaded when it is asked. */
  private stop(): void {
    this.exchange?.close(failure("stopped"));
    this.exchange = null;
    this.worker();
  }

  private inTurn<T>(ask: () => Promise<T>): Promise<T> {
    const answer = this.queue.then(ask);
    this.queue = answer.catch(() => {});
    return answer;
  }
}

/** The worker tells chances in thousandths. */
function withChances(insight: Insight): Insight {
  const lines = insight.lines.map((line) => ({ ...line, chance: line.chance / 1000 }));
  return { ...insight, chance: (insight.chance ?? 500) / 1000, lines };
}

function told(assessment: Assessment): string {
  return JSON.stringify({ ...assessment, chance: Math.round(assessment.chance * 1000) });
}
