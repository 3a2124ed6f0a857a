// The forms that all pages share: buttons, fields, cards, headings.

import { css } from "lit";

export const forms = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :host {
    color: var(--ink);
    font: 400 15px/1.45 var(--font, system-ui, sans-serif);
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  h1,
  h2,
  h3 {
    font-weight: 650;
    line-height: 1.2;
    margin: 0;
    text-wrap: balance;
  }
  h1 {
    font-size: 24px;
  }
  h2 {
    font-size: 18px;
  }
  h3 {
    font-size: 15px;
  }
  p {
    margin: 0;
    text-wrap: pretty;
  }
  a {
    color: var(--cobalt);
    text-underline-offset: 3px;
  }
  button,
  .button,
  input,
  select {
    font: inherit;
    color: inherit;
    border-radius: 6px;
  }
  button,
  .button {
    align-items: center;
    background: var(--glaze);
    border: 1px solid var(--line);
    cursor: pointer;
    display: inline-flex;
    gap: 8px;
    justify-content: center;
    min-height: 36px;
    padding: 4px 12px;
    text-decoration: none;
    touch-action: manipulation;
    transition: border-color 120ms ease-out;
  }
  button:hover:not(:disabled),
  .button:hover {
    border-color: var(--cobalt);
  }
  button:disabled {
    cursor: default;
    opacity: 0.45;
  }
  button.strong,
  .button.strong {
    background: var(--cobalt);
    border-color: var(--cobalt);
    color: var(--on-cobalt);
    font-weight: 650;
  }
  button.plain {
    background: none;
    border-color: transparent;
  }
  button[aria-pressed="true"] {
    background: color-mix(in srgb, var(--cobalt) 10%, var(--glaze));
    border-color: var(--cobalt);
    box-shadow: inset 0 0 0 1px var(--cobalt);
  }
  input:not([type="checkbox"], [type="radio"], [type="range"]),
  select {
    background: var(--glaze);
    border: 1px solid var(--control, var(--line));
    min-height: 36px;
    padding: 4px 8px;
    min-width: 0;
  }
  input[type="checkbox"],
  input[type="radio"],
  input[type="range"] {
    accent-color: var(--cobalt);
  }
  input[type="checkbox"],
  input[type="radio"] {
    block-size: 18px;
    inline-size: 18px;
    margin: 0;
    flex: none;
  }
  :focus-visible {
    outline: 2px solid var(--cobalt);
    outline-offset: 2px;
  }
  .card {
    background: var(--glaze);
    border: 1px solid var(--line);
    border-radius: 6px;
    padding: 16px;
  }
  .quiet {
    color: var(--muted);
    font-size: 13px;
  }
  .row {
    align-items: center;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .unseen {
    clip-path: inset(50%);
    block-size: 1px;
    inline-size: 1px;
    overflow: hidden;
    position: absolute;
    white-space: nowrap;
  }
`;
