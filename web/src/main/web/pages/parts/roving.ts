// Many buttons as one stop of the Tab key: the one that is current, or the first.

import type { ReactiveController, ReactiveElement } from "lit";

/** Keeps the focus on the current one of the buttons that `selector` finds while it is among them.
 * Which keys change the current one is for the element to say. */
export class Roving implements ReactiveController {
  #hadFocus = false;

  constructor(
    private readonly host: ReactiveElement,
    private readonly selector: string,
  ) {
    host.addController(this);
  }

  get #focused(): Element | null {
    return this.host.shadowRoot?.activeElement ?? null;
  }

  hostUpdate(): void {
    this.#hadFocus = this.#focused?.matches(this.selector) ?? false;
  }

  hostUpdated(): void {
    const buttons = [...(this.host.shadowRoot?.querySelectorAll<HTMLElement>(this.selector) ?? [])];
    const stop = buttons.find((button) => button.getAttribute("aria-current") === "true") ?? buttons[0];
    for (const button of buttons) {
      button.tabIndex = button === stop ? 0 : -1;
    }
    if (this.#hadFocus && stop && this.#focused !== stop) {
      // What is scrolled, and how far, is for the element to say too.
      stop.focus({ preventScroll: true });
    }
  }
}
