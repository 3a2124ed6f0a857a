// The rules, as they run in a worker beside the page, and the page's own rules and engine.

import { workerAddress, type WorkerOptions } from "./address.ts";
import { EngineClient } from "./engine.ts";
import { Exchange } from "./exchange.ts";
import type {
  Engine,
  Fault,
  GameInfo,
  Judge,
  Place,
  Played,
  PositionRef,
  RecordView,
  Rules,
  View,
} from "./types.ts";

/** `Rules` answered by a worker, one question after another. */
export class RulesClient implements Rules {
  private readonly exchange: Exchange;
  private known: Promise<GameInfo[]> | null = null;

  constructor(options: WorkerOptions = {}) {
    this.exchange = new Exchange(workerAddress("rules", options));
  }

  /** The same answer for ever, so it is asked for once. */
  games(): Promise<GameInfo[]> {
    this.known ??= this.exchange.ask<GameInfo[]>("games", []);
    return this.known;
  }

  deal(game: string, options: string, seed: number): Promise<View> {
    return this.exchange.ask("deal", [game, options, BigInt(Math.trunc(seed)).toString()]);
  }

  read({ game, options, text }: PositionRef): Promise<View> {
    return this.exchange.ask("read", [game, options, text]);
  }

  play({ game, options, text }: PositionRef, move: string): Promise<Played> {
    return this.exchange.ask("play", [game, options, text, move]);
  }

  line({ game, options, text }: PositionRef, moves: string[]): Promise<Played[]> {
    return this.exchange.ask("line", [game, options, text, moves.join(" ")]);
  }

  async explain({ game, options, text }: PositionRef, places: Place[]): Promise<Fault> {
    try {
      return await this.exchange.ask<Fault>("explain", [game, options, text, places.join(" ")]);
    } catch (fault) {
      return fault as Fault;
    }
  }

  readRecords(text: string): Promise<RecordView[]> {
    return this.exchange.ask("readRecords", [text]);
  }

  writeRecord(record: RecordView): Promise<string> {
    return this.exchange.ask("writeRecord", [JSON.stringify(record)]);
  }
}

/** `?script` in the page's address asks for JavaScript instead of WebAssembly. */
const options: WorkerOptions = { script: new URLSearchParams(location.search).has("script") };

/** The page's own. */
export const rules: Rules = new RulesClient(options);
export const engine: Engine = new EngineClient(options);

/** One more engine, in a worker of its own, for what is not to wait for the page's. */
export function openEngine(): Engine & Judge {
  return new EngineClient(options);
}
