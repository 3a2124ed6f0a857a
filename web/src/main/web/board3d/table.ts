// One game on the stage: its slab, pieces, notches, marks and ghosts, and what a ray meets of them.
// Made anew for another game, size or theme.

import { Group, Mesh, MeshPhongMaterial, Plane, Raycaster, Vector2, Vector3 } from "three";
import type { Object3D } from "three";
import type { Arrow } from "../board/types.ts";
import type { Place, Played, Region, Step, View } from "../rules/types.ts";
import { Arrows } from "./arrows.ts";
import { Figures } from "./figures.ts";
import { cellOf, Grid } from "./grid.ts";
import { Slab, slabSize } from "./ground.ts";
import { Marks } from "./marks.ts";
import type { MarkKind } from "./marks.ts";
import type { Motion } from "./motion.ts";
import { mixed } from "./palette.ts";
import { Outlines } from "./outlines.ts";
import type { Palette } from "./palette.ts";
import type { Picture } from "./picture.ts";
import { pictureOf } from "./pictures.ts";
import { Pieces } from "./pieces.ts";
import type { Stage } from "./stage.ts";
import { Studio } from "./studio.ts";

/** What a ray meets: the place, if any, and where on the ground it would land. */
export interface Hit {
  place: Place | null;
  point: Vector3 | null;
}

export type NotchState = "idle" | "open" | "pointed";

const GROUND = new Plane(new Vector3(0, 1, 0), 0);

export class Table {
  readonly grid: Grid;
  readonly picture: Picture;
  readonly pieces: Pieces;
  readonly #studio: Studio;
  readonly #group = new Group();
  readonly #slab: Slab;
  readonly #marks: Marks;
  readonly #arrows: Arrows;
  readonly #outlines: Outlines;
  readonly #figures: Figures;
  readonly #ghosts = new Group();
  readonly #words = new Group();
  readonly #notches = new Map<Place, Object3D>();
  readonly #notchGroup = new Group();
  readonly #ray = new Raycaster();
  #hidden: Object3D[] = [];
  #painted: string | null = null;
  #view: View;

  constructor(
    private readonly stage: Stage,
    motion: Motion,
    view: View,
    palette: Palette,
    look: { flipped: boolean; coordinates: boolean },
  ) {
    this.#view = view;
    this.grid = Grid.of(view, look.flipped);
    this.picture = pictureOf(view.game);
    const studio = (this.#studio = new Studio(palette));
    this.pieces = new Pieces(this.picture, this.grid, studio, motion);
    this.#slab = new Slab(this.picture, this.grid, studio, look.coordinates);
    this.#marks = new Marks(this.grid, studio);
    this.#outlines = new Outlines(this.grid, studio);
    this.#figures = new Figures(this.grid, studio);
    this.#arrows = new Arrows(this.grid, studio, this.picture.height + 0.05, (place) => this.#top(place) + 0.01);
    this.#placeNotches(look.flipped);
    this.#group.add(this.#slab.object, this.#notchGroup, this.pieces.object, this.#figures.object);
    this.#group.add(this.#ghosts, this.#words, this.#marks.object, this.#outlines.object, this.#arrows.object);
    stage.scene.add(this.#group);
    const [width, depth] = slabSize(this.picture, this.grid);
    stage.frame(Math.max(width, depth) / 2);
    stage.orbit.frame(width, depth, this.picture.height);
    stage.shade = palette.isDark ? 0.42 : 0.16;
    this.show(view);
  }

  /** Whether `view` is of this game and size, and of the same sides: models may show whose they are. */
  isFor(view: View): boolean {
    const { columns, rows } = this.grid;
    const isSame = view.game === this.#view.game && view.sides.join() === this.#view.sides.join();
    return isSame && view.columns === columns && view.rows === rows;
  }

  show(view: View): void {
    this.#view = view;
    this.#paint(view);
    this.pieces.show(view);
    this.#write(view);
    this.stage.invalidate();
  }

  /** Shows one step of a move; resolves when it is over. */
  async play(before: View, step: Step, played: Played): Promise<void> {
    this.#view = step.view;
    this.#write(step.view);
    await this.pieces.play(step.view, this.picture.changes(before, step.view, played, this.grid));
  }

  mark(marks: readonly { kind: MarkKind; place: Place }[]): void {
    this.#marks.show(marks.map((mark) => ({ ...mark, height: this.#top(mark.place) })));
    if (this.picture.isOfLines) this.#marks.line(this.#view.decisive, this.picture.height + 0.06);
    this.stage.invalidate(false);
  }

  outline(regions: readonly Region[]): void {
    const square = regions[0]?.squares[0];
    this.#outlines.show(regions, square === undefined ? 0 : this.picture.rise(1));
    this.stage.invalidate(false);
  }

  point(arrows: readonly Arrow[]): void {
    this.#arrows.show(arrows);
    this.stage.invalidate(false);
  }

  setNotches(state: (place: Place) => NotchState): void {
    const { palette } = this.#studio;
    const colours = {
      idle: mixed(palette.line, palette.ink, 0.12),
      open: mixed(palette.cobalt, palette.glaze, 0.25),
      pointed: palette[this.#view.turn === 0 ? "seat-1" : "seat-2"],
    };
    for (const [place, object] of this.#notches) {
      const now = state(place);
      const material = this.#studio.material(`notch ${now} ${this.#view.turn}`, () => {
        return new MeshPhongMaterial({ color: colours[now], specular: 0x1c1c1c });
      });
      const arrow = object.getObjectByName("arrow");
      if (arrow instanceof Mesh) arrow.material = material;
      object.position.y = now === "pointed" ? 0.06 : 0;
    }
    this.stage.invalidate();
  }

  /** What will have changed after `step`, faintly over what is there now. */
  preview(step: Step | null): void {
    this.#ghosts.clear();
    for (const object of this.#hidden) object.visible = true;
    this.#hidden = [];
    if (step !== null) for (const place of this.grid.squares()) this.#ghost(place, step.view);
    this.stage.invalidate();
  }

  /** Ghosts of the words that may be said for a square; none for null. */
  offer(place: Place | null, words: readonly string[], pointed: string | null): void {
    this.#words.clear();
    if (place !== null) {
      words.forEach((word, at) => {
        const model = this.picture.wordModel(word, this.#view, this.#studio);
        if (model === null) return;
        model.position.copy(this.grid.at(place, this.#top(place) + 0.02 + 0.07 * at + (word === pointed ? 0.08 : 0)));
        this.#fade(model, word === pointed ? 0.95 : 0.45);
        this.#words.add(model);
      });
    }
    this.stage.invalidate();
  }

  /** What lies under a point of the window, in x and y from -1 to 1. A ray
   * goes through what the hand carries. */
  pick(x: number, y: number): Hit {
    // What has just been moved is met where it is, drawn or not.
    this.#group.updateMatrixWorld();
    this.#ray.setFromCamera(new Vector2(x, y), this.stage.orbit.camera);
    const point = this.#ray.ray.intersectPlane(GROUND, new Vector3());
    const things = [this.pieces.object, this.#notchGroup, this.#slab.object];
    const first = this.#ray.intersectObjects(things).find(({ object }) => !this.pieces.isCarried(object));
    for (let object: Object3D | null = first?.object ?? null; object !== null; object = object.parent) {
      const place: unknown = object.userData["place"];
      if (typeof place === "string") return { place, point };
    }
    return { place: point && first ? this.placeAt(point) : null, point };
  }

  /** Where in the window, in x and y from -1 to 1, a place is met; null where something hides it. */
  seen(place: Place): { x: number; y: number } | null {
    if (!this.hasPlace(place)) return null;
    const { x, y } = this.grid.at(place, this.#top(place)).project(this.stage.orbit.camera);
    return this.pick(x, y).place === place ? { x, y } : null;
  }

  /** The square that a point of the ground lies in. */
  placeAt(point: Vector3): Place | null {
    const place = this.grid.place(this.grid.cellAt(point));
    return place !== null && this.grid.isSquare(place) ? place : null;
  }

  /** Squares and notches. */
  hasPlace(place: Place): boolean {
    return this.grid.isSquare(place) || this.#notches.has(place);
  }

  dispose(): void {
    this.stage.scene.remove(this.#group);
    this.#arrows.dispose();
    this.#outlines.dispose();
    this.pieces.dispose();
    this.#studio.dispose();
  }

  #ghost(place: Place, after: View): void {
    const now = this.picture.layers(cellOf(this.#view, this.grid, place));
    const then = this.picture.layers(cellOf(after, this.grid, place));
    for (let layer = 0; layer < Math.max(now.length, then.length); layer++) {
      const [is = "", will = ""] = [now[layer], then[layer]];
      if (is === will) continue;
      const object = this.pieces.at(layer, place);
      if (object) {
        object.visible = false;
        this.#hidden.push(object);
      }
      if (is !== "" && will === "") this.#stand(is, layer, place, 0.25);
      if (will !== "") this.#stand(will, layer, place, 0.6);
    }
  }

  #stand(symbol: string, layer: number, place: Place, opacity: number): void {
    const model = this.picture.model(symbol, layer, this.#view, this.#studio);
    model.position.copy(this.grid.at(place, layer > 0 ? this.picture.rise(layer) : 0));
    this.#fade(model, opacity);
    this.#ghosts.add(model);
  }

  #fade(model: Object3D, opacity: number): void {
    model.traverse((part) => {
      if (!(part instanceof Mesh)) return;
      part.material = this.#studio.faint(part.material, opacity);
      part.castShadow = false;
    });
  }

  #top(place: Place): number {
    return this.grid.isSquare(place) ? this.picture.top(cellOf(this.#view, this.grid, place)) : 0;
  }

  #write(view: View): void {
    this.#figures.show(this.picture.figures(view), (place) => this.#top(place));
  }

  #paint(view: View): void {
    const painted = this.picture.painted(view);
    if (painted === this.#painted) return;
    this.#painted = painted;
    this.#slab.repaint(view);
  }

  #placeNotches(flipped: boolean): void {
    for (const place of this.picture.notches(this.grid)) {
      const object = this.picture.notch(place, this.#studio);
      if (object === null) continue;
      object.position.copy(this.grid.at(place));
      if (flipped) object.rotation.y += Math.PI;
      object.userData["place"] = place;
      this.#notches.set(place, object);
      this.#notchGroup.add(object);
    }
  }
}
