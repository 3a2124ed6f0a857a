import { css } from "lit";

/** Wide: the board at the left, as tall as the window. Narrow: all in one column that fits. */
export const tableStyle = css`
  :host {
    --column: clamp(260px, 28vw, 380px);
    --room: calc(100dvh - 48px - 24px - var(--banner, 0px));
    --side: min(var(--room), calc(100vw - var(--column) - 56px));
    block-size: calc(100dvh - 48px - var(--banner, 0px));
    display: grid;
    gap: 8px 16px;
    grid-template:
      "board resize far" auto
      "board resize status" auto
      "board resize moves" minmax(60px, 1fr)
      "board resize navigation" auto
      "board resize command" auto
      "board resize actions" auto
      "board resize near" auto / calc(var(--side) * var(--board-size, 1)) 8px minmax(0, var(--column));
    justify-content: center;
    overflow: hidden;
    padding: 12px;
    position: relative;
  }
  .board {
    align-self: center;
    aspect-ratio: 1;
    grid-area: board;
    inline-size: 100%;
    position: relative;
  }
  quinas-stage {
    block-size: 100%;
    inline-size: 100%;
  }
  .words {
    display: flex;
    gap: 8px;
  }
  .words button {
    min-inline-size: 96px;
  }
  .resize {
    align-self: center;
    block-size: 64px;
    border-inline: 2px solid var(--line);
    cursor: ew-resize;
    grid-area: resize;
    inline-size: 6px;
    touch-action: none;
  }
  .far {
    grid-area: far;
  }
  .near {
    grid-area: near;
  }
  .status {
    align-content: center;
    align-items: center;
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    grid-area: status;
    min-block-size: 44px;
    padding-inline: 4px;
  }
  .status [role="status"] {
    flex: 1 1 100%;
  }
  .over {
    font-size: 18px;
    line-height: 1.3;
  }
  .counters {
    color: var(--muted);
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    font-size: 13px;
    gap: 0 16px;
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .message {
    border-inline-start: 3px solid var(--terracotta);
    padding-inline-start: 8px;
  }
  quinas-moves {
    border-block: 1px solid var(--line);
    grid-area: moves;
    min-block-size: 0;
  }
  .navigation,
  .actions {
    align-items: center;
    display: flex;
    gap: 2px;
  }
  .navigation {
    grid-area: navigation;
  }
  .navigation button {
    padding-inline: calc(2px + 0.6vw);
  }
  .actions {
    grid-area: actions;
    justify-content: space-between;
  }
  .sure {
    align-items: center;
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 4px 8px;
    min-block-size: 48px;
  }
  .sure span {
    flex: 1;
  }
  .more {
    margin-inline-start: auto;
  }
  .gap {
    flex: 1;
  }
  quinas-command {
    grid-area: command;
    max-block-size: 30dvh;
  }
  .icon {
    block-size: 20px;
    fill: none;
    flex: none;
    inline-size: 20px;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.8;
  }
  .more .icon {
    stroke-width: 3.5;
  }
  .act {
    flex: 1 1 auto;
    flex-direction: column;
    font-size: 13px;
    gap: 2px;
    min-block-size: 48px;
    padding: 4px;
  }
  .more {
    min-block-size: 48px;
    min-inline-size: 44px;
    padding: 4px;
  }
  .menu {
    background: var(--glaze);
    border: 1px solid var(--line);
    border-radius: 6px;
    box-shadow: 0 4px 16px var(--shade);
    display: grid;
    inset-block-end: 124px;
    inset-inline-end: 12px;
    max-block-size: calc(100% - 140px);
    min-inline-size: 260px;
    overflow: auto;
    padding: 4px;
    position: absolute;
    z-index: 5;
  }
  .menu button,
  .menu .button {
    background: none;
    border-color: transparent;
    justify-content: flex-start;
    padding-inline-start: 38px;
  }
  .menu > :is(button, .button):has(svg) {
    padding-inline-start: 10px;
  }
  .menu form button {
    padding-inline-start: 14px;
  }
  .menu form {
    display: flex;
    gap: 4px;
    padding: 4px;
  }
  .menu input {
    flex: 1;
  }
  @media (max-width: 799px) {
    :host {
      --side: min(100vw, calc(100dvh - 45px - 318px - var(--banner, 0px)));
      block-size: calc(100dvh - 45px - var(--banner, 0px));
      gap: 2px;
      grid-template:
        "far" auto
        "board" auto
        "near" auto
        "status" minmax(48px, 1fr)
        "command" auto
        "moves" 40px
        "navigation" auto
        "actions" auto / 100%;
      padding: 0;
      padding-block-end: env(safe-area-inset-bottom);
    }
    .board {
      inline-size: var(--side);
      justify-self: center;
    }
    .resize {
      display: none;
    }
    .status {
      align-content: start;
      min-block-size: 48px;
      padding: 4px 12px;
    }
    quinas-moves {
      align-self: end;
    }
    .navigation,
    .actions {
      padding-inline: 8px;
    }
    .navigation button {
      min-block-size: 44px;
      min-inline-size: 48px;
    }
    .menu {
      inset-block-end: 56px;
      inset-inline: 8px;
      max-block-size: 70dvh;
    }
    .menu button,
    .menu .button {
      min-block-size: 44px;
    }
  }
`;
