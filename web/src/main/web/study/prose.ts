// Text with the little markup that texts may have: `*emphasis*` and `` `notation` ``.

import { html, type TemplateResult } from "lit";

export function prose(text: string): (TemplateResult | string)[] {
  return text.split(/(\*[^*]+\*|`[^`]+`)/).map((part) => {
    const inner = part.slice(1, -1);
    if (part.startsWith("*")) {
      return html`<em>${inner}</em>`;
    }
    return part.startsWith("`") ? html`<code>${inner}</code>` : part;
  });
}
