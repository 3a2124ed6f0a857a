// A game on the table to be studied: its tree of moves, where one stands in it, and what came with it.

import { MoveTree, type Node } from "../game/tree.ts";
import type { Fault, PositionRef, RecordLine, RecordView, Rules, Step } from "../rules/types.ts";
import { asFault } from "../text/fault.ts";

export class Study {
  tree: MoveTree | null = null;
  at: Node | null = null;
  /** The move to be animated: only steps forward are. */
  stepped = false;
  /** Grows with every change of the tree. */
  revision = 0;
  comments = new Map<Node, string>();
  tags: Record<string, string> = {};
  /** The end of the game that was opened; a variation has none but its own. */
  #last: Node | null = null;
  #record: RecordView | null = null;
  /** The revision that the record was opened as. */
  #opened = 0;

  constructor(
    readonly rules: Rules,
    private readonly changed: () => void,
  ) {}

  /** Shows a position, with nothing played. Rejects with a `Fault` if it is none. */
  async openPosition(position: PositionRef): Promise<void> {
    const view = await this.rules.read(position);
    this.#open(new MoveTree(view));
  }

  /** Deals a start position. */
  async openStart(game: string, options: string): Promise<void> {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    this.#open(new MoveTree(await this.rules.deal(game, options, seed)));
  }

  async openRecord(record: RecordView): Promise<void> {
    const start = { game: record.game, options: record.options, text: record.start };
    const tree = new MoveTree(await this.rules.read(start));
    const comments = new Map<Node, string>();
    const last = await this.#grow(tree, tree.root, record, comments);
    this.#open(tree);
    this.tags = record.tags;
    this.comments = comments;
    this.#record = record;
    this.#last = last;
    this.#opened = this.revision;
    this.changed();
  }

  /** Adds a line behind `before`, and what else could have been played; the end of the line. */
  async #grow(tree: MoveTree, before: Node, line: RecordLine, comments: Map<Node, string>): Promise<Node> {
    const end = tree.addLine(before, await this.rules.line(before.view, line.moves));
    const nodes = tree.path(end);
    const nodeAt = (ply: number): Node | undefined => (ply === 0 ? tree.root : nodes[ply - 1]);
    for (const [ply, comment] of Object.entries(line.comments)) {
      const node = nodeAt(Number(ply));
      // What is said before a variation stands beside the move that leads to it and may have words of its own.
      if (node) {
        comments.set(node, [comments.get(node), comment].filter(Boolean).join("\n"));
      }
    }
    for (const variation of line.variations) {
      const parent = nodeAt(variation.ply - 1);
      if (parent) {
        await this.#grow(tree, parent, variation, comments);
      }
    }
    return end;
  }

  #open(tree: MoveTree): void {
    this.tree = tree;
    this.at = tree.root;
    this.stepped = false;
    this.tags = {};
    this.comments = new Map();
    this.#record = null;
    this.#last = null;
    this.#grown();
  }

  go(node: Node | undefined | null): void {
    if (node && node !== this.at) {
      this.stepped = node.parent === this.at;
      this.at = node;
      this.changed();
    }
  }

  /** Which child is to be followed at each move from the start to where one stands. */
  path(): number[] {
    const nodes = this.at && this.tree ? this.tree.path(this.at) : [];
    return nodes.map((node) => node.parent?.children.indexOf(node) ?? 0);
  }

  /** Goes along such a path, as far as it leads. */
  follow(path: readonly number[]): void {
    let node = this.tree?.root;
    for (const child of path) {
      node = node?.children[child] ?? node;
    }
    this.go(node);
    this.stepped = false;
  }

  back(): void {
    this.go(this.at?.parent);
  }

  forward(): void {
    this.go(this.at?.children[0]);
  }

  start(): void {
    this.go(this.tree?.root);
  }

  end(): void {
    this.go(this.at && this.tree?.end(this.at));
  }

  /** To what else was played instead: `by` is 1 for the next variation, −1 for the one before. */
  beside(by: 1 | -1): void {
    const siblings = this.at?.parent?.children ?? [];
    this.go(siblings[siblings.findIndex((node) => node === this.at) + by]);
  }

  /** Plays from where one stands; says why if it is refused. */
  async play(moves: readonly string[]): Promise<Fault | null> {
    const { tree, at } = this;
    if (!tree || !at) {
      return null;
    }
    try {
      const line = await this.rules.line(at.view, [...moves]);
      if (tree !== this.tree) {
        return null;
      }
      const end = tree.addLine(at, line);
      this.#grown();
      this.go(end);
      return null;
    } catch (problem) {
      return asFault(problem);
    }
  }

  /** What a move would lead to; null if it is none. */
  async foresee(move: string): Promise<Step | null> {
    const at = this.at;
    const played = at && (await this.rules.play(at.view, move).catch(() => null));
    return played && at === this.at ? (played.steps.at(-1) ?? null) : null;
  }

  promote(node: Node): void {
    this.tree?.promote(node);
    this.#grown();
  }

  /** Forgets a move and all after it. */
  remove(node: Node): void {
    const left = this.tree?.remove(node) ?? null;
    const isGone = this.tree?.path(this.at as Node).includes(node) ?? false;
    this.#grown();
    if (isGone) {
      this.go(left);
    }
  }

  #grown(): void {
    this.revision++;
    this.changed();
  }

  /** All of it as a record; the one that was opened as it was, if nothing was changed. */
  record(): RecordView | null {
    const { tree } = this;
    if (!tree) {
      return null;
    }
    if (this.#record && this.revision === this.#opened) {
      return this.#record;
    }
    const end = tree.end();
    const { game, options, text } = tree.root.view;
    const first = tree.root.children[0];
    const line = first ? this.#line(first) : { moves: [], comments: {}, variations: [] };
    const said = this.comments.get(tree.root);
    const { Game: _game, Options: _options, Start: _start, Result: _result, Reason: _reason, Score: _score, ...tags } =
      this.tags;
    // How the players ended the game holds as long as it ends with the same move.
    const { result, reason } = this.#record && end === this.#last ? this.#record : end.view;
    return {
      game,
      options,
      start: text,
      ...line,
      result: result || "none",
      reason: reason || "none",
      tags,
      comments: said ? { ...line.comments, 0: said } : line.comments,
    };
  }

  /** From this move on, with what could have been played instead of each later one. */
  #line(from: Node): RecordLine {
    const line: RecordLine = { moves: [], comments: {}, variations: [] };
    for (let node: Node | undefined = from; node; node = node.children[0]) {
      line.moves.push(node.played?.move ?? "");
      const comment = this.comments.get(node);
      if (comment) {
        line.comments[node.ply] = comment;
      }
      const [main, ...others]: Node[] = node.parent?.children ?? [];
      if (main === node) {
        line.variations.push(...others.map((other) => ({ ply: other.ply, ...this.#line(other) })));
      }
    }
    return line;
  }
}
