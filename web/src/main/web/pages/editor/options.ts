// A game's options, to be chosen one by one.

import { html } from "lit";
import type { GameInfo, OptionInfo } from "../../rules/types.ts";
import { editor } from "../../text/editor.ts";
import { gameText } from "../../text/games.ts";
import { t, word } from "../../text/text.ts";

export function optionsPart(
  info: GameInfo,
  options: string,
  change: (key: string, value: string) => void,
) {
  const chosen = read(options);
  const control = (option: OptionInfo) => {
    const now = chosen.get(option.key) ?? option.standard;
    const name = (value: string) => word(gameText, `option.${info.id}.${option.key}.${value}`, value);
    const set = (event: Event) => change(option.key, (event.target as HTMLInputElement).value);
    if (option.isText) {
      return html`<input type="text" .value=${now} spellcheck="false" @change=${set} />`;
    }
    const values = [...numbers(option), ...option.words];
    return html`<select @change=${set}>
      ${values.map((value) => html`<option value=${value} ?selected=${value === now}>${name(value)}</option>`)}
    </select>`;
  };
  return html`<fieldset>
    <legend>${t(editor, "options")}</legend>
    <div class="fields">
      ${info.options.map(
        (option) =>
          html`<label><span>${word(gameText, `option.${info.id}.${option.key}`)}</span>${control(option)}</label>`,
      )}
    </div>
  </fieldset>`;
}

/** The options with one of them changed; what is standard is not said. */
export function withOption(info: GameInfo, options: string, key: string, value: string): string {
  const chosen = read(options).set(key, value);
  return info.options
    .filter((option) => (chosen.get(option.key) ?? option.standard) !== option.standard)
    .map((option) => `${option.key}=${chosen.get(option.key)}`)
    .join(",");
}

function read(options: string): Map<string, string> {
  return new Map(
    options
      .split(",")
      .filter((word) => word !== "")
      .map((word) => word.split("=", 2) as [string, string]),
  );
}

function numbers({ low, high }: OptionInfo): string[] {
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, at) => String(low + at));
}
