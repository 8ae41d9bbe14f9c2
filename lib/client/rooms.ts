import { CODE_BYTES, codeFrom } from "@/lib/table/code";
import { isNear } from "@/lib/table/near";
import { CODE } from "@/lib/table/spelling";
import type { Surroundings } from "./surroundings";

/** A host with its rooms, and whether they are spoken to over TLS. */
export interface House {
  readonly host: string;
  readonly isSecure: boolean;
}

/** The house that a site belongs to: what is beside the site is spoken to as the site is, elsewhere over TLS but for what is near. */
export const houseOf = (site: { readonly host: string; readonly protocol: string }, host = site.host): House => ({
  host,
  isSecure: host === site.host ? site.protocol === "https:" : !isNear(host),
});

/** A room as a socket finds it. */
export interface RoomAddress {
  readonly host: string;
  readonly party: string;
  readonly room: string;
  readonly protocol: "ws" | "wss";
}

/** Where a socket finds a room of a house. */
export const roomAt = ({ host, isSecure }: House, party: string, room: string): RoomAddress => ({
  ...{ host, party, room },
  protocol: isSecure ? "wss" : "ws",
});

/** A code for a new table. */
export const freshCode = ({ random }: Pick<Surroundings, "random">): string => codeFrom(random(CODE_BYTES));

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
  return CODE.test(letters) ? letters : null;
}
