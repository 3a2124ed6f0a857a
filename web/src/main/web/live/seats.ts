// The seats that this browser holds: a secret for each, which alone opens it.

import { keep, kept } from "../settings.ts";
import type { SeatName } from "./types.ts";

export interface HeldSeat {
  id: string;
  game: string;
  /** Null until the server has said which seat it is. */
  seat: SeatName | null;
  token: string;
  /** The secret for the friend, while nobody has used it. */
  invitation: string | null;
  /** When the seat was taken, in milliseconds. */
  at: number;
}

const KEY = "quinas.seats";
/** Older seats are let go. */
const HELD = 200;

/** The newest first. */
export function heldSeats(): HeldSeat[] {
  const found = kept(KEY);
  return Array.isArray(found) ? found.filter(isHeld) : [];
}

export function heldSeat(id: string): HeldSeat | null {
  return heldSeats().find((seat) => seat.id === id) ?? null;
}

export function hold(seat: HeldSeat): void {
  keep(KEY, [seat, ...heldSeats().filter((held) => held.id !== seat.id)].slice(0, HELD));
}

export function letGo(id: string): void {
  keep(
    KEY,
    heldSeats().filter((held) => held.id !== id),
  );
}

/** A link that was opened and has not led to a seat yet. One at a time. */
export interface Errand {
  id: string;
  /** The invitation, or a seat to be carried here. */
  secret: string;
  /** Opens the seat once it is taken; made here, so that a lost answer can be asked for again. */
  token: string;
  isSent: boolean;
}

const ERRAND = "quinas.errand";

/** What is still to be done about a game, if anything is. */
export function errand(id: string): Errand | null {
  const found = kept(ERRAND) as Partial<Errand> | null;
  const isWhole = typeof found?.secret === "string" && typeof found.token === "string";
  return isWhole && found.id === id ? (found as Errand) : null;
}

/** The errand of a link; opened a second time it is the same one. */
export function send(id: string, secret: string): Errand {
  const known = errand(id);
  const now = known?.secret === secret ? known : { id, secret, token: newToken(), isSent: false };
  keep(ERRAND, now);
  return now;
}

/** From now on the server may have heard of it. */
export function sent(now: Errand): void {
  keep(ERRAND, { ...now, isSent: true });
}

export function done(): void {
  keep(ERRAND, null);
}

/** 192 bits in letters that are safe everywhere. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

function isHeld(value: unknown): value is HeldSeat {
  if (typeof value !== "object" || value === null) {
    return false;
  }
  const held = value as Partial<HeldSeat>;
  return (
    typeof held.id === "string" &&
    typeof held.token === "string" &&
    typeof held.game === "string" &&
    (held.seat === null || held.seat === "first" || held.seat === "second")
  );
}
