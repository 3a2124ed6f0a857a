// The pictures of all games: a new game adds one line here.

import type { Picture } from "../picture.ts";
import { catsdogs } from "./catsdogs.ts";
import { infection } from "./infection.ts";
import { pushee } from "./pushee.ts";
import { shiftago } from "./shiftago.ts";
import { syrtis } from "./syrtis.ts";

const PICTURES: Record<string, Picture> = { shiftago, syrtis, pushee, catsdogs, infection };

/** The picture of a game, by its id. */
export function pictureOf(game: string): Picture {
  const picture = PICTURES[game];
  if (!picture) {
    throw new Error(`No picture of the game ${game}`);
  }
  return picture;
}

export const pictures: readonly Picture[] = Object.values(PICTURES);
