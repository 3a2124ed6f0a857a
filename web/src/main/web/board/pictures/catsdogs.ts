// Cats & Dogs: a sitting cat, a sitting dog, flower pots between them.

import { css, svg, type SVGTemplateResult } from "lit";
import { board as texts } from "../../text/board.ts";
import { t } from "../../text/text.ts";
import { CALM, drop, lift } from "../acts.ts";
import { SQUARE } from "../geometry.ts";
import { type Act, cellAt, type Change, type Picture, seatClass, type Sprite } from "../picture.ts";
import { grid } from "./ground.ts";

const styles = css`
  .hatch-line {
    stroke: var(--seat);
    stroke-width: 4;
    stroke-opacity: calc(0.27 + 0.45 * var(--pattern));
  }
  .two .hatch-line {
    stroke: color-mix(in oklab, var(--seat), black calc(var(--pattern) * 100%));
  }
  .animal-shadow {
    fill: var(--shade);
  }
  .animal {
    fill: var(--seat);
    stroke: var(--seat-line);
    stroke-width: 4;
    stroke-linejoin: round;
  }
  .animal-deep {
    fill: color-mix(in oklab, var(--seat) 72%, var(--ink));
  }
  .two .animal-deep {
    fill: color-mix(in oklab, color-mix(in oklab, var(--seat) 72%, var(--ink)), black calc(var(--pattern) * 100%));
  }
  .animal-line {
    fill: none;
    stroke: var(--glaze);
    stroke-width: 2.6;
    stroke-linecap: round;
  }
  .two .animal-line {
    stroke: color-mix(in oklab, var(--glaze), black calc(var(--pattern) * 100%));
  }
  .animal-eye {
    fill: var(--glaze);
  }
  .two .animal-eye {
    fill: color-mix(in oklab, var(--glaze), black calc(var(--pattern) * 100%));
  }
  .pot {
    fill: var(--pot);
    stroke: var(--pot-edge);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .pot-rim {
    fill: color-mix(in oklab, var(--pot), white 14%);
    stroke: var(--pot-edge);
    stroke-width: 2;
  }
  .leaf {
    fill: var(--leaf);
    stroke: color-mix(in oklab, var(--leaf), black calc(25% + 75% * var(--pattern)));
    stroke-width: 2;
    stroke-linejoin: round;
  }
`;

export const catsdogs: Picture = {
  notched: false,
  styles,

  defs: () => svg`
    <pattern id="hatch-one" class="one" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="hatch-line" d="M8 0V16"></path>
    </pattern>
    <pattern id="hatch-two" class="two" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path class="hatch-line" d="M8 0V16"></path>
    </pattern>`,

  ground: ({ view, geometry }) => svg`${grid(geometry)}
    ${view.regions
      .filter((region) => region.owner !== null)
      .flatMap((region) =>
        region.squares.map((square) => {
          const { x, y } = geometry.centre(square);
          return svg`<rect x=${x - SQUARE / 2 + 3} y=${y - SQUARE / 2 + 3} width=${SQUARE - 6}
            height=${SQUARE - 6} fill=${`url(#hatch-${seatClass(region.owner ?? 0)})`}></rect>`;
        }),
      )}`,

  sprites: ({ view, geometry }) =>
    geometry.squares.flatMap((square): Sprite[] => {
      const cell = cellAt(view, square);
      return cell === "" ? [] : [{ key: `${cell}:${square}`, place: square, body: piece(cell) }];
    }),

  acts: ({ before, view, changed }: Change): Act[] =>
    changed.flatMap((square) => {
      const gone = cellAt(before, square);
      const come = cellAt(view, square);
      return [
        ...(gone !== "" ? [lift(piece(gone), square)] : []),
        ...(come !== "" ? [drop(`${come}:${square}`)] : []),
      ];
    }),

  pace: () => CALM,
  // As long as every empty square will do, marks would say nothing.
  showsStarts: (view) =>
    view.phase === "remove" ||
    new Set(view.gestures.flatMap((gesture) => gesture.places)).size <
      view.cells.filter((cell) => cell === "").length,
  takes: (view, square) => cellAt(view, square) !== "",

  describe: (view, square) => {
    const owner = view.regions.find(
      (region) => region.owner !== null && region.squares.includes(square),
    )?.owner;
    switch (cellAt(view, square)) {
      case "c":
        return t(texts, "cat");
      case "d":
        return t(texts, "dog");
      case "#":
        return t(texts, "pot");
      default:
        return t(texts, owner === 0 ? "forCats" : owner === 1 ? "forDogs" : "empty");
    }
  },
};

export function piece(cell: string): SVGTemplateResult {
  return cell === "c" ? cat : cell === "d" ? dog : pot;
}

const cat = svg`<g class="one">
  <ellipse class="animal-shadow" cx="4" cy="38" rx="30" ry="5"></ellipse>
  <path class="animal" d="M-18 -43C-19 -35 -21 -29 -20 -22C-19 -14 -15 -9 -10 -6C-18 3 -23 14 -23 26C-23 34 -20 38.5 -14 38.500H15C30 39 40 32 40 19C40 11 33 8 30 12C28 15 33 17 32 22C31 27 27 30 22.5 30C23 18 18 3 10 -6C15 -9 19 -14 20 -22C21 -29 19 -35 18 -43C13 -41 9 -38 6.5 -35.500C2 -37 -2 -37 -6.5 -35.500C-9 -38 -13 -41 -18 -43Z"></path>
  <ellipse class="animal-eye" cx="-8" cy="-22.5" rx="2.8" ry="3.8"></ellipse>
  <ellipse class="animal-eye" cx="8" cy="-22.5" rx="2.8" ry="3.8"></ellipse>
  <path class="animal-line" d="M0 -14.500V-13M-3.5 -12C-2 -10.5 0 -11 0 -13C0 -11 2 -10.5 3.5 -12"></path>
  <path class="animal-line" d="M0 24V37M-13 37C-14 30 -12 22 -9 17M13 37C14 30 12 22 9 17"></path>
</g>`;

const dog = svg`<g class="two">
  <ellipse class="animal-shadow" cx="4" cy="38" rx="31" ry="5"></ellipse>
  <path class="animal" d="M-37 -19C-36 -24 -28 -24.5 -22 -26.500C-20 -36 -12 -41 -3 -40C6 -39 10 -32 10 -25C11 -15 13 -9 18 -3C26 6 31 16 31 26C35 23 36 18 36 11C36 6 42 6 42.5 11C43 22 39 34 29 38.500H-19C-23 38.5 -23 33 -18 32L-13 31.500L-12 12C-16 7 -17 0 -16 -6C-21 -5.5 -29 -6 -33 -9C-37 -11 -38 -15 -37 -19Z"></path>
  <path class="animal-deep" d="M-3 -36C5 -35 12 -27 11 -13C10 -5 2 -4 -1 -10C-5 -18 -8 -30 -3 -36Z"></path>
  <circle class="animal-eye" cx="-15" cy="-26.5" r="3"></circle>
  <circle class="animal-deep" cx="-34.5" cy="-18.5" r="4"></circle>
  <path class="animal-line" d="M-31 -11.500C-27 -10.5 -23 -11 -20 -13M0 37C-4 27 3 17 13 17"></path>
</g>`;

const pot = svg`<g>
  <ellipse class="animal-shadow" cx="3" cy="38" rx="23" ry="5"></ellipse>
  <path class="leaf" d="M0 6C-6 -8 -22 -8 -30 -22C-14 -26 -3 -16 0 -2C-6 -16 -6 -30 2 -40C10 -28 8 -14 2 -2C6 -14 16 -22 30 -20C24 -6 8 -8 0 6Z"></path>
  <path class="pot" d="M-18 12L-13 38H13L18 12Z"></path>
  <rect class="pot-rim" x="-23" y="3" width="46" height="11" rx="2"></rect>
</g>`;
