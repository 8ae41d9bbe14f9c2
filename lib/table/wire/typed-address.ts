import { TABLE_CODE } from "./names-and-codes";

/** What somebody typed as far as it can stand in a code: capitals and 0 to 9. */
export const codeLetters = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => `${"٠١٢٣٤٥٦٧٨٩".indexOf(digit)}`)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");

const LONGEST = 80;

/** An address as it was typed, null where it is none. */
function readable(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * The addresses that somebody may have meant who typed another, the likeliest first: a game is written small, a code in
 * capitals, and nothing ends in a slash. Which of them there are, whoever asks must see.
 */
export function meantBy(path: string): readonly string[] {
  const typed = path.length > LONGEST ? null : readable(path);
  const [, game, rest = ""] = /^\/\s*([A-Za-z]+)\s*(?:\/([^/]+))?\/*$/.exec(typed ?? "") ?? [];
  if (game === undefined) return [];
  const small = game.toLowerCase();
  const page = rest.trim().toLowerCase();
  const code = codeLetters(rest);
  const meant = [
    ...(page === "" ? [`/${small}`] : []),
    ...(/^[a-z]+$/.test(page) ? [`/${small}/${page}`] : []),
    // The one page of all tables is nobody's address.
    ...(TABLE_CODE.test(code) && page !== "table" ? [`/${small}/${code}`] : []),
  ];
  return meant.filter((address) => address !== path);
}

/** Signs that are taken for one another, read aloud, written down or on a screen. */
const alike = ["0O", "1IL"];
const MOST_LOOKALIKES = 6;

const othersLike = (sign: string): readonly string[] =>
  [...(alike.find((signs) => signs.includes(sign)) ?? "")].filter((other) => other !== sign);

/**
 * Codes that a code may have been before somebody took a sign of it for another: first as the house spells new ones
 * (`CODE_LETTERS`, where of all these there is only L), then those that differ in the fewest signs.
 */
export function lookalikes(code: string): readonly string[] {
  const spelt = code.replace(/[1I]/g, "L");
  const found = new Set<string>([code, spelt, spelt.replaceAll("0", "O"), spelt.replaceAll("O", "0")]);
  for (const known of found) {
    for (const [at, sign] of [...known].entries())
      for (const other of othersLike(sign)) {
        if (found.size > MOST_LOOKALIKES) return [...found].slice(1);
        found.add(known.slice(0, at) + other + known.slice(at + 1));
      }
  }
  return [...found].slice(1);
}
