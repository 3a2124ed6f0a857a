// The workers that the pages for studying ask: one for the rules, an engine that looks at what is
// shown, and one that looks at whole games in the background.

import { openEngine, openRules } from "../rules/client.ts";
import type { Engine, Rules } from "../rules/types.ts";

let rulesDoor: Rules | undefined;
let engineDoor: Engine | undefined;
let backgroundDoor: Engine | undefined;

export function rules(): Rules {
  return (rulesDoor ??= openRules());
}

export function engine(): Engine {
  return (engineDoor ??= openEngine());
}

export function backgroundEngine(): Engine {
  return (backgroundDoor ??= openEngine());
}
