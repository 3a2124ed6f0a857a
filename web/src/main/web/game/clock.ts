// A clock as it is shown: what was left at some moment, and whose time runs since.

import type { ClockTerms } from "../live/types.ts";
import type { Seat } from "../rules/types.ts";

export interface Clock {
  terms: NonNullable<ClockTerms>;
  /** Milliseconds left at `at`. */
  left: [number, number];
  running: Seat | null;
  /** This device's time, as `Date.now()` tells it. */
  at: number;
}

/** The clock of a game that has not begun. */
export function wound(terms: ClockTerms): Clock | null {
  if (terms === null) {
    return null;
  }
  const full = allowance(terms);
  return { terms, left: [full, full], running: null, at: Date.now() };
}

function allowance(terms: NonNullable<ClockTerms>): number {
  switch (terms.kind) {
    case "increment":
      return terms.base * 1000;
    case "move":
      return terms.seconds * 1000;
    case "days":
      return terms.days * 86_400_000;
  }
}

/** Milliseconds that a seat has left now; not less than none. */
export function remaining(clock: Clock, seat: Seat, now = Date.now()): number {
  const spent = clock.running === seat ? now - clock.at : 0;
  return Math.max(0, clock.left[seat] - spent);
}

/** The clock once it is the turn of `next`, or nobody's. Who hands the turn over gets his increment,
 * or his time for a move anew; between two actions of one turn nothing is given. */
export function turned(clock: Clock, next: Seat | null, now = Date.now()): Clock {
  const left: [number, number] = [remaining(clock, 0, now), remaining(clock, 1, now)];
  const before = clock.running;
  if (before !== null && next !== before) {
    if (clock.terms.kind === "increment") {
      left[before] += clock.terms.increment * 1000;
    } else {
      left[before] = allowance(clock.terms);
    }
  }
  return { ...clock, left, running: next, at: now };
}

/** The clock stopped where it is. */
export function stopped(clock: Clock, now = Date.now()): Clock {
  return { ...clock, left: [remaining(clock, 0, now), remaining(clock, 1, now)], running: null, at: now };
}

/** Tells when the time of the seat whose clock runs is up. */
export class Flag {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly fell: (seat: Seat) => void) {}

  /** Instead of the clock watched before; null watches none. */
  watch(clock: Clock | null): void {
    clearTimeout(this.#timer);
    const seat = clock?.running ?? null;
    if (clock && seat !== null) {
      // A timer may come a little early, and knows no longer time than some weeks.
      const wait = Math.min(remaining(clock, seat) + 5, 86_400_000);
      this.#timer = setTimeout(() => (remaining(clock, seat) === 0 ? this.fell(seat) : this.watch(clock)), wait);
    }
  }
}

/** `3:05`, `1:02:03`, under ten seconds `9.4`; days and hours for correspondence. */
export function shown(millis: number): string {
  if (millis < 10_000) {
    return (Math.floor(millis / 100) / 10).toFixed(1);
  }
  const seconds = Math.ceil(millis / 1000);
  if (seconds >= 172_800) {
    return `${Math.floor(seconds / 86_400)} d ${Math.floor((seconds % 86_400) / 3600)} h`;
  }
  const two = (value: number): string => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** When a warning is due: a tenth of the time, but at most 30 and at least 5 seconds. */
export function lowAt(terms: NonNullable<ClockTerms>): number {
  return Math.min(30_000, Math.max(5_000, allowance(terms) / 10));
}
