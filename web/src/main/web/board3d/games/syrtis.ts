// Syrtis: stone tiles on a dark sea, a circle or a square in relief on each, and four towers.

import { BoxGeometry, CylinderGeometry, Group, Mesh, Shape } from "three";
import type { BufferGeometry, Color, Object3D } from "three";
import { swapNumbers } from "../../board/pictures/syrtis.ts";
import type { Place, Played, View } from "../../rules/types.ts";
import type { Grid } from "../grid.ts";
import { css, mixed } from "../palette.ts";
import { PlainPicture, differences } from "../picture.ts";
import type { Change, Ground } from "../picture.ts";
import { joined, placed, plate, rounded, roundedPath, turned } from "../shapes.ts";
import type { Part } from "../shapes.ts";
import type { Studio } from "../studio.ts";

const HEIGHT = 0.2;
const RELIEF = 0.045;

export class SyrtisPicture extends PlainPicture {
  override readonly height = 1.0;
  override readonly pace = 240;

  paint(view: View, ground: Ground): void {
    const { context, unit, middle, studio } = ground;
    const { palette } = studio;
    const [x, y] = middle((view.columns - 1) / 2, (view.rows - 1) / 2);
    const [width, depth] = [(view.columns + 0.24) * unit, (view.rows + 0.24) * unit];
    const deep = context.createRadialGradient(x, y, 0, x, y, 0.72 * width);
    deep.addColorStop(0, css(mixed(palette.sea, palette["sea-line"], 0.55)));
    deep.addColorStop(1, css(palette.sea));
    context.fillStyle = deep;
    context.beginPath();
    context.roundRect(x - width / 2, y - depth / 2, width, depth, 0.1 * unit);
    context.fill();
    context.clip();
    waves(context, x - width / 2, y - depth / 2, width, depth, unit, css(palette["sea-line"]));
  }

  override layers(cell: string): string[] {
    return cell === "" ? [] : [cell.charAt(0), cell.charAt(1)];
  }

  override rise(layer: number): number {
    return layer === 0 ? 0 : HEIGHT;
  }

  override top(cell: string): number {
    return cell === "" ? 0 : HEIGHT + RELIEF;
  }

  model(symbol: string, layer: number, view: View, studio: Studio): Object3D {
    const geometry = layer === 0 ? tile(symbol, studio) : tower(symbol, view, studio);
    const mesh = new Mesh(geometry, studio.clay());
    mesh.castShadow = mesh.receiveShadow = true;
    return new Group().add(mesh);
  }

  override figures(view: View): Map<Place, string> {
    return swapNumbers(view);
  }

  override changes(before: View, after: View, played: Played, grid: Grid): Change[] {
    const plain = differences(this, before, after, grid);
    const [from, to] = played.named;
    if (from === undefined) return plain;
    const at = (view: View, place: Place): string[] => this.layers(view.cells[grid.index(place)] ?? "");
    if (to === undefined) {
      return plain.map((change) =>
        change.kind === "leave" ? { ...change, gait: "sink" } : change.kind === "enter" ? { ...change, gait: "drop" } : change,
      );
    }
    const delay = 0;
    const [tileBefore, towerBefore] = at(before, from);
    const [tileAfter] = at(after, from);
    if (tileBefore !== undefined && tileAfter === undefined) {
      const path = wayOverWater(before, grid, from, to);
      return [0, 1].map((layer) => ({ kind: "move", layer, place: from, to, path, gait: "slide", delay }));
    }
    if (towerBefore && at(after, to)[1] === towerBefore) {
      return [{ kind: "move", layer: 1, place: from, to, path: [], gait: "hop", delay }];
    }
    return plain;
  }
}

/** The shortest way of a sliding tile, through squares that are empty; for the eye only. */
function wayOverWater(view: View, grid: Grid, from: Place, to: Place): Place[] {
  const cameFrom = new Map<Place, Place | null>([[from, null]]);
  const queue: Place[] = [from];
  for (const place of queue) {
    if (place === to) break;
    const { column, row } = grid.cell(place) ?? { column: 0, row: 0 };
    for (const [right, down] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
      const next = grid.place({ column: column + right, row: row + down });
      if (next === null || !grid.isSquare(next) || cameFrom.has(next) || view.cells[grid.index(next)] !== "") continue;
      cameFrom.set(next, place);
      queue.push(next);
    }
  }
  const way: Place[] = [];
  for (let place = cameFrom.get(to); place && place !== from; place = cameFrom.get(place)) way.unshift(place);
  return way;
}

function tile(symbol: string, studio: Studio): BufferGeometry {
  return studio.geometry(`tile ${symbol}`, () => {
    const { palette } = studio;
    const isLight = symbol === symbol.toLowerCase();
    const stone = palette[isLight ? "stone-light" : "stone-dark"];
    const rim = palette[isLight ? "stone-light-edge" : "stone-dark-edge"];
    // In high contrast a dark stone and its rim are alike black: then the rim is light.
    const edge = rim.equals(stone) ? palette["stone-light"] : rim;
    const isCircle = symbol.toLowerCase() === "o";
    const parts: Part[] = [{ geometry: plate(rounded(0.93, 0.93, 0.07), HEIGHT, 0.03, 6), colour: stone }];
    // A rim in relief about a sunken middle: read by its shadow and by its colour.
    const ring = isCircle ? disc(0.33) : rounded(0.6, 0.6, 0.03);
    ring.holes.push(isCircle ? disc(0.2) : roundedPath(new Shape(), 0.35, 0.35, 0.02));
    parts.push({ geometry: plate(ring, RELIEF + 0.02, 0.012, 28), colour: edge, place: placed(0, HEIGHT - 0.02, 0) });
    return joined(parts);
  });
}

function disc(radius: number): Shape {
  const shape = new Shape();
  shape.absarc(0, 0, radius, 0, 2 * Math.PI);
  return shape;
}

/** A round or a square tower, with a band in the colour of the seat that plays it. */
function tower(symbol: string, view: View, studio: Studio): BufferGeometry {
  const owner = view.sides.indexOf(symbol === "l" ? "light" : "dark");
  return studio.geometry(`tower ${symbol} ${owner}`, () => {
    const { palette } = studio;
    const band = owner < 0 ? palette.line : palette[owner === 0 ? "seat-1" : "seat-2"];
    return joined(symbol === "l" ? roundTower(palette.ivory, band) : squareTower(palette.basalt, band));
  });
}

function roundTower(stone: Color, band: Color): Part[] {
  const body = turned([[0.29, 0], [0.29, 0.05], [0.24, 0.1], [0.215, 0.5], [0.27, 0.56], [0.27, 0.66], [0.2, 0.66], [0.2, 0.6], [0, 0.6]], 28);
  const parts: Part[] = [
    { geometry: body, colour: stone },
    { geometry: turned([[0.238, 0.3], [0.25, 0.31], [0.246, 0.42], [0.232, 0.43]], 28), colour: band },
  ];
  for (let at = 0; at < 6; at++) {
    const turn = (at * Math.PI) / 3;
    const place = placed(0.235 * Math.sin(turn), 0.7, 0.235 * Math.cos(turn), { y: turn });
    parts.push({ geometry: new BoxGeometry(0.12, 0.1, 0.07), colour: stone, place });
  }
  parts.push({ geometry: new CylinderGeometry(0.2, 0.2, 0.02, 24), colour: band, place: placed(0, 0.6, 0) });
  return parts;
}

function squareTower(stone: Color, band: Color): Part[] {
  const parts: Part[] = [
    { geometry: new BoxGeometry(0.54, 0.08, 0.54), colour: stone, place: placed(0, 0.04, 0) },
    { geometry: plate(rounded(0.42, 0.42, 0.02), 0.52, 0.01, 3), colour: stone, place: placed(0, 0.06, 0) },
    { geometry: new BoxGeometry(0.445, 0.11, 0.445), colour: band, place: placed(0, 0.36, 0) },
    { geometry: new BoxGeometry(0.5, 0.09, 0.5), colour: stone, place: placed(0, 0.6, 0) },
    { geometry: new BoxGeometry(0.36, 0.02, 0.36), colour: band, place: placed(0, 0.65, 0) },
  ];
  for (const x of [-0.2, 0, 0.2]) {
    for (const z of [-0.2, 0, 0.2]) {
      if (x === 0 && z === 0) continue;
      parts.push({ geometry: new BoxGeometry(0.1, 0.1, 0.1), colour: stone, place: placed(x, 0.69, z) });
    }
  }
  return parts;
}

function waves(
  context: CanvasRenderingContext2D,
  left: number,
  top: number,
  width: number,
  depth: number,
  unit: number,
  colour: string,
): void {
  context.strokeStyle = colour;
  context.lineWidth = 0.018 * unit;
  context.lineCap = "round";
  const length = 0.22 * unit;
  for (let line = 0, y = top + 0.2 * unit; y < top + depth; line++, y += 0.25 * unit) {
    // Every other line is set off by half a wave, and each wave lies a little elsewhere.
    for (let at = 0, x = left + (line % 2) * 0.4 * unit; x < left + width; at++, x += 0.8 * unit) {
      const start = x + 0.12 * unit * Math.sin(7 * line + 13 * at);
      context.beginPath();
      context.moveTo(start, y);
      context.quadraticCurveTo(start + length / 2, y - 0.07 * unit, start + length, y);
      context.stroke();
    }
  }
}
