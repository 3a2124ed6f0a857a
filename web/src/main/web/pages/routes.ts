// Which page an address shows. A page is a module that makes a template of what follows its name in
// the address; all but those that people see first are loaded when they are wanted.

import type { TemplateResult } from "lit";
import { page as home } from "./home.ts";
import { page as play } from "./play.ts";

export type Page = (parts: string[]) => TemplateResult;

const LOADED: Record<string, Page> = { "": home, play };

const LAZY: Record<string, () => Promise<{ page: Page }>> = {
  game: () => import("./game.ts"),
  join: () => import("./join.ts"),
  analyse: () => import("./analyse.ts"),
  archive: () => import("./archive.ts"),
  editor: () => import("./editor.ts"),
  rules: () => import("./rules.ts"),
  settings: () => import("./settings.ts"),
};

/** The page of an address such as `#/play/syrtis`, or null if there is none. */
export async function find(hash: string): Promise<{ page: Page; parts: string[] } | null> {
  const [name = "", ...rest] = hash.replace(/^#?\/?/, "").split("/");
  const parts = rest.map(decoded);
  const page = Object.hasOwn(LOADED, name) ? LOADED[name] : undefined;
  if (page) {
    return { page, parts };
  }
  const lazy = Object.hasOwn(LAZY, name) ? LAZY[name] : undefined;
  return lazy ? { page: (await lazy()).page, parts } : null;
}

/** The address of a page. */
export function address(name: string, ...parts: string[]): string {
  return ["#", name, ...parts.map(encodeURIComponent)].join("/");
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
