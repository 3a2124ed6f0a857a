// What all boards share; each picture adds its materials.

import { css } from "lit";
import { pictures } from "./pictures/all.ts";

const common = css`
  :host {
    display: block;
    aspect-ratio: 1;
    min-width: 0;
    min-height: 0;
    -webkit-tap-highlight-color: transparent;
  }
  svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
    user-select: none;
    -webkit-user-select: none;
    font-family: var(--font);
  }
  .one {
    --seat: var(--seat-1);
  }
  .two {
    --seat: var(--seat-2);
  }
  .ground {
    fill: var(--glaze);
  }
  .grid,
  .frame {
    fill: none;
    stroke: var(--line);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
    shape-rendering: crispEdges;
  }
  .frame {
    stroke: color-mix(in oklab, var(--line), var(--ink) 25%);
  }
  .figures {
    font-weight: 400;
    font-variant-numeric: tabular-nums lining-nums;
    fill: var(--muted);
    text-anchor: middle;
    dominant-baseline: central;
  }
  .ghosts,
  .above,
  .marks,
  .effects,
  .pieces,
  .coordinates {
    pointer-events: none;
  }
  .ghosts {
    opacity: 0.5;
  }
  .body {
    transform-box: view-box;
    transform-origin: 0 0;
  }
  .piece.dim {
    opacity: 0.28;
  }
  .through {
    fill: none;
    stroke: var(--ink);
    stroke-width: 9;
    stroke-linecap: round;
    stroke-dasharray: 1;
  }
  .through.halo {
    stroke: var(--glaze);
    stroke-width: 17;
    opacity: 0.75;
  }
  @media (prefers-reduced-motion: no-preference) {
    .through {
      animation: draw 420ms 160ms ease-out both;
    }
  }
  @keyframes draw {
    from {
      stroke-dashoffset: 1;
      opacity: 0;
    }
    1% {
      opacity: 1;
    }
    to {
      stroke-dashoffset: 0;
    }
  }
`;

/** Of a still board. */
export const pictureStyles = [common, ...pictures.map((picture) => picture.styles)];

/** Of one that can be played on. */
export const inputStyles = css`
  :host(:focus-within) {
    outline: none;
  }
  .live {
    touch-action: none;
  }
  .still {
    touch-action: pan-y pinch-zoom;
  }
  .hit {
    fill: transparent;
    outline: none;
  }
  .live .hit.may {
    cursor: pointer;
  }
  .dragging,
  .dragging .hit {
    cursor: grabbing !important;
  }
  .hit:focus-visible {
    stroke: var(--cobalt);
    stroke-width: 3px;
    vector-effect: non-scaling-stroke;
    outline: 2px solid var(--glaze);
    outline-offset: 1px;
  }
  .body {
    transition: scale 120ms ease-out;
  }
  .chosen .body {
    scale: 1.1;
  }
  .chosen .lifted {
    filter: drop-shadow(0 7px 5px rgb(0 0 0 / 0.28));
  }
  .picker-ground {
    fill: var(--glaze);
    stroke: var(--ink);
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
    filter: drop-shadow(0 6px 10px rgb(0 0 0 / 0.25));
  }
  .pick {
    cursor: pointer;
    outline: none;
  }
  .pick rect.pick-ground {
    fill: transparent;
  }
  .pick:hover rect.pick-ground,
  .pick.pointed rect.pick-ground {
    fill: color-mix(in oklab, var(--cobalt) 14%, transparent);
  }
  .pick:focus-visible rect.pick-ground {
    stroke: var(--cobalt);
    stroke-width: 3px;
    vector-effect: non-scaling-stroke;
  }
  .pick text {
    font-size: 26px;
    fill: var(--ink);
    text-anchor: middle;
    dominant-baseline: central;
  }
  @media (prefers-reduced-motion: reduce) {
    .body {
      transition: none;
    }
  }
`;

/** Marks are drawn twice, a light line under a dark one, so that they show on every ground. */
export const markStyles = css`
  .mark {
    fill: none;
    stroke-linecap: square;
  }
  .bracket {
    stroke: var(--ink);
    stroke-width: 6;
  }
  .bracket.under {
    stroke: var(--glaze);
    stroke-width: 11;
    opacity: 0.8;
  }
  .touched {
    fill: var(--ink);
    stroke: var(--glaze);
    stroke-width: 3;
  }
  .dot {
    fill: var(--ink);
    stroke: var(--glaze);
    stroke-width: 5;
    fill-opacity: calc(0.72 + 0.28 * var(--pattern));
    stroke-opacity: calc(0.75 + 0.25 * var(--pattern));
  }
  .dot.start {
    fill-opacity: calc(0.26 + 0.74 * var(--pattern));
    stroke-opacity: 0;
  }
  .dot.pointed {
    fill-opacity: 1;
  }
  .ring {
    fill: none;
    stroke: var(--ink);
    stroke-width: 6;
    stroke-opacity: 0.85;
  }
  .ring.under {
    stroke: var(--glaze);
    stroke-width: 11;
    stroke-opacity: 0.7;
  }
  .selected {
    fill: none;
    stroke: var(--cobalt);
    stroke-width: 6;
  }
  .selected.under {
    stroke: var(--glaze);
    stroke-width: 11;
  }
  .premove {
    fill: none;
    stroke: var(--cobalt);
    stroke-width: 7;
    stroke-dasharray: 16 12;
  }
  .confirm {
    fill: none;
    stroke: var(--cobalt);
    stroke-width: 4;
  }
  .pending-under {
    fill: none;
    stroke: var(--glaze);
    stroke-width: 13;
    opacity: 0.85;
  }
  .faulty {
    fill: none;
    stroke: var(--bad);
    stroke-width: 8;
    stroke-linecap: round;
  }
  .faulty.under {
    stroke: var(--glaze);
    stroke-width: 15;
  }
  .faulty-ground {
    fill: var(--bad);
    opacity: 0.16;
  }
  .arrow {
    fill: var(--cobalt);
    stroke: var(--glaze);
    stroke-width: 3;
    stroke-linejoin: round;
  }
  .pin {
    fill: none;
    stroke: var(--cobalt);
    stroke-width: 7;
  }
  .pin.under {
    stroke: var(--glaze);
    stroke-width: 12;
  }
  .arrow-label {
    font-size: 24px;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    fill: var(--on-cobalt);
    text-anchor: middle;
    dominant-baseline: central;
  }
  .arrow-label-ground {
    fill: var(--cobalt);
    stroke: var(--glaze);
    stroke-width: 3;
  }
`;
