import { css } from "lit";

export const style = css`
  :host {
    display: block;
    margin: 0 auto;
    max-inline-size: 1240px;
    padding: 16px;
  }
  .editor {
    --room: calc(100dvh - 88px);
    display: grid;
    gap: 16px;
    grid-template-columns: minmax(0, min(var(--room), 100%)) minmax(300px, 400px);
    justify-content: center;
  }
  .board {
    align-self: start;
    aspect-ratio: 1;
    inline-size: 100%;
    max-block-size: var(--room);
  }
  quinas-stage {
    block-size: 100%;
    display: block;
    inline-size: 100%;
    touch-action: none;
  }
  .side {
    align-content: start;
    display: grid;
    gap: 12px;
    min-inline-size: 0;
  }
  .head {
    align-items: center;
    display: flex;
    gap: 8px;
    justify-content: space-between;
  }
  .head h1 {
    font-size: 18px;
  }
  fieldset:has(.brushes) {
    border: 0;
    margin: 0;
    min-inline-size: 0;
    padding: 0;
  }
  legend {
    font-weight: 650;
    padding: 0 0 6px;
  }
  .brushes {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .brushes button {
    block-size: 52px;
    inline-size: 52px;
    padding: 3px;
  }
  .brushes .value {
    block-size: 36px;
    font-size: 18px;
    font-variant-numeric: tabular-nums;
    inline-size: min(36px, (100% - 54px) / 10);
    min-inline-size: 28px;
    padding: 0;
  }
  .brushes button[aria-pressed="true"] {
    box-shadow: inset 0 0 0 2px var(--cobalt);
  }
  .brushes quinas-miniature {
    block-size: 100%;
    display: block;
    inline-size: 100%;
    pointer-events: none;
  }
  .brushes svg {
    block-size: 28px;
    inline-size: 28px;
    fill: none;
    stroke: currentColor;
    stroke-linejoin: round;
    stroke-width: 1.8;
  }
  .fields {
    display: grid;
    gap: 8px 12px;
    grid-template-columns: minmax(0, 1fr) minmax(120px, auto);
  }
  .text label {
    display: block;
    font-weight: 650;
    min-height: 0;
    padding-block-end: 6px;
  }
  .fields label input,
  .fields label select {
    max-inline-size: none;
  }
  .fields label {
    align-items: center;
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  textarea {
    background: var(--glaze);
    border: 1px solid var(--control, var(--line));
    border-radius: 6px;
    color: inherit;
    font: 13px/1.4 ui-monospace, monospace;
    inline-size: 100%;
    min-block-size: 64px;
    padding: 8px;
    resize: vertical;
  }
  textarea[aria-invalid="true"] {
    border-color: var(--bad);
  }
  .verdict {
    display: flex;
    gap: 8px;
    min-block-size: 2.9em;
  }
  .verdict::before {
    content: "✓";
    color: var(--good);
    font-weight: 650;
  }
  .verdict.wrong::before {
    content: "✗";
    color: var(--bad);
  }
  .verdict.checking::before {
    content: "…";
    color: inherit;
  }
  @media (max-width: 860px) {
    :host {
      padding: 0 0 24px;
    }
    .editor {
      --room: 100vw;
      grid-template-columns: minmax(0, 1fr);
    }
    .side {
      padding-inline: 12px;
    }
  }
`;
