// A move in the making: the places chosen so far, and what the next one means. Knows only the
// gestures it is given.

import type { Gesture, Place } from "../rules/types.ts";

export type Chosen =
  | { kind: "move"; move: string }
  /** More has to be chosen: places, or one of `words`. */
  | { kind: "half" }
  | { kind: "cancelled" }
  | { kind: "refused"; places: Place[] }
  /** Nobody can move here now. */
  | { kind: "nothing" };

export class Choice {
  #gestures: readonly Gesture[] = [];
  #places: readonly Place[] = [];

  get places(): readonly Place[] {
    return this.#places;
  }

  get isHalfMade(): boolean {
    return this.#places.length > 0;
  }

  /** New moves: what has been chosen stays as long as some move still begins so. */
  set gestures(gestures: readonly Gesture[]) {
    this.#gestures = gestures;
    if (!this.#continued(this.#places).length) {
      this.#places = [];
    }
  }

  get gestures(): readonly Gesture[] {
    return this.#gestures;
  }

  /** The words of which one has to be said now; also those that need no place. */
  get words(): string[] {
    return [...new Set(this.#complete(this.#places).map((gesture) => gesture.word))].filter(
      (word) => word !== "",
    );
  }

  /** The places that may come next. */
  get targets(): Set<Place> {
    const depth = this.#places.length;
    return new Set(
      this.#continued(this.#places).flatMap((gesture) => gesture.places.slice(depth, depth + 1)),
    );
  }

  /** The moves that would be complete with this place. */
  movesWith(place: Place): Gesture[] {
    return this.#complete([...this.#places, place]);
  }

  /** The move that this place alone would make, or null if there is none or a choice of several. */
  moveWith(place: Place): string | null {
    const moves = new Set(this.movesWith(place).map((gesture) => gesture.move));
    const [move] = moves;
    return moves.size === 1 && move !== undefined ? move : null;
  }

  /** Whether a move begins with this place, whatever has been chosen. */
  begins(place: Place): boolean {
    return this.#gestures.some((gesture) => gesture.places[0] === place);
  }

  choose(place: Place): Chosen {
    if (!this.#gestures.length) {
      return { kind: "nothing" };
    }
    if (this.targets.has(place)) {
      return this.#extend(place);
    }
    if (this.#places.includes(place)) {
      return this.cancel();
    }
    const tried = [...this.#places, place];
    this.#places = [];
    if (this.begins(place)) {
      return this.#extend(place);
    }
    return { kind: "refused", places: tried };
  }

  say(word: string): Chosen {
    const gesture = this.#complete(this.#places).find((complete) => complete.word === word);
    if (!gesture) {
      return { kind: "nothing" };
    }
    this.#places = [];
    return { kind: "move", move: gesture.move };
  }

  /** The move that a word would make now. */
  moveOf(word: string): string | null {
    return this.#complete(this.#places).find((complete) => complete.word === word)?.move ?? null;
  }

  cancel(): Chosen {
    this.#places = [];
    return { kind: "cancelled" };
  }

  #extend(place: Place): Chosen {
    const places = [...this.#places, place];
    const complete = this.#complete(places);
    const mayGoOn = this.#continued(places).length > complete.length;
    if (complete.length && !mayGoOn && new Set(complete.map((one) => one.move)).size === 1) {
      this.#places = [];
      return { kind: "move", move: complete[0]!.move };
    }
    this.#places = places;
    return { kind: "half" };
  }

  #continued(places: readonly Place[]): Gesture[] {
    return this.#gestures.filter((gesture) =>
      places.every((place, at) => gesture.places[at] === place),
    );
  }

  #complete(places: readonly Place[]): Gesture[] {
    return this.#continued(places).filter((gesture) => gesture.places.length === places.length);
  }
}
