// How the element itself is laid out; all else is drawn.

import { css } from "lit";

export const style = css`
  :host {
    display: block;
    position: relative;
    inline-size: 100%;
    aspect-ratio: 1;
    outline: none;
    user-select: none;
    -webkit-user-select: none;
  }
  canvas {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    touch-action: none;
  }
  :host(:focus-visible) .frame canvas {
    outline: 2px solid var(--cobalt, #2b4a9b);
    outline-offset: -2px;
    border-radius: 6px;
  }
  .inviting canvas {
    cursor: pointer;
  }
  button {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-end: 8px;
    inline-size: 36px;
    block-size: 36px;
    padding: 6px;
    border: 1px solid var(--line, #ccc);
    border-radius: 6px;
    background: var(--glaze, #fff);
    color: var(--ink, #222);
    cursor: pointer;
  }
  svg {
    display: block;
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
