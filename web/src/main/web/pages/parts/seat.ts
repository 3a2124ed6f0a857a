// One seat at the table: who sits there, what he plays, what he has, and his clock.

import { css, html, nothing, svg } from "lit";
import { lowAt, remaining, shown } from "../../game/clock.ts";
import { levelName, playerName, sideName } from "../../game/names.ts";
import { current, type TableState } from "../../game/table.ts";
import type { Seat, View } from "../../rules/types.ts";
import { sound } from "../../sound/sound.ts";
import { play } from "../../text/play.ts";
import { t } from "../../text/text.ts";
import { PageElement } from "../element.ts";
import { forms } from "./common.ts";

export class SeatPart extends PageElement {
  static override properties = {
    state: { attribute: false },
    view: { attribute: false },
    seat: { attribute: false },
  };
  declare state: TableState;
  /** The position that is shown, which need not be the last. */
  declare view: View | null;
  declare seat: Seat;
  #ticking: ReturnType<typeof setInterval> | undefined;
  #hasWarned = false;

  static override styles = [
    forms,
    css`
      :host {
        align-items: center;
        display: flex;
        gap: 10px;
        min-block-size: 52px;
        padding: 4px 12px;
        border: 1px solid var(--line);
        border-radius: 6px;
        background: var(--glaze);
      }
      .disc {
        block-size: 22px;
        flex: none;
        inline-size: 22px;
      }
      .who {
        display: grid;
        flex: 1;
        min-inline-size: 0;
      }
      .name {
        font-weight: 650;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .side {
        color: var(--muted);
        font-size: 13px;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .points {
        font-size: 18px;
        font-variant-numeric: tabular-nums;
        font-weight: 650;
      }
      .stock {
        color: var(--muted);
        font-size: 13px;
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }
      .clock {
        border-radius: 6px;
        font-size: 24px;
        font-variant-numeric: tabular-nums;
        line-height: 1;
        padding: 6px 8px;
      }
      .running {
        background: var(--cobalt);
        color: var(--on-cobalt);
        font-weight: 650;
      }
      .low.running {
        background: var(--bad);
        color: var(--glaze);
      }
      .turn {
        fill: var(--cobalt);
        block-size: 14px;
        inline-size: 14px;
        flex: none;
      }
      @media (max-width: 799px) {
        :host {
          border-inline: 0;
          border-radius: 0;
          border-block: 0;
          min-block-size: 44px;
          padding-block: 2px;
        }
        .who {
          display: flex;
          align-items: baseline;
          gap: 8px;
        }
        /* What the name needs is not shared with it. */
        .name {
          flex: 0 1 auto;
          min-inline-size: 0;
        }
        .side {
          flex: 1 1 0;
          min-inline-size: 0;
        }
        .clock {
          font-size: 18px;
        }
      }
    `,
  ];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#ticking);
    this.#ticking = undefined;
  }

  protected override updated(): void {
    const isRunning = this.state.clock?.running === this.seat;
    if (isRunning && this.#ticking === undefined) {
      this.#ticking = setInterval(() => this.requestUpdate(), 100);
    } else if (!isRunning && this.#ticking !== undefined) {
      clearInterval(this.#ticking);
      this.#ticking = undefined;
    }
    this.#warn(isRunning);
  }

  #warn(isRunning: boolean): void {
    const clock = this.state.clock;
    if (!clock || !isRunning) {
      return;
    }
    const isLow = remaining(clock, this.seat) < lowAt(clock.terms);
    if (isLow && !this.#hasWarned && this.state.mine.includes(this.seat)) {
      sound("time");
    }
    this.#hasWarned = isLow;
  }

  protected override render() {
    const { state, seat } = this;
    const view = this.view ?? current(state);
    const info = state.seats[seat];
    const side = view ? sideName(view, seat) : "";
    const name = playerName(state, seat);
    const details = [name === side ? "" : side, info.level ? levelName(info.level) : ""];
    if (info.isOnline !== null && info.kind === "person" && !state.mine.includes(seat)) {
      details.push(t(play, info.isOnline ? "online" : "offline"));
    }
    const isTurn = state.phase === "playing" && current(state)?.turn === seat;
    return html`
      <svg class="disc" viewBox="0 0 24 24" aria-hidden="true">${disc(seat)}</svg>
      <div class="who">
        <span class="name" title=${name}>${name}</span>
        <span class="side">${details.filter(Boolean).join(" · ")}</span>
      </div>
      ${view?.stock ? html`<span class="stock">${view.stock[seat]} ${t(play, "left")}</span>` : nothing}
      ${view?.points ? html`<span class="points">${view.points[seat]}</span>` : nothing}
      ${isTurn
        ? html`<svg class="turn" viewBox="0 0 14 14" role="img" aria-label=${t(play, "turn-of", name)}>
            <path d="M2 1l11 6-11 6z" />
          </svg>`
        : nothing}
      ${this.#clock()}
    `;
  }

  #clock() {
    const { state, seat } = this;
    if (!state.clock) {
      return nothing;
    }
    const left = remaining(state.clock, seat);
    const classes = [
      "clock",
      state.clock.running === seat ? "running" : "",
      left < lowAt(state.clock.terms) ? "low" : "",
    ];
    return html`<span class=${classes.join(" ")} role="timer">${shown(left)}</span>`;
  }
}
customElements.define("quinas-seat", SeatPart);

/** The seat's form: a full disc for the first, a ring for the second. */
function disc(seat: Seat) {
  return seat === 0
    ? svg`<circle cx="12" cy="12" r="10" fill="var(--cobalt)" />`
    : svg`<circle cx="12" cy="12" r="8" fill="none" stroke="var(--terracotta)" stroke-width="4.5" />`;
}
