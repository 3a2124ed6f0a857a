// The moves of a game with what might have been played instead: the main line and its variations.

import type { Played, View } from "../rules/types.ts";

export interface Node {
  /** How many moves led here. */
  readonly ply: number;
  readonly parent: Node | null;
  /** The move that led here; null at the root. */
  readonly played: Played | null;
  readonly view: View;
  /** What was played from here: the main line first, then the variations. */
  readonly children: Node[];
}

export class MoveTree {
  readonly root: Node;

  constructor(start: View) {
    this.root = { ply: 0, parent: null, played: null, view: start, children: [] };
  }

  /** The node that a move leads to; a move that is there already is not added again. */
  add(parent: Node, played: Played): Node {
    const known = parent.children.find((child) => child.played?.move === played.move);
    if (known) {
      return known;
    }
    const view = played.steps.at(-1)?.view ?? parent.view;
    const node = { ply: parent.ply + 1, parent, played, view, children: [] };
    parent.children.push(node);
    return node;
  }

  /** A whole line after a node; the end of it. */
  addLine(parent: Node, line: readonly Played[]): Node {
    return line.reduce((node, played) => this.add(node, played), parent);
  }

  /** The end of the line through this node that follows first children. */
  end(node: Node = this.root): Node {
    let last = node;
    for (let next = last.children[0]; next; next = last.children[0]) {
      last = next;
    }
    return last;
  }

  /** The nodes from after the root up to this one. */
  path(node: Node): Node[] {
    const nodes: Node[] = [];
    for (let at: Node | null = node; at?.parent; at = at.parent) {
      nodes.unshift(at);
    }
    return nodes;
  }

  /** The main line, without the root. */
  main(): Node[] {
    return this.path(this.end());
  }

  isMain(node: Node): boolean {
    return node.parent === null || (node.parent.children[0] === node && this.isMain(node.parent));
  }

  /** Makes the line to this node the main one. */
  promote(node: Node): void {
    for (let at = node; at.parent; at = at.parent) {
      const siblings = at.parent.children;
      siblings.splice(siblings.indexOf(at), 1);
      siblings.unshift(at);
    }
  }

  /** Forgets this node and all after it; where one stands then. */
  remove(node: Node): Node {
    if (!node.parent) {
      return node;
    }
    node.parent.children.splice(node.parent.children.indexOf(node), 1);
    return node.parent;
  }
}
