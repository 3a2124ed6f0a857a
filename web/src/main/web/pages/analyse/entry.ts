// What was done in an analysis stays with its entry in the browser's history: it is there again after
// a refresh, and when one comes back to it. A link to the same address begins anew.

import type { RecordView } from "../../rules/types.ts";
import type { Study } from "../../study/study.ts";

interface Entry {
  record: RecordView;
  /** Which child was followed at each move, to where one stood. */
  path: number[];
}

/** Browsers refuse to be told more often than this many milliseconds allow. */
const PAUSE = 400;

let pending: ReturnType<typeof setTimeout> | undefined;
let written = -PAUSE;
let write = (): void => {};

addEventListener("pagehide", () => write());

/** Keeps the study with the entry that is shown: at once, or as soon as the browser will have it. */
export function remember(study: Study): void {
  clearTimeout(pending);
  const entry = location.hash;
  write = () => {
    clearTimeout(pending);
    write = () => {};
    const record = study.record();
    if (location.hash === entry && record) {
      const kept: Entry = { record, path: study.path() };
      history.replaceState({ study: kept }, "");
      written = performance.now();
    }
  };
  pending = setTimeout(() => write(), written + PAUSE - performance.now());
}

/** Puts on the table what this entry knows, if it does and it can still be read. */
export async function recall(study: Study): Promise<boolean> {
  const entry = (history.state as { study?: Entry } | null)?.study;
  if (!entry) {
    return false;
  }
  try {
    await study.openRecord(entry.record);
    study.follow(entry.path);
    return true;
  } catch {
    return false;
  }
}
