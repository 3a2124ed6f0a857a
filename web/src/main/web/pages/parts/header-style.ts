import { css } from "lit";

export const headerStyle = css`
  header {
    align-items: center;
    background: var(--glaze);
    border-block-end: 1px solid var(--line);
    display: flex;
    flex: none;
    gap: 24px;
    min-block-size: 48px;
    padding-inline: 16px;
  }
  .skip {
    background: var(--glaze);
    inset-block-start: -100px;
    inset-inline-start: 8px;
    padding: 8px 12px;
    position: absolute;
    z-index: 10;
  }
  .skip:focus {
    inset-block-start: 8px;
  }
  .mark {
    align-items: center;
    color: var(--ink);
    display: flex;
    font-size: 18px;
    font-weight: 650;
    gap: 8px;
    min-block-size: 44px;
    text-decoration: none;
  }
  .mark svg {
    block-size: 22px;
    fill: var(--cobalt);
    inline-size: 22px;
  }
  .mark .middle {
    fill: var(--accent, var(--terracotta));
  }
  .links {
    align-items: center;
    display: flex;
    flex: 1;
    gap: 4px 24px;
  }
  nav {
    display: flex;
    gap: 2px;
  }
  nav a {
    border-radius: 6px;
    color: var(--ink);
    padding: 6px 10px;
    text-decoration: none;
    white-space: nowrap;
  }
  nav a:hover {
    color: var(--cobalt);
    text-decoration: underline;
  }
  nav a[aria-current="page"] {
    box-shadow: inset 0 -2px var(--cobalt);
    border-radius: 0;
    font-weight: 650;
  }
  .switches {
    align-items: center;
    display: flex;
    gap: 4px;
    margin-inline-start: auto;
  }
  .switches select {
    background: none;
    border-color: transparent;
    min-height: 36px;
  }
  .burger {
    display: none;
    margin-inline-start: auto;
    min-block-size: 44px;
    min-inline-size: 44px;
    padding: 0;
  }
  .burger svg {
    block-size: 24px;
    fill: none;
    inline-size: 24px;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
  }
  @media (max-width: 1099px) {
    header {
      flex-wrap: wrap;
      gap: 0;
      min-block-size: 45px;
    }
    .burger {
      display: inline-flex;
    }
    .links {
      display: none;
      flex-basis: 100%;
    }
    .open .links {
      align-items: stretch;
      display: grid;
      gap: 8px;
      padding-block-end: 12px;
    }
    .open nav {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
    }
    nav a {
      padding-block: 10px;
    }
    .switches {
      margin-inline-start: 0;
    }
  }
`;
