// What every element of the pages has in common: it speaks the chosen language and has a title.

import { LitElement } from "lit";
import { Localized } from "../text/text.ts";

export class PageElement extends LitElement {
  constructor() {
    super();
    new Localized(this);
  }
}

/** The title of the window, before the product's name. */
export function entitle(text: string): void {
  document.title = text ? `${text} · Quinas` : "Quinas";
}
