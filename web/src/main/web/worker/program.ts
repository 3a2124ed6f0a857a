// Java compiled for the browser: to WebAssembly with garbage collection, and to JavaScript for
// browsers that lack it.

import { start } from "./runtime.ts";

/** A module with nothing but a type with garbage collection: `(module (type (struct)))`. */
const PROBE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]);

/** Whether this browser runs WebAssembly with garbage collection. */
export function hasGarbageCollection(): boolean {
  return typeof WebAssembly === "object" && WebAssembly.validate(PROBE);
}

/**
 * Loads `rules/NAME.wasm`, or `rules/NAME.js` where WebAssembly is too old or `script` is asked
 * for. The worker's own address says where they lie.
 */
export async function loadProgram(name: string, script: boolean): Promise<unknown> {
  const folder = new URL("../rules/", import.meta.url);
  if (script || !hasGarbageCollection()) {
    return (await import(new URL(`${name}.js`, folder).href)) as unknown;
  }
  return start(new URL(`${name}.wasm`, folder).href);
}
