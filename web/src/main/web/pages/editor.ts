// The position editor, `#/editor/GAME/OPTIONS/POSITION`. Board, fields and text show one draft; the
// rules core says what is wrong with it, and the squares it names are marked.

import { html, nothing, type PropertyValues } from "lit";
import "../board/miniature.ts";
import { readOptions, writeOptions, type Options } from "../game/options.ts";
import { type BoardEvents, NO_MARKS } from "../board/types.ts";
import type { Fault, GameInfo, View } from "../rules/types.ts";
import { settings } from "../settings.ts";
import { copy } from "../study/carry.ts";
import { rules } from "../study/doors.ts";
import { cleared, draftOf, filled, painted, type Brush, type Draft, type Form } from "../study/editor/draft.ts";
import { FORMS } from "../study/editor/forms.ts";
import { common, gameNames, GAMES } from "../text/common.ts";
import { editor } from "../text/editor.ts";
import { asFault, sentence } from "../text/fault.ts";
import { t, word } from "../text/text.ts";
import { brushesPart, fieldsPart, textPart, verdictPart, viewOf, waysOn } from "./editor/parts.ts";
import { style } from "./editor/style.ts";
import { entitle, PageElement } from "./element.ts";
import { forms } from "./parts/common.ts";
import { optionFields } from "./parts/fields.ts";
import { formStyle } from "./parts/form-style.ts";
import { depthButton } from "./parts/depth.ts";
import "./parts/notice.ts";
import "./parts/stage.ts";
import { address } from "./routes.ts";

export class EditorPage extends PageElement {
  static override properties = { parts: { attribute: false } };
  declare parts: string[];

  static override styles = [forms, formStyle, style];

  #draft: Draft | null = null;
  /** The draft as a position, or null while it is none. */
  #view: View | null = null;
  #fault: Fault | null = null;
  #said = "";
  #text = "";
  #brush: Brush | null = null;
  #info: GameInfo | null = null;
  #flipped = false;
  #isWiping = false;
  /** Grows with every change, so that an answer that comes too late is known. */
  #round = 0;

  constructor() {
    super();
    this.parts = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.#key);
  }

  get #game(): string {
    return this.parts[0] || "shiftago";
  }

  get #form(): Form | undefined {
    return FORMS[this.#game];
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("parts")) {
      void this.#open();
    }
  }

  async #open(): Promise<void> {
    const [, options = "", text = ""] = this.parts;
    this.#draft = null;
    this.#brush = this.#form?.brushes[0] ?? null;
    entitle(t(editor, "title", word(gameNames, this.#game)));
    const games = await rules().games();
    this.#info = games.find(({ id }) => id === this.#game) ?? null;
    if (text === "") {
      await this.#deal(options);
    } else if (!(await this.#read(options, text))) {
      await this.#deal(options);
      this.#write(options, text);
    }
  }

  async #deal(options: string): Promise<void> {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    try {
      this.#show(await rules().deal(this.#game, options, seed));
    } catch (problem) {
      await this.#refuse(asFault(problem));
    }
  }

  /** Takes a text over, as far as it is a position; tells whether. */
  async #read(options: string, text: string): Promise<boolean> {
    const round = ++this.#round;
    try {
      const view = await rules().read({ game: this.#game, options, text });
      if (round === this.#round) {
        this.#show(view);
      }
      return true;
    } catch (problem) {
      if (round === this.#round) {
        await this.#refuse(asFault(problem));
      }
      return false;
    }
  }

  #show(view: View): void {
    const form = this.#form;
    if (form) {
      this.#round++;
      this.#draft = draftOf(view, form);
      this.#text = view.text;
      this.#accept(view);
    }
  }

  #accept(view: View): void {
    this.#view = view;
    this.#fault = null;
    this.#said = "";
    this.requestUpdate();
  }

  async #refuse(fault: Fault): Promise<void> {
    this.#view = null;
    this.#fault = fault;
    this.#said = await sentence(fault);
    this.requestUpdate();
  }

  /** The draft was changed by hand: its text is written anew and asked about. */
  #change(draft: Draft): void {
    const form = this.#form;
    if (!form) {
      return;
    }
    this.#draft = draft;
    this.#text = form.text(draft);
    this.requestUpdate();
    void this.#check(draft.options, this.#text);
  }

  /** The text was changed by hand. */
  #write(options: string, text: string): void {
    this.#text = text;
    this.requestUpdate();
    void this.#read(options, text.trim().replace(/\s+/g, " "));
  }

  /** Asks about the draft without taking anything over: what was set up stays as it is. */
  async #check(options: string, text: string): Promise<void> {
    const round = ++this.#round;
    try {
      const view = await rules().read({ game: this.#game, options, text });
      if (round === this.#round) {
        this.#accept(view);
      }
    } catch (problem) {
      if (round === this.#round) {
        await this.#refuse(asFault(problem));
      }
    }
  }

  /** An option that shapes the board needs another board. */
  #choose(info: GameInfo, chosen: Options): void {
    const [draft, form] = [this.#draft, this.#form];
    if (!draft || !form) {
      return;
    }
    const options = writeOptions(info, chosen);
    const before = readOptions(draft.options);
    const after = readOptions(options);
    if (form.shaping.some((key) => before[key] !== after[key])) {
      void this.#deal(options);
    } else {
      this.#change({ ...draft, options });
    }
  }

  protected override render() {
    const [draft, form] = [this.#draft, this.#form];
    if (!draft || !form) {
      return this.#fault || !form
        ? html`<quinas-notice heading=${t(editor, "broken")} sentence=${this.#said}>
            <a class="button strong" href="#/">${t(common, "to-home")}</a>
          </quinas-notice>`
        : html`<quinas-notice busy sentence=${t(editor, "loading")}></quinas-notice>`;
    }
    const view = this.#view ?? viewOf(draft, form.turn(draft.words));
    return html`<div class="editor">
      <div class="board">
        <quinas-stage
          .editing=${true}
          .solid=${settings.get("solid")}
          .view=${view}
          .marks=${{ ...NO_MARKS, faulty: this.#fault?.places ?? [] }}
          .flipped=${this.#flipped}
          @quinas-square=${this.#paint}
          @quinas-no-solid=${this.#noSolid}
        ></quinas-stage>
      </div>
      <div class="side">
        <div class="head">
          <h1>${t(editor, "title", word(gameNames, draft.game))}</h1>
          <select aria-label=${t(editor, "game")} @change=${this.#other}>
            ${GAMES.map((game) => html`<option value=${game} ?selected=${game === draft.game}>${t(gameNames, game)}</option>`)}
          </select>
        </div>
        ${brushesPart(draft, form.brushes, this.#brush, (brush) => {
          this.#brush = brush;
          this.requestUpdate();
        })}
        <p class="quiet">${t(editor, "brushes-hint")}</p>
        ${fieldsPart(draft, form.fields(draft), (key, value) =>
          this.#change({ ...draft, words: { ...draft.words, [key]: value } }),
        )}
        ${verdictPart(this.#view, this.#fault, this.#said)}
        ${textPart(this.#text, this.#fault !== null, (text) => this.#write(draft.options, text))} ${this.#deeds(draft, form)}
        ${this.#options(draft)}
      </div>
    </div>`;
  }

  #options(draft: Draft) {
    const info = this.#info;
    return info
      ? optionFields(info, readOptions(draft.options), (chosen) => this.#choose(info, chosen))
      : nothing;
  }

  #deeds(draft: Draft, form: Form) {
    return html`<div class="row">
        ${waysOn(draft, this.#text, this.#view)}
        <button @click=${this.#copy}>${t(editor, "copy")}</button>
      </div>
      <div class="row">
        <button @click=${() => this.#deal(draft.options)}>${t(editor, form.isDealt ? "deal" : "start-position")}</button>
        <button @click=${() => this.#change(cleared(draft))}>${t(editor, "clear")}</button>
        <button
          @click=${() => {
            this.#flipped = !this.#flipped;
            this.requestUpdate();
          }}
        >
          ${t(editor, "flip")}
        </button>
        ${depthButton()}
      </div>`;
  }

  #paint = (event: CustomEvent<BoardEvents["quinas-square"]>): void => {
    const [draft, form] = [this.#draft, this.#form];
    const { place, kind } = event.detail;
    if (!draft || !form) {
      return;
    }
    if (kind === "next") {
      const at = this.#brush ? form.brushes.indexOf(this.#brush) : -1;
      this.#brush = form.brushes[at + 1] ?? null;
      this.#change(painted(draft, place, this.#brush, false));
    } else if (kind === "over") {
      this.#change(painted(draft, place, this.#isWiping ? null : this.#brush, false));
    } else {
      const after = painted(draft, place, this.#brush, true);
      // A stroke that began by clearing goes on clearing.
      this.#isWiping = filled(after) < filled(draft);
      this.#change(after);
    }
  };

  #other = (event: Event): void => {
    location.hash = address("editor", (event.target as HTMLSelectElement).value);
  };

  #noSolid = (): void => {
    settings.set("solid", false);
    this.#said = t(common, "no-solid");
    this.requestUpdate();
  };

  #copy = async (): Promise<void> => {
    this.#said = t(editor, (await copy(this.#text)) ? "copied" : "copy-failed");
    this.requestUpdate();
  };

  /** 1, 2, … choose a brush, 0 the eraser; the board has the rest of the keys. */
  #key = (event: KeyboardEvent): void => {
    const from = event.composedPath()[0];
    const isTyping = from instanceof HTMLElement && from.matches("input, textarea, select");
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !/^\d$/.test(event.key)) {
      return;
    }
    const brush = this.#form?.brushes[Number(event.key) - 1];
    this.#brush = brush ?? null;
    this.requestUpdate();
  };
}

customElements.define("quinas-editor", EditorPage);

export function page(parts: string[]) {
  return html`<quinas-editor .parts=${parts}></quinas-editor>`;
}
