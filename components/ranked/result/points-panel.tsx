"use client";

import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { isStill } from "@/components/flight/flight";
import { classes } from "@/components/ui/classes";
import { useRolled } from "@/components/ui/hooks/use-rolled";
import { Panel } from "@/components/ui/panel";
import type { settled } from "@/lib/ranked/result";
import { leagueAt, leftToNext, useLeagueNames } from "../leagues/league-at";
import { LeagueMark } from "../leagues/league-mark";
import { WayToNext } from "../leagues/way-to-next";
import { signed } from "../points-moved";
import { useNumbersAndDates } from "../use-numbers-and-dates";
import styles from "./result.module.css";

/** What a match did to one player's points, as the ladder tells it. */
export type PointsChange = ReturnType<typeof settled>["changes"][number];

/** What a match did to somebody's points, and why: every change has its reason. */
export function PointsPanel({ change }: { change: PointsChange }) {
  const t = useTranslations("ranked.result");
  const { number } = useNumbersAndDates();
  const { from, to, reason, even, spared, isWon, provisionalFor } = change;
  const rolled = useRolled(to, { start: from });
  const by = to - from;
  const came = by === 0 ? t("same", { points: number(to) }) : t("fromTo", { from: number(from), to: number(to) });
  const why =
    reason === "gone" || reason === "partnerGone"
      ? t(`gone.${reason}`)
      : t(`reasons.${reason}.${isWon ? "won" : "lost"}`);
  return (
    <Panel aria-label={t("points")} className="grid gap-3.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="flex items-baseline gap-3">
          {spared !== 0 && (
            <del className={classes(styles.struck, "font-extrabold text-2xl text-madder-1 tabular-nums no-underline")}>
              <bdi dir="ltr">{signed(spared, number)}</bdi>
            </del>
          )}
          <bdi
            dir="ltr"
            className={classes(
              "font-extrabold text-5xl leading-none tabular-nums",
              by > 0 ? "text-brass-2" : by < 0 ? "text-madder-1" : "text-strong",
              spared !== 0 && styles.kept,
            )}
          >
            {signed(by, number)}
          </bdi>
        </p>
        <div className="min-w-0 flex-1 basis-44">
          <p className="font-bold text-lg text-strong tabular-nums">
            <span className="sr-only">{came}</span>
            <span aria-hidden="true">
              {rolled === to ? came : t("fromTo", { from: number(from), to: number(rolled) })}
            </span>
          </p>
          <p className="text-base">{why}</p>
          {reason !== "gone" && reason !== "partnerGone" && (
            <p className="text-base text-sand">{t("even", { points: number(Math.abs(even)) })}</p>
          )}
        </div>
      </div>
      <LeagueWay from={from} to={to} />
      {provisionalFor > 0 && <p className="text-md text-sand">{t("provisional", { count: provisionalFor })}</p>}
    </Panel>
  );
}

/** The league of so many points, the next one, and the way between. */
function LeagueWay({ from, to }: { from: number; to: number }) {
  const t = useTranslations("ranked");
  const { number } = useNumbersAndDates();
  const nameOf = useLeagueNames();
  const now = leagueAt(to, null);
  const way = leftToNext(to);
  // Whoever has come into a new league sees the band that is woven to its end.
  const isNew = to > from && leagueAt(from, null) !== now;
  const league = isNew ? leagueAt(from, null) : now;
  const next = isNew ? now : way?.next;
  const done = isNew ? 1 : (way?.done ?? 1);
  // The band grows from where it was woven before, in its own league; of one that was left it is all there is.
  const before = leagueAt(from, null) === league ? (leftToNext(from)?.done ?? 1) : done;
  const [woven, weave] = useState(done);
  useEffect(() => {
    if (before === done || isStill()) return;
    weave(before);
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => weave(done)));
    return () => {
      cancelAnimationFrame(frame);
      weave(done);
    };
  }, [before, done]);
  return (
    <div>
      <div className="flex items-center gap-3">
        <LeagueMark league={league} size={24} label={nameOf(league)} />
        <div className="min-w-0 flex-1">
          <WayToNext league={league} done={woven} />
        </div>
        {next && <LeagueMark league={next} size={24} label={nameOf(next)} />}
      </div>
      <p className="mt-1 text-md text-sand">
        {way ? t("toNext", { points: number(way.left), league: nameOf(way.next) }) : t("highest")}
      </p>
    </div>
  );
}
