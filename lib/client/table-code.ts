import { TABLE_CODE } from "@/lib/table/wire/names-and-codes";
import { CODE_BYTES, codeFrom } from "@/lib/table/wire/new-code";
import type { Environment } from "./environment";

/** A code for a new table. */
export const randomCode = ({ random }: Pick<Environment, "random">): string => codeFrom(random(CODE_BYTES));

/** What somebody typed or pasted as far as it can stand in a code: the last part of a link, in capitals and 0 to 9. */
export function codeLetters(text: string): string {
  const [path = ""] = text.trim().split(/[?#]/);
  const last = path.replace(/\/+$/, "").split("/").at(-1) ?? "";
  return last
    .replace(/[٠-٩]/g, (digit) => `${"٠١٢٣٤٥٦٧٨٩".indexOf(digit)}`)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}

/** The game a pasted link leads to, null for a code alone. */
export const gameOfLink = (text: string): string | null => /\/([a-z]+)\/[^/]+\/*$/.exec(text.trim())?.[1] ?? null;

/** What somebody typed or pasted as a code, be it a whole link; null where there is none in it. */
export function codeIn(text: string): string | null {
  const letters = codeLetters(text);
  return TABLE_CODE.test(letters) ? letters : null;
}
