// `<quinas-board3d>`: the board in three dimensions, with the properties and events of `<quinas-board>`.

import { html } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { BoardElement } from "../board/element.ts";
import { label } from "../board/labels.ts";
import { pictureOf } from "../board/pictures/all.ts";
import type { BoardEvents } from "../board/types.ts";
import type { Place } from "../rules/types.ts";
import { board3d as texts } from "../text/board3d.ts";
import { t } from "../text/text.ts";
import { Choosing } from "./choosing.ts";
import type { Chooser } from "./choosing.ts";
import { Grasp } from "./grasp.ts";
import { Hand } from "./hand.ts";
import { firstPlace, press } from "./keys.ts";
import { Motion } from "./motion.ts";
import { readPalette } from "./palette.ts";
import type { Palette } from "./palette.ts";
import { Showing } from "./showing.ts";
import { Stage } from "./stage.ts";
import { style } from "./style.ts";
import { Surroundings } from "./surroundings.ts";
import { Table } from "./table.ts";

/** Between two frames of pieces that move all the time, in milliseconds: at least so long, and at
 * least so many times as long as the last one took to come, so that slow machines have rest. */
const BREATH = { least: 50, times: 6 };

/** How long a place is marked that was tried in vain, in milliseconds. */
const REFUSAL = 600;

export class QuinasBoard3d extends BoardElement implements Chooser {
  static override styles = style;

  static override properties = {
    isTurned: { state: true },
    spoken: { state: true },
  };

  /** The camera is not where it was at first. */
  declare private isTurned: boolean;
  /** The cursor's place in words. */
  declare private spoken: string;

  stage: Stage | null = null;
  table: Table | null = null;
  readonly #movements = new Motion(() => this.stage?.invalidate());
  readonly #choosing = new Choosing(this);
  readonly #grasp = new Grasp(this, this.#choosing);
  readonly #showing = new Showing(this.#movements);
  #hand: Hand | null = null;
  #surroundings: Surroundings | null = null;
  #palette: Palette | null = null;
  #breath = 0;
  #breathAsked = 0;
  #breathTook = 0;

  constructor() {
    super();
    this.isTurned = false;
    this.spoken = "";
  }

  get #frame(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>(".frame")!;
  }

  get #probe(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>("#probe")!;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.tabIndex = 0;
    this.role = "application";
    if (this.hasUpdated) this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#close();
  }

  /** The camera as it was at first. */
  resetView(): void {
    this.stage?.orbit.reset(this.#movements);
    this.isTurned = false;
  }

  /** Gives up a half-made move. */
  cancel(): void {
    this.#choosing.cancel();
  }

  /** Says one of the words that `quinas-choice` has told. */
  say(word: string): void {
    this.#choosing.say(word);
  }

  /** Where a place can be pointed at, in pixels of the page's window; null where it cannot. */
  screenPoint(place: Place): { x: number; y: number } | null {
    const seen = this.table?.seen(place);
    if (!seen) return null;
    const canvas = this.#frame.firstElementChild ?? this.#frame;
    const { left, top, width, height } = canvas.getBoundingClientRect();
    return { x: left + ((1 + seen.x) / 2) * width, y: top + ((1 - seen.y) / 2) * height };
  }

  /** Whatever still moves is at its end at once. */
  hurry(): void {
    this.#showing.hurry();
  }

  flash(place: Place): void {
    if (this.#movements.factor === 0) return;
    const choosing = this.#choosing;
    choosing.refused = place;
    void this.#movements.run(REFUSAL, () => {}).then(() => {
      choosing.refused = null;
      this.refresh();
    });
  }

  tell<K extends keyof BoardEvents>(event: K, detail: BoardEvents[K]): void {
    this.dispatchEvent(new CustomEvent(event, { detail, bubbles: true, composed: true }));
  }

  refresh(): void {
    const { table, stage } = this;
    if (!table || !stage) return;
    const choosing = this.#choosing;
    table.mark(choosing.marks());
    table.outline(choosing.regions());
    table.setNotches((place) => choosing.notch(place));
    table.pieces.lift(choosing.words.length ? null : choosing.chosen);
    table.offer(choosing.chosen, choosing.words, choosing.word);
    this.#frame.classList.toggle("inviting", choosing.isInviting);
    this.isTurned = !stage.orbit.isHome;
    this.#speak();
    stage.invalidate();
  }

  protected override firstUpdated(): void {
    this.addEventListener("keydown", this.#pressed);
    this.addEventListener("blur", () => {
      this.#choosing.isCursorShown = false;
      this.refresh();
    });
    this.#open();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!this.stage) return;
    this.#movements.factor = this.#surroundings?.wantsStillness ? 0 : this.motion;
    if (changed.has("gestures")) this.#choosing.gestures = this.gestures;
    if (!Object.keys(BoardElement.properties).some((name) => (changed as Map<PropertyKey, unknown>).has(name))) return;
    const isOther = changed.has("flipped") || changed.has("coordinates");
    if (isOther || !this.table || !this.#fits()) this.#build();
    else if (changed.has("view") && this.view) this.#showing.show(this.table, this.view, changed.has("played") ? this.played : null);
    this.table?.point(this.marks.arrows);
    this.table?.preview(this.preview);
    this.refresh();
    this.#breathe();
  }

  protected override render(): TemplateResult {
    return html`<div class="frame" aria-hidden="true"></div>
      <span id="probe" hidden></span>
      <p class="unseen" aria-live="polite">${this.spoken}</p>
      ${this.isTurned
        ? html`<button type="button" @click=${this.resetView} aria-label=${t(texts, "reset")} title=${t(texts, "reset")}>
            <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true">
              <path d="M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5" />
            </svg>
          </button>`
        : ""}`;
  }

  /** The cursor's place becomes the element's name, and is read out while keys are used. */
  #speak(): void {
    const { view, marks } = this;
    const { cursor, choice, isCursorShown } = this.#choosing;
    const situation = view && { view, marks, chosen: choice.places, targets: choice.targets };
    const place = situation && cursor !== null ? label(pictureOf(situation.view.game), cursor, situation) : "";
    this.ariaLabel = place === "" ? t(texts, "board") : `${t(texts, "board")}: ${place}`;
    this.spoken = isCursorShown ? place : "";
  }

  #open(): void {
    // A canvas whose context was given back cannot get another: each time a new one.
    const canvas = document.createElement("canvas");
    this.#frame.replaceChildren(canvas);
    this.stage = new Stage(canvas, (now) => this.#tick(now));
    this.#hand = new Hand(canvas, this.#grasp);
    this.#surroundings = new Surroundings(this, {
      resized: (width, height) => this.stage?.resize(width, height),
      restyled: () => this.#restyle(),
      stilled: () => this.requestUpdate("motion"),
      seen: () => this.#breathe(),
    });
    this.#movements.factor = this.#surroundings.wantsStillness ? 0 : this.motion;
    this.#palette = readPalette(this.#probe);
    this.#build();
    this.requestUpdate("marks");
  }

  #close(): void {
    clearTimeout(this.#breath);
    this.#breath = 0;
    this.#movements.finish();
    this.#hand?.dispose();
    this.#surroundings?.dispose();
    this.table?.dispose();
    this.stage?.dispose();
    this.stage = this.table = this.#hand = this.#surroundings = null;
  }

  #fits(): boolean {
    const { table, view } = this;
    return table !== null && view !== null && table.isFor(view);
  }

  #build(): void {
    this.table?.dispose();
    this.table = null;
    const { stage, view, flipped, coordinates } = this;
    if (!stage || !view || !this.#palette) return;
    this.table = new Table(stage, this.#movements, view, this.#palette, { flipped, coordinates });
    this.#showing.start(view);
    this.refresh();
  }

  #restyle(): void {
    const palette = readPalette(this.#probe);
    if (palette.key === this.#palette?.key) return;
    this.#palette = palette;
    this.#build();
    this.requestUpdate("marks");
  }

  #tick(now: number): boolean {
    this.#movements.tick(now);
    if (this.#breathAsked > 0) this.#breathTook = performance.now() - this.#breathAsked;
    this.#breathAsked = 0;
    this.table?.picture.live(this.#isBreathing ? now / 1000 : 0);
    return this.#movements.isRunning;
  }

  get #isBreathing(): boolean {
    return this.table?.picture.isAlive === true && this.#movements.factor > 0;
  }

  /** Frames at a low rate for pieces that are alive, as long as they are seen. */
  #breathe(): void {
    clearTimeout(this.#breath);
    this.#breath = 0;
    if (!this.#isBreathing || !this.#surroundings?.isSeen) return;
    this.#breathAsked = performance.now();
    this.stage?.invalidate(false);
    const rest = Math.max(BREATH.least, BREATH.times * this.#breathTook);
    this.#breath = window.setTimeout(() => this.#breathe(), rest);
  }

  #pressed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.composedPath()[0] !== this) return;
    if (event.key === "0") this.resetView();
    else if (!press(event.key, this, this.#choosing)) return;
    this.#choosing.cursor ??= firstPlace(this, this.#choosing);
    event.preventDefault();
    event.stopPropagation();
  };
}

customElements.define("quinas-board3d", QuinasBoard3d);

declare global {
  interface HTMLElementTagNameMap {
    "quinas-board3d": QuinasBoard3d;
  }
}
