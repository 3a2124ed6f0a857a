import { css } from "lit";

export const style = css`
  :host {
    display: block;
    margin: 0 auto;
    max-inline-size: 1080px;
    padding: 24px 16px 64px;
  }
  .head {
    align-items: center;
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    margin-block-end: 16px;
  }
  .head h1 {
    flex: 1;
  }
  .homes {
    display: flex;
  }
  .homes button {
    border-radius: 0;
  }
  .homes button:first-child {
    border-start-start-radius: 6px;
    border-end-start-radius: 6px;
  }
  .homes button:last-child {
    border-start-end-radius: 6px;
    border-end-end-radius: 6px;
    margin-inline-start: -1px;
  }
  form.card {
    display: grid;
    gap: 8px 12px;
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    align-items: end;
    padding: 12px 16px 16px;
  }
  form label {
    display: grid;
    gap: 4px;
    font-size: 13px;
  }
  form label > * {
    font-size: 15px;
    inline-size: 100%;
  }
  .found {
    align-items: center;
    display: flex;
    gap: 12px;
    justify-content: space-between;
    margin-block: 16px 8px;
    min-block-size: 36px;
  }
  ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  li {
    align-items: center;
    border-block-start: 1px solid var(--line);
    display: grid;
    gap: 4px 16px;
    grid-template-columns: 130px minmax(0, 1fr) minmax(0, 1fr) 72px 100px auto;
    padding-block: 8px;
  }
  .kind {
    align-items: center;
    display: flex;
    font-weight: 650;
    gap: 8px;
  }
  .kind svg {
    block-size: 18px;
    flex: none;
    inline-size: 18px;
  }
  .kind .line {
    fill: none;
    stroke: var(--ink);
    stroke-linecap: round;
    stroke-width: 1.5;
  }
  .kind .ink {
    fill: var(--ink);
  }
  .shiftago {
    fill: var(--accent-shiftago);
  }
  .syrtis {
    fill: var(--accent-syrtis);
  }
  .pushee {
    fill: var(--accent-pushee);
  }
  .catsdogs {
    fill: var(--accent-catsdogs);
  }
  .infection {
    fill: var(--accent-infection);
  }
  .players a {
    color: inherit;
    font-weight: 650;
    text-decoration-color: var(--line);
  }
  .players a:hover {
    text-decoration-color: currentColor;
  }
  .number {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .tools {
    display: flex;
    gap: 4px;
    justify-content: end;
  }
  .tools button,
  .tools .button {
    font-size: 13px;
    min-height: 32px;
    padding: 2px 8px;
    white-space: nowrap;
  }
  .end {
    display: grid;
    justify-content: center;
    padding: 16px;
  }
  .said {
    color: var(--good);
    min-block-size: 1.5em;
  }
  @media (max-width: 860px) {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-block: 12px;
    }
    .players,
    .outcome {
      grid-column: 1 / -1;
    }
    .players {
      order: -1;
    }
    .day {
      justify-self: end;
    }
    .tools {
      grid-column: 1 / -1;
      justify-content: start;
    }
  }
`;
