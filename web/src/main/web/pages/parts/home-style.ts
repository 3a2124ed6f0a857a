import { css } from "lit";

export const homeStyle = css`
  :host {
    display: grid;
    gap: 32px;
    margin: 0 auto;
    max-inline-size: 1360px;
    padding: 32px 24px 48px;
  }
  .games {
    display: grid;
    gap: 24px;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .game {
    color: var(--ink);
    display: grid;
    gap: 4px;
    text-decoration: none;
  }
  .game quinas-sample {
    border: 1px solid var(--line);
    margin-block-end: 8px;
    transition: border-color 120ms ease-out;
  }
  .game:hover quinas-sample {
    border-color: var(--cobalt);
    outline: 1px solid var(--cobalt);
  }
  .name {
    font-size: 18px;
    font-weight: 650;
  }
  .game:hover .name {
    color: var(--cobalt);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .sentence {
    color: var(--muted);
    text-wrap: pretty;
  }
  section h2 {
    margin-block-end: 8px;
  }
  .going {
    display: grid;
    gap: 12px;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  }
  .going a {
    border-inline-start: 4px solid var(--terracotta);
    color: inherit;
    display: grid;
    padding: 10px 16px;
    text-decoration: none;
  }
  .going a:hover,
  a.thing:hover {
    border-color: var(--cobalt);
  }
  .more {
    align-items: start;
    display: grid;
    gap: 16px;
    grid-template-columns: 2fr 1fr 1fr;
  }
  .thing {
    color: inherit;
    display: grid;
    gap: 8px;
    justify-items: start;
    min-block-size: 132px;
    align-content: start;
    text-decoration: none;
  }
  .thing h2 {
    margin: 0;
  }
  quinas-friend {
    inline-size: 100%;
  }
  @media (max-width: 999px) {
    .games {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .more {
      grid-template-columns: 1fr 1fr;
    }
    .friend {
      grid-column: 1 / -1;
    }
  }
  @media (max-width: 599px) {
    :host {
      gap: 24px;
      padding: 12px 12px 32px;
    }
    .games {
      gap: 12px;
      grid-template-columns: 1fr;
    }
    .game {
      align-content: center;
      column-gap: 16px;
      grid-template-columns: 128px 1fr;
      grid-template-rows: auto 1fr;
    }
    .game quinas-sample {
      grid-row: 1 / 3;
      margin: 0;
    }
    .name {
      align-self: end;
    }
    .more {
      grid-template-columns: 1fr;
    }
    .thing {
      min-block-size: 0;
    }
  }
`;
