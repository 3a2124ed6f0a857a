// Questions to a worker and their answers.

import type { Message, Question } from "../worker/call.ts";
import type { Fault } from "./types.ts";

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
  progress: (value: unknown) => void;
}

/** A fault for what went wrong outside of the rules. */
export function failure(message: string): Fault {
  return { message, pattern: message.replaceAll("%", "%%"), arguments: [], places: [] };
}

export function isFault(reason: unknown): reason is Fault {
  return typeof reason === "object" && reason !== null && "pattern" in reason && "places" in reason;
}

/** A worker, and who waits for its answers. Rejections are `Fault`s. */
export class Exchange {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private broken: Fault | null = null;

  constructor(address: URL) {
    this.worker = new Worker(address, { type: "module" });
    this.worker.addEventListener("message", (event: MessageEvent<Message>) => {
      this.hear(event.data);
    });
    this.worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.close(failure(event.message || `${address.pathname} could not be loaded`));
    });
  }

  ask<T>(door: string, texts: string[], progress: (value: T) => void = () => {}): Promise<T> {
    if (this.broken !== null) {
      return Promise.reject(this.broken);
    }
    const question: Question = { id: ++this.last, door, texts };
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(question.id, {
        resolve: (value) => resolve(value as T),
        reject,
        progress: (value) => progress(value as T),
      });
      this.worker.postMessage(question);
    });
  }

  /** Whether somebody waits for an answer. */
  get isBusy(): boolean {
    return this.waiting.size > 0;
  }

  /** Ends the worker at once. Whoever waits, and whoever asks later, is refused with `reason`. */
  close(reason: Fault): void {
    this.worker.terminate();
    this.broken = reason;
    const left = [...this.waiting.values()];
    this.waiting.clear();
    left.forEach(({ reject }) => reject(reason));
  }

  private hear(message: Message): void {
    const waiting = this.waiting.get(message.id);
    if (waiting === undefined) {
      return;
    }
    if (message.kind === "progress") {
      waiting.progress(JSON.parse(message.json));
      return;
    }
    this.waiting.delete(message.id);
    if (message.kind === "failure") {
      waiting.reject(failure(message.message));
      return;
    }
    const answer = JSON.parse(message.json) as { value?: unknown; fault?: Fault };
    if (answer.fault === undefined) {
      waiting.resolve(answer.value);
    } else {
      waiting.reject(answer.fault);
    }
  }
}
