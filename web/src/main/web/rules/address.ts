// Where the workers' script lies.

/** Seen from the page's own script. */
const WORKER = "../worker/worker.js";

export interface WorkerOptions {
  /** Run JavaScript even where WebAssembly would do. */
  script?: boolean;
  /** The address that the workers' own are relative to, if not that of the page's script. */
  base?: string | URL;
}

export function workerAddress(program: "rules" | "engine", options: WorkerOptions): URL {
  const address = new URL(WORKER, options.base ?? import.meta.url);
  address.searchParams.set("program", program);
  if (options.script === true) {
    address.searchParams.set("script", "");
  }
  return address;
}
