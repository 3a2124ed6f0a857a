// Infection: soft microbes whose skin wobbles; a clone comes loose from its parent, a jump stretches,
// neighbours turn one after another.

import { Group, Mesh, MeshPhongMaterial, SphereGeometry, TorusGeometry } from "three";
import type { Color, IUniform, Object3D } from "three";
import type { Place, Played, View } from "../../rules/types.ts";
import type { Grid } from "../grid.ts";
import { css, mixed } from "../palette.ts";
import { PlainPicture, differences } from "../picture.ts";
import type { Change, Ground } from "../picture.ts";
import { joined, placed } from "../shapes.ts";
import type { Part } from "../shapes.ts";
import type { Studio } from "../studio.ts";

const RADIUS = 0.37;
/** Between one neighbour's turning and the next one's, in milliseconds. */
const SPREAD = 40;

export class InfectionPicture extends PlainPicture {
  override readonly height = 0.5;
  override readonly pace = 230;
  override readonly isAlive = true;
  /** Shared by all microbes: the time their skin wobbles by. */
  readonly #seconds: IUniform<number> = { value: 0 };

  override live(seconds: number): void {
    this.#seconds.value = seconds;
  }

  override stride(step: number): number {
    return step === 0 ? 0.75 * this.pace : SPREAD;
  }

  override painted(view: View): string {
    return view.cells.map((cell) => (cell === "-" ? "-" : ".")).join("");
  }

  paint(view: View, ground: Ground): void {
    const { context, unit, middle, studio } = ground;
    const { palette } = studio;
    const dish = mixed(palette.glaze, palette.groove, 0.55);
    view.cells.forEach((cell, at) => {
      const [x, y] = middle(at % view.columns, Math.floor(at / view.columns));
      context.beginPath();
      context.roundRect(x - 0.465 * unit, y - 0.465 * unit, 0.93 * unit, 0.93 * unit, 0.2 * unit);
      if (cell === "-") {
        context.fillStyle = css(palette["groove-deep"], 0.35);
        context.fill();
        return;
      }
      const light = context.createRadialGradient(x, y, 0.1 * unit, x, y, 0.62 * unit);
      light.addColorStop(0, css(dish));
      light.addColorStop(1, css(palette["groove-deep"]));
      context.fillStyle = light;
      context.fill();
      context.strokeStyle = css(palette.line);
      context.lineWidth = 0.018 * unit;
      context.stroke();
    });
  }

  override layers(cell: string): string[] {
    return cell === "-" ? [] : [cell];
  }

  model(symbol: string, _layer: number, _view: View, studio: Studio): Object3D {
    const { palette } = studio;
    const colour = palette[symbol === "x" ? "seat-1" : "seat-2"];
    const geometry = studio.geometry(`microbe ${symbol}`, () => joined(symbol === "x" ? bristly(colour) : ringed(colour)));
    const mesh = new Mesh(geometry, this.#skin(studio));
    mesh.castShadow = mesh.receiveShadow = true;
    return new Group().add(mesh);
  }

  override changes(before: View, after: View, played: Played, grid: Grid): Change[] {
    const plain = differences(this, before, after, grid);
    const landing = plain.find((change) => change.kind === "enter");
    const left = plain.find((change) => change.kind === "leave");
    let turned = 0;
    const others = plain.map((change): Change => {
      // The first to turn waits for the landing; in a step of its own there is nothing to wait for.
      if (change.kind === "become") return { ...change, delay: (landing ? 0.75 * this.pace : 0) + SPREAD * turned++ };
      if (change !== landing || change.kind !== "enter" || left) return change;
      const parent = parentOf(change.place, change.symbol, before, played, grid);
      return parent === null ? change : { ...change, gait: "split", from: grid.at(parent) };
    });
    if (!landing || !left) return others;
    const jump: Change = { kind: "move", layer: 0, place: left.place, to: landing.place, path: [], gait: "hop", delay: 0 };
    return [jump, ...others.filter((change) => change.kind === "become")];
  }

  /** Soft and a little translucent at its rim; the vertices swing, each microbe in its own time. */
  #skin(studio: Studio): MeshPhongMaterial {
    return studio.material("skin", () => {
      const material = new MeshPhongMaterial({ vertexColors: true, shininess: 60, specular: 0x333333 });
      material.onBeforeCompile = (shader) => {
        shader.uniforms["seconds"] = this.#seconds;
        shader.vertexShader = shader.vertexShader.replace("void main() {", "uniform float seconds;\nvoid main() {").replace(
          "#include <begin_vertex>",
          `float own = dot(modelMatrix[3].xz, vec2(2.3, 3.7));
          float round = atan(position.z, position.x);
          float swell = sin(3.0 * round + 2.1 * seconds + own) * 0.6 + sin(5.0 * round - 2.9 * seconds + 2.0 * own) * 0.4;
          vec3 transformed = position;
          transformed.xz *= 1.0 + 0.05 * swell;
          transformed.y *= 1.0 + 0.05 * sin(1.7 * seconds + own);`,
        );
        shader.fragmentShader = shader.fragmentShader.replace(
          "#include <emissivemap_fragment>",
          `float rim = pow(1.0 - max(dot(normalize(vNormal), normalize(vViewPosition)), 0.0), 2.0);
          totalEmissiveRadiance += diffuseColor.rgb * 0.5 * rim;`,
        );
      };
      material.customProgramCacheKey = () => "skin";
      return material;
    });
  }
}

/** Whom a clone comes from: the square its move names, else any neighbour of its colour. */
function parentOf(place: Place, symbol: string, before: View, played: Played, grid: Grid): Place | null {
  const named = played.named.find((square) => square !== place);
  if (named !== undefined) return named;
  const { column, row } = grid.cell(place) ?? { column: 0, row: 0 };
  for (const down of [0, -1, 1]) {
    for (const right of [0, -1, 1]) {
      const near = grid.place({ column: column + right, row: row + down });
      if (near !== null && grid.isSquare(near) && before.cells[grid.index(near)] === symbol) return near;
    }
  }
  return null;
}

function body(colour: Color): Part {
  const place = placed(0, 0.2, 0, {}, [1, 0.62, 1]);
  return { geometry: new SphereGeometry(RADIUS, 36, 20), colour, place };
}

function pale(colour: Color, share: number): Color {
  return mixed(colour, colour.clone().setRGB(1, 1, 1), share);
}

/** The first seat's: with bristles around it and dark kernels on top. */
function bristly(colour: Color): Part[] {
  const parts = [body(colour)];
  for (let at = 0; at < 14; at++) {
    const turn = (at * Math.PI) / 7;
    const place = placed(0.385 * Math.cos(turn), 0.2, 0.385 * Math.sin(turn), {}, [1, 1, 1]);
    parts.push({ geometry: new SphereGeometry(0.05, 10, 8), colour: pale(colour, 0.3), place });
  }
  for (const [x, z, radius] of [[0.03, 0.05, 0.13], [-0.18, -0.06, 0.075], [0.1, -0.19, 0.06]] as const) {
    const place = placed(x, 0.405 - 0.6 * (x * x + z * z), z, {}, [1, 0.42, 1]);
    parts.push({ geometry: new SphereGeometry(radius, 16, 10), colour: pale(colour, 0.66), place });
  }
  return parts;
}

/** The second seat's: smooth, with one ring on top. */
function ringed(colour: Color): Part[] {
  const ring = new TorusGeometry(0.165, 0.042, 12, 32);
  return [body(colour), { geometry: ring, colour: pale(colour, 0.78), place: placed(0, 0.4, 0, { x: Math.PI / 2 }, [1, 1, 0.8]) }];
}
