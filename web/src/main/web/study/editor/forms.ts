// The five games' forms. Only what their notation consists of; whether a position can be is for the
// rules core to say.

import { boardText, count, option, valuesText, type Brush, type Draft, type Form } from "./draft.ts";

const cells = (symbols: string): Brush[] =>
  [...symbols].map((symbol) => ({ key: symbol, layer: "cell", symbol }));

const SIDES = { key: "turn", kind: "choice", choices: ["x", "o"] } as const;

const xo = (words: Record<string, string>) => (words["turn"] === "o" ? 1 : 0);

const shiftago: Form = {
  brushes: cells("xo"),
  fields: () => [SIDES],
  words: ([turn = "x"]) => ({ turn }),
  text(draft) {
    const left = (symbol: string) => Math.max(0, 22 - count(draft, symbol));
    return `${boardText(draft)} ${draft.words["turn"]} ${left("x")} ${left("o")}`;
  },
  turn: xo,
  shaping: [],
  isDealt: false,
};

const infection: Form = {
  brushes: cells("xo-"),
  fields: () => [SIDES, { key: "quiet", kind: "number", low: 0, high: 100 }],
  words: ([turn = "x", quiet = "0"]) => ({ turn, quiet }),
  text: (draft) => `${boardText(draft)} ${draft.words["turn"]} ${draft.words["quiet"]}`,
  turn: xo,
  shaping: [],
  isDealt: false,
};

const catsdogs: Form = {
  brushes: cells("cd#"),
  fields: () => [
    { key: "turn", kind: "choice", choices: ["c", "d"] },
    { key: "step", kind: "choice", choices: ["place", "remove", "again"] },
    { key: "cats", kind: "number", low: 0, high: 999 },
    { key: "dogs", kind: "number", low: 0, high: 999 },
  ],
  words: ([turn = "c", step = "place", cats = "0", dogs = "0"]) => ({ turn, step, cats, dogs }),
  text({ words, ...draft }) {
    const board = boardText({ words, ...draft });
    return `${board} ${words["turn"]} ${words["step"]} ${words["cats"]} ${words["dogs"]}`;
  },
  turn: (words) => (words["turn"] === "d" ? 1 : 0),
  shaping: ["size", "obstacles"],
  isDealt: true,
};

const pushee: Form = {
  brushes: [
    ...cells("xXoO"),
    ...[..."0123456789"].map((symbol): Brush => ({ key: `value-${symbol}`, layer: "value", symbol })),
  ],
  fields: (draft) => [SIDES, { key: "stock", kind: "number", low: 0, high: most(draft) }],
  // The stock of `o`; that of `x` follows.
  words: ([turn = "x", , stock = "0"]) => ({ turn, stock }),
  text(draft) {
    const { turn, stock } = draft.words;
    const own = Math.min(Number(stock), most(draft));
    const x = turn === "x" ? own : Math.max(0, own - 1);
    return `${valuesText(draft)} ${boardText(draft)} ${turn} ${x} ${own}`;
  },
  turn: xo,
  shaping: ["size", "values"],
  isDealt: true,
};

/** The most pieces that `o` can have left, by what lies on the board. */
function most(draft: Draft): number {
  const pieces = Number(option(draft, "pieces", "15"));
  const [x, o] = [pieces - count(draft, "xX"), pieces - count(draft, "oO")];
  return Math.max(0, Math.min(o, draft.words["turn"] === "x" ? x : x + 1));
}

const SETUP = ["swap", "towers", "choose"];

const syrtis: Form = {
  brushes: [
    ...cells("osOS"),
    { key: "tower-l", layer: "tower", symbol: "l" },
    { key: "tower-d", layer: "tower", symbol: "d" },
  ],
  fields(draft) {
    const turn = { key: "turn", kind: "choice", choices: [...SETUP, "l", "d"] } as const;
    if (draft.words["turn"] === "swap") {
      return [turn, { key: "swapped", kind: "text" }];
    }
    if (SETUP.includes(draft.words["turn"] ?? "")) {
      return [turn];
    }
    return [
      turn,
      { key: "light", kind: "choice", choices: ["1", "2"] },
      { key: "streak", kind: "choice", choices: ["-", "l1", "l2", "l3", "l4", "d1", "d2", "d3", "d4"] },
      { key: "passes-light", kind: "number", low: 0, high: 4 },
      { key: "passes-dark", kind: "number", low: 0, high: 4 },
      { key: "quiet", kind: "number", low: 0, high: 100 },
    ];
  },
  words([turn = "l", light = "2", streak = "-", passes = "0/0", quiet = "0"]) {
    const [kind = "l", swapped = ""] = turn.split(":");
    const [passedLight = "0", passedDark = "0"] = passes.split("/");
    return {
      turn: kind,
      swapped,
      light: light === "-" ? "2" : light,
      streak,
      "passes-light": passedLight,
      "passes-dark": passedDark,
      quiet,
    };
  },
  text(draft) {
    const { turn = "l", swapped, light, streak, quiet } = draft.words;
    const board = boardText(draft);
    if (SETUP.includes(turn)) {
      const pairs = turn === "swap" && swapped ? `:${swapped}` : "";
      return `${board} ${turn}${pairs} - - 0/0 0`;
    }
    const passes = `${draft.words["passes-light"]}/${draft.words["passes-dark"]}`;
    return `${board} ${turn} ${light} ${streak} ${passes} ${quiet}`;
  },
  turn({ turn = "l", light }) {
    if (SETUP.includes(turn)) {
      return turn === "choose" ? 1 : 0;
    }
    return (turn === "l") === (light === "1") ? 0 : 1;
  },
  shaping: ["board", "tiles"],
  isDealt: true,
};

export const FORMS: Record<string, Form> = { shiftago, syrtis, pushee, catsdogs, infection };
