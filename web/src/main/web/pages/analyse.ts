// Analysis of any position and any game: the board with its tree of moves, and what the engine makes
// of it. The address says what is studied: `GAME/OPTIONS/POSITION`, `game/ID` (of the server),
// `local/ID` (kept in this browser), `desk` (handed over by another page).

import { html, nothing, type PropertyValues } from "lit";
import type { Node } from "../game/tree.ts";
import { hasServer } from "../live/rest.ts";
import type { Engine, Fault, PositionRef } from "../rules/types.ts";
import { keep, kept, settings } from "../settings.ts";
import { analyse } from "../text/analyse.ts";
import { common, gameNames } from "../text/common.ts";
import { asFault, sentence as said } from "../text/fault.ts";
import { play } from "../text/play.ts";
import { t, word } from "../text/text.ts";
import { backgroundEngine, engine, rules } from "../study/doors.ts";
import { marks } from "../study/marks.ts";
import { open } from "../study/opening.ts";
import { serverEngine } from "../study/server.ts";
import { Study } from "../study/study.ts";
import { Survey } from "../study/survey.ts";
import { Thought, type Place } from "../study/thought.ts";
import "../study/bar.ts";
import "../study/graph.ts";
import "../study/lines.ts";
import "../study/moves.ts";
import { graphPoints, tally, verdictPart } from "./analyse/course.ts";
import { recall, remember } from "./analyse/entry.ts";
import { enginePart } from "./analyse/engine.ts";
import { controlsPart, headPart } from "./analyse/controls.ts";
import "./analyse/paste.ts";
import type { PasteDialog } from "./analyse/paste.ts";
import { sharePart } from "./analyse/share.ts";
import { style } from "./analyse/style.ts";
import { entitle, PageElement } from "./element.ts";
import { forms } from "./parts/common.ts";
import "./parts/command.ts";
import "./parts/notice.ts";
import "./parts/stage.ts";
import { address } from "./routes.ts";

export interface Choices {
  place: Place;
  lines: number;
  arrows: boolean;
}

const KEY = "quinas.analysis";
/** How long a position stands when the game runs by itself, in milliseconds. */
const PACE = 1400;

export class AnalysePage extends PageElement {
  static override properties = { parts: { attribute: false } };
  /** What follows the page's name in the address. */
  declare parts: string[];

  static override styles = [forms, style];

  readonly study = new Study(rules(), () => this.#moved());
  readonly survey = new Survey(backgroundEngine, () => this.requestUpdate());
  readonly thought = new Thought(this, {
    page: engine,
    server: () => serverEngine as Engine,
  });
  choices: Choices = { place: "page", lines: 3, arrows: true, ...(kept(KEY) as Partial<Choices> | null) };
  flipped = false;
  hasServer = false;
  /** What was refused last, in a sentence. */
  refusal = "";
  isRunning = false;

  #failure: Fault | null = null;
  #preview: Awaited<ReturnType<Study["foresee"]>> = null;
  #pace: ReturnType<typeof setTimeout> | undefined;
  #lastGame = "";

  constructor() {
    super();
    this.parts = [];
    void hasServer().then((has) => {
      this.hasServer = has;
      this.requestUpdate();
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.#key);
    this.run(false);
    this.survey.stop();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("parts")) {
      void this.#open();
    }
  }

  async #open(): Promise<void> {
    this.#failure = null;
    this.survey.clear();
    this.run(false);
    try {
      if (!(await recall(this.study))) {
        await open(this.study, this.parts);
      }
      const game = this.study.tree?.root.view.game ?? "";
      entitle(t(analyse, "title", word(gameNames, game)));
      this.#lastGame = game;
    } catch (problem) {
      this.#failure = asFault(problem);
      this.refusal = await said(this.#failure);
      this.requestUpdate();
    }
  }

  /** Another position is shown, or the tree has grown. */
  #moved(): void {
    this.#preview = null;
    this.refusal = "";
    const { at, tree } = this.study;
    if (at && tree) {
      remember(this.study);
      this.thought.about(at.view, this.choices.place, this.choices.lines);
      const line = [tree.root, ...tree.main()];
      if (line.length > 2 && this.choices.place !== "off") {
        void this.survey.look([...line, ...tree.path(at)]);
      }
    }
    this.requestUpdate();
  }

  choose(change: Partial<Choices>): void {
    this.choices = { ...this.choices, ...change };
    keep(KEY, this.choices);
    if (this.choices.place === "off") {
      this.survey.stop();
    }
    this.#moved();
  }

  /** Lets the game run by itself, or stops it. */
  run(isRunning: boolean): void {
    clearTimeout(this.#pace);
    this.isRunning = isRunning;
    if (isRunning) {
      this.#pace = setTimeout(() => {
        this.study.forward();
        this.run((this.study.at?.children.length ?? 0) > 0);
      }, PACE * Math.max(1, settings.motion));
    }
    this.requestUpdate();
  }

  async play(moves: readonly string[]): Promise<void> {
    this.run(false);
    const fault = await this.study.play(moves);
    if (fault) {
      await this.#refuse(fault);
    }
  }

  async #refuse(fault: Fault): Promise<void> {
    this.refusal = await said(fault);
    this.requestUpdate();
  }

  protected override render() {
    const { at, tree } = this.study;
    if (this.#failure) {
      return this.#broken();
    }
    if (!at || !tree) {
      return html`<quinas-notice busy sentence=${t(analyse, "loading")}></quinas-notice>`;
    }
    const { view } = at;
    const best = this.thought.insight?.lines[0];
    const over = view.isOver ? this.survey.assessment(at) : undefined;
    const score = best?.score ?? over?.score ?? null;
    const chance = best?.chance ?? over?.chance ?? this.survey.assessment(at)?.chance ?? 0.5;
    const words = view.gestures.filter((gesture) => gesture.places.length === 0);
    return html`<div class="study">
      <quinas-evaluation-bar
        .view=${view}
        .score=${score}
        .chance=${chance}
        ?flipped=${this.flipped}
      ></quinas-evaluation-bar>
      <div class="board">
        <quinas-stage
          .view=${view}
          .gestures=${view.gestures}
          .marks=${marks(at, this.choices.arrows ? this.thought.insight : null)}
          .played=${this.study.stepped ? at.played : null}
          .preview=${this.#preview}
          .flipped=${this.flipped}
          .solid=${settings.get("solid")}
          @quinas-move=${(event: CustomEvent<{ move: string }>) => this.play([event.detail.move])}
          @quinas-no-solid=${() => settings.set("solid", false)}
          @quinas-refused=${this.#refused}
          @quinas-hover=${this.#hover}
        ></quinas-stage>
      </div>
      <div class="side">
        ${headPart(this, tree.root.view.game)} ${enginePart(this, view, score, chance)}
        <section class="card moves" aria-label=${t(analyse, "moves")}>
          <quinas-study-moves
            .tree=${tree}
            .at=${at}
            .revision=${this.study.revision}
            .judgement=${(node: Node) => this.survey.judgement(node)}
            .comments=${this.study.comments}
            @quinas-node=${(event: CustomEvent<{ node: Node }>) => this.study.go(event.detail.node)}
            @quinas-promote=${(event: CustomEvent<{ node: Node }>) => this.study.promote(event.detail.node)}
            @quinas-delete=${(event: CustomEvent<{ node: Node }>) => this.study.remove(event.detail.node)}
          ></quinas-study-moves>
          ${verdictPart(at, this.survey)}
          ${controlsPart(this)}
        </section>
        ${this.#course()} ${sharePart(this)}
      </div>
      <div class="under">
        ${settings.get("textMode")
          ? html`<quinas-command
              .table=${null}
              .view=${view}
              .last=${at.played}
              @quinas-move=${(event: CustomEvent<{ move: string }>) => this.play([event.detail.move])}
            ></quinas-command>`
          : nothing}
        ${words.length
          ? html`<div class="words">
              ${words.map(
                ({ move, word: key }) =>
                  html`<button @click=${() => this.play([move])}>${word(play, `word.${key}`, move)}</button>`,
              )}
            </div>`
          : nothing}
        <p class="said" role="status">${this.refusal}</p>
      </div>
      <quinas-paste .study=${this.study} .game=${view.game}></quinas-paste>
    </div>`;
  }

  #course() {
    const { tree, at } = this.study;
    const line = tree ? [tree.root, ...tree.main()] : [];
    if (!tree || !at || line.length < 3) {
      return nothing;
    }
    return html`<section aria-label=${t(analyse, "graph")}>
      <quinas-evaluation-graph
        .points=${graphPoints(line, this.survey)}
        .at=${line.indexOf(at)}
        @quinas-ply=${(event: CustomEvent<{ ply: number }>) => this.study.go(line[event.detail.ply])}
      ></quinas-evaluation-graph>
      ${tally(line, this.survey)}
    </section>`;
  }

  #broken() {
    const [kind = "", , text] = this.parts;
    const isGame = ["game", "local", "desk"].includes(kind);
    const game = word(gameNames, this.#lastGame || kind);
    return html`<quinas-notice
      heading=${t(analyse, isGame ? "game-missing" : "broken")}
      sentence=${isGame ? t(analyse, "game-missing-do") : text ? t(analyse, "broken-do", game, this.refusal) : this.refusal}
    >
      ${isGame
        ? html`<a class="button strong" href=${address("archive")}>${t(analyse, "to-archive")}</a>`
        : text
          ? html`<a class="button strong" href=${address("analyse", kind)}>${t(analyse, "new-start")}</a>`
          : html`<a class="button strong" href="#/">${t(common, "to-home")}</a>`}
    </quinas-notice>`;
  }

  #refused = async (event: CustomEvent<{ places: string[] }>): Promise<void> => {
    const at = this.study.at;
    if (at && !at.view.isOver) {
      await this.#refuse(await rules().explain(at.view, event.detail.places));
    }
  };

  #hover = async (event: CustomEvent<{ move: string | null }>): Promise<void> => {
    const { move } = event.detail;
    this.#preview = move === null ? null : await this.study.foresee(move);
    this.requestUpdate();
  };

  /** The address of the position that is shown. */
  here(): string {
    const { game, options, text }: PositionRef = this.study.at?.view ?? { game: "", options: "", text: "" };
    return address("analyse", game, options, text);
  }

  paste(): void {
    this.renderRoot.querySelector<PasteDialog>("quinas-paste")?.show();
  }

  #key = (event: KeyboardEvent): void => {
    const from = event.composedPath()[0];
    const isTyping = from instanceof HTMLElement && from.matches("input, textarea, select, [contenteditable]");
    if (event.defaultPrevented || isTyping || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const does: Record<string, () => void> = {
      ArrowLeft: () => this.study.back(),
      ArrowRight: () => this.study.forward(),
      ArrowUp: () => this.study.beside(-1),
      ArrowDown: () => this.study.beside(1),
      Home: () => this.study.start(),
      End: () => this.study.end(),
      f: () => {
        this.flipped = !this.flipped;
        this.requestUpdate();
      },
    };
    const deed = does[event.key];
    if (deed) {
      event.preventDefault();
      this.run(false);
      deed();
    }
  };
}

customElements.define("quinas-analyse", AnalysePage);

export function page(parts: string[]) {
  return html`<quinas-analyse .parts=${parts}></quinas-analyse>`;
}
