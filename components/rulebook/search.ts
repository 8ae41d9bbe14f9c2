import { paragraphsIn, type Rulebook, textOf } from "@/lib/rules/rulebook";

/** Letters as somebody types them in a hurry: without case, vowel marks, or the shapes one letter may be written in. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/g, "")
    .replace(/[أإآ]/g, "ا")
    .replace(/ة/g, "ه")
    .replace(/ى/g, "ي")
    .replace(/[٠-٩]/g, (digit) => `${"٠١٢٣٤٥٦٧٨٩".indexOf(digit)}`)
    .trim();

/** The numbers of the paragraphs that hold every word searched for, or begin with its number; null where nothing is. */
export function searched(rulebook: Rulebook, query: string): readonly string[] | null {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  return rulebook.sections.flatMap(({ title, number: section, paragraphs }) =>
    paragraphs
      .filter((paragraph) => {
        const text = plain(`${title} ${textOf(paragraph)}`);
        const isNumbered = (word: string) => paragraph.number === word || (section === word && /^\d+$/.test(word));
        const begins = (word: string) => /^\d+\.\d*$/.test(word) && paragraph.number.startsWith(word);
        return words.every((word) =>
          /^\d+(\.\d*)?$/.test(word)
            ? isNumbered(word) || begins(word) || text.includes(` ${word}`)
            : text.includes(word),
        );
      })
      .map(({ number }) => number),
  );
}

/** The paragraph whose very number is searched for. */
export const numbered = (rulebook: Rulebook, query: string): string | null =>
  paragraphsIn(rulebook).find(({ number }) => number === plain(query))?.number ?? null;
