"use client";

import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { Panel } from "@/components/ui/panel";
import { Switch } from "@/components/ui/switch";
import { askQueue, type LadderName, readReports, seasonNow } from "@/lib/browser/house-keeping";
import { type Tier, tierNames } from "@/lib/ranked/tiers";
import { useAsk } from "../social/use-ask";
import { useAnswer } from "../use-answer";
import { useNumbersAndDates } from "../use-numbers-and-dates";

/** How ranked play stands: whether each tier takes people in, and what has gone wrong. */
export function HouseView({ secret }: { secret: string }) {
  const t = useTranslations("keeping.house");
  return (
    <div className="grid content-start gap-4 p-4 lg:grid-cols-2">
      <Panel title={t("drain")}>
        <p className="text-base text-sand">{t("text")}</p>
        <ul className="mt-2 divide-y divide-hairline/40">
          {tierNames.map((tier) => (
            <li key={tier}>
              <Drain secret={secret} tier={tier} />
            </li>
          ))}
        </ul>
      </Panel>
      <Faults secret={secret} />
    </div>
  );
}

function Drain({ secret, tier }: { secret: string; tier: Tier }) {
  const t = useTranslations("keeping.house");
  const gate = useTranslations("keeping.gate");
  const nameOf = useTranslations("tiers");
  const ask = useAsk();
  const look = useCallback(() => askQueue(secret, tier), [secret, tier]);
  const [outcome, again] = useAnswer(look);
  const counts = outcome && "answer" in outcome ? outcome.answer : null;
  const drain = async (isOpen: boolean) => {
    if (await ask(() => askQueue(secret, tier, !isOpen))) again();
  };
  const standing =
    counts &&
    `${t(counts.isDraining ? "draining" : "open")} · ${t("counts", { playing: counts.playing, waiting: counts.waiting })}`;
  return (
    <Switch
      label={t("tier", { tier: nameOf(tier) })}
      note={standing ?? (outcome && gate("failed"))}
      checked={counts !== null && !counts.isDraining}
      disabled={counts === null}
      onChange={drain}
    />
  );
}

/** Matches that did not count, and calls that were forged, as each ladder counts them. */
function Faults({ secret }: { secret: string }) {
  const t = useTranslations("keeping.house");
  const nameOf = useTranslations("tiers");
  const keeping = useTranslations("keeping");
  const { number } = useNumbersAndDates();
  const look = useCallback(async () => ({ answer: await faultsOf(secret) }), [secret]);
  const [outcome] = useAnswer(look);
  const { ladders, isWhole } = outcome && "answer" in outcome ? outcome.answer : { ladders: [], isWhole: false };
  const forged = Math.max(0, ...ladders.map((each) => each.forged));
  return (
    <Panel title={t("voids")}>
      {outcome === null && (
        <p role="status" className="text-base text-sand">
          {keeping("reports.loading")}
        </p>
      )}
      {outcome !== null && !isWhole && (
        <p role="alert" className="mb-2 text-base">
          {keeping("gate.failed")}
        </p>
      )}
      <dl className="grid gap-1.5 text-base">
        {ladders.map(({ tier, season, voids }) => (
          <div key={`${tier}-${season}`} className="flex justify-between gap-3">
            <dt className="text-sand">{t("voidsOf", { tier: nameOf(tier), season })}</dt>
            <dd className="font-bold text-strong tabular-nums">{number(voids)}</dd>
          </div>
        ))}
        {ladders.length > 0 && (
          <div className="flex justify-between gap-3 border-hairline/40 border-t pt-2">
            <dt>
              {t("forged")}
              <span className="block text-md text-sand">{t("forgedNote")}</span>
            </dt>
            <dd className={`font-bold tabular-nums ${forged > 0 ? "text-madder-1" : "text-strong"}`}>
              {number(forged)}
            </dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}

async function faultsOf(secret: string) {
  const now = seasonNow();
  const ladders = tierNames.flatMap((tier): readonly LadderName[] =>
    [now, now - 1].filter((season) => season > 0).map((season) => ({ tier, season })),
  );
  const answers = await Promise.all(ladders.map(async (of) => ({ of, outcome: await readReports(secret, of, true) })));
  const found = answers.flatMap(({ of, outcome }) =>
    "answer" in outcome ? [{ ...of, voids: outcome.answer.voids, forged: outcome.answer.forged }] : [],
  );
  return { ladders: found, isWhole: found.length === ladders.length };
}
