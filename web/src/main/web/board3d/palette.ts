// The page's colours, read from its custom properties, as three.js wants them.

import { Color } from "three";

/** Name of each colour, and what it is where the page does not say. */
const STANDARD = {
  paper: "oklch(98% 0.01 90)",
  glaze: "oklch(99.5% 0.005 90)",
  ink: "oklch(25% 0.03 260)",
  cobalt: "oklch(42% 0.15 262)",
  terracotta: "oklch(60% 0.15 45)",
  line: "oklch(86% 0.01 260)",
  good: "oklch(52% 0.13 150)",
  bad: "oklch(52% 0.18 27)",
  "seat-1": "oklch(42% 0.15 262)",
  "seat-2": "oklch(60% 0.15 45)",
  groove: "oklch(93% 0.012 250)",
  "groove-deep": "oklch(86% 0.016 250)",
  sea: "oklch(35% 0.055 242)",
  "sea-line": "oklch(41% 0.05 240)",
  "sea-foam": "oklch(88% 0.04 220)",
  "stone-light": "oklch(89% 0.045 86)",
  "stone-light-edge": "oklch(74% 0.06 80)",
  "stone-dark": "oklch(56% 0.05 62)",
  "stone-dark-edge": "oklch(43% 0.045 58)",
  ivory: "oklch(97% 0.015 90)",
  basalt: "oklch(30% 0.02 60)",
  pot: "oklch(66% 0.02 80)",
  "pot-edge": "oklch(54% 0.025 75)",
  leaf: "oklch(56% 0.09 145)",
} as const;

export type ColourName = keyof typeof STANDARD;

/** All colours of a theme; `isDark` says whether its board is darker than its ink. */
export type Palette = Readonly<Record<ColourName, Color>> & { readonly isDark: boolean; readonly key: string };

const NAMES = Object.keys(STANDARD) as ColourName[];

/** What the theme's colours are at `probe`, an element inside the board that is never seen. */
export function readPalette(probe: HTMLElement): Palette {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const colours = {} as Record<ColourName, Color>;
  for (const name of NAMES) {
    // Through a real property, so that light-dark() and var() are worked out by the browser.
    probe.style.color = `var(--${name}, ${STANDARD[name]})`;
    colours[name] = pixel(context, getComputedStyle(probe).color);
  }
  const isDark = lightness(colours.glaze) < lightness(colours.ink);
  return { ...colours, isDark, key: NAMES.map((name) => colours[name].getHexString()).join() };
}

function pixel(context: CanvasRenderingContext2D | null, text: string): Color {
  if (context === null) return new Color(0x808080);
  context.fillStyle = text;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return new Color(`rgb(${red}, ${green}, ${blue})`);
}

function lightness(colour: Color): number {
  return 0.21 * colour.r + 0.72 * colour.g + 0.07 * colour.b;
}

/** `share` of `second` in `first`. */
export function mixed(first: Color, second: Color, share: number): Color {
  return first.clone().lerp(second, share);
}

/** As canvas and CSS write it. */
export function css(colour: Color, opacity = 1): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(`#${colour.getHexString()}`.slice(at, at + 2), 16));
  return `rgb(${red} ${green} ${blue} / ${opacity})`;
}
