// Whether this browser can draw in three dimensions; asked before three.js is loaded.

let answer: boolean | undefined;

/** True where WebGL 2 draws, be it in software; the page shows the flat board otherwise. */
export function hasWebGl(): boolean {
  answer ??= tryWebGl();
  return answer;
}

function tryWebGl(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    // The trial context is given back at once: browsers allow only a few at a time.
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
