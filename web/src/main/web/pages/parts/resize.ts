// The handle beside the board: drawn with mouse or finger, moved with arrow keys.

import { html, type TemplateResult } from "lit";
import { settings } from "../../settings.ts";
import { play } from "../../text/play.ts";
import { t } from "../../text/text.ts";

const SMALLEST = 0.5;
const STEPS: Record<string, number> = { ArrowLeft: -0.05, ArrowRight: 0.05, ArrowUp: 0.05, ArrowDown: -0.05 };

/** `width` tells how wide the board is now. */
export function resizeHandle(width: () => number): TemplateResult {
  return html`<div
    class="resize"
    role="separator"
    tabindex="0"
    aria-orientation="vertical"
    aria-label=${t(play, "resize")}
    aria-valuemin=${SMALLEST * 100}
    aria-valuemax="100"
    aria-valuenow=${Math.round(settings.get("size") * 100)}
    @pointerdown=${(event: PointerEvent) => drag(event, width())}
    @keydown=${step}
  ></div>`;
}

function drag(event: PointerEvent, width: number): void {
  const handle = event.currentTarget as HTMLElement;
  const start = { x: event.clientX, size: settings.get("size") };
  handle.setPointerCapture(event.pointerId);
  handle.onpointermove = (move) => sized(start.size * (1 + (move.clientX - start.x) / width));
  handle.onpointerup = () => (handle.onpointermove = null);
}

function step(event: KeyboardEvent): void {
  const change = STEPS[event.key];
  if (change !== undefined) {
    event.preventDefault();
    sized(settings.get("size") + change);
  }
}

function sized(size: number): void {
  settings.set("size", Math.min(1, Math.max(SMALLEST, size)));
}
