// Keys of the play page: through the game, turning the board, giving up what was half said.

import type { TableElement } from "./table.ts";

/** What a key does; undefined if it does nothing here. `isPointing`: the board was last used with
 * mouse or finger, and its arrow keys go through the game. */
export function keyAct(event: KeyboardEvent, page: TableElement, isPointing: boolean): (() => void) | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event, isPointing)) {
    return undefined;
  }
  const { browser } = page;
  const keys: Record<string, () => void> = {
    ArrowLeft: () => page.look(() => browser.previous()),
    ArrowRight: () => page.look(() => browser.next()),
    Home: () => page.look(() => browser.first()),
    End: () => page.look(() => browser.last()),
    f: () => (page.isFlipped = !page.isFlipped),
  };
  if (event.key === "Escape" && page.isResigning) {
    return () => void page.askToResign(false);
  }
  if (event.key === "Escape" && (page.isMenuOpen || page.hand.waiting !== null || page.hand.premove !== null)) {
    return () => {
      void page.closeMenu();
      page.hand.cancel();
    };
  }
  return Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
}

/** Whether the key belongs to what has the focus: a field, or the board unless the mouse led there. */
function isTaken(event: KeyboardEvent, isPointing: boolean): boolean {
  const target = event.composedPath()[0];
  if (!(target instanceof Element)) {
    return false;
  }
  const owner = target.closest("input, select, textarea, [role='grid'], [data-word], [role='separator'], .menu, dialog");
  const isBoard = owner?.getAttribute("role") === "grid";
  return owner !== null && !(isBoard && (isPointing || event.key === "Escape"));
}
