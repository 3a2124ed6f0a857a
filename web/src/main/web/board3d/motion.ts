// Movements: each runs for a time and then is over; together they say whether frames are needed.

interface Running {
  start: number;
  duration: number;
  frame: (share: number) => void;
  done: () => void;
}

export function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

/** There and back, for hops and bumps: 0 at both ends, 1 in the middle. */
export function arc(share: number): number {
  return 4 * share * (1 - share);
}

export class Motion {
  /** How long a movement takes, as a factor; 0 is none at all. */
  factor = 1;
  #running = new Set<Running>();
  readonly #invalidate: () => void;

  constructor(invalidate: () => void) {
    this.#invalidate = invalidate;
  }

  get isRunning(): boolean {
    return this.#running.size > 0;
  }

  /** Calls `frame` with shares from 0 to 1, the last always exactly 1; resolves then. */
  run(duration: number, frame: (share: number) => void, delay = 0): Promise<void> {
    if (this.factor === 0) {
      frame(1);
      return Promise.resolve();
    }
    return new Promise((done) => {
      if (delay === 0) frame(0);
      this.#running.add({
        start: performance.now() + delay * this.factor,
        duration: Math.max(1, duration * this.factor),
        frame,
        done,
      });
      this.#invalidate();
    });
  }

  /** Advances everything; called once a frame. */
  tick(now: number): void {
    for (const running of this.#running) {
      const share = (now - running.start) / running.duration;
      if (share >= 1) {
        this.#end(running);
      } else if (share >= 0) {
        running.frame(share);
      }
    }
  }

  /** Brings everything to its end at once. */
  finish(): void {
    for (const running of this.#running) this.#end(running);
  }

  #end(running: Running): void {
    this.#running.delete(running);
    running.frame(1);
    running.done();
  }
}
