"use client";

import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { useToast } from "@/components/ui/toast";
import { isolated } from "@/components/words/isolated-name";
import { useWordList } from "@/components/words/use-word-list";
import { type LadderName, readFigures, seasonNow, voidPair, watchPair } from "@/lib/browser/house-keeping";
import { type PairShown, pairFigures } from "@/lib/ranked/admin-wire";
import { WORTH_A_LOOK } from "@/lib/ranked/pair-figures";
import type { Tier } from "@/lib/ranked/tiers";
import { useAsk } from "../social/use-ask";
import { useExactAnswer } from "../use-answer";
import { useNumbersAndDates } from "../use-numbers-and-dates";
import { TierRow } from "./choice-row";

/** Pairs of partners whose figures stand out, or whose times to move do, those first that do so most; never verdicts. */
export function PairsView({ secret, by }: { secret: string; by: "tempo" | undefined }) {
  const t = useTranslations("keeping");
  const [tier, setTier] = useState<Tier>("rabbit");
  const of = useMemo((): LadderName => ({ tier, season: seasonNow() }), [tier]);
  const ask = useCallback(() => readFigures(secret, of, by), [secret, of, by]);
  const [outcome, again] = useExactAnswer(ask);
  const pairs = outcome && "answer" in outcome ? outcome.answer.pairs : null;
  return (
    <div className="grid content-start gap-4 p-4">
      <TierRow value={tier} onChange={setTier} />
      <p className="border-brass-3 border-s-3 ps-3 text-base text-sand">{t("decision.number")}</p>
      {outcome === null && (
        <p role="status" className="text-base text-sand">
          {t("reports.loading")}
        </p>
      )}
      {pairs?.length === 0 && <p className="text-base">{t(by ? "partners.noTiming" : "partners.none")}</p>}
      {outcome && "failure" in outcome && <p role="alert">{t("gate.failed")}</p>}
      <ul className="grid gap-4 lg:grid-cols-2">
        {pairs?.map((pair) => (
          <li key={pair.players.join()}>
            <Pair pair={pair}>
              <Orders secret={secret} of={of} pair={pair} onDone={again} />
            </Pair>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Pair({
  pair: { players, people, matches, of, won, together, meetings, figures, all },
  children,
}: {
  pair: PairShown;
  children: ReactNode;
}) {
  const t = useTranslations("keeping.partners");
  const listed = useWordList();
  const { number, percent } = useNumbersAndDates();
  const names = players.map((player) =>
    isolated(people.find((each) => each.player === player)?.name ?? player.slice(0, 6)),
  );
  const share = matches === 0 ? 0 : won / matches;
  const lines = [
    { label: t("meetings", { of: of.map((each) => number(each)).join(" · ") }), seen: number(matches), z: meetings },
    { label: t("won"), seen: percent(share), z: null },
    { label: t("address"), seen: t("ofAll", { part: number(together), all: number(matches) }), z: null },
    ...figures.map(({ name, count, mean, usual, z }) => ({
      label: t("figure", { name: figureName(name, t), count: number(count), usual: usual.toFixed(2) }),
      seen: mean.toFixed(2),
      z,
    })),
    { label: t("all"), seen: "", z: all },
  ];
  return (
    <Panel title={listed(names)}>
      <table className="w-full text-base tabular-nums">
        <thead className="text-md text-sand">
          <tr>
            <th scope="col" className="text-start font-semibold">
              {t("what")}
            </th>
            <th scope="col" className="text-end font-semibold">
              {t("seen")}
            </th>
            <th scope="col" className="ps-3 text-end font-semibold">
              {t("beyond")}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, seen, z }) => (
            <tr key={label} className="border-hairline/40 border-t">
              <th scope="row" className="py-1.5 text-start font-normal">
                {label}
              </th>
              <td className="text-end font-bold text-strong">{seen}</td>
              <td
                className={`ps-3 text-end font-bold ${z !== null && z >= WORTH_A_LOOK ? "text-madder-1" : "text-sand"}`}
              >
                <bdi dir="ltr">{z === null ? "" : z.toFixed(1)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </Panel>
  );
}

/** What may follow for a pair: they are watched, or their matches are void. Neither is a verdict, and both can be undone. */
function Orders({
  secret,
  of,
  pair: { players, watchedFor, voidable, voids },
  onDone,
}: {
  secret: string;
  of: LadderName;
  pair: PairShown;
  onDone: () => void;
}) {
  const t = useTranslations("keeping.partners");
  const ask = useAsk();
  const toast = useToast();
  const [isSure, setSure] = useState(false);
  const order = async (what: typeof watchPair, isSo: boolean) => {
    if (!(await ask(() => what(secret, of, players, isSo)))) return;
    setSure(false);
    toast({ text: t("done"), tone: "good" });
    onDone();
  };
  return (
    <div className="mt-3 grid gap-2 border-hairline/40 border-t pt-3 text-base">
      {watchedFor > 0 && <p className="text-sand">{t("watched", { count: watchedFor })}</p>}
      {voids > 0 && <p className="text-sand">{t("voidDone", { count: voids })}</p>}
      {isSure && <p role="status">{t("voidSure", { count: voidable })}</p>}
      <div className="flex flex-wrap gap-2">
        {isSure ? (
          <>
            <Button look="madder" size="small" onClick={() => order(voidPair, true)}>
              {t("voidAll", { count: voidable })}
            </Button>
            <Button look="outline" size="small" onClick={() => setSure(false)}>
              {t("not")}
            </Button>
          </>
        ) : (
          <>
            <Button look="outline" size="small" onClick={() => order(watchPair, watchedFor === 0)}>
              {t(watchedFor === 0 ? "watch" : "unwatch")}
            </Button>
            {voidable > voids && (
              <Button look="outline" size="small" onClick={() => setSure(true)}>
                {t("voidAll", { count: voidable })}
              </Button>
            )}
            {voids > 0 && (
              <Button look="outline" size="small" onClick={() => order(voidPair, false)}>
                {t("countAgain")}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** What a figure is called; one this page does not know, by its own name. */
function figureName(name: string, t: ReturnType<typeof useTranslations<"keeping.partners">>): string {
  const found = pairFigures.find((each) => each === name);
  return found ? t(`figures.${found}`) : name;
}
