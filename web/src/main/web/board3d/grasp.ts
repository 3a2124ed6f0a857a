// How moves are made with the pointer: what it meets is chosen, dragged and dropped, and the camera is
// turned where nothing can be taken hold of.

import type { Chosen } from "../board/choice.ts";
import type { Place } from "../rules/types.ts";
import type { Chooser, Choosing } from "./choosing.ts";
import type { Handled, Held } from "./hand.ts";
import type { Table } from "./table.ts";

/** So far from a square's middle a drag means a direction, in squares. */
const WAY = 0.3;

export class Grasp implements Handled {
  /** Where the drag in progress, or the last one, began. */
  #grabbed: Place | null = null;
  /** Where the brush was last, in the editor. */
  #stroked: Place | null = null;

  constructor(
    private readonly board: Chooser,
    private readonly choosing: Choosing,
  ) {}

  grabs(at: Held): boolean {
    this.board.hurry();
    const place = this.#pick(at);
    this.#grabbed = place;
    if (place === null) return false;
    if (this.board.editing) {
      this.choosing.choose(place);
      this.#stroked = place;
      return true;
    }
    if (!this.choosing.choice.begins(place)) return false;
    if (!this.board.table?.grid.isSquare(place)) return true;
    return this.choosing.choice.gestures.some(({ places, word }) => places[0] === place && (places.length > 1 || word !== ""));
  }

  click(at: Held, isSecond: boolean): void {
    this.board.hurry();
    this.choosing.isCursorShown = false;
    const word = this.#wordAt(at);
    const place = this.#pick(at);
    if (place !== null) this.choosing.cursor = place;
    if (word !== null) this.choosing.say(word);
    else if (place === null) this.choosing.cancel();
    else if (isSecond && this.board.editing) this.board.tell("quinas-square", { place, kind: "next" });
    else if (!isSecond) this.choosing.choose(place);
    else this.choosing.cancel();
  }

  drag(at: Held): void {
    const table = this.board.table;
    const start = this.#grabbed;
    if (!table || start === null) return;
    const { place, point } = table.pick(at.x, at.y);
    if (this.board.editing) {
      this.#stroke(place);
      return;
    }
    if (point === null) return;
    if (!table.grid.isSquare(start)) {
      this.choosing.point(start);
      return;
    }
    if (this.choosing.chosen !== start) {
      this.board.hurry();
      this.choosing.choice.cancel();
      this.choosing.settle(this.choosing.choice.choose(start));
    }
    if (this.choosing.words.length) {
      const away = point.clone().sub(table.grid.at(start));
      this.choosing.point(start, Math.hypot(away.x, away.z) < WAY ? null : this.#wordOfWay(away.x, away.z));
      return;
    }
    table.pieces.carry(point);
    this.choosing.point(square(table, place));
    this.board.stage?.invalidate();
  }

  drop(at: Held): void {
    const table = this.board.table;
    const start = this.#grabbed;
    if (!table || start === null) return;
    const end = square(table, table.pick(at.x, at.y).place);
    if (this.board.editing) {
      this.#stroked = null;
    } else if (!table.grid.isSquare(start)) {
      // A marble is dragged from the rim onto the board.
      if (end !== null) this.choosing.choose(start);
    } else if (this.choosing.words.length) {
      if (this.choosing.word !== null) this.choosing.say(this.choosing.word);
    } else if (end === null) {
      this.choosing.cancel();
    } else if (end !== start) {
      this.choosing.settle(this.#dropped(end));
    } else {
      table.pieces.putBack();
    }
  }

  dropCancelled(): void {
    this.#stroked = null;
    this.choosing.cancel();
  }

  hover(at: Held | null): void {
    const word = at === null ? null : this.#wordAt(at);
    this.choosing.point(at === null ? null : word === null ? this.#pick(at) : this.choosing.chosen, word);
  }

  turn(byX: number, byY: number): void {
    this.board.stage?.orbit.turn(byX, byY);
    this.board.refresh();
  }

  zoom(factor: number, at: Held): void {
    this.board.stage?.orbit.zoom(factor, this.board.table?.pick(at.x, at.y).point ?? null);
    this.board.refresh();
  }

  pan(from: Held, to: Held): void {
    const [start, end] = [from, to].map((held) => this.board.table?.pick(held.x, held.y).point ?? null);
    if (start && end) this.board.stage?.orbit.move(start.x - end.x, start.z - end.z);
  }

  /** In the editor a drag is the stroke of a brush: each square that it comes to is told. */
  #stroke(place: Place | null): void {
    if (place === null || place === this.#stroked) return;
    this.#stroked = place;
    this.board.tell("quinas-square", { place, kind: "over" });
  }

  /** What was dropped somewhere is refused there, even if a move begins there. */
  #dropped(place: Place): Chosen {
    if (this.choosing.choice.targets.has(place)) return this.choosing.choice.choose(place);
    const places = [...this.choosing.choice.places, place];
    this.choosing.choice.cancel();
    return { kind: "refused", places };
  }

  #pick(at: Held): Place | null {
    return this.board.table?.pick(at.x, at.y).place ?? null;
  }

  /** The word that is pointed at, in the chosen square or just beside it. */
  #wordAt(at: Held): string | null {
    const { table } = this.board;
    const chosen = this.choosing.chosen;
    if (!table || chosen === null || !this.choosing.words.length) return null;
    const point = table.pick(at.x, at.y).point;
    if (point === null) return null;
    const away = point.sub(table.grid.at(chosen));
    const isNear = Math.max(Math.abs(away.x), Math.abs(away.z)) <= 0.5;
    return isNear ? this.#wordOfWay(away.x, away.z) : null;
  }

  #wordOfWay(x: number, z: number): string | null {
    const word = this.board.table?.picture.wordOfWay(x, z) ?? null;
    return word !== null && this.choosing.words.includes(word) ? word : null;
  }
}

/** A place, if it is a square: nothing is dropped on the rim. */
function square(table: Table, place: Place | null): Place | null {
  return place !== null && table.grid.isSquare(place) ? place : null;
}
