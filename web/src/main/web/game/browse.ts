// Which position of a game is looked at while it goes on: the last one, or an earlier one.

import type { Played, View } from "../rules/types.ts";
import { MoveTree, type Node } from "./tree.ts";

export interface News {
  /** Moves that were not there before, in order. */
  made: Played[];
  /** Whether moves are gone: taken back, or refused by the server. */
  isShorter: boolean;
  /** Another game altogether. */
  isNew: boolean;
}

export class Browser {
  tree: MoveTree | null = null;
  at: Node | null = null;
  /** Grows with each change of the tree. */
  version = 0;
  /** A move was made while an earlier position was looked at. */
  hasMissed = false;
  /** What the board is to animate: only a step forward is. */
  played: Played | null = null;

  get head(): Node | null {
    return this.tree?.end() ?? null;
  }

  get isAtHead(): boolean {
    return this.at === this.head;
  }

  /** Takes over what the table says; what is looked at stays if it is not the last position. */
  follow(start: View, moves: readonly Played[]): News {
    const isNew = this.tree?.root.view.text !== start.text || this.tree.root.view.game !== start.game;
    if (!this.tree || isNew) {
      this.tree = new MoveTree(start);
      this.at = this.tree.root;
      this.played = null;
    }
    const wasAtHead = this.isAtHead;
    const line = this.tree.main();
    let same = 0;
    while (same < line.length && line[same]?.played?.move === moves[same]?.move) {
      same++;
    }
    const dropped = line[same];
    let isLost = false;
    if (dropped) {
      isLost = this.at !== null && this.tree.path(this.at).includes(dropped);
      this.tree.remove(dropped);
    }
    const made = moves.slice(same);
    const before = line[same - 1] ?? this.tree.root;
    const end = this.tree.addLine(before, made);
    this.version++;
    if (wasAtHead || isLost || isNew) {
      this.#stand(end, isNew || made.length !== 1 ? null : (made[0] ?? null));
    } else if (made.length > 0) {
      this.hasMissed = true;
    }
    return { made, isShorter: dropped !== undefined, isNew };
  }

  /** Looks at a position; true if that is another than before. */
  go(node: Node | null | undefined): boolean {
    if (!node || node === this.at) {
      return false;
    }
    this.#stand(node, node.parent === this.at ? node.played : null);
    return true;
  }

  first(): boolean {
    return this.go(this.tree?.root);
  }

  previous(): boolean {
    return this.go(this.at?.parent);
  }

  next(): boolean {
    return this.go(this.at?.children[0]);
  }

  last(): boolean {
    return this.go(this.head);
  }

  #stand(node: Node, played: Played | null): void {
    this.at = node;
    this.played = played;
    if (this.isAtHead) {
      this.hasMissed = false;
    }
  }
}
