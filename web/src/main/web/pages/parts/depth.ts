// The button between the flat board and the one in three dimensions.

import { html, type TemplateResult } from "lit";
import { settings } from "../../settings.ts";
import { common } from "../../text/common.ts";
import { t } from "../../text/text.ts";
import { icon } from "./icons.ts";

export function depthButton(): TemplateResult {
  const isSolid = settings.get("solid");
  return html`<button @click=${() => settings.set("solid", !isSolid)}>${t(common, isSolid ? "flat" : "solid")}</button>`;
}

/** The same among buttons with signs. */
export function signedDepthButton(): TemplateResult {
  const isSolid = settings.get("solid");
  return html`<button class="plain wide" @click=${() => settings.set("solid", !isSolid)}>
    ${icon(isSolid ? "square" : "cube")}${t(common, isSolid ? "flat" : "solid")}
  </button>`;
}
