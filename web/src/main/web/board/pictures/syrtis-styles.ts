// The materials of Syrtis.

import { css } from "lit";

export const syrtisStyles = css`
  .sea {
    fill: var(--sea);
  }
  .sea-waves {
    fill: url(#waves);
  }
  .wave {
    fill: none;
    stroke: var(--sea-line);
    stroke-width: 2.5;
    stroke-linecap: round;
    opacity: calc(0.25 + 0.5 * var(--relief));
  }
  .sea-grid {
    stroke: var(--sea-line);
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
    opacity: 0.55;
  }
  .light-tile {
    --stone: var(--stone-light);
    --edge: var(--stone-light-edge);
  }
  .dark-tile {
    --stone: var(--stone-dark);
    --edge: var(--stone-dark-edge);
  }
  .tile-foam {
    fill: var(--sea-foam);
    opacity: calc(0.16 * var(--relief));
  }
  .tile-side {
    fill: var(--edge);
  }
  .tile {
    fill: var(--stone);
    stroke: color-mix(in oklab, transparent, black calc(var(--pattern) * 100%));
    stroke-width: 2.5;
  }
  .tile-grain {
    fill: url(#grain);
    opacity: var(--relief);
  }
  .speck {
    stroke: black;
    stroke-opacity: 0.16;
    stroke-width: 1.6;
    stroke-linecap: round;
  }
  .relief {
    fill: color-mix(in oklab, var(--stone), var(--edge) calc(46% * var(--relief)));
  }
  .relief-light {
    fill: white;
    opacity: calc(0.55 * var(--relief));
  }
  .dark-tile .relief-light {
    opacity: calc(0.26 * var(--relief));
  }
  .relief-shade {
    fill: black;
    opacity: calc(0.36 * var(--relief));
  }
  .dark-tile .relief {
    fill: color-mix(in oklab, var(--stone), white calc(17% * var(--relief)));
    stroke: color-mix(in oklab, transparent, white calc(var(--pattern) * 100%));
    stroke-width: 5;
  }
  .light-tile .relief {
    stroke: color-mix(in oklab, transparent, black calc(var(--pattern) * 100%));
    stroke-width: 5;
  }
  .tower-shadow {
    fill: black;
    opacity: calc(0.28 * var(--relief));
  }
  .tower {
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  .light-tower {
    fill: var(--ivory);
    stroke: color-mix(in oklab, var(--stone-light-edge), var(--basalt) 55%);
  }
  .dark-tower {
    fill: var(--basalt);
    stroke: color-mix(in oklab, var(--basalt), white 34%);
  }
  .tower-roof {
    fill: var(--seat);
    stroke: color-mix(in oklab, color-mix(in oklab, var(--seat), black 32%), var(--seat-line) calc(var(--pattern) * 100%));
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  /* A white line round the whole tower where black stands on black. */
  .tower-halo {
    fill: white;
    stroke: white;
    stroke-width: 10;
    stroke-linejoin: round;
    opacity: var(--pattern);
  }
  .tower-shade,
  .roof-shade {
    fill: black;
    opacity: calc(0.16 * var(--relief));
  }
  .tower-light {
    fill: white;
    opacity: calc(0.09 * var(--relief));
  }
  .nobody {
    --seat: color-mix(in oklab, var(--muted) 45%, var(--ivory));
  }
  .light-mark {
    fill: color-mix(in oklab, var(--ivory), var(--basalt) 60%);
  }
  .dark-mark {
    fill: color-mix(in oklab, var(--basalt), white 38%);
  }
  .island {
    fill: none;
    stroke-linecap: round;
    stroke-width: 5;
    stroke: var(--ivory);
  }
  .island.under {
    stroke: black;
    stroke-width: 8;
    opacity: calc(0.45 + 0.55 * var(--pattern));
  }
  .island.dashed {
    stroke-dasharray: 1 12;
    stroke-width: 6;
  }
  .wash {
    fill: var(--sea-foam);
    opacity: 0.28;
  }
  .swap-number {
    font: 650 34px var(--font);
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
    fill: var(--basalt);
    stroke: var(--ivory);
    stroke-width: 9;
    paint-order: stroke;
    stroke-linejoin: round;
  }
  .ripple {
    fill: none;
    stroke: var(--sea-foam);
    stroke-width: 5;
  }
  @media (prefers-reduced-motion: no-preference) {
    .wash {
      animation: wash 900ms ease-out 2 both;
    }
    .wash-1 { animation-delay: 60ms; }
    .wash-2 { animation-delay: 120ms; }
    .wash-3 { animation-delay: 180ms; }
    .wash-4 { animation-delay: 240ms; }
    .wash-5 { animation-delay: 300ms; }
    .wash-6 { animation-delay: 360ms; }
    .wash-7 { animation-delay: 420ms; }
  }
  @keyframes wash {
    0% { opacity: 0; }
    40% { opacity: 0.6; }
    100% { opacity: 0.28; }
  }
`;
