// What is said of the moves of a finished game, once somebody asks: how well each side played, and
// of the move that led to the position that is looked at, what it allowed or missed.

import { css, html, nothing, type PropertyValues } from "lit";
import type { MoveTree, Node } from "../../game/tree.ts";
import { backgroundEngine } from "../../study/doors.ts";
import { Survey } from "../../study/survey.ts";
import { analyse } from "../../text/analyse.ts";
import { t } from "../../text/text.ts";
import { tally, verdictPart } from "../analyse/course.ts";
import { PageElement } from "../element.ts";
import { forms } from "./common.ts";

export class Review extends PageElement {
  static override properties = {
    tree: { attribute: false },
    at: { attribute: false },
  };
  declare tree: MoveTree | null;
  declare at: Node | null;
  readonly #survey = new Survey(backgroundEngine, () => this.requestUpdate());
  #isAsked = false;

  static override styles = [
    forms,
    css`
      :host {
        display: block;
        font-size: 13px;
      }
      p,
      dl,
      dd {
        margin: 0;
      }
      dl {
        display: grid;
        font-variant-numeric: tabular-nums;
        gap: 2px 12px;
        grid-template-columns: auto 1fr;
      }
      dt {
        font-weight: 650;
      }
      .judged {
        padding-block-end: 4px;
      }
    `,
  ];

  constructor() {
    super();
    this.tree = null;
    this.at = null;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#survey.stop();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("tree")) {
      this.#survey.clear();
      this.#isAsked = false;
    }
  }

  get #line(): Node[] {
    return this.tree ? [this.tree.root, ...this.tree.main()] : [];
  }

  protected override render() {
    if (!this.#isAsked) {
      return html`<button @click=${this.#ask}>${t(analyse, "graph-start-button")}</button>`;
    }
    return html`${this.at ? verdictPart(this.at, this.#survey) : nothing} ${tally(this.#line, this.#survey)}`;
  }

  #ask = (): void => {
    this.#isAsked = true;
    this.requestUpdate();
    void this.#survey.look(this.#line);
  };
}

customElements.define("quinas-review", Review);
