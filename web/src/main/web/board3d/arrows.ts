// Arrows from place to place, with a label: lines that the engine thinks of, hints.

import { CanvasTexture, DoubleSide, Group, Mesh, MeshBasicMaterial, RingGeometry, Shape, ShapeGeometry } from "three";
import { Sprite, SpriteMaterial, SRGBColorSpace } from "three";
import type { BufferGeometry, Material, Texture, Vector3 } from "three";
import type { Arrow } from "../board/types.ts";
import type { Place } from "../rules/types.ts";
import type { Grid } from "./grid.ts";
import { css } from "./palette.ts";
import type { Studio } from "./studio.ts";

export class Arrows {
  readonly object = new Group();
  #used: (BufferGeometry | Material | Texture)[] = [];

  constructor(
    private readonly grid: Grid,
    private readonly studio: Studio,
    /** Above the pieces. */
    private readonly height: number,
    /** Where a square's top is. */
    private readonly top: (place: Place) => number,
  ) {}

  show(arrows: readonly Arrow[]): void {
    this.dispose();
    arrows.forEach((arrow, at) => this.#draw(arrow, at));
  }

  dispose(): void {
    this.object.clear();
    for (const thing of this.#used) thing.dispose();
    this.#used = [];
  }

  #draw(arrow: Arrow, at: number): void {
    // A ring lies on its square, where it surrounds what stands there.
    const isRing = arrow.from === arrow.to;
    const height = (isRing ? this.top(arrow.from) : this.height) + 0.012 * at;
    const from = this.grid.at(arrow.from, height);
    const to = this.grid.at(arrow.to, height);
    const width = 0.07 + 0.13 * Math.max(0, Math.min(1, arrow.weight));
    const material = new MeshBasicMaterial({
      color: this.studio.palette.cobalt,
      transparent: true,
      opacity: 0.5 + 0.35 * arrow.weight,
      side: DoubleSide,
      depthTest: false,
    });
    // A piece that is only put down has no way: it gets a ring.
    const geometry = isRing ? new RingGeometry(0.42 - width / 2, 0.42 + width / 2, 48) : shaft(from, to, width);
    const mesh = new Mesh(geometry, material);
    mesh.rotation.x = -Math.PI / 2;
    mesh.rotation.z = Math.atan2(-(to.z - from.z), to.x - from.x);
    mesh.position.copy(from);
    mesh.renderOrder = 100 + at;
    this.#used.push(geometry, material);
    this.object.add(mesh);
    if (arrow.label !== "") this.#label(arrow.label, from.lerp(to, 0.5), at);
  }

  #label(text: string, at: Vector3, order: number): void {
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("2d");
    if (context === null) return;
    const font = `600 44px ${getComputedStyle(document.documentElement).fontFamily}`;
    context.font = font;
    canvas.width = Math.ceil(context.measureText(text).width) + 36;
    canvas.height = 64;
    context.font = font;
    context.fillStyle = css(this.studio.palette.glaze, 0.94);
    context.roundRect(0, 0, canvas.width, canvas.height, 20);
    context.fill();
    context.fillStyle = css(this.studio.palette.ink);
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(text, canvas.width / 2, 34);
    const map = new CanvasTexture(canvas);
    map.colorSpace = SRGBColorSpace;
    const material = new SpriteMaterial({ map, depthTest: false });
    const sprite = new Sprite(material);
    sprite.scale.set((0.34 * canvas.width) / canvas.height, 0.34, 1);
    sprite.position.copy(at);
    sprite.renderOrder = 200 + order;
    this.#used.push(map, material);
    this.object.add(sprite);
  }
}

/** An arrow along x, as long as the way, less a little at both ends. */
function shaft(from: Vector3, to: Vector3, width: number): BufferGeometry {
  const length = from.distanceTo(to) - 0.12;
  const head = Math.min(0.34, 0.5 * length);
  const half = width / 2;
  const shape = new Shape();
  shape.moveTo(0.18, half);
  shape.lineTo(length - head, half);
  shape.lineTo(length - head, half + 0.1);
  shape.lineTo(length, 0);
  shape.lineTo(length - head, -half - 0.1);
  shape.lineTo(length - head, -half);
  shape.lineTo(0.18, -half);
  shape.closePath();
  return new ShapeGeometry(shape);
}
