// One WebSocket to the server for one game. Comes back by itself after a break, waiting longer each
// time, and knows how far the server's clock is from this device's.

import type { ClientMessage, ServerMessage } from "./types.ts";

/** Milliseconds. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 10_000;
/** No word from the server for so long: the connection is dead, whatever the browser thinks. */
const SILENCE = 25_000;

export type Link = "connecting" | "open" | "lost";

export interface Listener {
  /** The first message of each new connection. */
  greeting(): ClientMessage;
  heard(message: ServerMessage): void;
  linked(link: Link): void;
}

export class Connection {
  /** Server's time minus this device's, in milliseconds, by the quickest answer so far. */
  offset = 0;
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #lastHeard = 0;
  #quickest = Infinity;
  #isClosed = false;

  constructor(private readonly listener: Listener) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#visible);
    this.#connect();
  }

  /** Whether it was sent; nothing is kept for later, the game is told anew after a break. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      return false;
    }
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#visible);
    this.#drop();
  }

  #connect(): void {
    const address = new URL("api/live", document.baseURI);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    address.hash = "";
    this.listener.linked(this.#failures === 0 ? "connecting" : "lost");
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#lastHeard = Date.now();
    socket.onopen = () => {
      this.send(this.listener.greeting());
      this.#ping();
      this.#pulse = setInterval(this.#beat, PING_EVERY);
    };
    socket.onmessage = (event) => this.#heard(event);
    socket.onclose = () => {
      if (this.#socket === socket && !this.#isClosed) {
        this.#lost();
      }
    };
  }

  #heard(event: MessageEvent): void {
    this.#lastHeard = Date.now();
    const message = JSON.parse(String(event.data)) as ServerMessage;
    if (message.type === "pong") {
      const trip = this.#lastHeard - message.sent;
      if (trip <= this.#quickest) {
        this.#quickest = trip;
        this.offset = message.now - (message.sent + trip / 2);
      }
      return;
    }
    if (message.type === "state") {
      if (this.#quickest === Infinity) {
        this.offset = message.now - this.#lastHeard;
      }
      this.#failures = 0;
      this.listener.linked("open");
    }
    this.listener.heard(message);
  }

  #ping = (): void => {
    this.send({ type: "ping", sent: Date.now() });
  };

  #beat = (): void => {
    if (Date.now() - this.#lastHeard > SILENCE) {
      this.#lost();
    } else {
      this.#ping();
    }
  };

  #lost(): void {
    this.#drop();
    this.#failures++;
    this.listener.linked("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1));
    // Not all at once: a server that comes back meets many.
    this.#retry = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
    }
  }

  /** The network is back, or the page is looked at again: do not wait out the pause. */
  #now = (): void => {
    if (this.#socket === null && !this.#isClosed) {
      clearTimeout(this.#retry);
      this.#connect();
    }
  };

  #visible = (): void => {
    if (document.visibilityState === "visible") {
      this.#now();
      if (this.#socket?.readyState === WebSocket.OPEN) {
        this.#beat();
      }
    }
  };
}
