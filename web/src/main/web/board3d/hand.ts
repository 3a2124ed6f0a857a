// The player's hand: clicks, drags and hovering for the board; turning, pinching and the wheel for
// the camera. Positions are points of the window, in x and y from -1 to 1.

export interface Held {
  x: number;
  y: number;
}

/** Who is told what the hand does. */
export interface Handled {
  /** Whether something can be dragged from here; if not, dragging turns the camera. */
  grabs(at: Held): boolean;
  click(at: Held, isSecond: boolean): void;
  /** A drag from a place that can be grabbed; `at` is where the hand is now. */
  drag(at: Held): void;
  drop(at: Held): void;
  dropCancelled(): void;
  hover(at: Held | null): void;
  turn(byX: number, byY: number): void;
  zoom(factor: number, at: Held): void;
  /** The ground's point under two fingers moved from `from` to `to`. */
  pan(from: Held, to: Held): void;
}

interface Press {
  id: number;
  startX: number;
  startY: number;
  lastX: number;
  lastY: number;
  isSecond: boolean;
  kind: "undecided" | "drag" | "turn" | "pinch";
}

const TURN_PER_PIXEL = 0.006;

export class Hand {
  #press: Press | null = null;
  readonly #fingers = new Map<number, { x: number; y: number }>();
  readonly #aborted = new AbortController();

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly handled: Handled,
  ) {
    const options = { signal: this.#aborted.signal };
    canvas.addEventListener("pointerdown", this.#down, options);
    canvas.addEventListener("pointermove", this.#move, options);
    canvas.addEventListener("pointerup", this.#up, options);
    canvas.addEventListener("pointercancel", this.#cancel, options);
    canvas.addEventListener("pointerleave", this.#leave, options);
    canvas.addEventListener("contextmenu", (event) => event.preventDefault(), options);
    canvas.addEventListener("wheel", this.#wheel, { ...options, passive: false });
  }

  dispose(): void {
    this.#aborted.abort();
  }

  #at(x: number, y: number): Held {
    const box = this.canvas.getBoundingClientRect();
    return { x: ((x - box.left) / box.width) * 2 - 1, y: 1 - ((y - box.top) / box.height) * 2 };
  }

  #down = (event: PointerEvent): void => {
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    // Events made by a program have no pointer to capture.
    try {
      this.canvas.setPointerCapture(event.pointerId);
    } catch {
      /* nothing to hold on to */
    }
    if (this.#fingers.size === 2 && this.#press) {
      if (this.#press.kind === "drag") this.handled.dropCancelled();
      this.#press.kind = "pinch";
      return;
    }
    if (this.#press) return;
    this.#press = {
      id: event.pointerId,
      startX: event.clientX,
      startY: event.clientY,
      lastX: event.clientX,
      lastY: event.clientY,
      isSecond: event.button === 2 || event.shiftKey,
      kind: "undecided",
    };
  };

  #move = (event: PointerEvent): void => {
    const press = this.#press;
    const { clientX: x, clientY: y } = event;
    if (press === null) {
      if (event.pointerType !== "touch") this.handled.hover(this.#at(x, y));
      return;
    }
    if (press.kind === "pinch") {
      this.#pinch(event);
      return;
    }
    if (event.pointerId !== press.id) return;
    const start = this.#at(press.startX, press.startY);
    if (press.kind === "undecided") {
      const slack = event.pointerType === "touch" ? 10 : 5;
      if (Math.hypot(x - press.startX, y - press.startY) < slack) return;
      press.kind = !press.isSecond && event.buttons !== 4 && this.handled.grabs(start) ? "drag" : "turn";
    }
    if (press.kind === "drag") {
      this.handled.drag(this.#at(x, y));
    } else {
      this.handled.turn((x - press.lastX) * TURN_PER_PIXEL, (y - press.lastY) * TURN_PER_PIXEL);
    }
    press.lastX = x;
    press.lastY = y;
  };

  #up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    const press = this.#press;
    if (press === null) return;
    if (press.kind === "pinch") {
      if (this.#fingers.size === 0) this.#press = null;
      return;
    }
    if (event.pointerId !== press.id) return;
    this.#press = null;
    const at = this.#at(event.clientX, event.clientY);
    if (press.kind === "undecided") this.handled.click(at, press.isSecond);
    if (press.kind === "drag") this.handled.drop(at);
  };

  #cancel = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    if (this.#press?.kind === "drag") this.handled.dropCancelled();
    if (this.#fingers.size === 0) this.#press = null;
  };

  #leave = (): void => {
    if (this.#press === null) this.handled.hover(null);
  };

  #pinch(event: PointerEvent): void {
    const before = [...this.#fingers.values()];
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = [...this.#fingers.values()];
    const [oldFirst, oldSecond] = before;
    const [first, second] = after;
    if (!oldFirst || !oldSecond || !first || !second) return;
    const spread = Math.hypot(first.x - second.x, first.y - second.y);
    const oldSpread = Math.hypot(oldFirst.x - oldSecond.x, oldFirst.y - oldSecond.y);
    const from = this.#at((oldFirst.x + oldSecond.x) / 2, (oldFirst.y + oldSecond.y) / 2);
    const to = this.#at((first.x + second.x) / 2, (first.y + second.y) / 2);
    this.handled.pan(from, to);
    if (oldSpread > 0) this.handled.zoom(spread / oldSpread, to);
  }

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    this.handled.zoom(Math.exp(-0.0015 * lines * event.deltaY), this.#at(event.clientX, event.clientY));
  };
}
