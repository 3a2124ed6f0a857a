// What happens around the board that changes how it is drawn: size, theme, wish for stillness, and
// whether it is seen at all.

export interface Noticed {
  resized(width: number, height: number): void;
  /** Some style of the page may have changed. */
  restyled(): void;
  stilled(): void;
  seen(): void;
}

export class Surroundings {
  readonly #still = matchMedia("(prefers-reduced-motion: reduce)");
  readonly #aborted = new AbortController();
  readonly #observers: { disconnect(): void }[] = [];
  #isInside = true;

  constructor(element: HTMLElement, noticed: Noticed) {
    const options = { signal: this.#aborted.signal };
    const size = new ResizeObserver(() => noticed.resized(element.clientWidth, element.clientHeight));
    size.observe(element);
    const window = new IntersectionObserver((entries) => {
      this.#isInside = entries.at(-1)?.isIntersecting ?? true;
      noticed.seen();
    });
    window.observe(element);
    const theme = new MutationObserver(() => noticed.restyled());
    theme.observe(document.documentElement, { attributes: true });
    this.#observers.push(size, window, theme);
    for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)"]) {
      matchMedia(query).addEventListener("change", () => noticed.restyled(), options);
    }
    this.#still.addEventListener("change", () => noticed.stilled(), options);
    document.addEventListener("visibilitychange", () => noticed.seen(), options);
  }

  get wantsStillness(): boolean {
    return this.#still.matches;
  }

  get isSeen(): boolean {
    return this.#isInside && document.visibilityState === "visible";
  }

  dispose(): void {
    this.#aborted.abort();
    for (const observer of this.#observers) observer.disconnect();
  }
}
