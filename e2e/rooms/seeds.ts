import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** The seed an arranged table takes after this one. */
export const seedAfter = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));
