// A sign for each game, 24 by 24: a marble pushed in, a stone on its tile, a bar across a square, a
// cat, a microbe. What has the game's name as its class has the game's colour.

import { html, nothing, svg, type SVGTemplateResult } from "lit";

const SIGNS: Record<string, SVGTemplateResult> = {
  shiftago: svg`<path class="ink" d="M1 6.5l6 5.5-6 5.5z" /><circle class="shiftago" cx="16" cy="12" r="6.5" />`,
  syrtis: svg`<rect class="line" x="2.5" y="2.5" width="19" height="19" /><circle class="syrtis" cx="12" cy="12" r="5.5" />`,
  pushee: svg`<rect class="line" x="2.5" y="2.5" width="19" height="19" /><rect class="pushee" x="9" y="3.5" width="6" height="17" />`,
  catsdogs: svg`<path class="catsdogs" d="M4 3l5 4h6l5-4v10a8 8 0 01-16 0z" />
    <circle class="ink" cx="9" cy="12" r="1.3" /><circle class="ink" cx="15" cy="12" r="1.3" />`,
  infection: svg`<path class="line" d="M12 2v20M2 12h20M5 5l14 14M19 5L5 19" /><circle class="infection" cx="12" cy="12" r="6.5" />
    <circle class="ink" cx="10.5" cy="11" r="2" />`,
};

export function sign(game: string) {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true">${SIGNS[game] ?? nothing}</svg>`;
}
