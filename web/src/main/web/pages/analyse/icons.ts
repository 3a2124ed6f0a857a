// The signs of the buttons that step through a game.

import { svg } from "lit";

const draw = (path: string) =>
  svg`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;

export const START = draw("M6 5v14M18 5l-9 7 9 7");
export const BACK = draw("M15 5l-8 7 8 7");
export const FORWARD = draw("M9 5l8 7-8 7");
export const END = draw("M18 5v14M6 5l9 7-9 7");
export const RUN = draw("M8 5l11 7-11 7z");
export const PAUSE = draw("M8 5v14M16 5v14");
export const FLIP = draw("M8 4v15M4 15l4 4 4-4M16 20V5M12 9l4-4 4 4");
