// The player's hand: clicks, drags and keys become places chosen and moves made.

import type { Gesture, Place } from "../rules/types.ts";
import { Choice, type Chosen } from "./choice.ts";
import type { Geometry, Point } from "./geometry.ts";
import type { Picture } from "./picture.ts";
import type { BoardEvents } from "./types.ts";

/** How far a pointer goes before a click becomes a drag, in units of the drawing. */
const DRAG = 16;
/** How far it goes to choose a word by its way. */
const WAY = 34;

interface Press {
  place: Place;
  from: Point;
  /** This press has chosen the place. */
  isFresh: boolean;
  isDragged: boolean;
}

export interface Body {
  geometry: Geometry;
  picture: Picture;
  editing: boolean;
  tell<K extends keyof BoardEvents>(kind: K, detail: BoardEvents[K]): void;
  /** A place was tried in vain: to be seen at once, whatever is said about it. */
  refused(place: Place): void;
  changed(): void;
}

export class Hand {
  readonly choice = new Choice();
  /** What is pointed at, and the word of a picker. */
  pointed: Place | null = null;
  word: string | null = null;
  drag: { place: Place; x: number; y: number } | null = null;
  /** The move made last, if a piece was dragged to where it is now. */
  dropped: string | null = null;
  #press: Press | null = null;
  /** In the editor: where the pressed pointer was last. */
  #brushed: Place | null = null;
  #told: string | null = null;
  #toldChoice = "";

  constructor(private readonly body: Body) {}

  get gestures(): readonly Gesture[] {
    return this.choice.gestures;
  }

  set gestures(gestures: readonly Gesture[]) {
    this.choice.gestures = gestures;
    this.word = null;
    this.#tellChoice();
    this.#tellHover();
  }

  get isPressing(): boolean {
    return this.#press !== null;
  }

  /** The words that the board itself offers beside the chosen square. */
  get picks(): string[] {
    return this.choice.isHalfMade ? this.choice.words : [];
  }

  press(point: Point, isSecondary: boolean): void {
    const place = this.body.geometry.at(point);
    this.dropped = null;
    if (this.body.editing) {
      if (place !== null) {
        this.#brushed = isSecondary ? null : place;
        this.body.tell("quinas-square", { place, kind: isSecondary ? "next" : "set" });
      }
      return;
    }
    if (place === null || isSecondary) {
      this.cancel();
      return;
    }
    const begins = this.choice.movesWith(place).every((gesture) => gesture.word !== "");
    const isNext = this.choice.targets.has(place) && begins;
    const isOther = !this.choice.targets.has(place) && !this.choice.places.includes(place) && this.choice.begins(place);
    const isFresh = isNext || (isOther && this.#onlyBegins(place));
    this.#press = { place, from: point, isFresh, isDragged: false };
    if (isFresh) {
      this.#act(this.choice.choose(place));
    }
  }

  move(point: Point): void {
    const press = this.#press;
    const over = this.body.geometry.at(point);
    if (this.#brushed !== null && over !== null && over !== this.#brushed) {
      this.#brushed = over;
      this.body.tell("quinas-square", { place: over, kind: "over" });
    }
    if (press && this.choice.places.at(-1) === press.place) {
      const x = point.x - press.from.x;
      const y = point.y - press.from.y;
      press.isDragged ||= Math.hypot(x, y) > DRAG;
      if (press.isDragged) {
        this.#dragged(press, x, y);
      }
    }
    this.point(over);
  }

  release(point: Point): void {
    const press = this.#press;
    this.#press = null;
    this.#brushed = null;
    this.drag = null;
    if (!press) {
      return;
    }
    const place = this.body.geometry.at(point);
    if (!press.isDragged) {
      if (!press.isFresh && place === press.place) {
        this.choose(place);
      }
    } else if (this.word !== null) {
      this.say(this.word);
    } else if (place === null || (place !== press.place && this.choice.isHalfMade)) {
      const chosen = place === null ? this.choice.cancel() : this.#drop(place);
      this.dropped = chosen.kind === "move" ? chosen.move : null;
      this.#act(chosen);
    }
    this.body.changed();
  }

  /** The pointer was taken away in the middle. */
  drop(): void {
    this.#press = null;
    this.#brushed = null;
    this.drag = null;
    this.word = null;
    this.point(null);
  }

  point(place: Place | null): void {
    if (place !== this.pointed) {
      this.pointed = place;
      this.body.changed();
    }
    this.#tellHover();
  }

  pointWord(word: string | null): void {
    this.word = word;
    this.body.changed();
    this.#tellHover();
  }

  choose(place: Place): void {
    this.#act(this.choice.choose(place));
  }

  say(word: string): void {
    this.#act(this.choice.say(word));
  }

  cancel(): void {
    if (this.choice.isHalfMade) {
      this.#act(this.choice.cancel());
    }
  }

  /** What was dropped somewhere is refused there, even if a move begins there. */
  #drop(place: Place): Chosen {
    if (this.choice.targets.has(place)) {
      return this.choice.choose(place);
    }
    const places = [...this.choice.places, place];
    this.choice.cancel();
    return { kind: "refused", places };
  }

  #dragged(press: Press, x: number, y: number): void {
    const byWay = this.picks.length ? this.body.picture.wordOfWay : undefined;
    if (byWay) {
      const word = Math.hypot(x, y) > WAY ? byWay(x, y) : null;
      this.word = word !== null && this.picks.includes(word) ? word : null;
    } else {
      this.drag = { place: press.place, x, y };
    }
    this.body.changed();
  }

  /** Whether more has to be chosen after a move has begun with this place. */
  #onlyBegins(place: Place): boolean {
    return !this.gestures.some(
      (gesture) => gesture.places.length === 1 && gesture.places[0] === place && gesture.word === "",
    );
  }

  #act(chosen: Chosen): void {
    this.word = null;
    this.#tellChoice();
    if (chosen.kind === "move") {
      this.body.tell("quinas-move", { move: chosen.move });
    } else if (chosen.kind === "refused") {
      this.body.tell("quinas-refused", { places: chosen.places });
      this.body.refused(chosen.places.at(-1)!);
    }
    this.#tellHover();
    this.body.changed();
  }

  #tellChoice(): void {
    const choice = { places: [...this.choice.places], words: this.choice.words };
    const text = JSON.stringify(choice);
    if (text !== this.#toldChoice) {
      this.#toldChoice = text;
      this.body.tell("quinas-choice", choice);
    }
  }

  #tellHover(): void {
    const move =
      this.word !== null
        ? this.choice.moveOf(this.word)
        : this.pointed === null
          ? null
          : this.choice.moveWith(this.pointed);
    if (move !== this.#told) {
      this.#told = move;
      this.body.tell("quinas-hover", { move });
    }
  }

  /** The move that is pointed at. */
  get hovered(): string | null {
    return this.#told;
  }
}
