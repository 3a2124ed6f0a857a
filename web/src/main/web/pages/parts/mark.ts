// The mark: the five of a die.

import { svg } from "lit";

/** Five dots in a square of 24; the middle one has the class `middle`. */
export function quincunx() {
  return svg`
    <circle cx="5" cy="5" r="3.4" />
    <circle cx="19" cy="5" r="3.4" />
    <circle cx="12" cy="12" r="3.4" class="middle" />
    <circle cx="5" cy="19" r="3.4" />
    <circle cx="19" cy="19" r="3.4" />`;
}
