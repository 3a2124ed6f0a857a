// What draws: renderer, scene, the one light and its soft shadow. Draws only when asked to.

import {
  AmbientLight,
  BackSide,
  BoxGeometry,
  Color,
  DirectionalLight,
  Mesh,
  MeshBasicMaterial,
  PCFSoftShadowMap,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
  WebGLRenderer,
} from "three";
import type { WebGLRenderTarget } from "three";
import { Orbit } from "./camera.ts";

export class Stage {
  readonly scene = new Scene();
  readonly orbit = new Orbit();
  readonly light = new DirectionalLight(0xffffff, 2.1);
  readonly #renderer: WebGLRenderer;
  readonly #floor: Mesh<PlaneGeometry, ShadowMaterial>;
  /** Tells what moves the time; says whether another frame is wanted. */
  readonly #tick: (now: number) => boolean;
  #environment: WebGLRenderTarget | null = null;
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
    this.#floor = new Mesh(new PlaneGeometry(80, 80), new ShadowMaterial({ opacity: 0.14 }));
    this.#floor.rotation.x = -Math.PI / 2;
    this.#floor.position.y = -0.34;
    this.#floor.receiveShadow = true;
    this.scene.add(this.light, this.light.target, this.#floor, new AmbientLight(0xffffff, 0.35));
    this.#surround();
    canvas.addEventListener("webglcontextlost", this.#lost);
    canvas.addEventListener("webglcontextrestored", this.#restored);
  }

  /** A board `reach` squares from its middle to its edge is lit and shadowed, not more. */
  frame(reach: number): void {
    this.light.position.set(-0.55 * reach, 1.9 * reach, -0.75 * reach);
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
    this.#environment?.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  /** A quiet room with one window, for what glass and glaze reflect. */
  #surround(): void {
    const room = new Scene();
    const walls = new MeshBasicMaterial({ color: new Color(0.62, 0.63, 0.66), side: BackSide });
    const pane = new MeshBasicMaterial({ color: new Color(7, 7, 6.6) });
    const box = new BoxGeometry();
    const wall = new Mesh(box, walls);
    wall.scale.setScalar(20);
    const window = new Mesh(box, pane);
    window.scale.set(5, 0.1, 4);
    window.position.set(-4, 8, -4.5);
    room.add(wall, window);
    const generator = new PMREMGenerator(this.#renderer);
    this.#environment?.dispose();
    this.#environment = generator.fromScene(room, 0.03);
    this.scene.environment = this.#environment.texture;
    this.scene.environmentIntensity = 0.8;
    generator.dispose();
    for (const part of [walls, pane, box]) part.dispose();
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
    // Geometry and textures come back by themselves; what was drawn on the card does not.
    this.#surround();
    this.invalidate();
  };
}
