// What a game counts besides points, in the position that is shown.

import { html, nothing } from "lit";
import type { View } from "../../rules/types.ts";
import { gameText } from "../../text/games.ts";
import { fill, word } from "../../text/text.ts";

/** Counters from here on are worth a line; below they say nothing yet. */
const WORTH: Record<string, number> = {
  "infection.quiet": 20,
  "syrtis.quiet": 20,
  "syrtis.streak-light": 1,
  "syrtis.streak-dark": 1,
  "syrtis.passes-light": 1,
  "syrtis.passes-dark": 1,
};

export function counters(view: View | null) {
  const shown = Object.entries(view?.counters ?? {}).filter(
    ([key, value]) => value >= (WORTH[`${view?.game}.${key}`] ?? 0),
  );
  if (shown.length === 0) {
    return nothing;
  }
  return html`<ul class="counters">
    ${shown.map(([key, value]) => html`<li>${fill(word(gameText, `counter.${view?.game}.${key}`), [value])}</li>`)}
  </ul>`;
}
