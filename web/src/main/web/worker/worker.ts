// A worker that runs one of the compiled programs: `?program=rules` or `?program=engine`. It
// answers one question after another; while the engine thinks it hears nothing, and whoever has
// heard enough ends it.

import type { Message, Question } from "./call.ts";
import { engineDoors, rulesDoors, type Doors } from "./doors.ts";
import { loadProgram } from "./program.ts";

const wanted = new URL(self.location.href).searchParams;
const name = wanted.get("program") === "engine" ? "engine" : "rules";
const doors: Promise<Doors> = loadProgram(name, wanted.has("script")).then(
  name === "engine" ? engineDoors : rulesDoors,
);
// Told to whoever asks.
doors.catch(() => {});

self.addEventListener("message", (event: MessageEvent<Question>) => {
  void answer(event.data);
});

async function answer({ id, door, texts }: Question): Promise<void> {
  const tell = (message: Message): void => self.postMessage(message);
  try {
    const progress = (json: string): void => tell({ id, kind: "progress", json });
    const json = await (await doors).answer(door, texts, progress);
    tell({ id, kind: "answer", json });
  } catch (error) {
    tell({ id, kind: "failure", message: String(error) });
  }
}
