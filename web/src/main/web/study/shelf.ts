// Finished games kept in this browser: a shelf in IndexedDB. A game is its record's text, with the
// words by which one looks for it beside it.

import type { RecordView } from "../rules/types.ts";
import { rules } from "./doors.ts";

export interface Shelved {
  id: string;
  game: string;
  first: string;
  second: string;
  firstLevel: string;
  secondLevel: string;
  result: string;
  reason: string;
  plies: number;
  /** `2026-03-21`; empty if the record does not say. */
  date: string;
  /** When it was put here, in milliseconds; the newest come first. */
  kept: number;
  /** The record format. */
  text: string;
}

const NAME = "quinas";
const STORE = "games";

/** Puts a game on the shelf and tells its id there. `text` is its record, where one has it already. */
export async function keep(record: RecordView, text?: string): Promise<string> {
  const shelved: Shelved = {
    // Not randomUUID, which a browser refuses to pages from another machine of the house.
    id: crypto.getRandomValues(new Uint32Array(4)).join("-"),
    game: record.game,
    first: record.tags["First"] ?? "",
    second: record.tags["Second"] ?? "",
    firstLevel: record.tags["FirstLevel"] ?? "",
    secondLevel: record.tags["SecondLevel"] ?? "",
    result: record.result,
    reason: record.reason,
    plies: record.moves.length,
    date: record.tags["Date"] ?? "",
    kept: Date.now(),
    text: text ?? (await rules().writeRecord(record)),
  };
  await run("readwrite", (store) => store.put(shelved));
  return shelved.id;
}

/** All games, the newest first. */
export async function all(): Promise<Shelved[]> {
  const found: Shelved[] = await run("readonly", (store) => store.getAll());
  return found.sort((one, other) => other.kept - one.kept);
}

/** A game, or undefined if it is not here. */
export function take(id: string): Promise<Shelved | undefined> {
  return run("readonly", (store) => store.get(id));
}

export async function remove(id: string): Promise<void> {
  await run("readwrite", (store) => store.delete(id));
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** One transaction; settles when it is on the disk. */
async function run<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}
