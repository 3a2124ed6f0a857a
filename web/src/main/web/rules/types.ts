// What the page asks of the rules and the engine, which are Java compiled to WebAssembly and run in
// a worker. All of it is plain data; the page knows no rule of any game.

/** 0 is the first seat, 1 the second. */
export type Seat = 0 | 1;

/** A square, `d4` (columns from `a` at the left, rows from 1 at the top), or another place that can
 * be chosen on a board: a notch of Shiftago's rim has the text of its move, `left3`. */
export type Place = string;

/** A position as programs pass it on. */
export interface PositionRef {
  game: string;
  /** `key=value,key=value`, only what is not standard; may be empty. */
  options: string;
  /** The position in the game's notation. */
  text: string;
}

export interface OptionInfo {
  key: string;
  standard: string;
  /** Numbers from `low` to `high` are allowed; none if `low > high`. */
  low: number;
  high: number;
  words: string[];
  /** Whether a text of the game's own is allowed (Infection's gaps). */
  isText: boolean;
}

export interface Preset {
  id: "original" | "published";
  options: Record<string, string>;
}

export interface GameInfo {
  id: string;
  title: string;
  options: OptionInfo[];
  presets: Preset[];
  /** Level ids: `level:1` … `level:10`, those of the original such as `classic:easy`, and `engine`. */
  levels: string[];
  hasPoints: boolean;
}

/** One way to make a legal move by hand: choose its places one after another; where they leave a
 * choice, or there are none, say a word (`h`, `v`, `pass`, `light`, `dark`). */
export interface Gesture {
  move: string;
  places: Place[];
  word: string;
}

/** Squares that belong together: an island of Syrtis, squares only one side can use in Cats & Dogs. */
export interface Region {
  /** `light`, `dark`, `circle`, `square` (islands); `private` (Cats & Dogs). */
  kind: string;
  owner: Seat | null;
  squares: Place[];
}

/** A position as a board shows it. */
export interface View extends PositionRef {
  columns: number;
  rows: number;
  /** What lies on each square, rows from the top, in the symbols of the game's notation; `""` is an
   * empty square. Shiftago `x o`; Syrtis tile and perhaps tower, `Ol`; Pushee `x X o O` (capitals
   * stand vertically); Cats & Dogs `c d #`; Infection `x o -`. */
  cells: string[];
  /** Pushee's values, as `cells`; otherwise empty. */
  values: number[];
  turn: Seat;
  isOver: boolean;
  /** `first`, `second`, `draw`, or `none` while the game goes on. */
  result: string;
  /** Why it ended, as in the rule sheet; `none` while it goes on. */
  reason: string;
  points: [number, number] | null;
  /** Pieces left in hand, in games that count them. */
  stock: [number, number] | null;
  /** What each seat plays: `x`, `o`, `cats`, `dogs`, `light`, `dark`; empty before Syrtis's choice. */
  sides: [string, string];
  /** Where play stands, in games with phases: Syrtis `swap towers choose play`, Cats & Dogs `place
   * remove again`; otherwise empty. */
  phase: string;
  /** Counters worth showing, by key; the page has a text for each key (`turns-to-special`, `quiet`,
   * `streak-light`, …). */
  counters: Record<string, number>;
  regions: Region[];
  /** Squares that decided a game which is over: the line, the island. */
  decisive: Place[];
  /** All ways to make the legal moves. */
  gestures: Gesture[];
}

/** One board of a move that runs in steps (Pushee's tiers, infections one after another). */
export interface Step {
  view: View;
  /** The squares that changed since the step before. */
  changed: Place[];
}

/** A move that was made. */
export interface Played {
  move: string;
  /** The seat that made it. */
  by: Seat;
  /** The squares that the move names: from, then to. */
  named: Place[];
  /** At least one; the last is the position after the move. */
  steps: Step[];
}

/** Something was refused: English sentence, and pattern and arguments for a translator. */
export interface Fault {
  message: string;
  pattern: string;
  arguments: (string | number | Fault)[];
  /** The squares that the fault names. */
  places: Place[];
  /** Where in a text it is, both from 1. The message says so too, the pattern does not. */
  line?: number;
  column?: number;
}

/** What a position is worth to the first seat. */
export type Score =
  | { kind: "guess"; points: number }
  /** `winner` wins in so many plies, whatever the other does. */
  | { kind: "forced"; winner: Seat; plies: number }
  /** Solved: the final margin of the first seat, or 0 for a draw. */
  | { kind: "exact"; margin: number };

export interface Line {
  score: Score;
  /** The first seat's expected result, from 0 to 1. */
  chance: number;
  moves: string[];
}

export interface Insight {
  depth: number;
  nodes: number;
  millis: number;
  /** The first seat's expected result, steadier than that of the best line; the server tells none. */
  chance?: number;
  /** The best first. */
  lines: Line[];
}

export type Judgement = "best" | "good" | "inaccuracy" | "mistake" | "blunder";

/** What the engine thinks of one position. */
export interface Assessment {
  score: Score;
  /** The first seat's expected result, from 0 to 1. */
  chance: number;
  /** The expected moves; none if the game is over. */
  moves: string[];
}

/** What a move allowed or missed, in no language: a sentence's name and what is put into it, seats
 * by their numbers, all else as it is. */
export interface Remark {
  kind: string;
  details: (Seat | string)[];
}

/** What is said of a played move. */
export interface Verdict {
  judgement: Judgement;
  /** 1 for a move that gives nothing away. */
  accuracy: number;
  remark: Remark | null;
}

/** Says what played moves were worth, from what is known before and after them. */
export interface Judge {
  judge(position: PositionRef, move: string, before: Assessment, after: Assessment): Promise<Verdict>;
}

/** A record as the page uses it: `text` is the record format. */
/** Moves one after another, numbered by how many moves of the game lead to them. */
export interface RecordLine {
  moves: string[];
  /** By the number of the move that they follow; those before the first have the number before it. */
  comments: Record<number, string>;
  variations: RecordVariation[];
}

export interface RecordVariation extends RecordLine {
  /** The number of the move that it replaces. */
  ply: number;
}

export interface RecordView extends RecordLine {
  game: string;
  options: string;
  start: string;
  result: string;
  reason: string;
  tags: Record<string, string>;
}

/** The worker's doors. Each rejects with a `Fault` where something is refused. */
export interface Rules {
  games(): Promise<GameInfo[]>;
  /** A start position; the same seed gives the same one. Options that do not go together are refused. */
  deal(game: string, options: string, seed: number): Promise<View>;
  read(position: PositionRef): Promise<View>;
  /** `move` in notation, as typed; spelling variants that the terminal accepts too. */
  play(position: PositionRef, move: string): Promise<Played>;
  /** A whole line at once. */
  line(start: PositionRef, moves: string[]): Promise<Played[]>;
  /** Why no legal move begins with these places (or has them all). */
  explain(position: PositionRef, places: Place[]): Promise<Fault>;
  readRecords(text: string): Promise<RecordView[]>;
  writeRecord(record: RecordView): Promise<string>;
}

/** The engine's doors, in a worker of its own. */
export interface Engine {
  /** A move of a computer level. The same seed gives the same move. `full:MILLIS` thinks so long. */
  choose(position: PositionRef, level: string, seed: number): Promise<string>;
  /** Thinks until `signal` is aborted or the limit is reached, telling what is known. */
  analyse(
    position: PositionRef,
    limits: { lines: number; millis: number },
    progress: (insight: Insight) => void,
    signal: AbortSignal,
  ): Promise<Insight>;
}
