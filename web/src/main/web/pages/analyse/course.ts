// How a game went: its graph's points, and how many moves of each seat were how good.

import { html, nothing } from "lit";
import { sideName } from "../../game/names.ts";
import type { Node } from "../../game/tree.ts";
import type { Judgement, Seat } from "../../rules/types.ts";
import type { GraphPoint } from "../../study/graph.ts";
import type { Survey } from "../../study/survey.ts";
import { said, SIGNS } from "../../study/judgement.ts";
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

/** What is said of the move that led to a position, once it is judged and not good. */
export function verdictPart(node: Node, survey: Survey) {
  const verdict = survey.verdict(node);
  return verdict && SIGNS[verdict.judgement]
    ? html`<p class="judged" role="status">
        <strong>${node.ply}. ${node.played?.move}${SIGNS[verdict.judgement]}</strong>
        ${said(node.view, verdict)}
      </p>`
    : nothing;
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
          <dd>${t(analyse, "accurate", accuracy(line, survey, seat))} · ${counted(line, survey, seat)}</dd>`,
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

/** How exact the moves of a seat were in the mean, in per cent. */
function accuracy(line: readonly Node[], survey: Survey, seat: Seat): number {
  const verdicts = line
    .filter((node) => node.played?.by === seat)
    .flatMap((node) => survey.verdict(node) ?? []);
  const sum = verdicts.reduce((total, verdict) => total + verdict.accuracy, 0);
  return verdicts.length ? Math.round((100 * sum) / verdicts.length) : 100;
}
