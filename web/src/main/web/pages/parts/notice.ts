// What a page shows instead of itself: loading, empty, broken, offline. Each says what to do next.

import { css, html, nothing, type PropertyValues } from "lit";
import { common, GAMES } from "../../text/common.ts";
import { t } from "../../text/text.ts";
import { PageElement } from "../element.ts";
import { forms } from "./common.ts";
import { quincunx } from "./mark.ts";

/** `<quinas-notice kind="broken">`: a heading, a sentence, and in the slot what can be done. */
export class Notice extends PageElement {
  static override properties = {
    heading: {},
    sentence: {},
    busy: { type: Boolean },
  };
  declare heading: string;
  declare sentence: string;
  /** Something is on its way: the five dots come one after another. */
  declare busy: boolean;

  static override styles = [
    forms,
    css`
      :host {
        display: grid;
        justify-items: center;
        gap: 12px;
        padding: 48px 16px;
        text-align: center;
      }
      h1 {
        font-size: 18px;
      }
      p {
        max-width: 44ch;
      }
      svg {
        inline-size: 48px;
        block-size: 48px;
      }
      circle {
        fill: var(--cobalt);
      }
      .middle {
        fill: var(--terracotta);
      }
      .actions {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        justify-content: center;
      }
      @media (prefers-reduced-motion: no-preference) {
        .busy circle {
          animation: come 1.5s infinite ease-out;
        }
        .busy circle:nth-child(2) {
          animation-delay: 0.15s;
        }
        .busy circle:nth-child(3) {
          animation-delay: 0.3s;
        }
        .busy circle:nth-child(4) {
          animation-delay: 0.45s;
        }
        .busy circle:nth-child(5) {
          animation-delay: 0.6s;
        }
      }
      @keyframes come {
        0%,
        60%,
        100% {
          opacity: 1;
        }
        20% {
          opacity: 0.25;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.heading = "";
    this.sentence = "";
    this.busy = false;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("busy")) {
      this.setAttribute("role", this.busy ? "status" : "group");
    }
  }

  protected override render() {
    const heading = this.heading || (this.busy ? t(common, "loading") : "");
    return html`
      <svg viewBox="0 0 24 24" class=${this.busy ? "busy" : ""} aria-hidden="true">
        ${quincunx()}
      </svg>
      ${heading ? html`<h1>${heading}</h1>` : nothing}
      ${this.sentence ? html`<p>${this.sentence}</p>` : nothing}
      <div class="actions"><slot></slot></div>
    `;
  }
}
customElements.define("quinas-notice", Notice);

export function loading() {
  return html`<quinas-notice busy></quinas-notice>`;
}

export function notFound() {
  return html`<quinas-notice
    .heading=${t(common, "not-found")}
    .sentence=${t(common, "not-found-do")}
    ><a href="#/">${t(common, "to-home")}</a></quinas-notice
  >`;
}

export function broken(problem: unknown) {
  const said = problem instanceof Error || isMessage(problem) ? problem.message : String(problem);
  return html`<quinas-notice
    .heading=${t(common, "broken")}
    .sentence=${`${t(common, "broken-do")} (${said})`}
    ><button @click=${() => location.reload()}>${t(common, "reload")}</button>
    <a href="#/">${t(common, "to-home")}</a></quinas-notice
  >`;
}

export function noServer() {
  return html`<quinas-notice
    .heading=${t(common, "no-server")}
    .sentence=${t(common, "no-server-do")}
    ><a href="#/play/${GAMES[0]}">${t(common, "play")}</a></quinas-notice
  >`;
}

function isMessage(value: unknown): value is { message: string } {
  return typeof value === "object" && value !== null && "message" in value;
}
