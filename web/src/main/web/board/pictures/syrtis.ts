// Syrtis: stone tiles in the sea, light or dark, with a circle or a square in relief, and towers.

import { svg, type SVGTemplateResult } from "lit";
import type { Place, Region, View } from "../../rules/types.ts";
import { board as texts } from "../../text/board.ts";
import { t } from "../../text/text.ts";
import { CALM, drop, follow, travel } from "../acts.ts";
import { type Geometry, range, SQUARE } from "../geometry.ts";
import { type Act, cellAt, type Change, type Picture, seatClass, type Sprite } from "../picture.ts";
import { outline } from "./ground.ts";
import { syrtisStyles } from "./syrtis-styles.ts";

export const syrtis: Picture = {
  notched: false,
  styles: syrtisStyles,

  defs: () => svg`
    <pattern id="waves" width="100" height="100" patternUnits="userSpaceOnUse">
      <path class="wave" d="M10 32C18 26 26 26 34 32S50 38 58 32M44 74C52 68 60 68 68 74S84 80 92 74"></path>
    </pattern>
    <pattern id="grain" width="37" height="41" patternUnits="userSpaceOnUse">
      <path class="speck" d="M5 7h1.6M21 13h1.2M31 5h1.4M12 25h1.2M27 30h1.6M7 37h1.3M34 22h1.2M18 36h1"></path>
    </pattern>`,

  ground: ({ geometry }) => svg`
    <rect class="sea" width=${geometry.width} height=${geometry.height}></rect>
    <rect class="sea-waves" width=${geometry.width} height=${geometry.height}></rect>
    <path class="sea-grid" d=${lines(geometry)}></path>`,

  // Tiles first, so that no tile covers a tower that goes over it.
  sprites: ({ view, geometry }) => [
    ...geometry.squares.flatMap((square): Sprite[] => {
      const cell = cellAt(view, square);
      return cell === "" ? [] : [{ key: `tile:${square}`, place: square, body: tile(cell) }];
    }),
    ...geometry.squares.flatMap((square): Sprite[] => {
      const tower = cellAt(view, square)[1];
      return tower === undefined
        ? []
        : [{ key: `tower:${square}`, place: square, body: towerOf(view, tower) }];
    }),
  ],

  above: ({ view, geometry }) => svg`
    ${drawNumbers(view, geometry)}
    ${view.decisive.length
      ? svg`<g class="decisive">${view.decisive.map((square, at) => {
          const { x, y } = geometry.centre(square);
          return svg`<rect class=${`wash wash-${at % 8}`} x=${x - 46} y=${y - 46} width="92" height="92" rx="5"></rect>`;
        })}<path class="island under" d=${outline(geometry, view.decisive)}></path>
        <path class="island solid" d=${outline(geometry, view.decisive)}></path></g>`
      : svg``}`,

  hint: ({ view, geometry }, place) => svg`${view.regions
    .filter((region) => region.squares.includes(place) && region.squares.length > 1)
    .map((region) => island(region, geometry))}`,

  acts,
  pace: () => CALM,
  // Where pairs may be swapped their numbers say so.
  showsStarts: (view) => view.phase !== "play" && view.phase !== "swap",
  takes: (view, square, isFirst) =>
    isFirst && cellAt(view, square).length === 1 && view.phase === "play",

  describe: (view, square) => {
    const cell = cellAt(view, square);
    const names = { o: "tileLightCircle", s: "tileLightSquare", O: "tileDarkCircle", S: "tileDarkSquare" } as const;
    const tile = names[cell[0] as keyof typeof names];
    if (!tile) {
      return t(texts, "sea");
    }
    const tower = cell[1];
    return tower
      ? t(texts, "towerOn", t(texts, tower === "l" ? "towerLight" : "towerDark"), t(texts, tile))
      : t(texts, tile);
  },
};

export function tile(cell: string): SVGTemplateResult {
  const kind = cell[0] ?? "o";
  const isLight = kind === kind.toLowerCase();
  const isRound = kind.toLowerCase() === "o";
  const shape = (name: string, by: number): SVGTemplateResult =>
    isRound
      ? svg`<circle class=${name} cx=${by} cy=${by} r="29"></circle>`
      : svg`<rect class=${name} x=${by - 27} y=${by - 27} width="54" height="54" rx="3"></rect>`;
  return svg`<g class=${isLight ? "light-tile" : "dark-tile"}>
    <rect class="tile-foam" x="-48.5" y="-47.5" width="97" height="97" rx="9"></rect>
    <rect class="tile-side" x="-46" y="-44" width="92" height="92" rx="6"></rect>
    <rect class="tile" x="-46" y="-47" width="92" height="90" rx="6"></rect>
    <rect class="tile-grain" x="-46" y="-47" width="92" height="90" rx="6"></rect>
    <g transform="translate(0 -2)">
      ${shape("relief-light", -2)}${shape("relief-shade", 2.5)}${shape("relief", 0)}
    </g>
  </g>`;
}

/** A tower; its roof bears the colour of the seat that plays it. */
export function tower(kind: string, seat: "one" | "two" | "nobody"): SVGTemplateResult {
  return kind === "l"
    ? svg`<g class=${seat}>
        <ellipse class="tower-shadow" cx="9" cy="24" rx="27" ry="11"></ellipse>
        <path class="tower-halo" d="M0 -50L27 -13C27 -6 23 -4 19 -2V24H-19V-2C-23 -4 -27 -6 -27 -13Z"></path>
        <path class="tower light-tower" d="M-19 -14V22C-19 33 19 33 19 22V-14Z"></path>
        <path class="tower-shade" d="M6 -14V30C14 29 19 26 19 22V-14Z"></path>
        <path class="tower-mark light-mark" d="M-6 28V16C-6 7 6 7 6 16V28C2 29.5 -2 29.5 -6 28Z"></path>
        <path class="tower-roof" d="M0 -50L27 -13C27 0 -27 0 -27 -13Z"></path>
        <path class="roof-shade" d="M0 -50L27 -13C27 -7 17 -4 6 -3.4Z"></path>
      </g>`
    : svg`<g class=${seat}>
        <path class="tower-shadow" d="M-14 18H36L32 36H-10Z"></path>
        <path class="tower-halo" d="M-17 -41H17L28 -6H20V29H-20V-6H-28Z"></path>
        <path class="tower dark-tower" d="M-20 -14H20V29H-20Z"></path>
        <path class="tower-light" d="M-20 -14H-4V29H-20Z"></path>
        <path class="tower-mark dark-mark" d="M-6 29V12H6V29Z"></path>
        <path class="tower-roof" d="M-17 -41H17L28 -6H-28Z"></path>
        <path class="roof-shade" d="M17 -41L28 -6H-28L-26 -12H16Z"></path>
      </g>`;
}

function towerOf(view: View, kind: string): SVGTemplateResult {
  const seat = view.sides.indexOf(kind === "l" ? "light" : "dark");
  return tower(kind, seat === 0 ? "one" : seat === 1 ? "two" : "nobody");
}

function lines({ columns, rows, width, height }: Geometry): string {
  const across = range(rows - 1).map((row) => `M0 ${(row + 1) * SQUARE}H${width}`);
  return across.join("") + range(columns - 1).map((column) => `M${(column + 1) * SQUARE} 0V${height}`).join("");
}

function island(region: Region, geometry: Geometry): SVGTemplateResult {
  const isColour = region.kind === "light" || region.kind === "dark";
  const seat = region.owner === null ? "nobody" : seatClass(region.owner);
  const d = outline(geometry, region.squares, isColour ? 4 : 11);
  return svg`<g class=${seat}>
    <path class="island under" d=${d}></path>
    <path class=${isColour ? "island solid" : "island dashed"} d=${d}></path>
  </g>`;
}

/** While pairs may be swapped, each tile of one shows the number that the move has. */
export function swapNumbers(view: View): Map<Place, string> {
  const numbers = new Map<Place, string>();
  for (const gesture of view.phase === "swap" ? view.gestures : []) {
    const number = /\d+$/.exec(gesture.move)?.[0];
    for (const place of number ? gesture.places : []) {
      numbers.set(place, number ?? "");
    }
  }
  return numbers;
}

function drawNumbers(view: View, geometry: Geometry): SVGTemplateResult {
  return svg`${[...swapNumbers(view)].map(([square, number]) => {
    const { x, y } = geometry.centre(square);
    return svg`<text class="swap-number" x=${x} y=${y + 12}>${number}</text>`;
  })}`;
}

function acts(change: Change): Act[] {
  const { before, view, geometry, changed, played } = change;
  const [from, to] = played.named;
  if (from && to && from !== to && cellAt(before, to) === "") {
    const way = slide(before, geometry, from, to);
    const tower = cellAt(view, to)[1] === undefined ? [] : [`tower:${to}`];
    return [`tile:${to}`, ...tower].map((key) => follow(key, way, Math.min(420, 140 + 60 * way.length)));
  }
  if (from && to && from !== to && cellAt(before, from).length === 2 && cellAt(view, from).length === 1) {
    return [carried(`tower:${to}`, geometry, from, to)];
  }
  if (from && to && from !== to) {
    return [
      travel(`tile:${from}`, geometry.offset(to, from), 240),
      travel(`tile:${to}`, geometry.offset(from, to), 240),
    ];
  }
  return changed.flatMap((square) => {
    const gone = cellAt(before, square);
    const come = cellAt(view, square);
    if (come === "" && gone !== "") {
      return sinking(square, gone);
    }
    return come.length > gone.length ? [drop(`tower:${square}`, 220)] : [];
  });
}

/** A tower is lifted, carried and put down. */
function carried(key: string, geometry: Geometry, from: Place, to: Place): Act {
  const { x, y } = geometry.offset(from, to);
  return {
    on: key,
    frames: [
      { transform: `translate(${x}px, ${y}px) scale(1)` },
      { transform: `translate(${x / 2}px, ${y / 2 - 26}px) scale(1.12)` },
      { transform: "translate(0px, 0px) scale(1)" },
    ],
    millis: 240,
    travels: true,
  };
}

function sinking(square: Place, cell: string): Act[] {
  const ring = svg`<circle class="ripple" r="44"></circle>`;
  const spread = (delay: number): Act => ({
    on: { draw: ring, at: square },
    frames: [
      { transform: "scale(0.5)", opacity: 0 },
      { transform: "scale(0.75)", opacity: 0.9, offset: 0.3 },
      { transform: "scale(1.35)", opacity: 0 },
    ],
    millis: 420,
    delay,
  });
  return [
    {
      on: { draw: tile(cell), at: square },
      frames: [
        { transform: "none", opacity: 1 },
        { transform: "translate(0, 6px) scale(0.86) rotate(3deg)", opacity: 0 },
      ],
      millis: 240,
      easing: "ease-in",
    },
    spread(80),
  ];
}

/** A way through the water, as offsets from where it ends; straight across if there is none. */
function slide(before: View, geometry: Geometry, from: Place, to: Place): { x: number; y: number }[] {
  const came = new Map<Place, Place>([[from, from]]);
  const queue = [from];
  for (let at = 0; at < queue.length && !came.has(to); at++) {
    for (const next of geometry.beside(queue[at]!)) {
      if (!came.has(next) && cellAt(before, next) === "") {
        came.set(next, queue[at]!);
        queue.push(next);
      }
    }
  }
  const way: Place[] = [];
  for (let place = came.get(to) ?? from; ; place = came.get(place) ?? from) {
    way.unshift(place);
    if (place === from) {
      return way.map((square) => geometry.offset(square, to));
    }
  }
}

