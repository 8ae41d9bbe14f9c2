import { usePlayNow } from "@/components/home/use-play-now";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { forgetVisit, rememberSeen, rememberVisit, wayTo } from "@/lib/browser/tables/visited-tables";
import type { TableLink } from "@/lib/client/table-link";
import type { GameId } from "@/lib/rules/registry";
import type { TableView } from "@/lib/table/wire/protocol";
import { avoidTable } from "./avoid-table";

/**
 * What whoever came to play with anybody does without being asked: opens the table to all and has it begin in a moment, or
 * goes on to another.
 */
export function usePlayWithAnybody({
  id,
  code,
  link,
  table,
  seat,
  isOwn,
  lookingOn,
}: {
  id: GameId;
  code: string;
  link: Pick<TableLink<unknown, unknown, unknown>, "say"> | null;
  table: TableView | null;
  seat: number | null;
  isOwn: boolean;
  lookingOn: string | null;
}): void {
  const { playNow } = usePlayNow(id);
  const isHere = table !== null;
  const isFresh = table?.round === 0 || table?.visibility === "public";
  const isOpening = table?.status === "waiting" && isFresh && !table.soon;
  useOnChange([link, isHere, seat, lookingOn, isOwn, isOpening, code], () => {
    if (!link || !isHere) return;
    rememberSeen(code);
    const isSent = wayTo(code) === "public";
    if (lookingOn !== null) {
      const avoided = avoidTable(code);
      if (!isSent) return;
      forgetVisit(code);
      void avoided.then(playNow);
    }
    if (!isSent || seat === null) return;
    // What one's own table was to be is remembered until it counts: the word of it may be lost, with a line or a reload.
    if (!isOwn || !isOpening) return rememberVisit(code, "friends");
    link.say({ action: "setTable", visibility: "public", soon: true });
  });
}
