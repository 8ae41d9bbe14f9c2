import { sound, volume } from "@/lib/browser/storage/settings";
import { type Breath, breaths, notes, type Sound } from "./sound-notes";

let context: AudioContext | null = null;
/** What everything goes through: how loud it is, and what keeps many at once from being harsh. */
let mixed: GainNode | null = null;

/** Browsers give sound only to a page that has been touched; until then there is none. */
function audio(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  if (!navigator.userActivation?.hasBeenActive && !context) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** How much louder the loudest is than the sounds are written. */
const FULL = 2;

/** Where sound goes in, as loud as it is wished for; null while the house may not be heard. */
export function soundOut(): { readonly on: AudioContext; readonly out: GainNode } | null {
  const on = sound.read() ? audio() : null;
  if (!on) return null;
  mixed ??= mixer(on);
  // As loudness is heard.
  mixed.gain.value = FULL * volume.read() ** 2;
  return { on, out: mixed };
}

/** Evens out what is heard at once. */
function mixer(on: BaseAudioContext): GainNode {
  const level = new GainNode(on);
  const even = new DynamicsCompressorNode(on, { threshold: -14, knee: 10, ratio: 5, attack: 0.002, release: 0.12 });
  level.connect(even).connect(on.destination);
  return level;
}

/** What begins the very moment it is asked for has its first beat cut short. */
const AHEAD = 0.012;

/** Noise that dies away, drawn once for each length. */
const noises = new Map<number, AudioBuffer>();

function noise(on: BaseAudioContext, seconds: number): AudioBuffer {
  const known = noises.get(seconds);
  if (known) return known;
  const length = Math.ceil(on.sampleRate * seconds);
  const buffer = on.createBuffer(1, length, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index++) samples[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 3;
  noises.set(seconds, buffer);
  return buffer;
}

function breathe(on: BaseAudioContext, out: AudioNode, { at = 0, seconds, hertz, gain }: Breath): void {
  const source = new AudioBufferSourceNode(on, { buffer: noise(on, seconds) });
  const filter = new BiquadFilterNode(on, { type: "bandpass", frequency: hertz, Q: 0.8 });
  source.connect(filter).connect(new GainNode(on, { gain })).connect(out);
  source.start(on.currentTime + AHEAD + at);
}

/** Sounds something on a context, live or drawn to be looked at. */
function soundOn(on: BaseAudioContext, out: AudioNode, name: Sound): void {
  for (const breath of breaths[name] ?? []) breathe(on, out, breath);
  for (const { at, hertz, seconds, gain, shape } of notes[name]) {
    const start = on.currentTime + AHEAD + at;
    const level = new GainNode(on, { gain: 0 });
    level.gain.setValueAtTime(0, start);
    level.gain.linearRampToValueAtTime(gain, start + 0.008);
    level.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    const tone = new OscillatorNode(on, { type: shape, frequency: hertz });
    tone.connect(level).connect(out);
    tone.start(start);
    tone.stop(start + seconds + 0.02);
  }
}

/** Makes a sound, unless the house is muted. */
export function playSound(name: Sound): void {
  const to = soundOut();
  if (to && volume.read() > 0) soundOn(to.on, to.out, name);
}
