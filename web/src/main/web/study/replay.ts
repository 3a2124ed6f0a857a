// A whole game as one animated SVG: a file that plays by itself wherever pictures are shown.
//
// Each position is drawn as a picture of its own; what is the same in several of them is written
// once, and SMIL shows each part in those positions it belongs to. Programs that know no SMIL show
// the last position.

import { boardSvg } from "../board/image.ts";
import { NO_MARKS } from "../board/types.ts";
import type { Node } from "../game/tree.ts";
import type { View } from "../rules/types.ts";

/** How long a position, a step on the way to one, and the last position are seen, in milliseconds. */
const PACE = 1000;
const STEP = 250;
const END = 3500;

interface Frame {
  svg: string;
  millis: number;
}

/** A part of the drawing and the frames it is in. */
interface Part {
  markup: string;
  frames: Set<number>;
}

/** The line as a film. `progress` is told how many of how many positions are drawn. */
export async function animated(
  line: readonly Node[],
  isFlipped: boolean,
  progress: (done: number, all: number) => void,
): Promise<string> {
  const frames: Frame[] = [];
  for (const [at, node] of line.entries()) {
    frames.push(...draw(node, isFlipped, at === line.length - 1));
    progress(at + 1, line.length);
    // The page goes on living meanwhile.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return film(frames);
}

function draw({ view, played }: Node, isFlipped: boolean, isLast: boolean): Frame[] {
  const last = played?.named ?? [];
  const picture = (shown: View) => boardSvg(shown, isFlipped, { ...NO_MARKS, last });
  const onTheWay = (played?.steps ?? []).slice(0, -1).map((step) => ({ svg: picture(step.view), millis: STEP }));
  return [...onTheWay, { svg: picture(view), millis: isLast ? END : PACE }];
}

function film(frames: readonly Frame[]): string {
  const parser = new DOMParser();
  const roots = frames.map(({ svg }) => parser.parseFromString(svg, "image/svg+xml").documentElement);
  const first = roots[0];
  if (!first) {
    return "";
  }
  const starts = frames.map((_frame, at) => frames.slice(0, at).reduce((sum, { millis }) => sum + millis, 0));
  const total = frames.reduce((sum, { millis }) => sum + millis, 0);
  const drawn = parts(roots).map((part) => written(part, starts, total));
  const size = ["viewBox", "width", "height"].map((name) => `${name}="${first.getAttribute(name)}"`).join(" ");
  // As large as a picture in a text, but never larger than the window that shows the file alone.
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} style="max-width:100%;max-height:100%">\n${drawn.join("\n")}\n</svg>\n`;
}

/** The parts of all frames in one order that keeps the order of each. */
function parts(roots: readonly Element[]): Part[] {
  const known = new Map<string, Part>();
  const order: Part[] = [];
  roots.forEach((root, frame) => {
    let before = -1;
    for (const markup of pieces(root)) {
      let part = known.get(markup);
      if (!part) {
        part = { markup, frames: new Set() };
        known.set(markup, part);
        order.splice(before + 1, 0, part);
      }
      part.frames.add(frame);
      before = Math.max(before, order.indexOf(part));
    }
  });
  return order;
}

/** The drawing without the groups that mean nothing. */
function pieces(element: Element): string[] {
  return [...element.children].flatMap((child) => {
    const isPlain = child.tagName === "g" && child.attributes.length === 0;
    const markup = new XMLSerializer().serializeToString(child).replaceAll(' xmlns="http://www.w3.org/2000/svg"', "");
    return isPlain ? pieces(child) : [markup];
  });
}

function written({ markup, frames }: Part, starts: readonly number[], total: number): string {
  if (frames.size === starts.length || markup.startsWith("<defs")) {
    return markup;
  }
  const values: string[] = [];
  const times: string[] = [];
  starts.forEach((start, frame) => {
    const value = frames.has(frame) ? "visible" : "hidden";
    if (values.at(-1) !== value) {
      values.push(value);
      times.push((start / total).toFixed(5));
    }
  });
  const still = frames.has(starts.length - 1) ? "visible" : "hidden";
  return (
    `<g visibility="${still}"><animate attributeName="visibility" calcMode="discrete" dur="${total}ms" ` +
    `repeatCount="indefinite" values="${values.join(";")}" keyTimes="${times.join(";")}"/>${markup}</g>`
  );
}
