const shortest = 2;
/** Code points a name may have at most (7.1). */
export const longestName = 16;

/** What is wrong with a name. */
export type NameProblem = "missing" | "short" | "long" | "characters";

const letters = /^(?:\p{L}\p{M}*|\p{Nd}|[ _-])+$/u;

/** A name as it is kept: composed, without spaces at its ends. */
export function tidyName(text: string): string {
  return text.normalize("NFC").trim();
}

/** Its length in what people call letters: code points. */
export function nameLength(text: string): number {
  return [...tidyName(text)].length;
}

/** What is wrong with a name, null if nothing is. */
export function nameProblem(text: string): NameProblem | null {
  const length = nameLength(text);
  if (length === 0) return "missing";
  if (!letters.test(tidyName(text))) return "characters";
  if (length < shortest) return "short";
  return length > longestName ? "long" : null;
}
