// The few ways in which things move.

import { svg, type SVGTemplateResult } from "lit";
import type { Place } from "../rules/types.ts";
import type { Point } from "./geometry.ts";
import type { Act } from "./picture.ts";

export const CALM = 200;

export function shift(point: Point): string {
  return `translate(${point.x}px, ${point.y}px)`;
}

/** From where it was, given as an offset, to its place. */
export function travel(key: string, from: Point, millis = CALM, delay = 0): Act {
  return {
    on: key,
    frames: [{ transform: shift(from) }, { transform: "none" }],
    millis,
    delay,
    travels: true,
  };
}

/** Along a way of several offsets, each leg as long as the others. */
export function follow(key: string, way: Point[], millis: number): Act {
  return {
    on: key,
    frames: [...way.map((point) => ({ transform: shift(point) })), { transform: "none" }],
    millis,
    easing: "ease-in-out",
    travels: true,
  };
}

export function grow(key: string, delay = 0, millis = CALM): Act {
  return {
    on: key,
    frames: [
      { transform: "scale(0.3)", opacity: 0 },
      { transform: "scale(1.06)", opacity: 1, offset: 0.7 },
      { transform: "none", opacity: 1 },
    ],
    millis,
    delay,
  };
}

/** Set down from above. */
export function drop(key: string, millis = CALM): Act {
  return {
    on: key,
    frames: [
      { transform: "translate(0, -34px) scale(1.12)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    millis,
  };
}

/** Something that is gone is taken up and away. */
export function lift(draw: SVGTemplateResult, at: Place, delay = 0): Act {
  return {
    on: { draw, at },
    frames: [
      { transform: "none", opacity: 1 },
      { transform: "translate(0, -30px) scale(1.1)", opacity: 0 },
    ],
    millis: CALM,
    delay,
  };
}

/** Something that is gone fades where it was. */
export function fade(draw: SVGTemplateResult, at: Place, delay = 0, millis = CALM): Act {
  return {
    on: { draw, at },
    frames: [{ opacity: 1 }, { transform: "scale(0.7)", opacity: 0 }],
    millis,
    delay,
  };
}

/** A cross where something was tried in vain. */
export function refusal(at: Place): Act {
  const d = "M-16 -16L16 16M16 -16L-16 16";
  return {
    on: { draw: svg`<path class="faulty under" d=${d}></path><path class="faulty" d=${d}></path>`, at },
    frames: [
      { transform: "scale(0.6)", opacity: 0 },
      { transform: "none", opacity: 1, offset: 0.2 },
      { transform: "none", opacity: 1, offset: 0.7 },
      { transform: "none", opacity: 0 },
    ],
    millis: 600,
  };
}
