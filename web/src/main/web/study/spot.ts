// Where in a text an error is: the rules worker tells line and column, both from 1.

import type { Fault } from "../rules/types.ts";

export interface Spot {
  line: number;
  column: number;
}

/** What a refused record names, or null if it names no place. */
export function spot(fault: Fault): Spot | null {
  const { line, column } = fault;
  return line === undefined || column === undefined ? null : { line, column };
}

/** Puts the cursor of a text field there, the rest of the word selected. */
export function pointAt(field: HTMLTextAreaElement, { line, column }: Spot): void {
  const lines = field.value.split("\n");
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const start = Math.min(before + column - 1, field.value.length);
  const rest = /^\S+/.exec(field.value.slice(start))?.[0].length ?? 0;
  field.focus();
  field.setSelectionRange(start, start + rest);
  const height = field.scrollHeight / Math.max(1, lines.length);
  field.scrollTop = Math.max(0, (line - 3) * height);
}
