/** Letters and digits that are not taken for one another, read aloud or written down. */
export const CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Random bytes that a new code takes. */
export const CODE_BYTES = 6;

/** A code nobody else is likely to have: one of a billion. */
export const codeFrom = (random: Uint8Array): string =>
  [...random].map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join("");
