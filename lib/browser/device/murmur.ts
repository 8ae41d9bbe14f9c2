import { soundOut } from "./play-sound";

const SECONDS = 8;
const LEVEL = 0.14;

/** People who talk, too far off to be understood: syllables of noise at the heights of vowels, over the air of a room. */
function murmurOf(on: BaseAudioContext): AudioBuffer {
  const rate = on.sampleRate;
  const buffer = on.createBuffer(1, SECONDS * rate, rate);
  const samples = buffer.getChannelData(0);
  let air = 0;
  for (let index = 0; index < samples.length; index++) {
    air = 0.985 * air + 0.015 * (Math.random() * 2 - 1);
    samples[index] = air * 0.9;
  }
  for (let voice = 0; voice < 4; voice++) {
    const pitch = 96 + 38 * voice;
    let at = Math.random();
    // It stops before its end, so that nothing clicks where it begins anew.
    while (at < SECONDS - 0.6) {
      const length = 0.11 + 0.14 * Math.random();
      const vowel = 380 + 420 * Math.random();
      const glide = 0.9 + 0.2 * Math.random();
      const first = Math.floor(at * rate);
      for (let step = 0; step < length * rate; step++) {
        const time = step / rate;
        const rise = Math.sin((Math.PI * step) / (length * rate)) ** 2;
        const throat =
          Math.sin(2 * Math.PI * pitch * glide * time) + 0.5 * Math.sin(4 * Math.PI * pitch * glide * time);
        const mouth = Math.sin(2 * Math.PI * vowel * time);
        samples[first + step] = (samples[first + step] ?? 0) + 0.05 * rise * throat * (0.6 + 0.4 * mouth);
      }
      at += length + (Math.random() < 0.2 ? 0.5 + Math.random() : 0.03 + 0.08 * Math.random());
    }
  }
  return buffer;
}

/** Lets the room be heard under the table until the returned function is called; null where there is no sound yet. */
export function startMurmur(): (() => void) | null {
  const to = soundOut();
  if (!to) return null;
  const source = new AudioBufferSourceNode(to.on, { buffer: murmurOf(to.on), loop: true });
  const dull = new BiquadFilterNode(to.on, { type: "lowpass", frequency: 900 });
  const level = new GainNode(to.on, { gain: 0 });
  level.gain.linearRampToValueAtTime(LEVEL, to.on.currentTime + 2);
  source.connect(dull).connect(level).connect(to.out);
  source.start();
  return () => {
    source.stop();
    level.disconnect();
  };
}
