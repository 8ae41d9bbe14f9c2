"use client";

import { useTranslations } from "use-intl";
import { classes } from "@/components/ui/classes";
import { usePageTitle } from "@/components/ui/hooks/use-page-title";
import { Panel } from "@/components/ui/panel";
import { RankedWords } from "@/components/words/ranked-words";
import { headOfTheMajlis, leagues } from "@/lib/ranked/leagues";
import { RankedPage } from "../ranked-page";
import { useNumbersAndDates } from "../use-numbers-and-dates";
import { leftToNext } from "./league-at";
import { LeagueBand, LeagueMark } from "./league-mark";
import { WayToNext } from "./way-to-next";

/** The leagues, their marks and bands, and how points move: all of it known without asking anybody. */
export function LeaguesPage() {
  return (
    <RankedWords>
      <Page />
    </RankedWords>
  );
}

const EXAMPLE = 1482;

function Page() {
  const t = useTranslations("ranked.leaguesPage");
  const ranked = useTranslations("ranked");
  const majlis = useTranslations("common")("majlis");
  usePageTitle(`${ranked("leagues")} · ${majlis}`);
  const { number } = useNumbersAndDates();
  const all = [...leagues, headOfTheMajlis];
  const way = leftToNext(EXAMPLE);
  return (
    <RankedPage here="leagues" title={ranked("leagues")}>
      <div className="lg:flex lg:items-baseline lg:gap-8">
        <h1 className="font-bold font-display text-5xl text-brass-1 max-lg:sr-only">{ranked("leagues")}</h1>
        <p className="max-w-[36rem] text-balance px-1 text-base lg:text-lg">{t("lead")}</p>
      </div>
      <ol className="mt-4 grid gap-x-px gap-y-2 lg:mt-8 lg:grid-cols-8 lg:divide-x lg:divide-hairline/40">
        {all.map((league, order) => {
          const from = "from" in league ? league.from : null;
          const above = leagues[order + 1]?.from;
          return (
            <li
              key={league.id}
              className={classes(
                "grid grid-cols-[6rem_1fr] content-start items-center gap-x-4 gap-y-1 p-2 lg:grid-cols-1 lg:justify-items-center lg:px-1.5 lg:text-center",
                from === null && "rounded-panel border border-hairline bg-brass-3/10",
              )}
            >
              <LeagueMark league={league.id} size={96} className="row-span-3 lg:row-span-1" />
              <p
                className={classes(
                  "font-bold font-display text-strong leading-8",
                  from === null ? "text-lg lg:text-base" : "text-xl",
                )}
              >
                <span lang="en" className="[html[lang=ar]_&]:hidden lg:block">
                  {league.names.en}
                </span>{" "}
                <span
                  lang="ar"
                  className="text-brass-3 text-lg lg:block lg:leading-8 [html[lang=ar]_&]:text-strong [html[lang=ar]_&]:text-xl"
                >
                  {league.names.ar}
                </span>
              </p>
              <p className="text-base text-sand">
                {from === null
                  ? t("firstHundred")
                  : from === 0
                    ? t("below", { points: number(above ?? 0) })
                    : t("from", { points: number(from) })}
              </p>
              <div className="my-1 hidden w-36 lg:block">
                <LeagueBand league={league.id} />
              </div>
              <p className="text-balance text-md">{t(`gains.${league.id}`)}</p>
            </li>
          );
        })}
      </ol>
      <div className="mt-4 grid gap-3 lg:mt-8 lg:grid-cols-3 lg:gap-4">
        <Panel title={t("wayTitle")}>
          <div className="flex items-center gap-3">
            <LeagueMark league="pro" size={48} />
            <div className="min-w-0 flex-1">
              <WayToNext league="pro" done={way?.done ?? 1} />
              <p className="mt-1 flex justify-between text-md text-sand tabular-nums">
                <span>{number(1300)}</span>
                <b className="text-brass-2">{number(EXAMPLE)}</b>
                <span>{number(1500)}</span>
              </p>
            </div>
            <LeagueMark league="veteran" size={48} />
          </div>
          <p className="mt-2 text-base">{t("wayText")}</p>
        </Panel>
        <Panel title={t("provisionalTitle")}>
          <div className="flex items-center gap-4">
            <LeagueMark league="adept" size={48} isProvisional />
            <p className="text-base">{t("provisionalText", { points: number(1140) })}</p>
          </div>
        </Panel>
        <Panel title={t("countTitle")}>
          <p className="text-base">{t("countText")}</p>
        </Panel>
      </div>
    </RankedPage>
  );
}
