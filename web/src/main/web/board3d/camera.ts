// The camera: turns about the board within limits, comes nearer, and always has the whole board in
// the window when it is not nearer.

import { MathUtils, PerspectiveCamera, Vector3 } from "three";
import { easeOut } from "./motion.ts";
import type { Motion } from "./motion.ts";

const HOME_TILT = 0.54;
/** From the vertical: never straight down, where things have no height, and never from below. */
const TILT = { low: 0.1, high: 1.02 };
/** To either side: the player's own side of the board stays in front. */
const AZIMUTH = 0.85;
const NEAREST = 3;

export class Orbit {
  readonly camera = new PerspectiveCamera(26, 1, 1, 120);
  #tilt = HOME_TILT;
  #azimuth = 0;
  #zoom = 1;
  /** What is looked at beside the middle, when near. */
  #aside = new Vector3();
  #corners: Vector3[] = [];
  #reach = 4;

  get isHome(): boolean {
    return this.#zoom === 1 && this.#tilt === HOME_TILT && this.#azimuth === 0;
  }

  /** The board's box is `width` by `depth`, `height` high. */
  frame(width: number, depth: number, height: number): void {
    this.#corners = [];
    for (const x of [-width / 2, width / 2]) {
      for (const z of [-depth / 2, depth / 2]) {
        this.#corners.push(new Vector3(x, -0.3, z), new Vector3(x * 0.86, height, z * 0.86));
      }
    }
    this.#reach = Math.max(width, depth) / 2;
    this.apply();
  }

  resize(width: number, height: number): void {
    this.camera.aspect = width / height;
    this.apply();
  }

  turn(byX: number, byY: number): void {
    this.#azimuth = MathUtils.clamp(this.#azimuth - byX, -AZIMUTH, AZIMUTH);
    this.#tilt = MathUtils.clamp(this.#tilt - byY, TILT.low, TILT.high);
    this.apply();
  }

  /** Comes nearer by `factor`, to the point of the ground that is pointed at. */
  zoom(factor: number, to: Vector3 | null): void {
    const before = this.#zoom;
    this.#zoom = MathUtils.clamp(before * factor, 1, NEAREST);
    if (to !== null) this.#aside.lerp(to, 1 - before / this.#zoom);
    this.move(0, 0);
  }

  /** Looks further to the side, in squares; only as far as there is board. */
  move(byX: number, byZ: number): void {
    const limit = this.#reach * (1 - 1 / this.#zoom);
    this.#aside.set(
      MathUtils.clamp(this.#aside.x + byX, -limit, limit),
      0,
      MathUtils.clamp(this.#aside.z + byZ, -limit, limit),
    );
    this.apply();
  }

  reset(motion: Motion): void {
    const [tilt, azimuth, zoom] = [this.#tilt, this.#azimuth, this.#zoom];
    const aside = this.#aside.clone();
    void motion.run(240, (share) => {
      const eased = easeOut(share);
      this.#tilt = share === 1 ? HOME_TILT : MathUtils.lerp(tilt, HOME_TILT, eased);
      this.#azimuth = share === 1 ? 0 : azimuth * (1 - eased);
      this.#zoom = share === 1 ? 1 : MathUtils.lerp(zoom, 1, eased);
      this.#aside.copy(aside).multiplyScalar(1 - eased);
      this.apply();
    });
  }

  /** Puts the camera where everything above says. */
  apply(): void {
    const camera = this.camera;
    camera.updateProjectionMatrix();
    const back = new Vector3(
      Math.sin(this.#tilt) * Math.sin(this.#azimuth),
      Math.cos(this.#tilt),
      Math.sin(this.#tilt) * Math.cos(this.#azimuth),
    );
    const middle = new Vector3();
    let distance = 4 * this.#reach;
    // Distance and middle depend on each other through perspective; a few rounds settle both.
    for (let round = 0; round < 5; round++) {
      this.#look(middle, back, distance);
      const box = this.#box();
      const size = Math.max(box.right - box.left, box.top - box.bottom) / 2;
      const half = Math.tan(MathUtils.degToRad(camera.fov / 2)) * distance;
      const aside = new Vector3().setFromMatrixColumn(camera.matrix, 0);
      const upward = new Vector3().setFromMatrixColumn(camera.matrix, 1);
      middle.addScaledVector(aside, ((box.left + box.right) / 2) * half * camera.aspect);
      middle.addScaledVector(upward, ((box.top + box.bottom) / 2) * half);
      distance *= size / 0.97;
    }
    this.#look(middle.multiplyScalar(1 / this.#zoom).add(this.#aside), back, distance / this.#zoom);
  }

  #look(at: Vector3, back: Vector3, distance: number): void {
    this.camera.position.copy(at).addScaledVector(back, distance);
    this.camera.lookAt(at);
    this.camera.updateMatrixWorld();
  }

  #box(): { left: number; right: number; bottom: number; top: number } {
    const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
    for (const corner of this.#corners) {
      const { x, y } = corner.clone().project(this.camera);
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.bottom = Math.min(box.bottom, y);
      box.top = Math.max(box.top, y);
    }
    return box;
  }
}
