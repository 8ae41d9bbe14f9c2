import { expect, it } from "vitest";
import { Frames, lastWords } from "./frames";

const text = (length: number) => {
  const head =
    length < 126
      ? [0x81, length]
      : length < 65_536
        ? [0x81, 126, length >> 8, length & 0xff]
        : [0x81, 127, 0, 0, 0, 0, 0, length >> 16, (length >> 8) & 0xff, length & 0xff];
  return Buffer.concat([Buffer.from(head), Buffer.alloc(length, 0x88)]);
};

it.each([0, 5, 125, 126, 4_096, 65_535, 65_536, 300_000])("a frame of %i bytes ends where it ends", (length) => {
  const frames = new Frames();
  const whole = text(length);
  frames.pass(whole.subarray(0, 1));
  expect(frames.isBetween).toBe(false);
  frames.pass(whole.subarray(1, -1));
  expect(frames.isBetween).toBe(whole.length === 1);
  frames.pass(whole.subarray(-1));
  expect(frames.isBetween).toBe(true);
  expect(frames.isClosed).toBe(false);
});

it("many in one piece are followed, and the one that closes is seen, in whatever pieces it comes", () => {
  const said = Buffer.concat([text(3), text(200), text(70_000), lastWords({ a: 1 }, 4101, "notJoined")]);
  const at = said.length - "notJoined".length - 4;
  for (const size of [1, 7, 1_000, said.length]) {
    const frames = new Frames();
    for (let from = 0; from < said.length; from += size) {
      expect(frames.isClosed).toBe(from > at + 1);
      frames.pass(said.subarray(from, from + size));
    }
    expect([frames.isClosed, frames.isBetween]).toEqual([true, true]);
  }
});
