// The engine's thinking about the position that is shown: starts anew with each position, stops
// after a while, tells what it knows so far.

import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Engine, Insight, View } from "../rules/types.ts";
import { asFault, sentence } from "../text/fault.ts";
import { reference } from "./survey.ts";

export type Place = "off" | "page" | "server";

/** Who steps through a game does not stop at every position: this long it waits, in milliseconds. */
const PATIENCE = 120;

/** How long it thinks about one position, in milliseconds; a server's time is shared. */
const MILLIS = { page: 20_000, server: 4_000 };

export class Thought implements ReactiveController {
  insight: Insight | null = null;
  isBusy = false;
  /** Why there is none. */
  problem = "";

  #about = "";
  #stop: AbortController | null = null;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly engines: Record<"page" | "server", () => Engine>,
  ) {
    host.addController(this);
  }

  hostConnected(): void {}

  hostDisconnected(): void {
    this.stop();
  }

  /** Thinks about this position from now on; asked again for the same it goes on as it was. */
  about(view: View, place: Place, lines: number): void {
    const question = [place, lines, view.game, view.options, view.text].join(" ");
    if (question === this.#about) {
      return;
    }
    this.stop();
    this.#about = question;
    this.insight = null;
    this.problem = "";
    if (place !== "off" && !view.isOver) {
      void this.#think(view, place, lines);
    }
  }

  stop(): void {
    this.#stop?.abort();
    this.#stop = null;
    this.#about = "";
    this.isBusy = false;
  }

  async #think(view: View, place: "page" | "server", lines: number): Promise<void> {
    const stop = new AbortController();
    this.#stop = stop;
    this.isBusy = true;
    const learn = (insight: Insight): void => {
      if (!stop.signal.aborted) {
        this.insight = insight;
        this.host.requestUpdate();
      }
    };
    try {
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      if (stop.signal.aborted) {
        return;
      }
      const limits = { lines, millis: MILLIS[place] };
      learn(await this.engines[place]().analyse(reference(view), limits, learn, stop.signal));
    } catch (fault) {
      if (!stop.signal.aborted) {
        this.problem = await sentence(asFault(fault));
      }
    } finally {
      if (this.#stop === stop) {
        this.#stop = null;
        this.isBusy = false;
        this.host.requestUpdate();
      }
    }
  }
}
