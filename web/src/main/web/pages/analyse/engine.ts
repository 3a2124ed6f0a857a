// What the engine says of the position that is shown, and where it thinks.

import { html, nothing } from "lit";
import type { Score, View } from "../../rules/types.ts";
import type { Place } from "../../study/thought.ts";
import { reasonName, sideName } from "../../game/names.ts";
import { sentence } from "../../study/words.ts";
import { analyse } from "../../text/analyse.ts";
import { figure, t, word } from "../../text/text.ts";
import type { AnalysePage } from "../analyse.ts";

export function enginePart(page: AnalysePage, view: View, score: Score | null, chance: number) {
  const { insight, isBusy, problem } = page.thought;
  const { place, lines, arrows } = page.choices;
  return html`<section class="card engine" aria-label=${t(analyse, "evaluation")}>
    <div class="verdict">
      <strong aria-live="polite">${verdict(page, view, score, chance)}</strong>
      ${insight && !view.isOver
        ? html`<span class="quiet">
            ${t(analyse, "depth", insight.depth)} · ${t(analyse, "nodes", shortened(insight.nodes))}${isBusy ? " …" : ""}
          </span>`
        : nothing}
    </div>
    ${place === "off" || view.isOver
      ? nothing
      : html`<quinas-best-lines
          .view=${view}
          .insight=${insight}
          .count=${lines}
          @quinas-line=${(event: CustomEvent<{ moves: string[] }>) => page.play(event.detail.moves)}
        ></quinas-best-lines>`}
    ${problem ? html`<p class="problem" role="alert">${t(analyse, "engine-failed", problem)}</p>` : nothing}
    <div class="choices">
      <label>
        ${t(analyse, "engine")}
        <select
          @change=${(event: Event) => page.choose({ place: (event.target as HTMLSelectElement).value as Place })}
        >
          ${(["off", "page", "server"] as const).map((one) =>
            one === "server" && !page.hasServer
              ? nothing
              : html`<option value=${one} ?selected=${one === place}>${t(analyse, `engine-${one}`)}</option>`,
          )}
        </select>
      </label>
      <label>
        <span>${t(analyse, "lines-short")}</span>
        <select
          aria-label=${t(analyse, "lines-count")}
          @change=${(event: Event) => page.choose({ lines: Number((event.target as HTMLSelectElement).value) })}
        >
          ${[1, 2, 3, 4, 5].map((count) => html`<option ?selected=${count === lines}>${count}</option>`)}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          .checked=${arrows}
          @change=${(event: Event) => page.choose({ arrows: (event.target as HTMLInputElement).checked })}
        />
        ${t(analyse, "arrows")}
      </label>
    </div>
  </section>`;
}

function verdict(page: AnalysePage, view: View, score: Score | null, chance: number): string {
  if (view.isOver) {
    const won = { first: 0, second: 1 } as const;
    const winner = view.result === "first" || view.result === "second" ? won[view.result] : null;
    const result =
      winner === null
        ? t(analyse, "draw")
        : word(analyse, `won-${view.sides[winner] || view.result}`);
    return t(analyse, "over", result, reasonName(view.game, view.reason));
  }
  if (page.choices.place === "off" || !score) {
    return t(analyse, "turn", sideName(view, view.turn));
  }
  return sentence(view, score, chance);
}

function shortened(count: number): string {
  if (count >= 1e6) {
    return `${figure(count / 1e6, 1)} M`;
  }
  return count >= 1e4 ? `${figure(count / 1e3)} k` : figure(count);
}
