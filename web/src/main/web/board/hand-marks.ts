// What the player's hand does, as it is seen on the board before the move is made.

import { svg, type SVGTemplateResult } from "lit";
import type { Place } from "../rules/types.ts";
import { notch } from "./geometry.ts";
import type { Hand } from "./hand.ts";
import { drawSelected, drawTargets } from "./marks.ts";
import type { Picture, Scene } from "./picture.ts";

/** The chosen places, and where the move may go on. */
export function drawChoice(picture: Picture, { view, geometry }: Scene, hand: Hand, hasPreview: boolean): SVGTemplateResult {
  const { choice, pointed } = hand;
  const isStart = !choice.isHalfMade;
  const showsStarts = picture.showsStarts(view);
  const takes = (place: Place): boolean => picture.takes(view, place, isStart);
  const targets = [...choice.targets].filter((place) => {
    if (place === pointed && choice.moveWith(place) !== null) {
      // The outcome is seen instead, unless something goes away.
      return !hasPreview || takes(place);
    }
    return !isStart || showsStarts;
  });
  return svg`${drawSelected(geometry, choice.places)}${drawTargets(geometry, targets, takes, pointed, isStart)}`;
}

/** What a picture has to say of the places chosen and pointed at. */
export function drawHints(picture: Picture, scene: Scene, { choice, pointed }: Hand): SVGTemplateResult {
  const places = new Set([...choice.places, ...(pointed === null ? [] : [pointed])]);
  const worth = [...places].filter((place) => notch(place) === null || choice.targets.has(place));
  return svg`${worth.map((place) => picture.hint?.(scene, place) ?? svg``)}`;
}
