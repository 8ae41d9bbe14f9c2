import { useRouter } from "next/navigation";
import { useState } from "react";
import { findLinkedTable } from "@/components/home/find-typed-table";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { useOnline } from "@/lib/browser/device/use-online";
import { identity } from "@/lib/browser/own-identity";
import { tablePath } from "@/lib/browser/tables/table-path";
import type { GameId } from "@/lib/rules/registry";
import type { Gathering } from "@/lib/table/wire/gathering";

/** The table does not know who asks: whoever has a seat there from another device of theirs has it here too. */
async function withOwnSeat(who: Gathering): Promise<Gathering> {
  if (identity.read().key === "") return who;
  const { ownPlayer } = await import("@/lib/browser/own-devices");
  const own = ownPlayer(identity.read());
  const seat = who.seats.findIndex(({ holder }) => holder?.id === own);
  return seat < 0 ? who : { ...who, yours: seat };
}

/**
 * Looks for the table of a link while whoever follows it says who they are, and goes to the one they mean where a sign of
 * the code was taken for another. Who is there, and whether it is certain that there is none.
 */
export function useSoughtTable(
  game: GameId,
  code: string,
  isSought: boolean,
): { readonly isMissing: boolean; readonly who: Gathering | null } {
  const { replace } = useRouter();
  const isOnline = useOnline();
  const [missing, setMissing] = useState<string | null>(null);
  const [who, setWho] = useState<Gathering | null>(null);
  useOnChange([game, code, isSought, isOnline], () => {
    if (!isSought || !isOnline) return;
    const errand = new AbortController();
    void findLinkedTable(code, game, errand.signal).then((found) => {
      if (errand.signal.aborted || found === null) return;
      if (found === "noSuchTable") setMissing(code);
      else if (found.game !== game || found.code !== code) replace(tablePath(found.game, found.code));
      else if (found.who) void withOwnSeat(found.who).then((who) => !errand.signal.aborted && setWho(who));
    });
    return () => errand.abort();
  });
  return { isMissing: missing === code, who };
}
