import { sound } from "@/lib/browser/storage/settings";

/** Everything the house can be heard saying. */
export type Sound =
  | "card"
  | "draw"
  | "turn"
  | "stack"
  | "refused"
  | "lastCard"
  | "win"
  | "tick"
  | "tiles"
  | "gain"
  | "loss"
  | "shuffle"
  | "baloot"
  | "project"
  | "reveal"
  | "akka"
  | "sweep"
  | "halt"
  | "deal"
  | "dealRest"
  | "pass"
  | "hokum"
  | "sun"
  | "ashkal"
  | "kawesh"
  | "gahwa"
  | "sawa"
  | "hand"
  | "lost";

interface Note {
  readonly at: number;
  readonly hertz: number;
  readonly seconds: number;
  readonly gain: number;
  readonly shape: OscillatorType;
}

const pluck = (at: number, hertz: number, gain = 0.16, seconds = 0.32): Note => ({
  at,
  hertz,
  seconds,
  gain,
  shape: "triangle",
});

/** Notes lean on the oud's open strings; a card is a breath of noise. */
export const notes: Record<Sound, readonly Note[]> = {
  card: [],
  draw: [],
  turn: [pluck(0, 392), pluck(0.11, 523)],
  stack: [pluck(0, 196, 0.2, 0.22), pluck(0.07, 175, 0.2, 0.3)],
  refused: [{ at: 0, hertz: 150, seconds: 0.16, gain: 0.14, shape: "sawtooth" }],
  lastCard: [pluck(0, 587), pluck(0.09, 587)],
  win: [pluck(0, 294), pluck(0.12, 370), pluck(0.24, 440), pluck(0.36, 587, 0.2, 0.7)],
  tick: [{ at: 0, hertz: 1_200, seconds: 0.04, gain: 0.08, shape: "square" }],
  tiles: [0, 0.07, 0.14, 0.21].map((at) => ({ at, hertz: 1_700, seconds: 0.035, gain: 0.1, shape: "triangle" })),
  gain: [pluck(0, 440, 0.13), pluck(0.09, 659, 0.13)],
  loss: [pluck(0, 247, 0.15), pluck(0.1, 196, 0.15, 0.4)],
  shuffle: [0, 0.05, 0.09, 0.15, 0.19, 0.26].map((at) => ({
    at,
    hertz: 1_500,
    seconds: 0.03,
    gain: 0.08,
    shape: "triangle",
  })),
  // A run up the hijaz from the oud's low D, with the drum under its first and last notes.
  baloot: [
    { at: 0, hertz: 73, seconds: 0.3, gain: 0.32, shape: "sine" },
    pluck(0, 294, 0.17, 0.4),
    pluck(0.1, 311, 0.16, 0.36),
    pluck(0.2, 370, 0.17, 0.4),
    pluck(0.3, 392, 0.16, 0.4),
    { at: 0.42, hertz: 73, seconds: 0.34, gain: 0.36, shape: "sine" },
    pluck(0.42, 440, 0.2, 1.1),
    pluck(0.44, 587, 0.13, 1.1),
    pluck(0.46, 880, 0.06, 0.9),
  ],
  project: [pluck(0, 440, 0.14, 0.3), pluck(0.08, 554, 0.14, 0.3), pluck(0.16, 659, 0.15, 0.55)],
  // The project's own notes, spread out.
  reveal: [
    pluck(0, 220, 0.15, 0.4),
    ...[440, 554, 659].map((hertz, index) => pluck(0.06 + 0.05 * index, hertz, 0.12, 0.8)),
  ],
  // A tap on the table, and the word.
  akka: [
    { at: 0, hertz: 131, seconds: 0.14, gain: 0.2, shape: "sine" },
    pluck(0.04, 494, 0.14, 0.2),
    pluck(0.13, 587, 0.15, 0.4),
  ],
  sweep: [],
  halt: [
    { at: 0, hertz: 98, seconds: 0.5, gain: 0.3, shape: "sine" },
    { at: 0.02, hertz: 104, seconds: 0.45, gain: 0.16, shape: "triangle" },
    { at: 0.26, hertz: 82, seconds: 0.6, gain: 0.3, shape: "sine" },
  ],
  deal: [],
  dealRest: [],
  // A knock of the knuckles.
  pass: [{ at: 0, hertz: 165, seconds: 0.12, gain: 0.07, shape: "sine" }],
  hokum: [{ at: 0, hertz: 98, seconds: 0.2, gain: 0.2, shape: "sine" }, pluck(0, 220), pluck(0.08, 294, 0.17, 0.4)],
  sun: [pluck(0, 440), pluck(0.08, 659, 0.17, 0.45)],
  ashkal: [pluck(0, 440), pluck(0.08, 659, 0.15), pluck(0.17, 554, 0.16, 0.45)],
  kawesh: [pluck(0, 392), pluck(0.1, 330), pluck(0.2, 262, 0.17, 0.45)],
  gahwa: [
    { at: 0, hertz: 73, seconds: 0.3, gain: 0.34, shape: "sine" },
    { at: 0.18, hertz: 73, seconds: 0.3, gain: 0.34, shape: "sine" },
    pluck(0.18, 294, 0.18, 0.4),
    pluck(0.28, 370, 0.18, 0.4),
    { at: 0.42, hertz: 65, seconds: 0.5, gain: 0.36, shape: "sine" },
    pluck(0.42, 440, 0.2, 0.9),
    pluck(0.44, 554, 0.13, 0.9),
  ],
  sawa: [pluck(0, 294, 0.15, 0.3), pluck(0.06, 440, 0.15, 0.3), pluck(0.12, 587, 0.16, 0.6)],
  hand: [pluck(0, 440, 0.15), pluck(0.12, 330, 0.14), pluck(0.26, 392, 0.16, 0.7)],
  lost: [pluck(0, 294), pluck(0.16, 262), pluck(0.32, 220), pluck(0.5, 147, 0.2, 0.9)],
};

interface Breath {
  readonly at?: number;
  readonly seconds: number;
  readonly hertz: number;
  readonly gain: number;
}

/** Cards that leave the deck one after the other, a little apart and never quite alike. */
const leaving = (count: number): readonly Breath[] =>
  Array.from({ length: count }, (_, card) => ({
    at: 0.1 * card,
    seconds: 0.08,
    hertz: 2_900 + 350 * (card % 3),
    gain: 0.2 - 0.03 * (card % 2),
  }));

/** The noise in a sound. */
export const breaths: Partial<Record<Sound, readonly Breath[]>> = {
  tiles: [{ seconds: 0.1, hertz: 2_400, gain: 0.3 }],
  shuffle: [{ seconds: 0.4, hertz: 1_800, gain: 0.4 }],
  card: [{ seconds: 0.09, hertz: 1_400, gain: 0.5 }],
  draw: [{ seconds: 0.14, hertz: 3_200, gain: 0.22 }],
  stack: [{ seconds: 0.12, hertz: 700, gain: 0.6 }],
  baloot: [{ seconds: 0.5, hertz: 5_200, gain: 0.1 }],
  sweep: [{ seconds: 0.22, hertz: 2_100, gain: 0.22 }],
  halt: [{ seconds: 0.1, hertz: 320, gain: 0.7 }],
  deal: leaving(11),
  dealRest: leaving(6),
};

let context: AudioContext | null = null;

/** Browsers give sound only to a page that has been touched; until then there is none. */
function audio(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  if (!navigator.userActivation?.hasBeenActive && !context) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** Noise that dies away, drawn once for each length. */
const noises = new Map<number, AudioBuffer>();

function noise(on: AudioContext, seconds: number): AudioBuffer {
  const known = noises.get(seconds);
  if (known) return known;
  const length = Math.ceil(on.sampleRate * seconds);
  const buffer = on.createBuffer(1, length, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index++) samples[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 3;
  noises.set(seconds, buffer);
  return buffer;
}

function breathe(on: AudioContext, { at = 0, seconds, hertz, gain }: Breath): void {
  const source = new AudioBufferSourceNode(on, { buffer: noise(on, seconds) });
  const filter = new BiquadFilterNode(on, { type: "bandpass", frequency: hertz, Q: 0.8 });
  source.connect(filter).connect(new GainNode(on, { gain })).connect(on.destination);
  source.start(on.currentTime + at);
}

/** Makes a sound, unless the house is muted. */
export function playSound(name: Sound): void {
  if (!sound.read()) return;
  const on = audio();
  if (!on) return;
  for (const breath of breaths[name] ?? []) breathe(on, breath);
  for (const { at, hertz, seconds, gain, shape } of notes[name]) {
    const start = on.currentTime + at;
    const level = new GainNode(on, { gain: 0 });
    level.gain.setValueAtTime(0, start);
    level.gain.linearRampToValueAtTime(gain, start + 0.008);
    level.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    const tone = new OscillatorNode(on, { type: shape, frequency: hertz });
    tone.connect(level).connect(on.destination);
    tone.start(start);
    tone.stop(start + seconds + 0.02);
  }
}
