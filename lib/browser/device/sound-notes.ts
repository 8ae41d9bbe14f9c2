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
  | "lost"
  | "heavy"
  | "walla"
  | "double"
  | "triple"
  | "four"
  | "sira"
  | "fifty"
  | "hundred"
  | "fourHundred"
  | "kaboot"
  | "flies";

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

/** The hand on a drum's skin. */
const drum = (at: number, gain: number): Note => ({ at, hertz: 73, seconds: 0.26, gain, shape: "sine" });

/** Notes lean on the oud's open strings; a card is a breath of noise. */
export const notes: Record<Sound, readonly Note[]> = {
  // The table under a card.
  card: [{ at: 0, hertz: 104, seconds: 0.1, gain: 0.22, shape: "sine" }],
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
  // سرا: two light beats up; خمسين: three, the last long; مية: a wide leap; أربعمية: the four aces one after the other.
  sira: [pluck(0, 440, 0.13, 0.2), pluck(0.13, 554, 0.14, 0.45)],
  fifty: [pluck(0, 440, 0.13, 0.18), pluck(0.09, 494, 0.13, 0.18), pluck(0.2, 659, 0.15, 0.6)],
  hundred: [pluck(0, 330, 0.15, 0.24), pluck(0.14, 659, 0.16, 0.8)],
  fourHundred: [392, 494, 587, 784].map((hertz, beat) => pluck(0.12 * beat, hertz, 0.15, beat === 3 ? 1.1 : 0.4)),
  // كبوت: three falling blows, then the whole chord.
  kaboot: [
    ...[0, 0.12, 0.24].map((at) => drum(at, 0.26)),
    ...[587, 494, 392].map((hertz, beat) => pluck(0.12 * beat, hertz, 0.13, 0.24)),
    ...[294, 370, 440, 587].map((hertz) => pluck(0.42, hertz, 0.11, 1)),
  ],
  // Something said flies across.
  flies: [pluck(0, 988, 0.05, 0.12), pluck(0.06, 1_319, 0.05, 0.2)],
  // A card that decides, thrown hard.
  heavy: [{ at: 0, hertz: 82, seconds: 0.16, gain: 0.34, shape: "sine" }],
  // A project's notes, spread out.
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
  // A knock of the knuckles; in the second round two, as ولا has two beats.
  pass: [{ at: 0, hertz: 165, seconds: 0.14, gain: 0.12, shape: "triangle" }],
  walla: [
    { at: 0, hertz: 175, seconds: 0.09, gain: 0.06, shape: "sine" },
    { at: 0.12, hertz: 131, seconds: 0.14, gain: 0.07, shape: "sine" },
  ],
  // حُكم: a beat that falls shut on the second, low.
  hokum: [drum(0, 0.24), pluck(0, 220, 0.15, 0.16), pluck(0.1, 147, 0.2, 0.5)],
  // صن: one long vowel, bright, that rings.
  sun: [
    pluck(0, 587, 0.12, 0.12),
    pluck(0.06, 880, 0.13, 0.9),
    { at: 0.06, hertz: 1_760, seconds: 0.7, gain: 0.03, shape: "sine" },
  ],
  // أش-كل: the sun's note, handed across and down.
  ashkal: [pluck(0, 880, 0.13, 0.16), pluck(0.16, 659, 0.13, 0.16), pluck(0.24, 494, 0.15, 0.5)],
  // Each raise beats once more than the last, a step higher.
  double: [drum(0, 0.18), pluck(0, 196, 0.13, 0.2), drum(0.17, 0.19), pluck(0.17, 262, 0.15, 0.4)],
  triple: [0, 0.13, 0.26].flatMap((at, beat) => [drum(at, 0.2), pluck(at, [196, 262, 330][beat] ?? 0, 0.15, 0.3)]),
  four: [0, 0.11, 0.22, 0.33].flatMap((at, beat) => [
    drum(at, 0.22),
    pluck(at, [196, 262, 330, 392][beat] ?? 0, 0.15, 0.3),
  ]),
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

export interface Breath {
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
  // It slides, and lands.
  card: [
    { seconds: 0.05, hertz: 4_200, gain: 0.12 },
    { at: 0.02, seconds: 0.09, hertz: 1_400, gain: 0.64 },
  ],
  heavy: [
    { seconds: 0.06, hertz: 3_600, gain: 0.16 },
    { at: 0.02, seconds: 0.13, hertz: 900, gain: 0.95 },
  ],
  flies: [{ seconds: 0.2, hertz: 2_600, gain: 0.06 }],
  // The knuckles themselves, for a phone's speaker has nothing of the wood under them.
  pass: [{ seconds: 0.04, hertz: 1_100, gain: 0.3 }],
  walla: [
    { seconds: 0.035, hertz: 1_250, gain: 0.26 },
    { at: 0.12, seconds: 0.04, hertz: 950, gain: 0.3 },
  ],
  draw: [{ seconds: 0.14, hertz: 3_200, gain: 0.22 }],
  stack: [{ seconds: 0.12, hertz: 700, gain: 0.6 }],
  baloot: [{ seconds: 0.5, hertz: 5_200, gain: 0.1 }],
  // Four cards drawn together, then off over the wool.
  sweep: [
    { seconds: 0.14, hertz: 3_000, gain: 0.14 },
    { at: 0.08, seconds: 0.22, hertz: 1_700, gain: 0.22 },
  ],
  halt: [{ seconds: 0.1, hertz: 320, gain: 0.7 }],
  deal: leaving(11),
  dealRest: leaving(6),
};
