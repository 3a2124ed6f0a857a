// What the compiled programs can be asked: Java's `RulesFace` and `EngineFace`.

/** Tells what is known so far, as JSON. */
export type Progress = (json: string) => void;

/** One program. Texts in, the JSON of an answer out. */
export interface Doors {
  answer(door: string, texts: string[], progress: Progress): string | Promise<string>;
}

type Door = (...texts: string[]) => string;

export function rulesDoors(program: unknown): Doors {
  const doors = program as Record<string, Door | undefined>;
  return {
    answer(name, texts) {
      const door = doors[name];
      if (door === undefined) {
        throw new Error(`no door ${name}`);
      }
      return door(...texts);
    },
  };
}

interface EngineProgram {
  net(game: string, options: string, text: string, level: string): string;
  keep(name: string, bytes: Int8Array): string;
  choose(game: string, options: string, text: string, level: string, seed: string): string;
  analyse(
    game: string,
    options: string,
    text: string,
    lines: string,
    millis: string,
    progress: Progress,
  ): string;
  judge(
    game: string,
    options: string,
    text: string,
    move: string,
    before: string,
    after: string,
  ): string;
}

export function engineDoors(program: unknown): Doors {
  const engine = program as EngineProgram;
  return {
    async answer(name, [game = "", options = "", text = "", one = "", two = "", three = ""], progress) {
      if (name === "judge") {
        return engine.judge(game, options, text, one, two, three);
      }
      await fetchNet(engine, game, options, text, name === "choose" ? one : "");
      return name === "choose"
        ? engine.choose(game, options, text, one, two)
        : engine.analyse(game, options, text, one, two, progress);
    },
  };
}

/**
 * The engine judges Infection by a net, which lies beside the program and is fetched when first
 * needed. Most levels need none.
 */
async function fetchNet(
  engine: EngineProgram,
  game: string,
  options: string,
  text: string,
  level: string,
): Promise<void> {
  const { value } = JSON.parse(engine.net(game, options, text, level)) as { value?: string };
  if (value === undefined || value === "") {
    return; // none is needed, or the question will be refused with a reason
  }
  const response = await fetch(new URL(`../rules/${value}.net`, import.meta.url));
  if (!response.ok) {
    throw new Error(`${value}.net: ${response.status}`);
  }
  engine.keep(value, new Int8Array(await response.arrayBuffer()));
}
