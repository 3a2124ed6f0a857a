// What was refused, as one sentence in the user's language.

import { Refused } from "../live/rest.ts";
import type { Fault } from "../rules/types.ts";
import { language } from "./text.ts";

let portuguese: Record<string, string> | null = null;

/** The sentence, its first letter large, with a full stop. */
export async function sentence(fault: Fault): Promise<string> {
  if (language() === "pt") {
    portuguese ??= (await import("./faults.ts")).FAULTS;
  }
  const said = say(fault);
  const end = /[.!?…]$/.test(said) ? "" : ".";
  // A square keeps its small letter.
  const first = /^[a-z]\d/.test(said) ? said.charAt(0) : said.charAt(0).toUpperCase();
  return first + said.slice(1) + end;
}

function say(fault: Fault): string {
  const pattern = language() === "pt" ? portuguese?.[fault.pattern] : undefined;
  if (pattern === undefined) {
    return fault.message;
  }
  const where = fault.line === undefined ? "" : `linha ${fault.line}, coluna ${fault.column}: `;
  let at = 0;
  return where + pattern.replace(/%(?:%|[0-9]*[a-zA-Z])/g, (mark) => {
    if (mark === "%%") {
      return "%";
    }
    const value = fault.arguments[at++] ?? "";
    return typeof value === "object" ? say(value) : String(value);
  });
}

export function isFault(problem: unknown): problem is Fault {
  return typeof problem === "object" && problem !== null && "message" in problem && "pattern" in problem;
}

/** Anything thrown, as a fault. */
export function asFault(problem: unknown): Fault {
  if (isFault(problem)) {
    return problem;
  }
  if (problem instanceof Refused) {
    const { message, pattern = "", arguments: values = [], at = "" } = problem.error;
    const [, line, column] = /^line (\d+), column (\d+)$/.exec(at) ?? [];
    const where = line && column ? { line: Number(line), column: Number(column) } : {};
    return { message, pattern, arguments: values, places: [], ...where };
  }
  const message = problem instanceof Error ? problem.message : String(problem);
  return { message, pattern: "", arguments: [], places: [] };
}
