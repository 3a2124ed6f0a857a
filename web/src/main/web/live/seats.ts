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
