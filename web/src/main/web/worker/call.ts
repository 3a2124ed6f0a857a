// What goes between the page and its workers. Every question has a number; answers, and what is
// told meanwhile, carry it.

export interface Question {
  id: number;
  door: string;
  texts: string[];
}

export type Message =
  /** The JSON of an answer: `{"value": …}` or `{"fault": …}`. */
  | { id: number; kind: "answer"; json: string }
  /** JSON of something known before the answer. */
  | { id: number; kind: "progress"; json: string }
  /** The worker itself has failed. */
  | { id: number; kind: "failure"; message: string };
