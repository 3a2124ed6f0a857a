// What a board shows at this moment: a position, or a step on the way to it. Plays the acts of each
// step with the browser's own animations; the next position, or `finish`, ends them at once.

import { render, type ReactiveController, type ReactiveControllerHost } from "lit";
import type { Played, Step, View } from "../rules/types.ts";
import { Geometry } from "./geometry.ts";
import type { Act } from "./picture.ts";
import { pictureOf } from "./pictures/all.ts";

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

interface Host extends ReactiveControllerHost {
  renderRoot: HTMLElement | DocumentFragment;
}

export interface Pace {
  /** 1 is normal, 0 none, 2 half as fast. */
  motion: number;
  flipped: boolean;
  /** The player has moved the piece by hand already. */
  isDropped: boolean;
}

export class Show implements ReactiveController {
  /** What is to be drawn now. */
  shown: View | null = null;
  #final: View | null = null;
  /** Counts the sequences, so that one which has been overtaken stops. */
  #sequence = 0;
  #running: Animation[] = [];

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.finish();
  }

  get isRunning(): boolean {
    return this.shown !== this.#final;
  }

  /** Shows a position, by way of the steps of the move that led to it, if they lead on from what is
   * shown now. */
  change(view: View | null, played: Played | null, pace: Pace): void {
    const before = this.#final;
    if (view && before && isSame(view, before)) {
      // Told again, perhaps by the server: what moves goes on.
      this.shown = this.isRunning ? this.shown : view;
      this.#final = view;
      return;
    }
    this.finish();
    this.#final = view;
    const first = played?.steps[0];
    const motion = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : pace.motion;
    if (!view || !before || !played || !first || motion <= 0 || !leadsOn(before, first)) {
      this.shown = view;
      return;
    }
    this.shown = played.steps.length === 1 ? view : first.view;
    void this.#run(before, played, { ...pace, motion });
  }

  /** Ends all motion: the position is there at once. */
  finish(): void {
    this.#sequence++;
    for (const animation of this.#running) {
      animation.cancel();
    }
    this.#running = [];
    this.#effects()?.replaceChildren();
    if (this.isRunning) {
      this.shown = this.#final;
      this.host.requestUpdate();
    }
  }

  /** Something that is seen for a moment, whatever else is going on. */
  flash(act: Act, geometry: Geometry, motion: number): void {
    if (motion > 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.#perform(act, geometry, motion);
    }
  }

  async #run(before: View, played: Played, pace: Pace): Promise<void> {
    const sequence = this.#sequence;
    const picture = pictureOf(before.game);
    const geometry = new Geometry(before.columns, before.rows, pace.flipped, picture.notched);
    let from = before;
    for (const [at, step] of played.steps.entries()) {
      this.shown = at === played.steps.length - 1 && this.#final ? this.#final : step.view;
      this.host.requestUpdate();
      await this.host.updateComplete;
      if (sequence !== this.#sequence) {
        return;
      }
      const scene = { view: this.shown, geometry };
      const change = { ...scene, before: from, changed: step.changed, played, step: at };
      for (const act of picture.acts(change)) {
        if (!(act.travels && pace.isDropped)) {
          this.#perform(act, geometry, pace.motion);
        }
      }
      from = step.view;
      if (this.isRunning) {
        await pause(picture.pace(at) * pace.motion);
        if (sequence !== this.#sequence) {
          return;
        }
      }
    }
  }

  #perform(act: Act, geometry: Geometry, motion: number): void {
    const element = typeof act.on === "string" ? this.#sprite(act.on) : this.#drawn(act.on, geometry);
    if (!element) {
      return;
    }
    const animation = element.animate(act.frames, {
      duration: act.millis * motion,
      delay: (act.delay ?? 0) * motion,
      easing: act.easing ?? EASE,
      fill: typeof act.on === "string" ? "backwards" : "both",
    });
    this.#running.push(animation);
    const end = (): void => {
      this.#running = this.#running.filter((other) => other !== animation);
      if (typeof act.on !== "string") {
        element.parentElement?.remove();
      }
    };
    animation.onfinish = end;
    animation.oncancel = end;
  }

  #sprite(key: string): SVGGElement | null {
    return this.host.renderRoot.querySelector<SVGGElement>(`[data-key="${key}"] > .body`);
  }

  #drawn({ draw, at }: Exclude<Act["on"], string>, geometry: Geometry): SVGGElement | null {
    const effects = this.#effects();
    if (!effects) {
      return null;
    }
    const { x, y } = geometry.centre(at);
    const outer = document.createElementNS("http://www.w3.org/2000/svg", "g");
    outer.setAttribute("transform", `translate(${x} ${y})`);
    const body = document.createElementNS("http://www.w3.org/2000/svg", "g");
    body.setAttribute("class", "body");
    outer.append(body);
    effects.append(outer);
    render(draw, body as unknown as HTMLElement);
    return body;
  }

  #effects(): SVGGElement | null {
    return this.host.renderRoot?.querySelector<SVGGElement>(".effects") ?? null;
  }
}

/** Whether a step changes no other squares than those in which the boards differ. */
function leadsOn(before: View, { view, changed }: Step): boolean {
  if (before.game !== view.game || before.cells.length !== view.cells.length) {
    return false;
  }
  const squares = new Set(changed);
  return view.cells.every((cell, at) => {
    const square = String.fromCharCode(97 + (at % view.columns)) + (Math.floor(at / view.columns) + 1);
    return cell === before.cells[at] || squares.has(square);
  });
}

function isSame(one: View, other: View): boolean {
  return one.game === other.game && one.options === other.options && one.text === other.text && one.text !== "";
}

function pause(millis: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, millis));
}
