// The play page proper: a board, two seats, the moves, and what one can do. It shows any `Table`.

import { html, nothing, type PropertyValues } from "lit";
import { Browser } from "../../game/browse.ts";
import { Foresight } from "../../game/foresight.ts";
import { Hand } from "../../game/hand.ts";
import { isMyTurn, other, type Table } from "../../game/table.ts";
import type { Node } from "../../game/tree.ts";
import { rules } from "../../rules/client.ts";
import type { Place, Seat, View } from "../../rules/types.ts";
import { settings } from "../../settings.ts";
import { common, gameNames } from "../../text/common.ts";
import { play } from "../../text/play.ts";
import { t, word } from "../../text/text.ts";
import { entitle, PageElement } from "../element.ts";
import { actions, navigation, wordButtons } from "./actions.ts";
import "./command.ts";
import { forms } from "./common.ts";
import { counters } from "./counters.ts";
import { Herald } from "./herald.ts";
import { keyAct } from "./keys.ts";
import { menu } from "./menu.ts";
import { marksOf } from "./marks.ts";
import "./moves.ts";
import { resizeHandle } from "./resize.ts";
import "./review.ts";
import "./seat.ts";
import { speech, titleOf } from "./speech.ts";
import "./stage.ts";
import { status } from "./status.ts";
import { tableStyle } from "./table-style.ts";

export class TableElement extends PageElement {
  static override properties = {
    table: { attribute: false },
    message: { state: true },
    isFlipped: { state: true },
    isMenuOpen: { state: true },
    isResigning: { state: true },
  };
  declare table: Table;
  /** One sentence for the player, until the next change. */
  declare message: string;
  declare isFlipped: boolean;
  declare isMenuOpen: boolean;
  /** It is asked whether the game is really to be given up. */
  declare isResigning: boolean;

  readonly browser = new Browser();
  hand!: Hand;
  foresight!: Foresight;
  readonly #herald = new Herald((sentence) => (this.message = sentence));
  #stop = (): void => {};
  /** The board was last used with mouse or finger: then arrow keys go through the game. */
  #isPointing = false;

  static override styles = [forms, tableStyle];

  constructor() {
    super();
    this.message = "";
    this.isFlipped = false;
    this.isMenuOpen = false;
    this.isResigning = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.#key, { capture: true });
    addEventListener("pointerdown", this.#press, { capture: true });
    this.#attach();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.#key, { capture: true });
    removeEventListener("pointerdown", this.#press, { capture: true });
    this.#stop();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("table")) {
      this.#attach();
    }
  }

  #attach(): void {
    if (!this.table || !this.isConnected || this.hand?.table === this.table) {
      return;
    }
    this.#stop();
    this.hand = new Hand(this.table, () => this.#said());
    this.foresight = new Foresight(this.hand, this.browser, rules, () => this.requestUpdate());
    this.#stop = this.table.watch(() => this.#follow());
    this.#follow();
  }

  /** The table has changed. */
  #follow(): void {
    const { state } = this.table;
    const news = state.start && this.browser.follow(state.start, state.moves);
    if (news && (news.made.length > 0 || news.isShorter || news.isNew)) {
      this.foresight.forget();
    }
    this.#herald.follow(this.table, news);
    if (news) {
      this.hand.follow();
      this.foresight.follow();
    }
    this.isResigning &&= state.possible.has("resign");
    this.requestUpdate();
  }

  /** The hand has changed: a move waits, or is set for the next turn, or was refused. */
  #said(): void {
    if (this.hand.fault) {
      void this.#herald.explain(this.hand.fault);
    }
    void this.foresight.show();
    this.requestUpdate();
  }

  /** The position that is looked at. */
  get view(): View | null {
    return this.browser.at?.view ?? null;
  }

  /** The seat at the lower edge. */
  get #near(): Seat {
    const mine = this.table.state.mine;
    const own: Seat = mine.length === 1 && mine[0] !== undefined ? mine[0] : 0;
    return this.isFlipped ? other(own) : own;
  }

  protected override render() {
    const { state } = this.table;
    const near = this.#near;
    const seat = (which: Seat) =>
      html`<quinas-seat
        class=${which === near ? "near" : "far"}
        .state=${state}
        .view=${this.view}
        .seat=${which}
      ></quinas-seat>`;
    entitle(titleOf(state));
    return html`
      <h1 class="unseen">${word(gameNames, this.view?.game ?? "", "Quinas")}</h1>
      <div class="board">${this.#board()}</div>
      ${resizeHandle(() => this.renderRoot.querySelector(".board")?.clientWidth ?? 1)}
      ${seat(other(near))}
      <div class="status">${status(this)} ${this.#words()} ${state.phase === "over" && this.browser.isAtHead ? nothing : counters(this.view)}
        ${state.phase === "over" && state.moves.length > 1
          ? html`<quinas-review .tree=${this.browser.tree} .at=${this.browser.at}></quinas-review>`
          : nothing}
      </div>
      <quinas-moves
        .tree=${this.browser.tree}
        .at=${this.browser.at}
        .version=${this.browser.version}
        @quinas-go=${(event: CustomEvent<{ node: Node }>) => this.look(() => this.browser.go(event.detail.node))}
      ></quinas-moves>
      <div class="navigation">${navigation(this)}</div>
      ${settings.get("textMode")
        ? html`<quinas-command
            .table=${this.table}
            .view=${this.view}
            @quinas-move=${(event: CustomEvent<{ move: string }>) => void this.choose(event.detail.move)}
          ></quinas-command>`
        : nothing}
      <div class="actions">${actions(this)}</div>
      ${seat(near)}
      ${this.isMenuOpen ? menu(this) : nothing}
      ${speech(state)}
    `;
  }

  #board() {
    return html`<quinas-stage
        .view=${this.view}
        .gestures=${this.foresight.gestures}
        .marks=${marksOf(this)}
        .played=${this.browser.played}
        .preview=${this.foresight.preview}
        .flipped=${this.isFlipped}
        .solid=${settings.get("solid")}
        @pointerdown=${() => (this.#isPointing = true)}
        @quinas-move=${(event: CustomEvent<{ move: string }>) => void this.choose(event.detail.move)}
        @quinas-hover=${this.#hover}
        @quinas-refused=${this.#refused}
        @quinas-choice=${() => (this.message = "")}
        @quinas-no-solid=${this.#noSolid}
      ></quinas-stage>`;
  }

  /** A word for the next turn would only be in the way while the other thinks; it can be typed. */
  #words() {
    return isMyTurn(this.table.state) ? wordButtons(this, this.foresight.gestures) : nothing;
  }

  async choose(move: string): Promise<void> {
    this.message = "";
    if (!this.browser.isAtHead) {
      this.look(() => this.browser.last());
    }
    await this.hand.choose(move);
  }

  /** Looks elsewhere in the game; what was half said is dropped. */
  look(go: () => boolean): void {
    if (go()) {
      this.foresight.look();
      this.message = "";
      this.requestUpdate();
    }
  }

  /** Asks, or drops the question; the focus goes along. */
  async askToResign(isResigning: boolean): Promise<void> {
    this.isResigning = isResigning;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(isResigning ? ".sure .strong" : ".resign")?.focus();
  }

  /** Closes the menu; the focus does not get lost with it. */
  async closeMenu(): Promise<void> {
    const hadFocus = this.shadowRoot?.activeElement?.closest(".menu") != null;
    this.isMenuOpen = false;
    await this.updateComplete;
    if (hadFocus) {
      this.renderRoot.querySelector<HTMLElement>(".more")?.focus();
    }
  }

  async hint(): Promise<void> {
    const asked = this.view;
    const move = await this.table.hint();
    if (this.view !== asked) {
      return;
    }
    this.message = move === null ? t(play, "no-hint") : t(play, "hint-is", move);
    this.foresight.hint(move);
  }

  #hover = (event: CustomEvent<{ move: string | null }>): void => {
    this.foresight.point(event.detail.move);
  };

  #refused = async (event: CustomEvent<{ places: Place[] }>): Promise<void> => {
    const view = this.view;
    if (view && this.browser.isAtHead && isMyTurn(this.table.state)) {
      const fault = await rules.explain(view, event.detail.places);
      // Who has moved since is not told of what he tried before.
      if (this.view === view) {
        await this.#herald.explain(fault);
      }
    }
  };

  #noSolid = (): void => {
    settings.set("solid", false);
    this.message = t(common, "no-solid");
  };

  /** The menu closes when something else is touched; its own button does that by itself. */
  #press = (event: PointerEvent): void => {
    const isInside = event
      .composedPath()
      .some((target) => target instanceof Element && target.matches(".menu, .more"));
    this.isMenuOpen &&= isInside;
  };

  #key = (event: KeyboardEvent): void => {
    if (event.key === "Tab") {
      this.#isPointing = false;
    }
    const act = keyAct(event, this, this.#isPointing);
    if (act) {
      event.preventDefault();
      event.stopPropagation();
      act();
    }
  };

  protected override updated(): void {
    this.style.setProperty("--board-size", String(settings.get("size")));
  }
}
customElements.define("quinas-table", TableElement);
