// What is written on squares: on the tops of what lies there, legible from where the player sits.

import { CanvasTexture, Group, Mesh, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from "three";
import type { Place } from "../rules/types.ts";
import type { Grid } from "./grid.ts";
import { css } from "./palette.ts";
import type { Studio } from "./studio.ts";

const PIXELS = 128;
/** Side of a figure's plane, in squares. */
const SIDE = 0.62;

export class Figures {
  readonly object = new Group();

  constructor(
    private readonly grid: Grid,
    private readonly studio: Studio,
  ) {}

  /** Each text lies at the height of its place. */
  show(texts: ReadonlyMap<Place, string>, height: (place: Place) => number): void {
    this.object.clear();
    for (const [place, text] of texts) {
      const plane = this.studio.geometry("figure", () => new PlaneGeometry(SIDE, SIDE).rotateX(-Math.PI / 2));
      const mesh = new Mesh(plane, this.#material(text));
      mesh.position.copy(this.grid.at(place, height(place) + 0.005));
      this.object.add(mesh);
    }
  }

  #material(text: string): MeshBasicMaterial {
    return this.studio.material(`figure ${text}`, () => {
      const map = this.studio.keep(new CanvasTexture(written(text, this.studio)));
      map.colorSpace = SRGBColorSpace;
      map.anisotropy = 8;
      return new MeshBasicMaterial({ map, transparent: true, depthWrite: false });
    });
  }
}

/** A dark text with a pale seam, as on the flat board. */
function written(text: string, { palette }: Studio): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = PIXELS;
  const context = canvas.getContext("2d");
  if (context === null) return canvas;
  const family = getComputedStyle(document.documentElement).fontFamily;
  context.font = `650 ${text.length > 2 ? 58 : 76}px ${family}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = 20;
  context.strokeStyle = css(palette.ivory);
  context.strokeText(text, PIXELS / 2, PIXELS / 2 + 4);
  context.fillStyle = css(palette.basalt);
  context.fillText(text, PIXELS / 2, PIXELS / 2 + 4);
  return canvas;
}
