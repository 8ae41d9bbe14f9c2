import { TABLE_CODE } from "@/lib/table/wire/names-and-codes";
import { CODE_BYTES, codeFrom } from "@/lib/table/wire/new-code";
import { codeLetters } from "@/lib/table/wire/typed-address";
import type { Environment } from "./environment";

/** A code for a new table. */
export const randomCode = ({ random }: Pick<Environment, "random">): string => codeFrom(random(CODE_BYTES));

/** What somebody typed or pasted as far as it can stand in a code: the last part of a link. */
export function lettersOf(text: string): string {
  const [path = ""] = text.trim().split(/[?#]/);
  return codeLetters(path.replace(/\/+$/, "").split("/").at(-1) ?? "");
}

/** The game a pasted link leads to, null for a code alone. */
export const gameOfLink = (text: string): string | null =>
  /\/([a-z]+)\/[^/]+\/*$/i.exec(text.trim().split(/[?#]/)[0] ?? "")?.[1]?.toLowerCase() ?? null;

/** What somebody typed or pasted as a code, be it a whole link; null where there is none in it. */
export function codeIn(text: string): string | null {
  const letters = lettersOf(text);
  return TABLE_CODE.test(letters) ? letters : null;
}
