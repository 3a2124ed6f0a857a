// What the page and the player have marked, each kind with a form of its own.

import { svg, type SVGTemplateResult } from "lit";
import type { Place } from "../rules/types.ts";
import { type Geometry, notch, type Point, RIM } from "./geometry.ts";
import type { Arrow, Marks } from "./types.ts";

/** Half the size of a mark around a place. */
function reach(place: Place): Point {
  const edge = notch(place);
  if (!edge) {
    return { x: 47, y: 47 };
  }
  const isBeside = edge.side === "left" || edge.side === "right";
  return isBeside ? { x: RIM / 2 - 5, y: 43 } : { x: 43, y: RIM / 2 - 5 };
}

/** Brackets at two corners of a place. */
function bracket(geometry: Geometry, place: Place): SVGTemplateResult {
  const { x, y } = geometry.centre(place);
  const { x: a, y: b } = reach(place);
  const arm = Math.min(20, a * 0.55);
  const d = `M${x - a} ${y - b + arm}V${y - b}H${x - a + arm}M${x + a} ${y + b - arm}V${y + b}H${x + a - arm}`;
  return svg`<path class="mark bracket under" d=${d}></path><path class="mark bracket" d=${d}></path>`;
}

function frame(geometry: Geometry, place: Place, kind: string, inset = 0): SVGTemplateResult {
  const { x, y } = geometry.centre(place);
  const { x: a, y: b } = reach(place);
  return svg`<rect class=${kind} x=${x - a + inset} y=${y - b + inset} width=${2 * (a - inset)}
    height=${2 * (b - inset)} rx="6"></rect>`;
}

function cross(geometry: Geometry, place: Place): SVGTemplateResult {
  const { x, y } = geometry.centre(place);
  const d = `M${x + 22} ${y - 40}l18 18m0 -18l-18 18`;
  return svg`${frame(geometry, place, "faulty-ground")}
    <path class="faulty under" d=${d}></path><path class="faulty" d=${d}></path>`;
}

/** From place to place, as wide as it is good. */
function arrow(geometry: Geometry, { from, to, weight, label }: Arrow): SVGTemplateResult {
  const a = geometry.centre(from);
  const b = geometry.centre(to);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const half = 5 + 9 * weight;
  const head = half + 15;
  const opacity = 0.55 + 0.4 * weight;
  // A move within one square has no length: a pin at its place, or a frame where no label asks for one,
  // so that what stands on the square can still be read.
  if (length === 0) {
    if (label === "") {
      return svg`${frame(geometry, from, "pin under", 4)}${frame(geometry, from, "pin", 4)}`;
    }
    const radius = 15 + 11 * weight;
    return svg`<circle class="arrow" cx=${a.x} cy=${a.y} r=${radius} opacity=${opacity}></circle>
      ${note(a, label, opacity)}`;
  }
  const start = Math.min(26, length / 4);
  const end = length - 12;
  const neck = end - head * 1.25;
  const d = `M${start} ${-half}H${neck}V${-head}L${end} 0L${neck} ${head}V${half}H${start}A${half} ${half} 0 0 1 ${start} ${-half}Z`;
  const place = { x: a.x + (b.x - a.x) * 0.42, y: a.y + (b.y - a.y) * 0.42 };
  return svg`<path class="arrow" d=${d} opacity=${opacity}
      transform="translate(${a.x} ${a.y}) rotate(${turn})"></path>
    ${note(place, label, 1)}`;
}

function note(at: Point, label: string, opacity: number): SVGTemplateResult {
  if (label === "") {
    return svg``;
  }
  const half = 9 + 7 * label.length;
  return svg`<g opacity=${opacity}>
    <rect class="arrow-label-ground" x=${at.x - half} y=${at.y - 18} width=${2 * half} height="36" rx="18"></rect>
    <text class="arrow-label" x=${at.x} y=${at.y + 1}>${label}</text></g>`;
}

export function drawMarks(geometry: Geometry, marks: Marks): SVGTemplateResult {
  return svg`
    ${marks.changed.map((place) => {
      const { x, y } = geometry.centre(place);
      return svg`<circle class="touched" cx=${x + 41} cy=${y - 41} r="5"></circle>`;
    })}
    ${marks.last.map((place) => bracket(geometry, place))}
    ${marks.pending.map((place) =>
      marks.pendingKind === "premove"
        ? svg`${frame(geometry, place, "pending-under", 5)}${frame(geometry, place, "premove", 5)}`
        : svg`${frame(geometry, place, "pending-under", 7)}${frame(geometry, place, "confirm", 3)}${frame(geometry, place, "confirm", 11)}`,
    )}
    ${marks.faulty.map((place) => cross(geometry, place))}
    ${marks.arrows.map((one) => arrow(geometry, one))}`;
}

export function drawSelected(geometry: Geometry, places: readonly Place[]): SVGTemplateResult {
  return svg`${places.map((place) => svg`${frame(geometry, place, "selected under", 2)}${frame(geometry, place, "selected", 2)}`)}`;
}

/** A dot where a move may end or begin, a ring where it changes what is there. */
export function drawTargets(
  geometry: Geometry,
  targets: Iterable<Place>,
  takes: (place: Place) => boolean,
  pointed: Place | null,
  isStart: boolean,
): SVGTemplateResult {
  return svg`${[...targets]
    .filter((place) => notch(place) === null)
    .map((place) => {
      const { x, y } = geometry.centre(place);
      if (takes(place)) {
        const d = `M${x - 44} ${y - 18}V${y - 30}A14 14 0 0 1 ${x - 30} ${y - 44}H${x - 18}M${x + 18} ${y - 44}H${x + 30}A14 14 0 0 1 ${x + 44} ${y - 30}V${y - 18}M${x + 44} ${y + 18}V${y + 30}A14 14 0 0 1 ${x + 30} ${y + 44}H${x + 18}M${x - 18} ${y + 44}H${x - 30}A14 14 0 0 1 ${x - 44} ${y + 30}V${y + 18}`;
        return svg`<path class="ring under" d=${d}></path><path class="ring" d=${d}></path>`;
      }
      const kind = `dot${isStart ? " start" : ""}${place === pointed ? " pointed" : ""}`;
      return svg`<circle class=${kind} cx=${x} cy=${y} r=${isStart ? 7 : 12}></circle>`;
    })}`;
}
