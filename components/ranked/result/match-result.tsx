"use client";

import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { AvatarPicture, isAvatar } from "@/components/decor/avatars";
import { classes } from "@/components/ui/classes";
import { useTakenFocus } from "@/components/ui/hooks/use-taken-focus";
import { ShieldIcon } from "@/components/ui/icons";
import { Panel } from "@/components/ui/panel";
import { twinsAmong } from "../ladder/ranking";
import { leagueAt, useLeagueNames } from "../leagues/league-at";
import { LeagueMark } from "../leagues/league-mark";
import { NameMark } from "../name-mark";
import { PointsMoved } from "../points-moved";
import { useNumbersAndDates } from "../use-numbers-and-dates";
import { type PointsChange, PointsPanel } from "./points-panel";
import styles from "./result.module.css";

/** One of the four as they came out of it. */
export interface SettledSeat {
  readonly change: PointsChange;
  readonly name: string;
  readonly avatar: string;
  readonly who: "you" | "partner" | "opponent";
}

/** A ranked match as it ended: who won, what it did to one's points and why, and to the others'. */
export function MatchResult({
  title,
  scores,
  note,
  seats,
  moreOf,
  children,
}: {
  title: string;
  /** Ours and theirs. */
  scores: readonly [number, number];
  /** Which match it was. */
  note: string;
  /** Oneself first, then one's partner and the two others. */
  seats: readonly SettledSeat[];
  /** What one can do about one of the others. */
  moreOf?: (seat: SettledSeat) => ReactNode;
  /** What next. */
  children: ReactNode;
}) {
  const t = useTranslations("ranked.result");
  const nameOf = useLeagueNames();
  const heading = useTakenFocus<HTMLHeadingElement>();
  const own = seats.find(({ who }) => who === "you")?.change;
  const partner = seats.find(({ who }) => who === "partner");
  const isWon = own?.isWon ?? true;
  const isPromoted = own !== undefined && leagueAt(own.to, null) !== leagueAt(own.from, null) && own.to > own.from;
  const league = own && leagueAt(own.to, null);
  return (
    <section
      aria-label={title}
      className={classes(
        styles.night,
        "absolute inset-0 z-(--z-reveal) overflow-y-auto overflow-x-clip overscroll-contain",
      )}
    >
      <div className="relative mx-auto flex min-h-full w-full max-w-[26rem] flex-col gap-3.5 px-5 pt-[calc(var(--safe-top)+1.25rem)] pb-[max(1.25rem,var(--safe-bottom))]">
        <header className="text-center">
          <h2
            ref={heading}
            tabIndex={-1}
            className={classes(
              "font-extrabold text-3xl leading-9 outline-none",
              isWon ? "text-brass-1" : "text-madder-1",
            )}
          >
            {title}
          </h2>
          <p className="flex justify-center gap-2 font-extrabold text-2xl tabular-nums leading-8">
            <span className="text-brass-2">{scores[0]}</span> <span className="text-dust">–</span>{" "}
            <span className="text-madder-1">{scores[1]}</span>
          </p>
          <p className="text-md text-sand">{note}</p>
        </header>
        {isPromoted && league && (
          <div className={classes(styles.promoted, "grid justify-items-center gap-1 text-center")}>
            <div className={classes(styles.rays, "pointer-events-none absolute inset-x-0 top-0 -z-1 h-96")} />
            <LeagueMark league={league} size={120} />
            <p className="mt-2 font-bold text-base text-brass-2">{t("newLeague")}</p>
            <p className="font-bold font-display text-4xl text-strong leading-tight">{nameOf(league)}</p>
          </div>
        )}
        {own && <PointsPanel change={own} />}
        {own?.reason === "partnerGone" && partner && (
          <Panel>
            <h3 className="flex items-center gap-2.5 font-bold text-brass-2 text-lg">
              <ShieldIcon size={22} />
              {t("kept")}
            </h3>
            <p className="mt-1 text-base">{t("keptText", { name: partner.name })}</p>
          </Panel>
        )}
        <Four seats={seats} moreOf={moreOf} />
        <div className="mt-auto grid gap-3">{children}</div>
      </div>
    </section>
  );
}

function Four({
  seats,
  moreOf,
}: {
  seats: readonly SettledSeat[];
  moreOf: ((seat: SettledSeat) => ReactNode) | undefined;
}) {
  const t = useTranslations("ranked.result");
  const { number } = useNumbersAndDates();
  const twins = twinsAmong(seats.map(({ name, change: { player } }) => ({ name, player })));
  return (
    <Panel aria-label={t("four")} className="py-1">
      <ul className="divide-y divide-hairline/40">
        {seats.map((seat) => {
          const { change, name, avatar, who } = seat;
          return (
            <li
              key={change.player}
              className="grid min-h-12 grid-cols-[auto_1fr_auto_3rem_2.75rem] items-center gap-x-2.5 py-0.5"
            >
              <AvatarPicture
                id={isAvatar(avatar) ? avatar : "palm"}
                size="2.25rem"
                ring="none"
                dim={change.reason === "gone"}
              />
              <span className="min-w-0 leading-5">
                <span className="flex min-w-0 items-center gap-2">
                  <bdi
                    className={classes(
                      "truncate font-bold text-base",
                      who === "opponent" ? "text-madder-1" : "text-strong",
                    )}
                  >
                    {who === "you" ? t("you") : name}
                  </bdi>
                  <NameMark player={change.player} isTwin={who !== "you" && twins.has(change.player)} />
                </span>
                <span className="block text-md text-sand">
                  {t(`who.${who}`)}
                  {change.reason === "gone" && ` · ${t("left")}`}
                </span>
              </span>
              <PointsMoved of={change.to - change.from} className="text-lg" />
              <span className="text-end text-base text-sand tabular-nums">{number(change.to)}</span>
              {who !== "you" && moreOf?.(seat)}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
