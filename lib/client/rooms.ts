import { setOut } from "@/lib/browser/errand";
import type { GameId } from "@/lib/rules";
import { CODE_BYTES, codeFrom } from "@/lib/table/code";
import { isNear } from "@/lib/table/near";
import { CODE } from "@/lib/table/spelling";

/** Where the rooms are: beside the page unless the build says otherwise. */
export const roomsHost = () => process.env.NEXT_PUBLIC_ROOMS_HOST ?? window.location.host;

/** Whether a host's rooms are spoken to over TLS: beside the page as the page is, elsewhere but for what is near. */
const isSecure = (host: string): boolean =>
  host === window.location.host ? window.location.protocol === "https:" : !isNear(host);

/** A room as a socket finds it. */
export const roomAt = (party: string, room: string, host = roomsHost()) =>
  ({ host, party, room, protocol: isSecure(host) ? "wss" : "ws" }) as const;

/** A room as a request finds it. */
export function roomUrl(party: string, room: string): string {
  const host = roomsHost();
  return `${isSecure(host) ? "https" : "http"}://${host}/parties/${party}/${room}`;
}

/** A code for a new table. */
export const newCode = (): string => codeFrom(crypto.getRandomValues(new Uint8Array(CODE_BYTES)));

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

/** The page of a table. */
export const tablePath = (game: GameId, code: string) => `/${game}/${code}`;

/** How often it is looked whether the router is awake, and after how long one goes there without it. */
const LOOK_MS = 16;
const WAKING_MS = 3_000;

/** As it wakes the router puts itself in the place of history's own way, and hears of no page one goes to before that. */
const isRouterAwake = () => Object.hasOwn(window.history, "pushState");

/** Goes to a table from a page of its game, which shows it itself: the way there asks nothing of the network. */
export async function goToTable(game: GameId, code: string): Promise<void> {
  const { signal } = setOut();
  const path = tablePath(game, code);
  for (let waited = 0; !isRouterAwake(); waited += LOOK_MS) {
    if (waited >= WAKING_MS) return window.location.assign(path);
    await new Promise((resume) => setTimeout(resume, LOOK_MS));
    if (signal.aborted) return;
  }
  window.history.pushState(null, "", path);
}

/** The link that brings a friend to a table. */
export const tableLink = (game: GameId, code: string) => `${window.location.origin}${tablePath(game, code)}`;

/** The code in a table page's own path, as it stands there. */
export function codeOfPath(path: string): string | null {
  const last = path.split("/").at(-1) ?? "";
  return CODE.test(last) ? last : null;
}
