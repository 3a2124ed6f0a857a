// What only the board in three dimensions says; the rest is in `board.ts`.

import { area } from "./text.ts";

export const board3d = area({
  en: {
    reset: "Reset the view",
    board: "Board in 3D",
  },
  pt: {
    reset: "Repor a vista",
    board: "Tabuleiro em 3D",
  },
});
