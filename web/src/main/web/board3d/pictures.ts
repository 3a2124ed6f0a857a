// The games that have a picture here. A new game adds its line.

import { CatsDogsPicture } from "./games/catsdogs.ts";
import { InfectionPicture } from "./games/infection.ts";
import { PusheePicture } from "./games/pushee.ts";
import { ShiftagoPicture } from "./games/shiftago.ts";
import { SyrtisPicture } from "./games/syrtis.ts";
import type { Picture } from "./picture.ts";

const PICTURES: Readonly<Record<string, new () => Picture>> = {
  shiftago: ShiftagoPicture,
  syrtis: SyrtisPicture,
  pushee: PusheePicture,
  catsdogs: CatsDogsPicture,
  infection: InfectionPicture,
};

/** A new picture of a game; an unknown game is an error. */
export function pictureOf(game: string): Picture {
  const Picture = PICTURES[game];
  if (Picture === undefined) throw new Error(`no picture of the game ${game}`);
  return new Picture();
}
