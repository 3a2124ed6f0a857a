// Fields of the forms that set a game up: options with presets, clock, level.

import { html, nothing, type TemplateResult } from "lit";
import { groups } from "../../game/levels.ts";
import { levelName } from "../../game/names.ts";
import { presetOf, type Options } from "../../game/options.ts";
import type { ClockTerms } from "../../live/types.ts";
import type { GameInfo, OptionInfo } from "../../rules/types.ts";
import { gameText } from "../../text/games.ts";
import { play } from "../../text/play.ts";
import { t, word } from "../../text/text.ts";

/** Presets as one choice, and below them every option. */
export function optionFields(info: GameInfo, options: Options, set: (options: Options) => void): TemplateResult {
  const preset = presetOf(info, options);
  return html`<fieldset>
    <legend>${t(play, "rules-set")}</legend>
    <div class="choices">
      ${info.presets.map(
        (one) =>
          html`<button type="button" aria-pressed=${one === preset ? "true" : "false"} @click=${() => set({ ...one.options })}>
            ${word(gameText, `preset.${one.id}`)}
          </button>`,
      )}
      ${preset ? nothing : html`<button type="button" aria-pressed="true">${t(gameText, "preset.own")}</button>`}
    </div>
    <details>
      <summary>${t(play, "options")}</summary>
      ${info.options.map(
        (option) =>
          html`<label
            >${word(gameText, `option.${info.id}.${option.key}`)}
            ${optionField(info.id, option, options[option.key] ?? option.standard, (value) =>
              set({ ...options, [option.key]: value }),
            )}</label
          >`,
      )}
    </details>
  </fieldset>`;
}

function optionField(game: string, option: OptionInfo, value: string, set: (value: string) => void): TemplateResult {
  const chosen = (event: Event): void => set((event.target as HTMLInputElement | HTMLSelectElement).value);
  const isNumeric = option.low <= option.high;
  if (option.isText) {
    // An empty field is the standard, said in the user's language.
    return html`<input
      type="text"
      placeholder=${word(gameText, `option.${game}.${option.key}.${option.standard}`, option.standard)}
      .value=${value === option.standard ? "" : value}
      @change=${(event: Event) => set((event.target as HTMLInputElement).value.trim() || option.standard)}
    />`;
  }
  if (isNumeric && option.words.length === 0 && option.high - option.low > 12) {
    return html`<input
      type="number"
      min=${option.low}
      max=${option.high}
      .value=${value}
      @change=${chosen}
    />`;
  }
  const numbers = isNumeric
    ? Array.from({ length: option.high - option.low + 1 }, (_none, at) => String(option.low + at))
    : [];
  return html`<select @change=${chosen}>
    ${[...numbers, ...option.words].map(
      (one) =>
        html`<option value=${one} .selected=${one === value}>${word(gameText, `option.${game}.${option.key}.${one}`, one)}</option>`,
    )}
  </select>`;
}

const CLOCKS = ["none", "increment", "move", "days"] as const;

export function clockFields(terms: ClockTerms, hasDays: boolean, set: (terms: ClockTerms) => void): TemplateResult {
  const kind = terms?.kind ?? "none";
  return html`<fieldset>
    <legend>${t(play, "clock")}</legend>
    <div class="choices">
      ${CLOCKS.filter((one) => one !== "days" || hasDays).map(
        (one) =>
          html`<button type="button" aria-pressed=${one === kind ? "true" : "false"} @click=${() => set(usual(one))}>
            ${t(play, `clock-${one}`)}
          </button>`,
      )}
    </div>
    ${terms?.kind === "increment"
      ? html`${number("minutes", terms.base / 60, 0.5, 180, 0.5, (value) => set({ ...terms, base: value * 60 }))}
        ${number("increment", terms.increment, 0, 180, 1, (increment) => set({ ...terms, increment }))}`
      : nothing}
    ${terms?.kind === "move" ? number("seconds", terms.seconds, 1, 3600, 1, (seconds) => set({ ...terms, seconds })) : nothing}
    ${terms?.kind === "days" ? number("days", terms.days, 1, 14, 1, (days) => set({ ...terms, days })) : nothing}
  </fieldset>`;
}

function usual(kind: (typeof CLOCKS)[number]): ClockTerms {
  switch (kind) {
    case "none":
      return null;
    case "increment":
      return { kind, base: 300, increment: 5 };
    case "move":
      return { kind, seconds: 30 };
    case "days":
      return { kind, days: 3 };
  }
}

export function number(
  key: "minutes" | "increment" | "seconds" | "days",
  value: number,
  low: number,
  high: number,
  step: number,
  set: (value: number) => void,
): TemplateResult {
  return html`<label
    >${t(play, key)}
    <input
      type="number"
      min=${low}
      max=${high}
      step=${step}
      required
      .value=${String(value)}
      @change=${(event: Event) => {
        const input = event.target as HTMLInputElement;
        if (input.checkValidity()) {
          set(input.valueAsNumber);
        } else {
          input.reportValidity();
        }
      }}
    />
  </label>`;
}

/** Levels of the game, and full strength with so many seconds a move. A game kept from long ago may have another. */
export function levelFields(info: GameInfo, level: string, set: (level: string) => void): TemplateResult {
  const isFull = level.startsWith("full:");
  const { ladder, original } = groups(info);
  const levelOption = (one: string) => html`<option value=${one} .selected=${one === level}>${levelName(one)}</option>`;
  return html`<label
      >${t(play, "level")}
      <select
        @change=${(event: Event) => {
          const value = (event.target as HTMLSelectElement).value;
          set(value === "full" ? "full:3000" : value);
        }}
      >
        ${ladder.map(levelOption)}
        <option value="full" .selected=${isFull}>${t(gameText, "full")}</option>
        <optgroup label=${t(play, "levels-original")}>${original.map(levelOption)}</optgroup>
        ${level === "engine" ? levelOption(level) : nothing}
      </select>
    </label>
    ${isFull
      ? number("seconds", Number(level.slice(5)) / 1000, 0.5, 600, 0.5, (seconds) => set(`full:${Math.round(seconds * 1000)}`))
      : nothing}`;
}
