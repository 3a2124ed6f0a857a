// The server by single requests.

import type { ApiError, Created, CreateGame, GameState, Join, Joined } from "./types.ts";

/** Refused by the server, or not reached: then the code is `unreachable`. */
export class Refused extends Error {
  constructor(
    readonly error: ApiError,
    readonly status: number,
  ) {
    super(error.message);
  }
}

export function createGame(body: CreateGame): Promise<Created> {
  return ask("games", body);
}

export function joinGame(id: string, body: Join): Promise<Joined> {
  return ask(`games/${encodeURIComponent(id)}/join`, body);
}

export function gameState(id: string): Promise<GameState> {
  return ask(`games/${encodeURIComponent(id)}`);
}

let answer: Promise<boolean> | null = null;

/** Whether the page comes from a server of Quinas rather than as plain files. Asked once. */
export function hasServer(): Promise<boolean> {
  answer ??= fetch("api/about", { headers: { Accept: "application/json" } }).then(
    (response) => response.ok && (response.headers.get("Content-Type") ?? "").includes("json"),
    () => {
      // Not reached now is not the same as not there: ask again next time.
      answer = null;
      return false;
    },
  );
  return answer;
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { headers: { Accept: "application/json" } };
  if (body !== undefined) {
    request.method = "POST";
    request.headers = { ...request.headers, "Content-Type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(`api/${path}`, request);
  } catch {
    throw new Refused({ code: "unreachable", message: "the server does not answer" }, 0);
  }
  const json: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Refused(isError(json) ? json : { code: "unknown", message: response.statusText }, response.status);
  }
  return json as T;
}

function isError(value: unknown): value is ApiError {
  return typeof value === "object" && value !== null && "code" in value && "message" in value;
}
