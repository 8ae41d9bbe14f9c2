import { startNavigation } from "@/lib/browser/page/pending-navigation";
import type { Language } from "@/lib/browser/storage/settings";
import type { GameId } from "@/lib/rules/registry";
import { TABLE_CODE } from "@/lib/table/wire/names-and-codes";

/** The page of a table. */
export const tablePath = (game: GameId, code: string) => `/${game}/${code}`;

/** How often it is looked whether the router is awake, and after how long one goes there without it. */
const LOOK_MS = 16;
const WAKING_MS = 3_000;

/** As it wakes the router puts itself in the place of history's own way, and hears of no page one goes to before that. */
const isRouterAwake = () => Object.hasOwn(window.history, "pushState");

/** Goes to a table from a page of its game, which shows it itself: the way there asks nothing of the network. */
export async function goToTable(game: GameId, code: string): Promise<void> {
  const { signal } = startNavigation();
  const path = tablePath(game, code);
  for (let waited = 0; !isRouterAwake(); waited += LOOK_MS) {
    if (waited >= WAKING_MS) return window.location.assign(path);
    await new Promise((resume) => setTimeout(resume, LOOK_MS));
    if (signal.aborted) return;
  }
  window.history.pushState(null, "", path);
}

/** The link that brings a friend to a table; where it is sent it speaks the language of whoever sends it (party/link-preview.ts). */
export const tableLink = (game: GameId, code: string, spoken: Language) =>
  `${window.location.origin}${tablePath(game, code)}${spoken === "en" ? "" : `?${spoken}`}`;

/** The code in a table page's own path, as it stands there. */
export function codeOfPath(path: string): string | null {
  const last = path.split("/").at(-1) ?? "";
  return TABLE_CODE.test(last) ? last : null;
}
