// What an address of the analysis names is put on the table.

import type { RecordView } from "../rules/types.ts";
import { onTheDesk } from "./desk.ts";
import { gameRecord } from "./server.ts";
import { take } from "./shelf.ts";
import type { Study } from "./study.ts";

/** Rejects with a `Fault` or an `Error` if there is no such thing. */
export async function open(study: Study, parts: readonly string[]): Promise<void> {
  const [kind = "shiftago", options = "", text = ""] = parts;
  switch (kind) {
    case "game":
      return study.openRecord(await one(study, await gameRecord(options)));
    case "local": {
      const shelved = await take(options);
      if (!shelved) {
        throw new Error("no such game");
      }
      return study.openRecord(await one(study, shelved.text));
    }
    case "desk": {
      const record = onTheDesk();
      if (!record) {
        throw new Error("no such game");
      }
      await study.openRecord(record);
      return study.end();
    }
    default:
      return text === ""
        ? study.openStart(kind, options)
        : study.openPosition({ game: kind, options, text });
  }
}

async function one(study: Study, text: string): Promise<RecordView> {
  const [record] = await study.rules.readRecords(text);
  if (!record) {
    throw new Error("no game");
  }
  return record;
}
