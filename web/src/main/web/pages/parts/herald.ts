// Says what has happened at a table, in sentences and sounds.

import type { News } from "../../game/browse.ts";
import type { Table, TableState } from "../../game/table.ts";
import type { Fault } from "../../rules/types.ts";
import { sound } from "../../sound/sound.ts";
import { sentence } from "../../text/fault.ts";
import { play } from "../../text/play.ts";
import { t } from "../../text/text.ts";

export class Herald {
  #link: TableState["link"] = "none";
  #wasOver = false;
  /** How many moves there were when the offer was made from here that still stands. */
  #offeredAt: number | null = null;

  /** `say` shows one sentence until the next; an empty one takes the last away. */
  constructor(private readonly say: (sentence: string) => void) {}

  /** To be called after each change; `news` are the moves that came with it, null while there is no game. */
  follow(table: Table, news: News | null): void {
    const { state } = table;
    if (news) {
      if (news.made.length > 0 || news.isShorter || news.isNew) {
        this.say("");
      }
      this.#answered(table);
      this.#moved(state, news);
    }
    if (state.link !== this.#link) {
      this.#link = state.link;
      this.say("");
    }
    if (state.problem) {
      void this.explain(state.problem);
    }
    const isOver = state.phase === "over";
    if (isOver && !this.#wasOver) {
      this.say("");
      if (state.moves.length > 0) {
        sound("end");
      }
    }
    this.#wasOver = isOver;
  }

  /** Says why something was refused. */
  async explain(fault: Fault): Promise<void> {
    const own = { "draw-declined": true, "no-link": true } as const;
    this.say(fault.pattern in own ? t(play, fault.pattern as keyof typeof own) : await sentence(fault));
  }

  /** What was offered here has been declined if the offer is gone, and nothing else happened. */
  #answered({ state, isLive }: Table): void {
    const { phase, offers, mine, moves } = state;
    const stands = (["draw", "takeback"] as const).some((offer) => offers[offer] !== null && offers[offer] === mine[0]);
    if (this.#offeredAt === moves.length && !stands && phase === "playing" && isLive) {
      this.say(t(play, "offer-declined"));
    }
    this.#offeredAt = stands ? (this.#offeredAt ?? moves.length) : null;
  }

  /** Sound for the moves that came in one by one; a whole line (a game taken up again) is silent. */
  #moved(state: TableState, news: News): void {
    const [made, ...more] = news.made;
    if (made && more.length === 0 && !news.isNew) {
      sound(state.mine.includes(made.by) ? "move" : "other");
    }
  }
}
