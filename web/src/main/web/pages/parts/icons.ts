// Small signs for buttons, 24 by 24, drawn with lines.

import { html } from "lit";

const PATHS = {
  first: "M6 5v14M18 5l-9 7 9 7z",
  previous: "M16 5l-9 7 9 7z",
  next: "M8 5l9 7-9 7z",
  last: "M18 5v14M6 5l9 7-9 7z",
  flip: "M8 4v16M4 8l4-4 4 4M16 20V4M12 16l4 4 4-4",
  undo: "M9 5L4 10l5 5M4 10h10a6 6 0 010 12h-2",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 00-3.5 10.9c.7.6 1 1.3 1 2.1h5c0-.8.3-1.5 1-2.1A6 6 0 0012 3z",
  draw: "M5 9h14M5 15h14",
  flag: "M6 21V4M6 5h12l-3 4 3 4H6",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  cube: "M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9",
  square: "M5 5h14v14H5zM5 12h14M12 5v14",
  again: "M4 12a8 8 0 0114-5.3L20 9M20 4v5h-5M20 12a8 8 0 01-14 5.3L4 15M4 20v-5h5",
  search: "M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20 20",
  plus: "M12 5v14M5 12h14",
  pause: "M8 5v14M16 5v14",
  play: "M8 5l10 7-10 7z",
  book: "M4 5h6a2 2 0 012 2v12a2 2 0 00-2-1.5H4zM20 5h-6a2 2 0 00-2 2v12a2 2 0 012-1.5h6z",
} as const;

export type Icon = keyof typeof PATHS;

export function icon(name: Icon) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
}
