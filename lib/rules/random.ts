import { chacha20 } from "@noble/ciphers/chacha.js";
import { hexToBytes } from "@noble/ciphers/utils.js";

/** An endless stream of unbiased choices, wholly determined by its seed. */
export interface Random {
  /** A whole number from 0 to `limit` − 1. */
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
  shuffled<Item>(items: readonly Item[]): Item[];
}

/** Bytes in a block of ChaCha20. */
const BLOCK = 64;
/** Most of a stream that is made at once, in blocks: a pack is shuffled by a few, a long game played at random by thousands. */
const MOST = 16;
const RANGE = 2 ** 32;
const NONCE = new Uint8Array(12);

/** Expands 32 bytes in hex with ChaCha20. */
export function randomFrom(seed: string): Random {
  const key = hexToBytes(seed);
  if (key.length !== 32) throw new RangeError("a seed is 32 bytes in hex");
  let words = new DataView(new ArrayBuffer(0));
  let next = 0;
  /** How many blocks have been made. */
  let made = 0;

  const word = (): number => {
    if (next === words.byteLength) {
      // Twice as many as so far.
      const blocks = Math.min(Math.max(made, 1), MOST);
      words = new DataView(chacha20(key, NONCE, new Uint8Array(BLOCK * blocks), undefined, made).buffer);
      made += blocks;
      next = 0;
    }
    const value = words.getUint32(next, true);
    next += 4;
    return value;
  };

  const below = (limit: number): number => {
    if (!Number.isInteger(limit) || limit < 1 || limit > RANGE) throw new RangeError("below wants 1 to 2^32");
    const fair = RANGE - (RANGE % limit);
    let value = word();
    while (value >= fair) value = word();
    return value % limit;
  };

  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;

  const shuffled = <Item>(items: readonly Item[]): Item[] => {
    const pack = [...items];
    for (let last = pack.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [pack[last], pack[other]] = [pack[other] as Item, pack[last] as Item];
    }
    return pack;
  };

  return { below, pick, shuffled };
}

/** 32 bytes in hex out of a stream. */
export function seedFrom(random: Random): string {
  return Array.from({ length: 32 }, () => random.below(256).toString(16).padStart(2, "0")).join("");
}
