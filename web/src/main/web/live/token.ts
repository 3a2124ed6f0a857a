// Whether a secret opens a seat: only the server knows.

import { Connection } from "./connection.ts";
import { Refused } from "./rest.ts";
import type { SeatName } from "./types.ts";

/** The seat that a secret opens, null if it opens none. Waits for a server that does not answer now;
 * rejects with what else it has against it. */
export function seatOf(id: string, token: string): Promise<SeatName | null> {
  return new Promise((resolve, reject) => {
    const connection = new Connection({
      greeting: () => ({ type: "watch", id, token }),
      linked: () => {},
      heard: (message) => {
        if (message.type === "state" && message.game.id === id) {
          connection.close();
          resolve(message.seat);
        } else if (message.type === "refused") {
          connection.close();
          if (message.error.code === "bad-token") {
            resolve(null);
          } else {
            reject(new Refused(message.error, 0));
          }
        }
      },
    });
  });
}
