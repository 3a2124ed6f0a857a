// `<quinas-board>`: a board that is seen and played on. See `types.ts` for all that it is told and tells.

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Place, Step, View } from "../rules/types.ts";
import { refusal } from "./acts.ts";
import {
  AT_REST,
  boxOf,
  drawFigures,
  drawPieces,
  drawPreview,
  givenWay,
  type PieceState,
  viewBox,
} from "./draw.ts";
import { BoardElement } from "./element.ts";
import { Geometry, type Point } from "./geometry.ts";
import { drawChoice, drawHints } from "./hand-marks.ts";
import { Hand } from "./hand.ts";
import { type KeyedBoard, keyOnPlace, keyOnWord } from "./keyboard.ts";
import { drawMarks } from "./marks.ts";
import type { Picture } from "./picture.ts";
import { drawPicker } from "./picker.ts";
import { pictureOf } from "./pictures/all.ts";
import { drawPlaces, type PlaceListeners } from "./places.ts";
import { Show } from "./show.ts";
import { inputStyles, markStyles, pictureStyles } from "./style.ts";
import type { BoardEvents } from "./types.ts";

export class QuinasBoard extends BoardElement {
  static override styles = [...pictureStyles, markStyles, inputStyles];

  readonly #show = new Show(this);
  readonly #hand: Hand;
  #picture: Picture = pictureOf("shiftago");
  #geometry = new Geometry(1, 1, false, false);
  /** The one place that the tab key leads to. */
  #focused: Place | null = null;
  /** Width of the drawing on the screen. */
  #pixels = 600;
  #resized: ResizeObserver | null = null;
  /** The board is under the keys, not just left with the focus by a click: then keys are the page's. */
  #isKeyed = false;
  /** Which move each preview was given for. */
  readonly #previews = new WeakMap<Step, string>();
  /** The picker was opened by a key and takes the focus. */
  #focusPicker = false;

  constructor() {
    super();
    const board = this;
    this.#hand = new Hand({
      get geometry() {
        return board.#geometry;
      },
      get picture() {
        return board.#picture;
      },
      get editing() {
        return board.editing;
      },
      tell: (kind, detail) => this.#tell(kind, detail),
      refused: (place) => this.#show.flash(refusal(place), this.#geometry, this.motion),
      changed: () => this.requestUpdate(),
    });
  }

  /** Gives up a half-made move. */
  cancel(): void {
    this.#hand.cancel();
  }

  /** Says one of the words that `quinas-choice` has told. */
  say(word: string): void {
    this.#hand.say(word);
  }

  // Listens there: from place to place the focus never leaves the root, and Chromium takes a part of
  // an SVG that listens to it for a tab stop.
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    root.addEventListener("focusin", (event) => this.#focusedIn(event));
    return root;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#resized = new ResizeObserver(([entry]) => {
      const box = entry?.contentRect;
      const pixels = Math.round(Math.min(box?.width ?? 0, box?.height ?? 0));
      if (pixels > 0 && pixels !== this.#pixels) {
        this.#pixels = pixels;
        this.requestUpdate();
      }
    });
    this.#resized.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resized?.disconnect();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("view")) {
      const played = changed.has("played") ? this.played : null;
      const { motion, flipped } = this;
      const isDropped = played !== null && played.move === this.#hand.dropped;
      this.#show.change(this.view, played, { motion, flipped, isDropped });
    }
    const view = this.view;
    if (view && (changed.has("view") || changed.has("flipped"))) {
      this.#picture = pictureOf(view.game);
      this.#geometry = new Geometry(view.columns, view.rows, this.flipped, this.#picture.notched);
      const places = this.#geometry.grid.flat();
      if (this.#focused === null || !places.includes(this.#focused)) {
        this.#focused = this.#geometry.squares[0] ?? null;
      }
    }
    const hovered = this.#hand.hovered;
    if (this.preview && hovered !== null && changed.has("preview") && !this.#previews.has(this.preview)) {
      this.#previews.set(this.preview, hovered);
    }
    if (changed.has("gestures")) {
      this.#hand.gestures = this.gestures;
    }
  }

  protected override updated(changed: PropertyValues<this>): void {
    // The cells stay where they are when the board is turned; the focus goes with its place.
    const focused = this.shadowRoot?.activeElement?.getAttribute("data-place");
    if (changed.has("flipped") && focused !== null && focused !== undefined) {
      this.#focusOn(`[data-place="${this.#focused}"]`);
    }
    if (this.#focusPicker) {
      this.#focusPicker = false;
      this.#focusOn(".pick");
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const view = this.#show.shown;
    if (!view) {
      return nothing;
    }
    const picture = this.#picture;
    const geometry = this.#geometry;
    const scene = { view, geometry };
    const { size, margin } = this.#figures();
    const box = boxOf(geometry, margin);
    const hand = this.#hand;
    const isLive = this.gestures.length > 0 || this.editing;
    const preview = this.#previewed();
    const unit = box.width / this.#pixels;
    return html`<svg
      viewBox=${viewBox(box)}
      class=${`${isLive ? "live" : "still"}${hand.drag ? " dragging" : ""}${this.motion > 0 ? " lively" : ""}`}
      @pointerdown=${this.#pressed}
      @pointermove=${this.#moved}
      @pointerup=${this.#released}
      @pointercancel=${() => hand.drop()}
      @pointerleave=${() => hand.point(null)}
      @contextmenu=${(event: Event) => isLive && event.preventDefault()}
    >
      <g aria-hidden="true">
        <defs>${picture.defs()}</defs>
        <g class="coordinates">${drawFigures(picture, geometry, margin, size)}</g>
        <g class="surface">${picture.ground(scene)}</g>
        <g class="pieces">${drawPieces(picture, scene, this.#pieceState(view, preview))}</g>
        <g class="ghosts">${preview ? drawPreview(picture, scene, preview, hand.hovered ?? "") : nothing}</g>
        <g class="above">${picture.above?.(scene) ?? nothing}</g>
        <g class="hint">${drawHints(picture, scene, hand)}</g>
        <g class="marks">${drawMarks(geometry, this.marks)}
          ${this.#show.isRunning ? nothing : drawChoice(picture, scene, hand, preview !== null)}</g>
        <g class="effects"></g>
      </g>
      ${this.#places(view)} ${this.#pickerOf(view, unit)}
    </svg>`;
  }

  /**
   * The outcome of the move that is pointed at, if it is known, never that of the one before; while none
   * is pointed at, what was given without pointing: a hint, or a move that waits.
   */
  #previewed(): Step | null {
    const move = this.#hand.hovered ?? undefined;
    const isOfMove = this.preview !== null && this.#previews.get(this.preview) === move;
    return isOfMove && !this.#show.isRunning ? this.preview : null;
  }

  /** Size of the coordinates, and of the margin for them, in units of the drawing. */
  #figures(): { size: number; margin: number } {
    if (!this.coordinates) {
      return { size: 0, margin: 0 };
    }
    const pixels = Math.min(15, Math.max(10, this.#pixels * 0.021));
    const across = this.#geometry.width + 2 * this.#geometry.rim;
    const margin = (1.7 * pixels * across) / (this.#pixels - 1.7 * pixels);
    return { size: margin / 1.7, margin };
  }

  #pieceState(view: View, preview: Step | null): PieceState {
    return {
      ...AT_REST,
      chosen: new Set(this.#hand.choice.places),
      dim: preview && !this.#hand.drag ? givenWay(view, preview) : AT_REST.dim,
      drag: this.#hand.drag,
    };
  }

  #places(view: View): unknown {
    const { places: chosen, targets } = this.#hand.choice;
    const situation = { view, marks: this.marks, chosen, targets };
    return drawPlaces(this.#picture, this.#geometry, situation, this.#focused, this.#listeners);
  }

  #pickerOf(view: View, unit: number): unknown {
    const { picks, choice, word } = this.#hand;
    const place = choice.places.at(-1);
    return picks.length && place !== undefined
      ? drawPicker(this.#picture, view, this.#geometry, place, picks, word, unit, {
          say: (said) => this.#hand.say(said),
          point: (said) => this.#hand.pointWord(said),
          key: (event, said) => keyOnWord(event, said, place, this.#hand, this.#keyed),
        })
      : nothing;
  }

  #point(event: PointerEvent): Point {
    const drawing = this.renderRoot.querySelector("svg")!;
    const inverse = drawing.getScreenCTM()?.inverse();
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(inverse);
  }

  #pressed(event: PointerEvent): void {
    if (!event.isPrimary) {
      return;
    }
    this.#isKeyed = false;
    this.#show.finish();
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#hand.press(this.#point(event), event.button !== 0 || event.shiftKey);
  }

  #moved(event: PointerEvent): void {
    if (event.isPrimary) {
      this.#hand.move(this.#point(event));
    }
  }

  #released(event: PointerEvent): void {
    if (event.isPrimary) {
      this.#hand.release(this.#point(event));
      if (event.pointerType !== "mouse") {
        this.#hand.point(null);
      }
    }
  }

  readonly #listeners: PlaceListeners = {
    keydown: (event) => {
      const place = placeOf(event);
      if (place !== null && (this.#isKeyed || event.key === "Escape")) {
        keyOnPlace(event, place, this.#hand, this.#keyed);
      }
    },
    // A screen reader's click comes without a pointer.
    click: (event) => {
      const place = placeOf(event);
      if (place !== null && event.detail === 0) {
        this.#keyed.enter(place, false);
      }
    },
  };

  readonly #keyed: KeyedBoard = {
    geometry: () => this.#geometry,
    enter: (place, isNext) => {
      this.#show.finish();
      if (this.editing) {
        this.#tell("quinas-square", { place, kind: isNext ? "next" : "set" });
        return;
      }
      this.#hand.choose(place);
      this.#focusPicker = this.#hand.picks.length > 0;
    },
    focusOn: (place) => this.#focusOn(`[data-place="${place}"]`),
    focusOnWord: (word) => this.#focusOn(`[data-word="${word}"]`),
  };

  #focusedIn(event: Event): void {
    const place = placeOf(event);
    if (place !== null) {
      this.#focused = place;
      if (!this.#hand.isPressing) {
        this.#isKeyed = true;
        this.#hand.point(place);
      }
      this.requestUpdate();
    }
  }

  #focusOn(selector: string): void {
    this.renderRoot.querySelector<SVGElement>(selector)?.focus();
  }

  #tell<K extends keyof BoardEvents>(kind: K, detail: BoardEvents[K]): void {
    this.dispatchEvent(new CustomEvent(kind, { detail, bubbles: true, composed: true }));
  }
}

function placeOf(event: Event): Place | null {
  return (event.target as Element).getAttribute("data-place");
}

customElements.define("quinas-board", QuinasBoard);

declare global {
  interface HTMLElementTagNameMap {
    "quinas-board": QuinasBoard;
  }
}
