// What the user has chosen once for all games. Kept in the browser; nothing of it leaves it.

export type Language = "en" | "pt";

export interface Values {
  language: Language | "browser";
  theme: "system" | "light" | "dark" | "contrast";
  /** Each sound by itself, and how loud all of them are, 0 to 1. */
  soundMove: boolean;
  soundOther: boolean;
  soundTime: boolean;
  soundEnd: boolean;
  volume: number;
  /** A move counts only after a second click. */
  confirm: boolean;
  /** 1 is normal, 0 none, 2 half as fast; the system's wish for less motion goes before it. */
  motion: number;
  solid: boolean;
  coordinates: boolean;
  /** How much of the room there is the board takes, 0.5 to 1. */
  size: number;
  /** The command line for screen readers is shown. */
  textMode: boolean;
  /** The name that others see. */
  name: string;
}

const STANDARD: Values = {
  language: "browser",
  theme: "system",
  soundMove: true,
  soundOther: true,
  soundTime: true,
  soundEnd: true,
  volume: 0.6,
  confirm: false,
  motion: 1,
  solid: false,
  coordinates: true,
  size: 1,
  textMode: false,
  name: "",
};

const KEY = "quinas.settings";

/** A storage that keeps nothing serves where the browser refuses to give one. */
export function keep(key: string, value: unknown): void {
  try {
    if (value === null) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, JSON.stringify(value));
    }
  } catch {
    // Private windows and full disks: the page works, it only forgets.
  }
}

/** What was kept there, or null; what cannot be read counts as nothing. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

class Settings {
  #values: Values = load();
  #watchers = new Set<() => void>();

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEY) {
        this.#values = load();
        this.#tell();
      }
    });
  }

  get<K extends keyof Values>(key: K): Values[K] {
    return this.#values[key];
  }

  get language(): Values["language"] {
    return this.#values.language;
  }

  set<K extends keyof Values>(key: K, value: Values[K]): void {
    this.#values = { ...this.#values, [key]: value };
    keep(KEY, this.#values);
    this.#tell();
  }

  /** Motion as it is to be shown: none where the system asks for less. */
  get motion(): number {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : this.#values.motion;
  }

  /** Calls back after each change, until the function it returns is called. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  #tell(): void {
    for (const watcher of this.#watchers) {
      watcher();
    }
  }
}

/** What was kept, as far as it has the types it should have. */
function load(): Values {
  const found = kept(KEY);
  const values: Values = { ...STANDARD };
  if (typeof found === "object" && found !== null) {
    for (const [key, value] of Object.entries(found)) {
      if (key in values && typeof value === typeof values[key as keyof Values]) {
        Object.assign(values, { [key]: value });
      }
    }
  }
  return values;
}

export const settings = new Settings();
