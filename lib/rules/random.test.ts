import { chacha20 } from "@noble/ciphers/chacha.js";
import { hexToBytes } from "@noble/ciphers/utils.js";
import { expect, it } from "vitest";
import { seedOf } from "./laws";
import { randomFrom } from "./random";

it("is ChaCha20 from its first word to whichever, in however many pieces it is made", () => {
  const words = 5_000;
  const bytes = chacha20(hexToBytes(seedOf(7)), new Uint8Array(12), new Uint8Array(4 * words));
  const whole = new DataView(bytes.buffer);
  const random = randomFrom(seedOf(7));
  for (let word = 0; word < words; word++) expect(random.below(2 ** 32)).toBe(whole.getUint32(4 * word, true));
});
