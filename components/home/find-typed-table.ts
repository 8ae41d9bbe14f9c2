import { withRetries } from "@/lib/browser/loading/with-retries";
import type { FoundTable } from "@/lib/client/find-table";
import type { GameId } from "@/lib/rules/registry";
import type { Gathering } from "@/lib/table/wire/gathering";

/** The table that somebody means by a code, at whichever game it is, this one first; null where a room does not answer. */
export async function findTypedTable(
  code: string,
  first: GameId,
  signal?: AbortSignal,
): Promise<FoundTable | "noSuchTable" | null> {
  try {
    const [{ findTableHere }, { shownGames }] = await withRetries(() =>
      Promise.all([import("@/lib/browser/tables/find-table-here"), import("@/components/games")]),
    );
    return await findTableHere(code, [first, ...shownGames.filter((id) => id !== first)], signal);
  } catch {
    return null;
  }
}

/** The same where a link names the game, with who is there: it is asked alone before all others are. */
export async function findLinkedTable(
  code: string,
  game: GameId,
  signal?: AbortSignal,
): Promise<(FoundTable & { readonly who?: Gathering }) | "noSuchTable" | null> {
  try {
    const { gatheringHere } = await withRetries(() => import("@/lib/browser/tables/find-table-here"));
    const who = await gatheringHere(game, code, signal);
    return who === "noSuchTable" ? await findTypedTable(code, game, signal) : who && { game, code, who };
  } catch {
    return null;
  }
}
