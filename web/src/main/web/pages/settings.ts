// The settings, for all games.

import { css, html } from "lit";
import { settings, type Values } from "../settings.ts";
import { sound, type Sound } from "../sound/sound.ts";
import { common } from "../text/common.ts";
import { settingsText } from "../text/settings.ts";
import { t } from "../text/text.ts";
import { entitle, PageElement } from "./element.ts";
import { forms } from "./parts/common.ts";

type Key<T> = { [K in keyof Values]: Values[K] extends T ? K : never }[keyof Values];

const SOUNDS: [Key<boolean>, Sound][] = [
  ["soundMove", "move"],
  ["soundOther", "other"],
  ["soundTime", "time"],
  ["soundEnd", "end"],
];
const MOTIONS = [0, 0.5, 1, 2] as const;

export class SettingsPage extends PageElement {
  static override styles = [
    forms,
    css`
      :host {
        display: grid;
        gap: 16px;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
        margin: 0 auto;
        max-width: 960px;
        padding: 24px 16px;
      }
      .head {
        grid-column: 1 / -1;
      }
      fieldset {
        border: 0;
        display: grid;
        gap: 12px;
        align-content: start;
        margin: 0;
        padding: 16px;
      }
      legend {
        float: inline-start;
        font-size: 18px;
        font-weight: 650;
        padding: 0;
        inline-size: 100%;
      }
      label {
        align-items: center;
        display: flex;
        gap: 8px 12px;
        justify-content: space-between;
        min-height: 36px;
      }
      label.first {
        justify-content: flex-start;
      }
      .sound {
        display: grid;
        grid-template-columns: 1fr auto;
      }
      input[type="range"] {
        inline-size: 140px;
      }
    `,
  ];

  protected override render() {
    entitle(t(common, "settings"));
    return html`
      <div class="head">
        <h1>${t(common, "settings")}</h1>
        <p class="quiet">${t(settingsText, "intro")}</p>
      </div>
      ${this.#appearance()} ${this.#board()} ${this.#playing()} ${this.#sounds()}
    `;
  }

  #appearance() {
    return html`<fieldset class="card">
      <legend>${t(settingsText, "appearance")}</legend>
      ${choice("language", ["browser", "en", "pt"], t(settingsText, "language"), (value) => t(settingsText, value))}
      ${choice("theme", ["system", "light", "dark", "contrast"], t(common, "theme"), (value) => t(common, value))}
    </fieldset>`;
  }

  #board() {
    const isReduced = settings.motion === 0 && settings.get("motion") !== 0;
    return html`<fieldset class="card">
      <legend>${t(settingsText, "board")}</legend>
      ${check("solid", t(settingsText, "solid"))} ${check("coordinates", t(settingsText, "coordinates"))}
      ${range("size", 0.5, t(settingsText, "size"))}
      <label
        >${t(settingsText, "motion")}
        <select
          @change=${(event: Event) =>
            settings.set("motion", MOTIONS[(event.target as HTMLSelectElement).selectedIndex] ?? 1)}
        >
          ${MOTIONS.map(
            (motion) =>
              html`<option ?selected=${settings.get("motion") === motion}>
                ${t(settingsText, `motion-${motion}`)}
              </option>`,
          )}
        </select>
      </label>
      ${isReduced ? html`<p class="quiet">${t(settingsText, "motion-reduced")}</p>` : ""}
    </fieldset>`;
  }

  #playing() {
    return html`<fieldset class="card">
      <legend>${t(settingsText, "playing")}</legend>
      ${check("confirm", t(settingsText, "confirm"))} ${check("textMode", t(settingsText, "text-mode"))}
      <label
        >${t(settingsText, "name")}
        <input
          maxlength="40"
          autocomplete="nickname"
          placeholder=${t(settingsText, "name-none")}
          .value=${settings.get("name")}
          @change=${(event: Event) => settings.set("name", (event.target as HTMLInputElement).value.trim())}
        />
      </label>
    </fieldset>`;
  }

  #sounds() {
    return html`<fieldset class="card">
      <legend>${t(settingsText, "sounds")}</legend>
      ${range("volume", 0, t(settingsText, "volume"))}
      ${SOUNDS.map(
        ([key, which]) =>
          html`<div class="sound">
            ${check(key, t(settingsText, key as "soundMove"))}
            <button
              class="plain"
              aria-label="${t(settingsText, "listen")}: ${t(settingsText, key as "soundMove")}"
              ?disabled=${!settings.get(key) || settings.get("volume") === 0}
              @click=${() => sound(which)}
            >
              ${t(settingsText, "listen")}
            </button>
          </div>`,
      )}
    </fieldset>`;
  }
}
customElements.define("quinas-settings", SettingsPage);

function check(key: Key<boolean>, text: string) {
  return html`<label class="first">
    <input
      type="checkbox"
      .checked=${settings.get(key)}
      @change=${(event: Event) => settings.set(key, (event.target as HTMLInputElement).checked)}
    />
    ${text}
  </label>`;
}

function range(key: Key<number>, low: number, text: string) {
  return html`<label
    >${text}
    <input
      type="range"
      min=${low}
      max="1"
      step="0.05"
      .value=${String(settings.get(key))}
      @input=${(event: Event) => settings.set(key, Number((event.target as HTMLInputElement).value))}
    />
  </label>`;
}

function choice<K extends "language" | "theme", V extends Values[K]>(
  key: K,
  values: V[],
  text: string,
  say: (value: V) => string,
) {
  return html`<label
    >${text}
    <select
      @change=${(event: Event) => {
        const chosen = values[(event.target as HTMLSelectElement).selectedIndex];
        if (chosen !== undefined) {
          settings.set(key, chosen);
        }
      }}
    >
      ${values.map((value) => html`<option ?selected=${settings.get(key) === value}>${say(value)}</option>`)}
    </select>
  </label>`;
}

export function page() {
  return html`<quinas-settings></quinas-settings>`;
}
