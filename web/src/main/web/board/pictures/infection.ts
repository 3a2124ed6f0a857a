// Infection: microbes with a soft membrane. Round ones with hairs, and square ones.

import { css, svg, type SVGTemplateResult } from "lit";
import { board as texts } from "../../text/board.ts";
import { t } from "../../text/text.ts";
import { CALM, fade, shift } from "../acts.ts";
import { range, SQUARE } from "../geometry.ts";
import { type Act, cellAt, type Change, type Picture, type Sprite } from "../picture.ts";
import { grid } from "./ground.ts";

/** Between one infection and the next. */
const SPREAD = 40;

const styles = css`
  .gap {
    fill: var(--paper);
  }
  .gap-lines {
    fill: url(#gap-lines);
  }
  .gap-line {
    stroke: var(--line);
    stroke-width: 3;
  }
  .hairs {
    fill: none;
    stroke: color-mix(in oklab, var(--seat), var(--glaze) calc(38% * var(--relief)));
    stroke-width: 7;
    stroke-dasharray: 3.4 9.35;
  }
  .membrane {
    fill: color-mix(in oklab, var(--seat), var(--glaze) calc(42% * var(--relief)));
    stroke: color-mix(in oklab, var(--seat), var(--ink) calc(var(--pattern) * 100%));
    stroke-width: 4.5;
    stroke-linejoin: round;
  }
  .cell-light {
    fill: url(#cell-light);
    opacity: var(--relief);
  }
  .nucleus {
    fill: color-mix(in oklab, var(--seat), var(--ink) 12%);
    stroke: var(--glaze);
    stroke-opacity: calc(0.35 + 0.65 * var(--pattern));
    stroke-width: 3;
  }
  .two .nucleus {
    fill: color-mix(in oklab, color-mix(in oklab, var(--seat), var(--ink) 12%), black calc(var(--pattern) * 100%));
  }
  .grain {
    fill: color-mix(in oklab, var(--seat) 78%, var(--ink));
    opacity: calc(0.55 * var(--relief));
  }
  @media (prefers-reduced-motion: no-preference) {
    .lively .chosen .wobbling {
      animation: wobble 1.1s ease-in-out infinite;
    }
  }
  @keyframes wobble {
    0%,
    100% {
      transform: rotate(-2deg) scale(1.03, 0.97);
    }
    50% {
      transform: rotate(2deg) scale(0.97, 1.03);
    }
  }
`;

export const infection: Picture = {
  notched: false,
  styles,

  defs: () => svg`
    <radialGradient id="cell-light" cx="0.34" cy="0.28" r="0.6">
      <stop offset="0" stop-color="white" stop-opacity="0.36"></stop>
      <stop offset="1" stop-color="white" stop-opacity="0"></stop>
    </radialGradient>
    <pattern id="gap-lines" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="gap-line" d="M0 0V14"></path>
    </pattern>`,

  ground: ({ view, geometry }) => svg`${grid(geometry)}
    ${geometry.squares
      .filter((square) => cellAt(view, square) === "-")
      .map((square) => {
        const { x, y } = geometry.centre(square);
        return svg`<g transform="translate(${x - SQUARE / 2} ${y - SQUARE / 2})">
          <rect class="gap" x="1" y="1" width=${SQUARE - 2} height=${SQUARE - 2}></rect>
          <rect class="gap-lines" x="1" y="1" width=${SQUARE - 2} height=${SQUARE - 2}></rect>
        </g>`;
      })}`,

  sprites: ({ view, geometry }) =>
    geometry.squares.flatMap((square, at): Sprite[] => {
      const cell = cellAt(view, square);
      return cell === "x" || cell === "o"
        ? [{ key: `microbe:${square}`, place: square, body: microbe(cell, at) }]
        : [];
    }),

  acts: (change: Change): Act[] => (change.step === 0 ? landing(change) : infected(change)),
  pace: (step) => (step === 0 ? CALM : SPREAD),
  showsStarts: () => false,
  takes: () => false,

  describe: (view, square) => {
    switch (cellAt(view, square)) {
      case "x":
        return t(texts, "microbeFirst");
      case "o":
        return t(texts, "microbeSecond");
      case "-":
        return t(texts, "gap");
      default:
        return t(texts, "empty");
    }
  },
};

/** A microbe; `kind` varies the membrane, so that no two neighbours are quite alike. */
export function microbe(cell: string, kind: number): SVGTemplateResult {
  const turn = (kind * 67) % 360;
  return cell === "x"
    ? svg`<g class="one wobbling">
        <circle class="hairs" r="38.5"></circle>
        <path class="membrane" d=${ROUND} transform="rotate(${turn})"></path>
        <path class="cell-light" d=${ROUND} transform="rotate(${turn})"></path>
        <circle class="nucleus" cx="3" cy="3" r="13"></circle>
        <g class="grain" transform="rotate(${turn})">
          <circle cx="-20" cy="4" r="3.6"></circle><circle cx="12" cy="-19" r="3"></circle><circle cx="7" cy="22" r="2.6"></circle>
        </g>
      </g>`
    : svg`<g class="two wobbling">
        <path class="membrane" d=${SQUARISH} transform="rotate(${(kind % 4) * 90})"></path>
        <path class="cell-light" d=${SQUARISH} transform="rotate(${(kind % 4) * 90})"></path>
        <rect class="nucleus" x="-9" y="-9" width="23" height="23" rx="4"></rect>
        <g class="grain" transform="rotate(${(kind % 4) * 90})">
          <circle cx="-21" cy="-18" r="3.2"></circle><circle cx="-19" cy="18" r="2.8"></circle><circle cx="22" cy="-20" r="2.6"></circle>
        </g>
      </g>`;
}

/** A closed smooth line through points given by their distance from the middle at even angles. */
function membrane(radii: readonly number[]): string {
  const points = radii.map((radius, at) => {
    const angle = (at / radii.length) * 2 * Math.PI;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  const point = (at: number): { x: number; y: number } =>
    points[(at + points.length) % points.length]!;
  const f = (value: number): string => value.toFixed(1);
  const parts = points.map((_, at) => {
    const [before, from, to, after] = [point(at - 1), point(at), point(at + 1), point(at + 2)];
    return `C${f(from.x + (to.x - before.x) / 6)} ${f(from.y + (to.y - before.y) / 6)} ${f(
      to.x - (after.x - from.x) / 6,
    )} ${f(to.y - (after.y - from.y) / 6)} ${f(to.x)} ${f(to.y)}`;
  });
  return `M${f(point(0).x)} ${f(point(0).y)}${parts.join("")}Z`;
}

const ROUND = membrane([35, 33, 35.5, 33.5, 35.5, 34, 32.5, 35, 33.5, 35]);
const SQUARISH = membrane(
  range(24).map((at) => {
    const angle = (at / 24) * 2 * Math.PI;
    const straight = 1 / (Math.abs(Math.cos(angle)) ** 5 + Math.abs(Math.sin(angle)) ** 5) ** 0.2;
    return 35 * straight + [0.6, -0.5, 0, 0.7, -0.4, 0.2][at % 6]!;
  }),
);

/** A clone divides from the one beside it, a jump stretches on its way. */
function landing({ before, view, geometry, changed, played }: Change): Act[] {
  const to = changed.find((square) => cellAt(before, square) === "" && cellAt(view, square) !== "");
  if (!to) {
    return [];
  }
  const key = `microbe:${to}`;
  const mine = cellAt(view, to);
  const left = changed.find((square) => cellAt(before, square) === mine && cellAt(view, square) === "");
  const parent = left ?? played.named.find((square) => square !== to) ?? neighbour(to, mine, view, geometry);
  if (!parent) {
    return [{ on: key, frames: [{ transform: "scale(0)" }, { transform: "none" }], millis: CALM }];
  }
  const from = geometry.offset(parent, to);
  const angle = (Math.atan2(from.y, from.x) * 180) / Math.PI;
  const stretched = (x: number, y: number): string =>
    `rotate(${angle}deg) scale(${x}, ${y}) rotate(${-angle}deg)`;
  const half = shift({ x: from.x / 2, y: from.y / 2 });
  if (left) {
    return [
      {
        on: key,
        frames: [
          { transform: `${shift(from)} ${stretched(1, 1)}` },
          { transform: `${half} ${stretched(1.7, 0.62)}`, offset: 0.5 },
          { transform: `${shift({ x: 0, y: 0 })} ${stretched(0.86, 1.12)}`, offset: 0.85 },
          { transform: `${shift({ x: 0, y: 0 })} ${stretched(1, 1)}` },
        ],
        millis: 240,
        travels: true,
      },
    ];
  }
  return [
    {
      on: key,
      frames: [
        { transform: `${shift(from)} ${stretched(1, 1)}` },
        { transform: `${half} ${stretched(1.55, 0.66)}`, offset: 0.45 },
        { transform: `${shift({ x: 0, y: 0 })} ${stretched(1, 1)}` },
      ],
      millis: 240,
    },
    {
      on: `microbe:${parent}`,
      frames: [
        { transform: "none" },
        { transform: `${shift({ x: -from.x / 7, y: -from.y / 7 })} ${stretched(1.3, 0.8)}`, offset: 0.4 },
        { transform: "none" },
      ],
      millis: 240,
    },
  ];
}

function neighbour(to: string, cell: string, view: Change["view"], geometry: Change["geometry"]): string | undefined {
  const centre = geometry.centre(to);
  return geometry.squares.find((square) => {
    const { x, y } = geometry.centre(square);
    const isNear = Math.abs(x - centre.x) <= SQUARE && Math.abs(y - centre.y) <= SQUARE;
    return square !== to && isNear && cellAt(view, square) === cell;
  });
}

/** The old one bursts, the new one swells and settles. */
function infected({ before, changed, geometry }: Change): Act[] {
  return changed.flatMap((square): Act[] => {
    const cell = cellAt(before, square);
    const swell: Act = {
      on: `microbe:${square}`,
      frames: [
        { transform: "scale(0.5)", opacity: 0.3 },
        { transform: "scale(1.14, 1.06)", opacity: 1, offset: 0.55 },
        { transform: "scale(0.97, 1.02)", offset: 0.8 },
        { transform: "none" },
      ],
      millis: 240,
    };
    return cell === "x" || cell === "o"
      ? [fade(microbe(cell, geometry.index(square)), square, 0, 160), swell]
      : [swell];
  });
}
