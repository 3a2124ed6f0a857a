// Every visible text of the page, in the language of the settings. An area of the page has a file of
// its own here, `text/AREA.ts`, with the same keys in every language.

import type { ReactiveController, ReactiveControllerHost } from "lit";
import { settings, type Language } from "../settings.ts";

export type Area<K extends string> = Record<Language, Record<K, string>>;

/** An area's texts; a key that one language lacks is an error of the type check.
 * `{0}` stands for the first argument, `{0:move|moves}` for a word that goes with that number. */
export function area<K extends string>(texts: {
  en: Record<K, string>;
  pt: Record<NoInfer<K>, string>;
}): Area<K> {
  return texts;
}

/** The text of a key, filled in. */
export function t<K extends string>(
  of: Area<K>,
  key: NoInfer<K>,
  ...values: (string | number)[]
): string {
  return fill(of[language()][key], values);
}

/** The text of a key that comes from elsewhere (an option, a level, a reason); `otherwise` if the
 * area knows it not. */
export function word<K extends string>(of: Area<K>, key: string, otherwise: string = key): string {
  const texts: Record<string, string> = of[language()];
  return texts[key] ?? otherwise;
}

export function language(): Language {
  return settings.language === "browser" ? preferred() : settings.language;
}

/** The first language of the browser that the page speaks. */
function preferred(): Language {
  for (const tag of navigator.languages) {
    const primary = tag.slice(0, 2).toLowerCase();
    if (primary === "pt" || primary === "en") {
      return primary;
    }
  }
  return "en";
}

export function fill(text: string, values: readonly (string | number)[]): string {
  return text.replace(/\{(\d)(?::([^|}]*)\|([^}]*))?\}/g, (_whole, index, one, many) => {
    const value = values[Number(index)] ?? "";
    if (one === undefined) {
      return String(value);
    }
    return Number(value) === 1 ? one : many;
  });
}

/** A number as the language writes it. */
export function figure(value: number, digits = 0): string {
  return value.toLocaleString(language() === "pt" ? "pt-PT" : "en-GB", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** A day as the language writes it. */
export function day(date: Date): string {
  return date.toLocaleDateString(language() === "pt" ? "pt-PT" : "en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
  });
}

/** Renders its element anew when a setting changes, the language above all. */
export class Localized implements ReactiveController {
  #stop = (): void => {};

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#stop = settings.watch(() => this.host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#stop();
  }
}
