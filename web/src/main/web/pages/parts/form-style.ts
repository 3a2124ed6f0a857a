import { css } from "lit";

/** Forms that set a game up. */
export const formStyle = css`
  form {
    display: grid;
    gap: 16px;
  }
  fieldset {
    border: 0;
    border-block-start: 1px solid var(--line);
    align-content: start;
    display: grid;
    gap: 8px;
    margin: 0;
    min-inline-size: 0;
    padding: 8px 0 0;
  }
  legend {
    float: inline-start;
    font-weight: 650;
    inline-size: 100%;
    padding: 0;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .choices button {
    flex: 1 1 auto;
  }
  .sides {
    display: grid;
    gap: 16px;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  }
  label {
    align-items: center;
    display: flex;
    gap: 4px 12px;
    justify-content: space-between;
    min-height: 40px;
  }
  label input,
  label select {
    max-inline-size: 58%;
  }
  input[type="number"] {
    inline-size: 96px;
  }
  summary {
    color: var(--cobalt);
    cursor: pointer;
    padding-block: 8px;
  }
  .fault {
    border-inline-start: 3px solid var(--bad);
    padding-inline-start: 8px;
  }
`;
