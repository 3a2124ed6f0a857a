// What models are made from: the colours of the theme, and a store of geometries and materials, so
// that equal pieces share them and all of it can be thrown away together.

import { MeshPhongMaterial } from "three";
import type { BufferGeometry, Material, Texture } from "three";
import type { Palette } from "./palette.ts";

interface Disposable {
  dispose(): void;
}

export class Studio {
  readonly palette: Palette;
  readonly #geometries = new Map<string, BufferGeometry>();
  readonly #materials = new Map<string, Material>();
  readonly #others: Disposable[] = [];

  constructor(palette: Palette) {
    this.palette = palette;
  }

  geometry(name: string, make: () => BufferGeometry): BufferGeometry {
    return stored(this.#geometries, name, make);
  }

  material<M extends Material>(name: string, make: () => M): M {
    return stored(this.#materials, name, make) as M;
  }

  /** Glazed clay in the colours of the geometry itself. */
  clay(): MeshPhongMaterial {
    return this.material("clay", () => new MeshPhongMaterial({ vertexColors: true, shininess: 40, specular: 0x1c1c1c }));
  }

  /** The same material, but seen through; for what is not there yet. */
  faint(material: Material, opacity: number): Material {
    return this.material(`${material.uuid} ${opacity}`, () => {
      const copy = material.clone();
      copy.onBeforeCompile = material.onBeforeCompile;
      copy.customProgramCacheKey = material.customProgramCacheKey;
      copy.transparent = true;
      copy.opacity = opacity;
      copy.depthWrite = false;
      return copy;
    });
  }

  /** To be thrown away with the rest. */
  keep<D extends Disposable | Texture>(thing: D): D {
    this.#others.push(thing);
    return thing;
  }

  dispose(): void {
    for (const thing of [...this.#geometries.values(), ...this.#materials.values(), ...this.#others]) {
      thing.dispose();
    }
  }
}

function stored<T>(store: Map<string, T>, name: string, make: () => T): T {
  let thing = store.get(name);
  if (thing === undefined) store.set(name, (thing = make()));
  return thing;
}
