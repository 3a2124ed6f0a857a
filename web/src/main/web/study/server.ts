// The server as the pages for studying use it: the archive, and its engine.

import { Refused } from "../live/rest.ts";
import type { ApiError, ArchivePage } from "../live/types.ts";
import type { Engine, Insight } from "../rules/types.ts";

export interface ArchiveQuery {
  game: string;
  player: string;
  level: string;
  result: string;
  from: string;
  to: string;
}

export const EVERYTHING: ArchiveQuery = {
  game: "",
  player: "",
  level: "",
  result: "",
  from: "",
  to: "",
};

export async function archivePage(query: ArchiveQuery, after: string | null): Promise<ArchivePage> {
  const words = parameters(query);
  if (after !== null) {
    words.set("after", after);
  }
  const answer = await ask(`api/archive?${words}`);
  return (await answer.json()) as ArchivePage;
}

/** All games that match, one record after another. */
export async function archiveRecords(query: ArchiveQuery): Promise<Blob> {
  return (await ask(`api/archive/records?${parameters(query)}`)).blob();
}

/** Puts records into the archive and tells how many. */
export async function importRecords(text: string): Promise<number> {
  const answer = await ask("api/archive", {
    method: "POST",
    headers: { "Content-Type": "text/plain; charset=utf-8" },
    body: text,
  });
  return ((await answer.json()) as { imported: number }).imported;
}

export async function gameRecord(id: string): Promise<string> {
  return (await ask(`api/games/${encodeURIComponent(id)}/record`)).text();
}

/** The server's engine, with the doors of the page's own. */
export const serverEngine: Pick<Engine, "analyse"> = {
  async analyse({ game, options, text }, limits, _progress, signal) {
    const answer = await ask("api/analyse", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ game, options, position: text, ...limits }),
      signal,
    });
    return (await answer.json()) as Insight;
  },
};

function parameters(query: ArchiveQuery): URLSearchParams {
  return new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""));
}

async function ask(address: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(address, init);
  } catch (cause) {
    if (init?.signal?.aborted) {
      throw cause;
    }
    throw new Refused({ code: "unreachable", message: "the server does not answer" }, 0);
  }
  // A static site may answer anything with a page of its own.
  if (answer.ok && !answer.headers.get("Content-Type")?.startsWith("text/html")) {
    return answer;
  }
  const json: unknown = await answer.json().catch(() => null);
  const error = (json ?? { code: "unreachable", message: answer.statusText }) as ApiError;
  throw new Refused(error, answer.status);
}

/** Whether nobody answered, rather than refused. */
export function isUnreachable(problem: unknown): boolean {
  return problem instanceof Refused && problem.error.code === "unreachable";
}
