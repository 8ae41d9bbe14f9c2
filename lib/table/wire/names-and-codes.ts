/** How codes, keys and names are spelt: plain, for the front page, which only asks whether something is one. */

/** Codes and links: what a table is called. */
export const TABLE_CODE = /^[A-Z0-9]{4,12}$/;
/** 256 bits in hex: a key made on the device, or the SHA-256 of one, which is what a player is publicly known by. */
export const HEX_256 = /^[0-9a-f]{64}$/;
export const NAME_LENGTH = 20;

/** Marks beyond the two that a letter may bear in any name: more of them are piled up over the lines around. */
const PILED = /([\p{Mn}\p{Me}]{2})[\p{Mn}\p{Me}]+/gu;

/** One line of so many letters, digits, marks and plain signs, tidied; null for what is none, or has control, formatting or line characters. */
function asLine(text: string, length: number, joiners: RegExp): string | null {
  if (text.length > 10 * length) return null;
  const line = text.normalize("NFC").replace(PILED, "$1").replace(/\s+/gu, " ").trim();
  if (line.length === 0 || [...line].length > length) return null;
  // Joiners, marks and the fillers that draw nothing say nothing by themselves.
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(line.replace(/[\u115f\u1160\u2800\u3164\uffa0]/g, ""))) return null;
  return /[\p{C}\p{Zl}\p{Zp}]/u.test(line.replace(joiners, "")) ? null : line;
}

/**
 * Without what draws nothing and is pasted unawares: a phone number comes from the contacts between marks that turn its
 * direction, and words from the web with the places they may break at.
 */
export const withoutHidden = (text: string): string =>
  text.replace(/[\u00ad\u200b\u202a-\u202e\u2060-\u206f\ufeff]/g, "");

/** Unicode code points that may be said in one line. */
export const TEXT_LENGTH = 200;

/**
 * What is said, as others will read it: as a name is, and with the marks that turn a number's direction, which turn nothing
 * behind their line. A pasted number keeps its own as such a mark, or its groups change places amid Arabic words.
 */
export const asText = (text: string): string | null =>
  asLine(withoutHidden(text.replace(/[\u202a\u202d\u2066]/g, "\u200e")), TEXT_LENGTH, /[\u200c-\u200f\u061c]/g);

/** Whether a sign that draws nothing changes how what stands before and after it is drawn. */
function isJoining(sign: string, before: string, after: string): boolean {
  // Node 26 finds no tone by its numbers here, but does by its name.
  const isPicture = /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?$/u.test(before);
  if (sign === "\ufe0f") return /\p{Extended_Pictographic}$/u.test(before);
  if (sign === "\u200d" && isPicture) return /^\p{Extended_Pictographic}/u.test(after);
  if (sign === "\u200c" && /\p{Script=Arabic}$/u.test(before)) return /^\p{Script=Arabic}/u.test(after);
  // After what takes a letter's vowel away, in the scripts of India.
  return /[\u200c\u200d]/.test(sign) && /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]$/.test(before);
}

/** What turns the direction of what is around it: no name has that. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** Without what draws nothing, with which one name might pass for another. */
const shown = (text: string): string =>
  text.replace(/\p{Default_Ignorable_Code_Point}|\u2800/gu, (sign, at: number) =>
    TURNING.test(sign) || isJoining(sign, text.slice(0, at), text.slice(at + sign.length)) ? sign : "",
  );

/** A name as others will see it, null where nobody may be called that. */
export const asName = (text: string): string | null =>
  text.length > 10 * NAME_LENGTH ? null : asLine(shown(text), NAME_LENGTH, /[\u200c\u200d]/g);
