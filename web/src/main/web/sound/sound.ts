// Four small sounds, made here rather than loaded. Browsers allow them only after the first click.

import { settings } from "../settings.ts";

export type Sound = "move" | "other" | "time" | "end";

const SWITCHES = {
  move: "soundMove",
  other: "soundOther",
  time: "soundTime",
  end: "soundEnd",
} as const;

interface Note {
  /** Hertz. */
  pitch: number;
  /** Seconds from now, and how long it rings. */
  at: number;
  long: number;
  loud: number;
  shape: OscillatorType;
}

/** A tile laid on a table: a short knock with a little pitch of its own. */
function knock(pitch: number): Note[] {
  return [
    { pitch, at: 0, long: 0.07, loud: 0.5, shape: "triangle" },
    { pitch: pitch * 2.7, at: 0, long: 0.03, loud: 0.2, shape: "sine" },
  ];
}

const NOTES: Record<Sound, Note[]> = {
  move: knock(260),
  other: knock(180),
  time: [
    { pitch: 880, at: 0, long: 0.09, loud: 0.3, shape: "sine" },
    { pitch: 880, at: 0.16, long: 0.09, loud: 0.3, shape: "sine" },
  ],
  end: [
    { pitch: 392, at: 0, long: 0.35, loud: 0.3, shape: "triangle" },
    { pitch: 494, at: 0.12, long: 0.35, loud: 0.3, shape: "triangle" },
    { pitch: 587, at: 0.24, long: 0.6, loud: 0.3, shape: "triangle" },
  ],
};

let audio: AudioContext | null = null;

/** Plays a sound, unless it is muted or the browser does not allow any yet. */
export function sound(which: Sound): void {
  const volume = settings.get("volume");
  if (volume === 0 || !settings.get(SWITCHES[which]) || typeof AudioContext === "undefined") {
    return;
  }
  if (!navigator.userActivation?.hasBeenActive) {
    return;
  }
  audio ??= new AudioContext();
  void audio.resume();
  for (const note of NOTES[which]) {
    ring(audio, note, volume);
  }
}

function ring(context: AudioContext, note: Note, volume: number): void {
  const start = context.currentTime + note.at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(note.loud * volume, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.long);
  const tone = context.createOscillator();
  tone.type = note.shape;
  tone.frequency.value = note.pitch;
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + note.long + 0.02);
}
