import { css } from "lit";

export const style = css`
  :host {
    display: block;
    margin: 0 auto;
    max-inline-size: 1400px;
    padding: 16px;
  }
  .study {
    /* Below the board there is a line for what was refused. */
    --room: calc(100dvh - 128px);
    display: grid;
    gap: 12px 16px;
    grid-template-columns: 28px minmax(0, min(var(--room), 100%)) minmax(300px, 420px);
    justify-content: center;
  }
  .board {
    align-self: start;
    position: relative;
    inline-size: 100%;
    aspect-ratio: 1;
    max-block-size: var(--room);
  }
  quinas-stage {
    display: block;
    block-size: 100%;
    inline-size: 100%;
  }
  quinas-evaluation-bar {
    block-size: auto;
    align-self: stretch;
    max-block-size: var(--room);
  }
  .side {
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-block-size: 0;
    max-block-size: calc(100dvh - 80px);
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
    flex: 1;
    min-inline-size: 0;
  }
  .card {
    padding: 0;
    overflow: hidden;
    flex: none;
  }
  .engine {
    display: grid;
  }
  .verdict {
    align-items: baseline;
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    padding: 8px 12px 4px;
  }
  .verdict strong {
    font-size: 18px;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  .verdict .quiet {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  .choices {
    border-block-start: 1px solid var(--line);
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 8px;
  }
  .choices label {
    align-items: center;
    display: inline-flex;
    gap: 6px;
    font-size: 13px;
  }
  .choices select {
    min-height: 32px;
    font-size: 13px;
  }
  .problem {
    color: var(--bad);
    padding: 4px 12px 8px;
  }
  .moves {
    display: flex;
    flex: 1 1 160px;
    flex-direction: column;
    min-block-size: 140px;
  }
  quinas-study-moves {
    flex: 1;
    min-block-size: 0;
  }
  .judged {
    border-block-start: 1px solid var(--line);
    font-size: 13px;
    margin: 0;
    padding: 6px 8px;
  }
  .steps {
    border-block-start: 1px solid var(--line);
    display: grid;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
  }
  .steps button {
    background: none;
    border: 0;
    border-radius: 0;
    min-height: 40px;
    padding: 0;
  }
  .steps button:hover:not(:disabled) {
    background: color-mix(in oklch, var(--cobalt) 10%, transparent);
  }
  .steps svg {
    block-size: 20px;
    fill: none;
    inline-size: 20px;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 2;
  }
  .tally {
    display: grid;
    gap: 2px 12px;
    grid-template-columns: auto 1fr;
    font-size: 13px;
    font-variant-numeric: tabular-nums;
    margin-block-start: 4px;
  }
  .tally dt {
    font-weight: 650;
  }
  .tally dd {
    margin: 0;
  }
  .words,
  .said {
    inset-inline: 8px;
    justify-content: center;
  }
  .words {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .said {
    min-block-size: 1.4em;
    text-align: center;
  }
  .under {
    display: grid;
    gap: 6px;
    grid-column: 2;
  }
  details.card > summary {
    cursor: pointer;
    min-height: 36px;
    padding: 8px 12px;
    font-weight: 650;
  }
  .more {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 4px 12px 12px;
  }
  dialog {
    background: var(--glaze);
    border: 1px solid var(--line);
    border-radius: 6px;
    color: var(--ink);
    inline-size: min(640px, calc(100vw - 32px));
    padding: 16px;
  }
  dialog::backdrop {
    background: color-mix(in oklch, var(--ink) 45%, transparent);
  }
  dialog form {
    display: grid;
    gap: 12px;
  }
  textarea {
    background: var(--paper);
    border: 1px solid var(--line);
    border-radius: 6px;
    color: inherit;
    font: 13px/1.4 ui-monospace, monospace;
    min-block-size: 160px;
    padding: 8px;
    resize: vertical;
    inline-size: 100%;
  }
  @media (max-width: 860px) {
    :host {
      padding: 0 0 16px;
    }
    .study {
      --room: 100vw;
      gap: 8px;
      grid-template-columns: minmax(0, 1fr);
    }
    quinas-evaluation-bar {
      block-size: 20px;
      inline-size: auto;
      margin: 8px 8px 0;
    }
    .under {
      grid-column: 1;
      padding-inline: 8px;
    }
    .side {
      max-block-size: none;
      padding-inline: 8px;
    }
    /* What steps through the game stays near the board. */
    .moves {
      flex: none;
      max-block-size: 220px;
      order: -1;
    }
  }
`;
