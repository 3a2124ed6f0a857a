// How the rule pages are laid out: which paragraph of text/rules.ts stands where, and which figure.

export type Block =
  | { text: string }
  /** A figure and the key of its caption. */
  | { figure: string }
  | { list: string[] };

export interface Chapter {
  heading: string;
  blocks: Block[];
}

const text = (key: string): Block => ({ text: key });
const figure = (id: string): Block => ({ figure: id });
const list = (...keys: string[]): Block => ({ list: keys });
const chapter = (heading: string, ...blocks: Block[]): Chapter => ({ heading, blocks });

export const CHAPTERS: Record<string, readonly Chapter[]> = {
  shiftago: [
    chapter("goal", text("shiftago-goal"), figure("shiftago-five")),
    chapter("turn", text("shiftago-turn"), figure("shiftago-push"), text("shiftago-gap")),
    chapter(
      "end",
      list("shiftago-line", "shiftago-marbles"),
      text("shiftago-other"),
      figure("shiftago-later"),
    ),
    chapter("notation", text("shiftago-moves"), text("shiftago-position")),
  ],
  syrtis: [
    chapter("goal", text("syrtis-goal"), text("syrtis-islands"), figure("syrtis-island")),
    chapter("setup", list("syrtis-swap", "syrtis-towers", "syrtis-sides"), figure("syrtis-setup")),
    chapter(
      "turn",
      text("syrtis-turn"),
      text("syrtis-tower"),
      figure("syrtis-tower"),
      text("syrtis-sink"),
      figure("syrtis-sink"),
      text("syrtis-slide"),
      figure("syrtis-slide"),
      text("syrtis-pass"),
    ),
    chapter(
      "end",
      list("syrtis-quicksand", "syrtis-island", "syrtis-initiative"),
      figure("syrtis-quicksand"),
    ),
    chapter("notation", text("syrtis-moves"), text("syrtis-position")),
  ],
  pushee: [
    chapter("goal", text("pushee-goal"), figure("pushee-end")),
    chapter(
      "turn",
      text("pushee-turn"),
      figure("pushee-push"),
      text("pushee-tiers"),
      figure("pushee-chain"),
      text("pushee-stays"),
      figure("pushee-edge"),
    ),
    chapter("end", text("pushee-ends")),
    chapter("variants", text("pushee-off"), figure("pushee-off"), text("pushee-rotation")),
    chapter("notation", text("pushee-moves"), text("pushee-position")),
  ],
  catsdogs: [
    chapter("goal", text("catsdogs-goal"), figure("catsdogs-end")),
    chapter("turn", text("catsdogs-turn"), figure("catsdogs-place")),
    chapter(
      "special",
      text("catsdogs-special"),
      text("catsdogs-cats"),
      figure("catsdogs-cats"),
      text("catsdogs-dogs"),
      figure("catsdogs-dogs"),
    ),
    chapter("end", text("catsdogs-ends")),
    chapter("notation", text("catsdogs-moves"), text("catsdogs-position")),
  ],
  infection: [
    chapter("goal", text("infection-goal"), figure("infection-end")),
    chapter(
      "turn",
      text("infection-turn"),
      text("infection-clone"),
      figure("infection-clone"),
      text("infection-jump"),
      figure("infection-jump"),
      text("infection-infect"),
      figure("infection-infect"),
      text("infection-pass"),
    ),
    chapter("end", list("infection-wiped", "infection-full", "infection-stuck", "infection-quiet")),
    chapter("variants", text("infection-ring"), figure("infection-ring"), text("infection-gaps")),
    chapter("notation", text("infection-moves"), text("infection-position")),
  ],
};
