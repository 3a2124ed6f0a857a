// The workers that the pages for studying ask: the page's own rules and engine, and a second engine
// that looks at whole games in the background.

import { engine as first, openEngine, rules as only } from "../rules/client.ts";
import type { Engine, Judge, Rules } from "../rules/types.ts";

let second: (Engine & Judge) | undefined;

export function rules(): Rules {
  return only;
}

export function engine(): Engine {
  return first;
}

/** A worker more, and only once a game is to be judged. */
export function backgroundEngine(): Engine & Judge {
  return (second ??= openEngine());
}
