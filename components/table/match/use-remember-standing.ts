import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { isLocal } from "@/lib/browser/tables/local-table-store";
import { rememberStanding } from "@/lib/browser/tables/visited-tables";
import type { Shown } from "@/lib/client/table-link";
import type { GameId } from "@/lib/rules/registry";

/** Remembers, for the way back, how the table stands as long as one has a seat at it. */
export function useRememberStanding(
  id: GameId,
  code: string,
  { table, seat, closed }: Pick<Shown<unknown, unknown>, "table" | "seat" | "closed">,
  /** One's own points and the others', where the game has them. */
  score: readonly [number, number] | null,
): void {
  const isGone = closed === "noSuchTable";
  const isThere = table !== null && !isGone && closed !== "elsewhere";
  const isWaiting = table?.status === "waiting";
  // One's own table waits only for its next match to begin.
  const isKept = isThere && seat !== null && table.status !== "finished" && !(isWaiting && isLocal(code));
  const [own, others] = score ?? [];
  useOnChange([code, isGone, isThere, isKept, isWaiting, own, others], () => {
    if (!isThere && !isGone) return;
    const standing = {
      game: id,
      ...(isWaiting && { isWaiting }),
      ...(score && { score }),
    };
    const keep = () => rememberStanding(code, isKept ? standing : null);
    keep();
    // One was there last when one goes.
    return keep;
  });
}
