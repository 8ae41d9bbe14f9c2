import { isRecord, shape, stored } from "@/lib/browser/storage/stored";
import { hex } from "@/lib/client/hex";
import { RECORD } from "@/lib/table/storage/record";

interface Kept {
  readonly code: string;
  readonly now: number;
  readonly values: Readonly<Record<string, unknown>>;
}

const isKept = (found: unknown): found is Kept | null =>
  found === null ||
  (isRecord(found) && typeof found.code === "string" && typeof found.now === "number" && isRecord(found.values));

/** The one table that lives on this device, and its clock, which stands still while no page shows it. */
export const localTable = stored<Kept | null>("majlis.local", shape(isKept), () => null);

/** Whether the table of this code lives on this device. */
export const isLocal = (code: string): boolean => localTable.read()?.code === code;

/** Gives a new table a place on this device, instead of the one before it. */
export const keepLocally = (code: string): void => localTable.write({ code, now: Date.now(), values: {} });

/** Keeps the table of this code no longer. */
export function giveUpLocally(code: string): void {
  if (isLocal(code)) localTable.write(null);
}

/** Where the mark of the page is that plays the table kept here: two at once would write over each other's moves. */
const PAGE = "majlis.local.page";

/** The right to play the table kept here. */
export interface Hold {
  isOurs(): boolean;
  letGo(): void;
}

/** Takes the table kept here from whichever page played it, and says when another page does the same. */
export function holdLocally(lost: () => void): Hold {
  const mark = hex(crypto.getRandomValues(new Uint8Array(16)));
  let isOurs = () => localStorage.getItem(PAGE) === mark;
  try {
    localStorage.setItem(PAGE, mark);
  } catch {
    // What is not kept is not shared either.
    isOurs = () => true;
  }
  const heard = () => !isOurs() && lost();
  window.addEventListener("storage", heard);
  return { isOurs, letGo: () => window.removeEventListener("storage", heard) };
}

/** The match that is not over at a table kept here, null where there is none. */
export function matchOf(
  kept: ReturnType<typeof localTable.read>,
): { readonly code: string; readonly game: string } | null {
  const record = kept?.values[RECORD];
  if (!kept || !isRecord(record) || record.status !== "playing" || typeof record.game !== "string") return null;
  return { code: kept.code, game: record.game };
}
