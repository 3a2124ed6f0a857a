// What stands beside the editor's board: brushes, fields, the verdict, the text and the ways on.

import { html, nothing } from "lit";
import type { Fault, View } from "../../rules/types.ts";
import type { Brush, Draft, Field } from "../../study/editor/draft.ts";
import { editor } from "../../text/editor.ts";
import { t, word } from "../../text/text.ts";
import { address } from "../routes.ts";

export function brushName(game: string, brush: Brush): string {
  return brush.layer === "value"
    ? t(editor, "pushee-value", brush.symbol)
    : word(editor, `${game}-${brush.key}`);
}

export function brushesPart(
  draft: Draft,
  brushes: readonly Brush[],
  chosen: Brush | null,
  choose: (brush: Brush | null) => void,
) {
  const button = (brush: Brush) =>
    html`<button
      class=${brush.layer}
      title=${brushName(draft.game, brush)}
      aria-label=${brushName(draft.game, brush)}
      aria-pressed=${brush === chosen}
      @click=${() => choose(brush)}
    >
      ${brush.layer === "value"
        ? brush.symbol
        : html`<quinas-miniature .view=${swatch(draft, brush)}></quinas-miniature>`}
    </button>`;
  return html`<fieldset>
    <legend>${t(editor, "brushes")}</legend>
    <div class="brushes">
      ${brushes.filter(({ layer }) => layer !== "value").map(button)}
      <button
        title=${t(editor, "eraser")}
        aria-label=${t(editor, "eraser")}
        aria-pressed=${chosen === null}
        @click=${() => choose(null)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 20l-5-5 10-11 7 7-9 9zM20 20H9M9 9l7 7" />
        </svg>
      </button>
    </div>
    ${brushes.some(({ layer }) => layer === "value")
      ? html`<div class="brushes values">${brushes.filter(({ layer }) => layer === "value").map(button)}</div>`
      : nothing}
  </fieldset>`;
}

/** A board of one square with what the brush leaves there. */
export function swatch(draft: Draft, { layer, symbol }: Brush): View {
  const cell = layer === "tower" ? (symbol === "l" ? "ol" : "Sd") : symbol;
  return { ...viewOf(draft, 0), columns: 1, rows: 1, cells: [cell], values: draft.values.length ? [0] : [] };
}

/** A draft as a board shows it; nothing in it claims to be a position. */
export function viewOf(draft: Draft, turn: 0 | 1): View {
  const { game, options, columns, rows, cells, values } = draft;
  return {
    game,
    options,
    text: "",
    columns,
    rows,
    cells,
    values,
    turn,
    isOver: false,
    result: "none",
    reason: "none",
    points: null,
    stock: null,
    sides: ["", ""],
    phase: "",
    counters: {},
    regions: [],
    decisive: [],
    gestures: [],
  };
}

export function fieldsPart(
  draft: Draft,
  fields: readonly Field[],
  change: (key: string, value: string) => void,
) {
  const value = (event: Event) => (event.target as HTMLInputElement | HTMLSelectElement).value;
  const control = (field: Field) => {
    const set = (event: Event) => change(field.key, value(event));
    const now = draft.words[field.key] ?? "";
    switch (field.kind) {
      case "choice":
        return html`<select @change=${set} .value=${now}>
          ${field.choices.map(
            (choice) =>
              html`<option value=${choice} ?selected=${choice === now}>${choiceName(draft.game, field.key, choice)}</option>`,
          )}
        </select>`;
      case "number":
        return html`<input type="number" min=${field.low} max=${field.high} .value=${now} @change=${set} />`;
      case "text":
        return html`<input type="text" .value=${now} @change=${set} spellcheck="false" />`;
    }
  };
  return html`<div class="fields">
    ${fields.map((field) => html`<label><span>${fieldName(draft.game, field.key)}</span>${control(field)}</label>`)}
  </div>`;
}

function fieldName(game: string, key: string): string {
  return word(editor, `field-${key}-${game}`, word(editor, `field-${key}`));
}

function choiceName(game: string, key: string, choice: string): string {
  const [side = "", times] = choice;
  if (key === "streak" && times !== undefined) {
    return t(editor, side === "l" ? "streak-l" : "streak-d", times);
  }
  return word(editor, `${key}-${choice}-${game}`, word(editor, `${key}-${choice}`));
}

/** Whether the draft is a position, and if not, why. */
export function verdictPart(view: View | null, fault: Fault | null, said: string) {
  const state = fault ? "wrong" : view ? "" : "checking";
  const valid = view?.isOver ? t(editor, "valid-over") : t(editor, "valid");
  return html`<p class="verdict ${state}" role="status">
    ${fault ? said : view ? valid : t(editor, "checking")}
  </p>`;
}

export function textPart(text: string, isWrong: boolean, write: (text: string) => void) {
  return html`<div class="text">
    <label for="text">${t(editor, "text")}</label>
    <textarea
      id="text"
      spellcheck="false"
      autocomplete="off"
      aria-invalid=${isWrong}
      .value=${text}
      @input=${(event: Event) => write((event.target as HTMLTextAreaElement).value)}
    ></textarea>
    <span class="quiet">${t(editor, "text-hint")}</span>
  </div>`;
}

/** Where one can go with the position, if it is one. */
export function waysOn({ game, options }: Draft, text: string, view: View | null) {
  const link = (name: string, label: string) =>
    view && !(name === "play" && view.isOver)
      ? html`<a class="button" href=${address(name, game, options, text)}>${label}</a>`
      : html`<button disabled>${label}</button>`;
  return html`${link("analyse", t(editor, "analyse"))} ${link("play", t(editor, "play-here"))}`;
}
