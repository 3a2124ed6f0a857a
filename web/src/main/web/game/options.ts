// Options as the rules write them: `key=value,key=value`, only what is not standard.

import type { GameInfo, Preset } from "../rules/types.ts";

export type Options = Record<string, string>;

export function readOptions(text: string): Options {
  return Object.fromEntries(
    text
      .split(",")
      .filter((part) => part.includes("="))
      .map((part): [string, string] => {
        const at = part.indexOf("=");
        return [part.slice(0, at), part.slice(at + 1)];
      }),
  );
}

export function writeOptions(info: GameInfo, options: Options): string {
  return info.options
    .filter(({ key, standard }) => options[key] !== undefined && options[key] !== "" && options[key] !== standard)
    .map(({ key }) => `${key}=${options[key]}`)
    .join(",");
}

/** The preset that these options are, if they are one. */
export function presetOf(info: GameInfo, options: Options): Preset | undefined {
  const text = writeOptions(info, options);
  return info.presets.find((preset) => writeOptions(info, preset.options) === text);
}
