// A small board on the first page that slowly plays a game to itself, as long as it can be seen and
// motion is welcome.

import { css, html, type PropertyValues } from "lit";
import "../../board/miniature.ts";
import { rules } from "../../rules/client.ts";
import type { Played, View } from "../../rules/types.ts";
import { settings } from "../../settings.ts";
import { PageElement } from "../element.ts";
import { SAMPLES } from "./samples.ts";

/** Milliseconds from one move to the next, and that an ended game stands. */
const PACE = 2000;
const REST = 6000;

export class SampleBoard extends PageElement {
  static override properties = {
    game: { attribute: false },
    /** Milliseconds that this board begins later than others. */
    delay: { attribute: false },
    at: { state: true },
    line: { state: true },
  };
  declare game: string;
  declare delay: number;
  declare at: number;
  declare line: Played[];
  #start: View | null = null;
  #eyes: IntersectionObserver | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSeen = false;

  static override styles = css`
    :host {
      aspect-ratio: 1;
      display: block;
    }
    quinas-miniature {
      block-size: 100%;
      display: block;
      inline-size: 100%;
    }
  `;

  constructor() {
    super();
    this.game = "";
    this.delay = 0;
    this.at = 0;
    this.line = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#eyes = new IntersectionObserver(([entry]) => {
      this.#isSeen = entry?.isIntersecting ?? false;
      this.#pace(this.delay + PACE / 2);
    });
    this.#eyes.observe(this);
    document.addEventListener("visibilitychange", this.#again);
    void this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#eyes?.disconnect();
    document.removeEventListener("visibilitychange", this.#again);
    clearTimeout(this.#timer);
  }

  async #load(): Promise<void> {
    const sample = SAMPLES[this.game];
    if (!sample) {
      return;
    }
    const start = { game: this.game, options: sample.options, text: sample.start };
    try {
      const [view, line] = await Promise.all([rules.read(start), rules.line(start, sample.moves.split(" "))]);
      this.#start = view;
      this.line = line;
      // Not the empty board: something to look at.
      this.at = Math.floor(line.length * 0.45);
      this.#pace(this.delay + PACE / 2);
    } catch {
      // The game can be played all the same; its picture stays empty.
    }
  }

  #again = (): void => this.#pace(PACE);

  #pace(millis: number): void {
    clearTimeout(this.#timer);
    const moves = this.#isSeen && this.line.length > 0 && settings.motion > 0 && !document.hidden;
    if (moves) {
      this.#timer = setTimeout(() => this.#step(), millis);
    }
  }

  #step(): void {
    this.at = this.at >= this.line.length ? 0 : this.at + 1;
    this.#pace(this.at === this.line.length ? REST : PACE);
  }

  protected override shouldUpdate(changed: PropertyValues): boolean {
    return changed.has("at") || changed.has("line") || !this.hasUpdated;
  }

  protected override render() {
    const played = this.line[this.at - 1] ?? null;
    const view = played?.steps.at(-1)?.view ?? this.#start;
    return html`<quinas-miniature .view=${view} .played=${played} .motion=${settings.motion}></quinas-miniature>`;
  }
}
customElements.define("quinas-sample", SampleBoard);
