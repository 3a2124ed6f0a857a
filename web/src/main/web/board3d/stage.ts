// What draws: renderer, scene, the one light and its soft shadow. Draws only when asked to.

import {
  DirectionalLight,
  HemisphereLight,
  Mesh,
  PCFSoftShadowMap,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  WebGLRenderer,
} from "three";
import { Orbit } from "./camera.ts";

export class Stage {
  readonly scene = new Scene();
  readonly orbit = new Orbit();
  readonly light = new DirectionalLight(0xfffaf2, 1.7);
  readonly #renderer: WebGLRenderer;
  readonly #floor: Mesh<PlaneGeometry, ShadowMaterial>;
  /** Tells what moves the time; says whether another frame is wanted. */
  readonly #tick: (now: number) => boolean;
  #request = 0;
  #size = { width: 0, height: 0 };
  #isLost = false;

  constructor(canvas: HTMLCanvasElement, tick: (now: number) => boolean) {
    this.#tick = tick;
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFSoftShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    const shadow = this.light.shadow;
    shadow.mapSize.set(1024, 1024);
    shadow.radius = 5;
    shadow.bias = -0.0006;
    shadow.normalBias = 0.03;
    this.#floor = new Mesh(new PlaneGeometry(), new ShadowMaterial({ opacity: 0.14 }));
    this.#floor.rotation.x = -Math.PI / 2;
    this.#floor.position.y = -0.34;
    this.#floor.receiveShadow = true;
    this.light.castShadow = true;
    // The sky, so to speak: what the one light throws back from everywhere.
    const sky = new HemisphereLight(0xffffff, 0xb4b4b8, 1.55);
    this.scene.add(this.light, this.light.target, this.#floor, sky);
    canvas.addEventListener("webglcontextlost", this.#lost);
    canvas.addEventListener("webglcontextrestored", this.#restored);
  }

  /** A board `reach` squares from its middle to its edge is lit and shadowed, not more. */
  frame(reach: number): void {
    this.light.position.set(-0.55 * reach, 1.9 * reach, -0.75 * reach);
    // No wider than shadows fall: a plane that reaches behind the camera is clipped badly by some.
    this.#floor.scale.setScalar(3 * reach);
    const camera = this.light.shadow.camera;
    const side = reach * 1.5;
    Object.assign(camera, { left: -side, right: side, top: side, bottom: -side, near: 0.1, far: 5 * reach });
    camera.updateProjectionMatrix();
  }

  set shade(opacity: number) {
    this.#floor.material.opacity = opacity;
  }

  resize(width: number, height: number): void {
    if (width < 1 || height < 1) return;
    this.#size = { width, height };
    this.#renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
    this.#renderer.setSize(width, height, false);
    this.orbit.resize(width, height);
    this.invalidate();
  }

  /** Draws once more; shadows too if something moved. */
  invalidate(moved = true): void {
    if (moved) this.#renderer.shadowMap.needsUpdate = true;
    if (this.#request === 0) this.#request = requestAnimationFrame(this.#frame);
  }

  dispose(): void {
    cancelAnimationFrame(this.#request);
    const canvas = this.#renderer.domElement;
    canvas.removeEventListener("webglcontextlost", this.#lost);
    canvas.removeEventListener("webglcontextrestored", this.#restored);
    this.#floor.geometry.dispose();
    this.#floor.material.dispose();
    this.light.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  #frame = (now: number): void => {
    this.#request = 0;
    if (this.#size.width === 0 || this.#isLost) return;
    if (this.#tick(now)) this.invalidate();
    this.#renderer.render(this.scene, this.orbit.camera);
  };

  #lost = (): void => {
    this.#isLost = true;
  };

  #restored = (): void => {
    this.#isLost = false;
    // Geometry and textures come back by themselves; shadows were drawn and are drawn again.
    this.invalidate();
  };
}
