// How a game went: its graph's points, and how many moves of each seat were how good.

import { html, nothing } from "lit";
import { sideName } from "../../game/names.ts";
import type { Node } from "../../game/tree.ts";
import type { Seat } from "../../rules/types.ts";
import type { GraphPoint } from "../../study/graph.ts";
import type { Judgement } from "../../study/judgement.ts";
import type { Survey } from "../../study/survey.ts";
import { sentence } from "../../study/words.ts";
import { analyse } from "../../text/analyse.ts";
import { t } from "../../text/text.ts";

export function graphPoints(line: readonly Node[], survey: Survey): GraphPoint[] {
  return line.map((node) => {
    const known = survey.assessment(node);
    const worth = known
      ? sentence(node.view, known.score, known.chance)
      : t(analyse, "graph-unknown");
    return {
      chance: known?.chance ?? null,
      judgement: survey.judgement(node),
      label: node.played
        ? t(analyse, "graph-at", node.ply, node.played.move, worth)
        : t(analyse, "graph-start", worth),
    };
  });
}

const TOLD: Judgement[] = ["best", "good", "inaccuracy", "mistake", "blunder"];

/** While the engine still looks: how far it is. Afterwards: the moves of both seats, counted. */
export function tally(line: readonly Node[], survey: Survey) {
  const looked = line.filter((node) => survey.assessment(node)).length;
  if (looked < line.length) {
    return html`<p class="quiet" role="status">
      ${survey.isRunning ? t(analyse, "graph-progress", looked, line.length) : nothing}
    </p>`;
  }
  const view = line[line.length - 1]?.view;
  return html`<dl class="tally" title=${t(analyse, "judgement-hint")}>
    ${([0, 1] as Seat[]).map(
      (seat) =>
        html`<dt>${view ? sideName(view, seat) : ""}</dt>
          <dd>${counted(line, survey, seat)}</dd>`,
    )}
  </dl>`;
}

function counted(line: readonly Node[], survey: Survey, seat: Seat): string {
  const judgements = line
    .filter((node) => node.played?.by === seat)
    .map((node) => survey.judgement(node));
  return TOLD.map((kind) => ({ kind, count: judgements.filter((one) => one === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${t(analyse, `${kind}-many`, count)}`)
    .join(" · ");
}
