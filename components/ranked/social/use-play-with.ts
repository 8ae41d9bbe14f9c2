import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { useToast } from "@/components/ui/toast";
import { isolated } from "@/components/words/isolated-name";
import { ownIdentity } from "@/lib/browser/own-identity";
import { useNavigate } from "@/lib/browser/page/use-navigate";
import { newCode } from "@/lib/browser/random";
import { invite } from "@/lib/browser/ranked-social";
import { tablePath } from "@/lib/browser/tables/table-path";
import { rememberVisit, visitedTables } from "@/lib/browser/tables/visited-tables";
import { RANKED_GAME } from "@/lib/ranked/tiers";
import type { RankedPerson } from "@/lib/ranked/wire";
import { useAsk } from "./use-ask";

/** A table that has waited for longer is not meant any more. */
const MEANT_MS = 30 * 60_000;

/** The table at which one waits for friends already, else a new one. */
function tableToPlayAt(now: number): string {
  const waits = visitedTables
    .read()
    .find(
      ({ way, standing }) =>
        way === "friends" && standing?.isWaiting && standing.game === RANKED_GAME && now - standing.at < MEANT_MS,
    );
  return waits?.code ?? newCode();
}

/** Asks somebody to a table of one's own, and goes there. */
export function usePlayWith(): (person: RankedPerson) => Promise<void> {
  const t = useTranslations("social.invited");
  const toast = useToast();
  const ask = useAsk();
  const go = useNavigate();
  return useCallback(
    async ({ player, name }) => {
      const code = tableToPlayAt(Date.now());
      if (!(await ask(() => invite(ownIdentity(), player, { game: RANKED_GAME, code })))) return;
      toast({ text: t("sent", { name: isolated(name) }), tone: "good" });
      rememberVisit(code, "friends");
      go(tablePath(RANKED_GAME, code));
    },
    [t, toast, ask, go],
  );
}
