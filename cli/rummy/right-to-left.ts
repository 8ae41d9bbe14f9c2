import { type ScreenLine, type Stretch, widthOf } from "./screen-lines";

/**
 * Arabic on a terminal. Most terminals draw letters one by one from the left, some turn a line round themselves, and none says
 * which it does. So lines are turned round and letters joined here, with the forms that Unicode keeps for each place in a word,
 * and a terminal that would turn them again is asked not to.
 */

/** ECMA-48's BDSM: the terminal shows what comes in the order in which it comes; and the other way, as it was. */
export const TURNED_HERE = "\u001b[8l";
export const TURNED_THERE = "\u001b[8h";

/** Of each letter its forms alone, at the end of a word, at its beginning and within; two where it joins none after it. */
const forms: Readonly<Record<string, string>> = {
  ...{ ء: "ﺀ", آ: "ﺁﺂ", أ: "ﺃﺄ", ؤ: "ﺅﺆ", إ: "ﺇﺈ", ئ: "ﺉﺊﺋﺌ", ا: "ﺍﺎ", ب: "ﺏﺐﺑﺒ", ة: "ﺓﺔ", ت: "ﺕﺖﺗﺘ", ث: "ﺙﺚﺛﺜ" },
  ...{ ج: "ﺝﺞﺟﺠ", ح: "ﺡﺢﺣﺤ", خ: "ﺥﺦﺧﺨ", د: "ﺩﺪ", ذ: "ﺫﺬ", ر: "ﺭﺮ", ز: "ﺯﺰ", س: "ﺱﺲﺳﺴ", ش: "ﺵﺶﺷﺸ", ص: "ﺹﺺﺻﺼ" },
  ...{ ض: "ﺽﺾﺿﻀ", ط: "ﻁﻂﻃﻄ", ظ: "ﻅﻆﻇﻈ", ع: "ﻉﻊﻋﻌ", غ: "ﻍﻎﻏﻐ", ف: "ﻑﻒﻓﻔ", ق: "ﻕﻖﻗﻘ", ك: "ﻙﻚﻛﻜ", ل: "ﻝﻞﻟﻠ" },
  ...{ م: "ﻡﻢﻣﻤ", ن: "ﻥﻦﻧﻨ", ه: "ﻩﻪﻫﻬ", و: "ﻭﻮ", ى: "ﻯﻰ", ي: "ﻱﻲﻳﻴ", ـ: "ـــــ" },
};
/** Lam with an alef after it is one sign. */
const lamAlef: Readonly<Record<string, string>> = { آ: "ﻵﻶ", أ: "ﻷﻸ", إ: "ﻹﻺ", ا: "ﻻﻼ" };

const MARKS = /[\u0610-\u061a\u064b-\u065f\u0670\u200c-\u200f\u2066-\u2069]/gu;
const ARABIC = /[\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufeff]/u;
const mirrored: Readonly<Record<string, string>> = {
  "(": ")",
  ")": "(",
  "[": "]",
  "]": "[",
  "<": ">",
  ">": "<",
  "«": "»",
  "»": "«",
};

const joinsNext = (letter: string | undefined): boolean => letter !== undefined && (forms[letter]?.length ?? 0) > 2;
const joinsBefore = (letter: string | undefined): boolean => letter !== undefined && (forms[letter]?.length ?? 0) > 1;

/** A word's letters joined, each in the form of its place; marks over them are left out, for they would stand beside them. */
export function joined(text: string): string {
  const letters = [...text.replace(MARKS, "")];
  let shown = "";
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] ?? "";
    const hasBefore = joinsNext(letters[at - 1]) && joinsBefore(letter);
    const pair = letter === "ل" ? lamAlef[letters[at + 1] ?? ""] : undefined;
    if (pair) {
      shown += pair[hasBefore ? 1 : 0];
      at++;
      continue;
    }
    const form = forms[letter];
    const hasNext = joinsNext(letter) && joinsBefore(letters[at + 1]);
    shown += form ? form[(hasNext ? 2 : 0) + (hasBefore ? 1 : 0)] : letter;
  }
  return shown;
}

/** What lies between two words of Arabic: from its first letter or digit to its last in its own order, and each sign around that. */
function otherParts(text: string): readonly string[] {
  const [, before = "", core = "", after = ""] = OTHER.exec(text) ?? [];
  return [...before, core, ...after].filter(Boolean);
}
const OTHER = /^([^\p{L}\p{N}♠♥♦♣★]*?)([-+]{0,2}[\p{L}\p{N}♠♥♦♣★](?:.*[\p{L}\p{N}♠♥♦♣★])?)?([^\p{L}\p{N}♠♥♦♣★]*)$/u;
const RUNS = /[\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufeff]+|[^\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufeff]+/gu;

const turnedSigns = (text: string): string =>
  [...text]
    .reverse()
    .map((sign) => mirrored[sign] ?? sign)
    .join("");

/** A text as it has to be written from the left to be read from the right. */
export function turned(text: string): string {
  return (text.match(RUNS) ?? [])
    .flatMap((run) => (ARABIC.test(run) ? [run] : otherParts(run)))
    .map((part) => (ARABIC.test(part) || part.length === 1 ? turnedSigns(joined(part)) : part))
    .reverse()
    .join("");
}

/** The words of a line of Arabic in the order of the screen, its cards and bars in theirs, from the right edge on. */
export function turnedLine(line: ScreenLine, width: number): ScreenLine {
  const blocks: Stretch[][] = [];
  for (const one of line) {
    const last = blocks.at(-1);
    if (one.order === "kept" && last?.[0]?.order === "kept") last.push(one);
    else blocks.push([one]);
  }
  const shown = blocks.reverse().flatMap((block) =>
    block.map((one): Stretch => {
      if (one.order === "kept") return one;
      const text = turned(one.text);
      // A pair of letters that became one sign leaves its room to the right of it.
      const lost = widthOf([one]) - widthOf([{ ...one, text }]);
      return { ...one, text: lost > 0 ? `${" ".repeat(lost)}${text}` : text };
    }),
  );
  const missing = width - widthOf(shown);
  return missing > 0
    ? [{ text: " ".repeat(missing), tone: shown[0]?.tone === "header" ? "header" : "text" }, ...shown]
    : shown;
}

/** Arabic within a line that is written from the left, as what is typed is. */
export const turnedWithin = (line: ScreenLine): ScreenLine =>
  line.map((one) => ({ ...one, text: one.text.replace(PHRASES, turned) }));
const PHRASES = /[\u0600-\u06ff]+(?:\s+[\u0600-\u06ff]+)*/gu;
