// The pieces on the board: which model lies where, how they come, go and move, and what is lifted.

import { Group, Mesh, MeshBasicMaterial, RingGeometry, Vector3 } from "three";
import type { Object3D } from "three";
import type { Place, View } from "../rules/types.ts";
import { entering, leaving, moving } from "./gaits.ts";
import { cellOf } from "./grid.ts";
import type { Grid } from "./grid.ts";
import { easeOut } from "./motion.ts";
import type { Motion } from "./motion.ts";
import type { Change, Picture } from "./picture.ts";
import type { Studio } from "./studio.ts";

interface Piece {
  object: Object3D;
  symbol: string;
  place: Place;
  layer: number;
  /** The glide that it is on; an older one no longer moves it. */
  glide: number;
}

const LIFT = 0.24;

export class Pieces {
  readonly object = new Group();
  readonly #pieces = new Map<string, Piece>();
  #view: View | null = null;
  #lifted: Piece | null = null;
  /** What is lifted goes with the hand. */
  #isCarrying = false;

  constructor(
    private readonly picture: Picture,
    private readonly grid: Grid,
    private readonly studio: Studio,
    private readonly motion: Motion,
  ) {}

  /** Everything as in `view`, at once; what is right already stays. */
  show(view: View): void {
    this.#view = view;
    const wanted = new Set<string>();
    for (const place of this.grid.squares()) {
      this.picture.layers(cellOf(view, this.grid, place)).forEach((symbol, layer) => {
        if (symbol === "") return;
        const key = keyOf(layer, place);
        wanted.add(key);
        const piece = this.#pieces.get(key);
        if (piece?.symbol === symbol) this.#settle(piece);
        else this.#set(this.#make(symbol, layer, place, view));
      });
    }
    for (const [key, piece] of this.#pieces) {
      if (!wanted.has(key)) this.#remove(key, piece);
    }
  }

  /** Shows `changes` on the way to `after`, then everything as it is there. */
  async play(after: View, changes: Change[]): Promise<void> {
    const taken = new Map<Change, Piece | null>();
    for (const change of changes) {
      const goes = change.kind === "move" || change.kind === "leave";
      if (goes) taken.set(change, this.#take(change.layer, change.place));
    }
    // Pieces go to squares that others leave in the same instant: all are taken before any is put.
    const running = changes.map((change) => this.#run(change, taken.get(change) ?? null, after));
    this.#view = after;
    await Promise.all(running);
  }

  at(layer: number, place: Place): Object3D | null {
    return this.#pieces.get(keyOf(layer, place))?.object ?? null;
  }

  /** Lifts what lies uppermost on `place`, and puts down what was lifted before. */
  lift(place: Place | null): void {
    const piece = place === null ? null : this.#topmost(place);
    const before = this.#lifted;
    if (piece === before) return;
    this.#lifted = piece;
    this.#isCarrying = false;
    if (before && this.#pieces.get(keyOf(before.layer, before.place)) === before) {
      this.#glide(before, this.#home(before.layer, before.place));
    }
    if (piece) this.#glide(piece, this.#home(piece.layer, piece.place).setY(LIFT + this.#base(piece)));
  }

  /** What is lifted goes where the hand is. */
  carry(point: Vector3): void {
    const piece = this.#lifted;
    if (piece === null) return;
    piece.glide++;
    this.#isCarrying = true;
    piece.object.position.set(point.x, LIFT + this.#base(piece), point.z);
  }

  /** Whether a part of a model belongs to what the hand carries. */
  isCarried(part: Object3D): boolean {
    const carried = this.#isCarrying ? this.#lifted?.object : undefined;
    for (let object: Object3D | null = part; object !== null; object = object.parent) {
      if (object === carried) return true;
    }
    return false;
  }

  /** A lifted piece that was carried, back above its square. */
  putBack(): void {
    this.#isCarrying = false;
    const piece = this.#lifted;
    if (piece) this.#glide(piece, this.#home(piece.layer, piece.place).setY(LIFT + this.#base(piece)));
  }

  dispose(): void {
    this.#pieces.clear();
    this.object.clear();
  }

  #run(change: Change, piece: Piece | null, after: View): Promise<void> {
    const { layer, place, delay } = change;
    const pace = this.picture.pace;
    const motion = this.motion;
    switch (change.kind) {
      case "move": {
        if (piece === null) return Promise.resolve();
        this.#set({ ...piece, place: change.to });
        piece.object.userData["place"] = change.to;
        // From where it is: a hand may have carried it.
        const stops = [...change.path, change.to].map((stop) => this.#home(layer, stop, after));
        const points = [piece.object.position.clone(), ...stops];
        const gait = moving(piece.object, points, change.gait, change.turn === true);
        return motion.run(pace * (1 + 0.25 * change.path.length), gait, delay);
      }
      case "leave": {
        if (piece === null) return Promise.resolve();
        this.object.add(piece.object);
        if (change.gait === "sink") void this.#ripple(place, delay);
        const gait = leaving(piece.object, change.towards, change.gait);
        const duration = change.gait === "sink" ? 2 * pace : pace;
        return motion.run(duration, gait, delay).then(() => void this.object.remove(piece.object));
      }
      case "enter": {
        const made = this.#make(change.symbol, layer, place, after);
        this.#set(made);
        const gait = entering(made.object, this.#home(layer, place, after), change.from, change.gait);
        if (delay > 0 && motion.factor > 0) made.object.visible = false;
        return motion.run(
          pace,
          (share) => {
            made.object.visible = true;
            gait(share);
          },
          delay,
        );
      }
      case "become":
        return this.#become(change.symbol, layer, place, after, delay);
    }
  }

  #become(symbol: string, layer: number, place: Place, after: View, delay: number): Promise<void> {
    let isNew = false;
    return this.motion.run(
      this.picture.pace * 0.9,
      (share) => {
        if (share >= 0.5 && !isNew) {
          isNew = true;
          this.#set(this.#make(symbol, layer, place, after));
        }
        const object = this.#pieces.get(keyOf(layer, place))?.object;
        object?.scale.setScalar(share === 1 ? 1 : 0.55 + 0.45 * Math.abs(1 - 2 * share));
      },
      delay,
    );
  }

  async #ripple(place: Place, delay: number): Promise<void> {
    if (this.motion.factor === 0) return;
    const geometry = new RingGeometry(0.42, 0.48, 48);
    const colour = this.studio.palette["sea-foam"];
    const material = new MeshBasicMaterial({ color: colour, transparent: true, depthWrite: false });
    const ring = new Mesh(geometry, material);
    ring.rotation.x = -Math.PI / 2;
    ring.position.copy(this.grid.at(place, 0.02));
    this.object.add(ring);
    const frame = (share: number): void => {
      ring.scale.setScalar(0.8 + 1.1 * easeOut(share));
      material.opacity = 0.8 * (1 - share);
    };
    await this.motion.run(620, frame, delay + 120);
    this.object.remove(ring);
    geometry.dispose();
    material.dispose();
  }

  #make(symbol: string, layer: number, place: Place, view: View): Piece {
    const object = this.picture.model(symbol, layer, view, this.studio);
    object.userData["place"] = place;
    object.position.copy(this.#home(layer, place, view));
    return { object, symbol, place, layer, glide: 0 };
  }

  #set(piece: Piece): void {
    const key = keyOf(piece.layer, piece.place);
    const before = this.#pieces.get(key);
    if (before && before.object !== piece.object) this.object.remove(before.object);
    this.#pieces.set(key, piece);
    this.object.add(piece.object);
  }

  #take(layer: number, place: Place): Piece | null {
    const key = keyOf(layer, place);
    const piece = this.#pieces.get(key) ?? null;
    this.#pieces.delete(key);
    if (piece === this.#lifted) this.#lifted = null;
    if (piece) piece.glide++;
    return piece;
  }

  #remove(key: string, piece: Piece): void {
    this.#pieces.delete(key);
    this.object.remove(piece.object);
  }

  #settle(piece: Piece): void {
    if (piece === this.#lifted) return;
    const { object } = piece;
    piece.glide++;
    object.position.copy(this.#home(piece.layer, piece.place));
    object.scale.setScalar(1);
    object.visible = true;
  }

  #glide(piece: Piece, to: Vector3): void {
    const from = piece.object.position.clone();
    const glide = ++piece.glide;
    void this.motion.run(130, (share) => {
      if (piece.glide === glide) piece.object.position.lerpVectors(from, to, easeOut(share));
    });
  }

  #topmost(place: Place): Piece | null {
    return this.#pieces.get(keyOf(1, place)) ?? this.#pieces.get(keyOf(0, place)) ?? null;
  }

  #base(piece: Piece): number {
    return this.#home(piece.layer, piece.place).y;
  }

  #home(layer: number, place: Place, view: View | null = this.#view): Vector3 {
    const home = this.grid.at(place);
    if (layer > 0 && view) home.y = this.picture.rise(layer);
    return home;
  }
}

function keyOf(layer: number, place: Place): string {
  return `${layer} ${place}`;
}
