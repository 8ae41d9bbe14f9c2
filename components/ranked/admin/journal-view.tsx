"use client";

import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { isolated } from "@/components/words/isolated-name";
import { useWordList } from "@/components/words/use-word-list";
import { readJournal, seasonNow } from "@/lib/browser/house-keeping";
import type { JournalEntry } from "@/lib/ranked/admin-wire";
import type { Tier } from "@/lib/ranked/tiers";
import { useExactAnswer } from "../use-answer";
import { useNumbersAndDates } from "../use-numbers-and-dates";
import { TierRow } from "./choice-row";

/** Matches that did not count, with why; or what whoever runs the house has ordered. */
export function JournalView({ secret, pile }: { secret: string; pile: "voids" | "orders" }) {
  const t = useTranslations("keeping");
  const { dayAndTime } = useNumbersAndDates();
  const listed = useWordList();
  const [tier, setTier] = useState<Tier>("rabbit");
  const ask = useCallback(() => readJournal(secret, { tier, season: seasonNow() }, pile), [secret, tier, pile]);
  const [outcome] = useExactAnswer(ask);
  const page = outcome && "answer" in outcome ? outcome.answer : null;
  const nameOf = (player: string) =>
    isolated(page?.people.find((each) => each.player === player)?.name ?? player.slice(0, 6));
  return (
    <div className="grid content-start gap-4 p-4">
      <TierRow value={tier} onChange={setTier} />
      {outcome === null && (
        <p role="status" className="text-base text-sand">
          {t("reports.loading")}
        </p>
      )}
      {outcome && "failure" in outcome && <p role="alert">{t("gate.failed")}</p>}
      {page?.entries.length === 0 && (
        <p className="text-base">{t(pile === "voids" ? "journal.noVoids" : "journal.noOrders")}</p>
      )}
      <ul className="divide-y divide-hairline/40">
        {page?.entries.map((entry) => (
          <li
            key={`${entry.at} ${entry.what} ${entry.match ?? entry.players.join()}`}
            className="grid gap-x-4 py-2 text-base lg:grid-cols-[14rem_minmax(0,1fr)_auto]"
          >
            <b className="text-strong">
              <Deed entry={entry} />
            </b>
            <span className="min-w-0 break-words">{listed(entry.players.map(nameOf))}</span>
            <span className="text-md text-sand">
              {[entry.match && t("journal.match", { match: entry.match.slice(0, 8) }), dayAndTime(entry.at)]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Deed({ entry: { what, count, decision } }: { entry: JournalEntry }) {
  const t = useTranslations("keeping");
  const said = t(`journal.what.${what}`, { count: count ?? 0 });
  return decision === null ? said : `${said}: ${t(`decision.verdicts.${decision}`)}`;
}
