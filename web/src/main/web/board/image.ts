// A position as a picture by itself: an SVG that needs nothing from outside, and a PNG of it, in the
// colours of the present theme.

import { css, html, render } from "lit";
import type { View } from "../rules/types.ts";
import { type Box, boxOf, drawFigures, drawStill, viewBox } from "./draw.ts";
import { Geometry } from "./geometry.ts";
import { drawMarks } from "./marks.ts";
import { pictureOf } from "./pictures/all.ts";
import { markStyles, pictureStyles } from "./style.ts";
import type { Marks } from "./types.ts";

/** Width of the picture unless told otherwise, in pixels. */
const WIDTH = 840;

const STILL = css`
  * {
    animation: none !important;
  }
`;

/** What a style sheet may say of a drawn element, with what goes without saying. */
const STANDARD: Record<string, string> = {
  fill: "#000000",
  "fill-opacity": "1",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-opacity": "1",
  "stroke-dasharray": "none",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  opacity: "1",
  "paint-order": "normal",
  "vector-effect": "none",
  "shape-rendering": "auto",
};
const OF_TEXT: Record<string, string> = {
  "font-family": "",
  "font-size": "",
  "font-weight": "400",
  "text-anchor": "start",
  "dominant-baseline": "auto",
};
const OF_STOPS: Record<string, string> = { "stop-color": "#000000", "stop-opacity": "1" };

/** The position as the text of an SVG file. */
export function boardSvg(view: View, flipped = false, marks: Marks | null = null): string {
  const picture = pictureOf(view.game);
  const geometry = new Geometry(view.columns, view.rows, flipped, picture.notched);
  const size = 0.026 * (geometry.width + 2 * geometry.rim);
  const margin = 1.7 * size;
  const box = padded(boxOf(geometry, margin), size);
  const scene = { view, geometry };
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [...pictureStyles, markStyles, STILL].flatMap((style) => style.styleSheet ?? []);
  host.style.setProperty("position", "fixed");
  host.style.setProperty("visibility", "hidden");
  host.style.setProperty("width", `${WIDTH}px`);
  document.body.append(host);
  try {
    render(
      html`<svg xmlns="http://www.w3.org/2000/svg" viewBox=${viewBox(box)} width=${WIDTH}
        height=${Math.round((WIDTH * box.height) / box.width)}>
        <rect class="paper" fill="var(--paper)" x=${box.x} y=${box.y} width=${box.width} height=${box.height}></rect>
        ${drawFigures(picture, geometry, margin, size)}
        ${drawStill(picture, scene)}
        ${marks ? drawMarks(geometry, marks) : null}
      </svg>`,
      root,
    );
    const drawing = root.querySelector("svg")!;
    settle(drawing);
    return new XMLSerializer().serializeToString(drawing);
  } finally {
    host.remove();
  }
}

/** With paper at the sides that have no figures, too: whatever the picture is laid on does not touch the board. */
function padded({ x, y, width, height }: Box, paper: number): Box {
  return { x, y: y - paper, width: width + paper, height: height + paper };
}

/** The position as a PNG file. */
export async function boardPng(view: View, flipped = false, marks: Marks | null = null): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([boardSvg(view, flipped, marks)], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth * 2;
    canvas.height = image.naturalHeight * 2;
    canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture is too large"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Writes what the style sheets say into the elements, and takes away what is not part of a file. */
function settle(drawing: SVGSVGElement): void {
  const drawn = [...drawing.querySelectorAll<SVGElement>("*")];
  const settled = drawn.map((element) => said(element));
  drawn.forEach((element, at) => {
    for (const [property, value] of settled[at]!) {
      element.setAttribute(property, value);
    }
    for (const name of ["class", "data-key", "style"]) {
      element.removeAttribute(name);
    }
  });
  for (const element of drawn) {
    if (element.getAttribute("opacity") === "0") {
      element.remove();
    }
  }
  const comments = document.createTreeWalker(drawing, NodeFilter.SHOW_COMMENT);
  const marks: Node[] = [];
  while (comments.nextNode()) {
    marks.push(comments.currentNode);
  }
  for (const mark of marks) {
    mark.parentNode?.removeChild(mark);
  }
}

function said(element: SVGElement): [string, string][] {
  const style = getComputedStyle(element);
  const isGroup = element instanceof SVGGElement;
  const properties = isGroup
    ? { opacity: "1" }
    : {
        ...STANDARD,
        ...(element instanceof SVGTextElement ? OF_TEXT : {}),
        ...(element instanceof SVGStopElement ? OF_STOPS : {}),
      };
  return Object.entries(properties).flatMap(([property, standard]): [string, string][] => {
    const value = plain(style.getPropertyValue(property));
    return value === standard ? [] : [[property, value]];
  });
}

/** A value as every program that draws SVG understands it. */
function plain(value: string): string {
  if (value.startsWith("url(")) {
    return value.replaceAll('"', "");
  }
  return /^(rgb|okl|color|hsl|lab|lch)/.test(value) ? hex(value) : value;
}

const COLOURS = new Map<string, string>();
let pixel: CanvasRenderingContext2D | null = null;

function hex(colour: string): string {
  const known = COLOURS.get(colour);
  if (known !== undefined) {
    return known;
  }
  pixel ??= Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", {
    willReadFrequently: true,
  })!;
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = colour;
  pixel.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = pixel.getImageData(0, 0, 1, 1).data;
  const digits = (part = 0): string => part.toString(16).padStart(2, "0");
  const found =
    alpha === 0
      ? "none"
      : `#${digits(red)}${digits(green)}${digits(blue)}${alpha === 255 ? "" : digits(alpha)}`;
  COLOURS.set(colour, found);
  return found;
}
