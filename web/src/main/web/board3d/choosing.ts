// How a move is made on the board, whether by pointer or by keys: what is chosen, pointed at and told.

import { Choice } from "../board/choice.ts";
import type { Chosen } from "../board/choice.ts";
import { pictureOf } from "../board/pictures/all.ts";
import type { BoardEvents, BoardProperties } from "../board/types.ts";
import type { Gesture, Place, Region, View } from "../rules/types.ts";
import type { MarkKind } from "./marks.ts";
import type { NotchState, Table } from "./table.ts";
import type { Stage } from "./stage.ts";

/** The element, as far as choosing needs it. */
export interface Chooser extends BoardProperties {
  readonly table: Table | null;
  readonly stage: Stage | null;
  tell<K extends keyof BoardEvents>(event: K, detail: BoardEvents[K]): void;
  /** Marks, lifted pieces or the cursor are to be shown anew. */
  refresh(): void;
  hurry(): void;
  /** Marks for a moment a place that was tried in vain. */
  flash(place: Place): void;
}

export class Choosing {
  readonly choice = new Choice();
  cursor: Place | null = null;
  /** The cursor is seen while keys are used. */
  isCursorShown = false;
  /** What was tried in vain a moment ago. */
  refused: Place | null = null;
  #pointed: Place | null = null;
  #word: string | null = null;
  #told: string | null = null;
  #toldChoice = "";

  constructor(private readonly board: Chooser) {}

  set gestures(gestures: readonly Gesture[]) {
    this.choice.gestures = gestures;
    this.#word = null;
    this.#tellChoice();
    this.#tellHover();
  }

  get pointed(): Place | null {
    return this.#pointed;
  }

  /** The word pointed at, of those that may be said for the chosen square. */
  get word(): string | null {
    return this.#word;
  }

  /** Words that are chosen on the board: those for chosen places. */
  get words(): string[] {
    return this.choice.isHalfMade ? this.choice.words : [];
  }

  get chosen(): Place | null {
    return this.choice.places.at(-1) ?? null;
  }

  marks(): { kind: MarkKind; place: Place }[] {
    const { marks, view, table } = this.board;
    const all: { kind: MarkKind; place: Place }[] = [];
    const add = (kind: MarkKind, places: Iterable<Place>): void => {
      for (const place of places) if (table?.hasPlace(place)) all.push({ kind, place });
    };
    add("decisive", view?.decisive ?? []);
    add("changed", marks.changed);
    add("last", marks.last);
    if (marks.pendingKind !== "none") add(marks.pendingKind, marks.pending);
    add("faulty", marks.faulty);
    if (this.refused !== null) add("refused", [this.refused]);
    if (view && !this.words.length) {
      const flat = pictureOf(view.game);
      const targets = this.#shownTargets(view).filter((place) => table?.grid.isSquare(place));
      const takes = (place: Place): boolean => flat.takes(view, place, !this.choice.isHalfMade);
      add(this.choice.isHalfMade ? "target" : "start", targets.filter((place) => !takes(place)));
      add("take", targets.filter(takes));
    }
    add("chosen", this.choice.places);
    const pointed = this.#pointed;
    // A notch of the rim shows by itself that it is pointed at.
    if (pointed !== null && table?.grid.isSquare(pointed) && this.choice.targets.has(pointed)) add("hover", [pointed]);
    if (this.isCursorShown && this.cursor !== null) add("cursor", [this.cursor]);
    return all;
  }

  /** The islands that the square pointed at belongs to. */
  regions(): Region[] {
    const place = this.isCursorShown ? this.cursor : this.#pointed;
    if (place === null) return [];
    return (this.board.view?.regions ?? []).filter(({ kind, squares }) => {
      return kind !== "private" && squares.length > 1 && squares.includes(place);
    });
  }

  notch(place: Place): NotchState {
    if (place === this.#pointed || (this.isCursorShown && place === this.cursor)) {
      return this.choice.begins(place) ? "pointed" : "idle";
    }
    return this.choice.begins(place) ? "open" : "idle";
  }

  choose(place: Place): void {
    if (this.board.editing) {
      this.board.tell("quinas-square", { place, kind: "set" });
      return;
    }
    this.settle(this.choice.choose(place));
  }

  say(word: string): void {
    this.settle(this.choice.say(word));
  }

  cancel(): void {
    if (this.choice.isHalfMade) this.settle(this.choice.cancel());
  }

  /** Points at a place, or at a word for the chosen square; tells of the move that it would make. */
  point(place: Place | null, word: string | null = null): void {
    if (place === this.#pointed && word === this.#word) return;
    this.#pointed = place;
    this.#word = word;
    this.#tellHover();
    this.board.refresh();
  }

  /** What is pointed at makes a move: cursor pointer. */
  get isInviting(): boolean {
    const place = this.#pointed;
    if (this.board.editing) return place !== null;
    return this.#word !== null || (place !== null && (this.choice.targets.has(place) || this.choice.begins(place)));
  }

  /** Tells what has come of a choice. */
  settle(chosen: Chosen): void {
    this.#word = null;
    this.#tellChoice();
    if (chosen.kind === "move") this.board.tell("quinas-move", { move: chosen.move });
    if (chosen.kind === "refused") {
      this.board.tell("quinas-refused", { places: chosen.places });
      this.board.flash(chosen.places.at(-1)!);
    }
    this.#tellHover();
    this.board.refresh();
  }

  #tellChoice(): void {
    const choice = { places: [...this.choice.places], words: this.choice.words };
    const text = JSON.stringify(choice);
    if (text === this.#toldChoice) return;
    this.#toldChoice = text;
    this.board.tell("quinas-choice", choice);
  }

  #tellHover(): void {
    const { choice } = this;
    const byPlace = this.#pointed === null ? null : choice.moveWith(this.#pointed);
    const move = this.board.editing ? null : this.#word === null ? byPlace : choice.moveOf(this.#word);
    if (move === this.#told) return;
    this.#told = move;
    this.board.tell("quinas-hover", { move });
  }

  /** Targets that are marked: all of a half-made move; else all that the game shows, or the one that
   * is pointed at. */
  #shownTargets(view: View): Place[] {
    const { choice } = this;
    const all = [...choice.targets];
    if (choice.isHalfMade || pictureOf(view.game).showsStarts(view)) return all;
    return all.filter((place) => place === this.#pointed && choice.moveWith(place) !== null);
  }
}
