"use client";

import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { classes } from "@/components/ui/classes";
import { BookIcon, type Icon, RobotIcon, SoundOnIcon, TrophyIcon } from "@/components/ui/icons";
import { Switch } from "@/components/ui/switch";
import type { Tier } from "@/lib/ranked/tiers";
import { tiers } from "@/lib/ranked/tiers";
import { clockTime } from "../clock-time";
import { leagueAt } from "../leagues/league-at";
import { LeagueMark } from "../leagues/league-mark";
import { RankedHeader } from "../ranked-header";
import { useNumbersAndDates } from "../use-numbers-and-dates";
import { Loom } from "./loom";
import { useElapsed } from "./use-elapsed";

/** What somebody in the line knows of their place. */
export interface InLine {
  readonly tier: Tier;
  /** Since when they have waited, by `performance.now()`. */
  readonly since: number;
  readonly place: number;
  readonly waiting: number;
  /** About how much longer, in milliseconds; null where nobody knows. */
  readonly aboutMs: number | null;
  readonly points: number;
  /** How far from their points others are looked for. */
  readonly window: number;
  /** How many play ranked now, where it is known. */
  readonly playing: number | null;
  /** The house is to be renewed: nobody is drawn. */
  readonly isDraining: boolean;
  /** One was drawn and was there, and somebody else was not. */
  readonly isAgain: boolean;
}

/** The wait for three others, and what to do meanwhile. Nothing here is to be pressed. */
export function Waiting({
  place,
  rules,
  bots,
  calls,
  onCalls,
  onLeave,
}: {
  place: InLine;
  /** Where the rules are, and a match against bots. */
  rules: string;
  bots: string;
  /** Whether the table calls by sound. */
  calls: boolean;
  onCalls: (calls: boolean) => void;
  onLeave: () => void;
}) {
  const t = useTranslations("ranked.queue");
  const ranked = useTranslations("ranked");
  const tierName = useTranslations("tiers");
  const { number } = useNumbersAndDates();
  const elapsed = useElapsed(place.since);
  const about = place.aboutMs === null ? null : Math.max(5, Math.round(place.aboutMs / 5000) * 5);
  return (
    <>
      <RankedHeader
        title={ranked("title")}
        note={ranked("tierPace", { tier: tierName(place.tier), seconds: tiers[place.tier] })}
      />
      <main className="mx-auto flex w-full max-w-[31rem] flex-1 flex-col gap-4 px-5 pb-6 lg:max-w-[34rem]">
        <div className="text-center">
          <p
            role="timer"
            aria-label={t("waited", { time: clockTime(elapsed) })}
            className="font-extrabold text-[5.25rem] text-strong leading-none tabular-nums drop-shadow-[0_4px_14px_rgb(0_0_0/0.8)] short:text-6xl"
          >
            {clockTime(elapsed)}
          </p>
          <p className="on-carpet mt-2 text-lg">
            {t("waiting")}
            {about !== null && (
              <>
                {" · "}
                <b className="text-brass-2">{t("about", { seconds: about })}</b>
              </>
            )}
          </p>
          {place.isAgain && (
            <p role="status" className="on-carpet mt-1 text-balance text-base text-sand">
              {t("again")}
            </p>
          )}
        </div>
        <dl className="grid grid-cols-3 divide-x divide-hairline/60 text-center">
          <Fact label={t("place")}>{t("placeOf", { place: number(place.place), waiting: number(place.waiting) })}</Fact>
          <Fact label={t("points")}>
            <span className="inline-flex items-center gap-2">
              <LeagueMark league={leagueAt(place.points, null)} size={24} />
              {number(place.points)}
            </span>
          </Fact>
          <Fact label={t("playing")}>{place.playing === null ? "–" : number(place.playing)}</Fact>
        </dl>
        {place.isDraining ? (
          <p role="status" className="lacquer rounded-panel p-4 text-base shadow-panel">
            {t("draining")}
          </p>
        ) : (
          <Loom points={place.points} window={place.window} />
        )}
        <section aria-label={t("meanwhile")} className="grid gap-2">
          <h2 className="font-bold text-brass-2 text-lg">{t("meanwhile")}</h2>
          <div className="grid grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)_minmax(0,1fr)] gap-2">
            <a
              href={bots}
              className={classes(
                buttonClasses({ size: "small" }),
                "min-h-17 min-w-0 shrink justify-start gap-2.5 px-3 text-start text-base lg:text-lg",
              )}
            >
              <RobotIcon size={26} className="text-brass-2" />
              <span className="min-w-0 whitespace-nowrap">
                {t("bots")}
                <span className="block font-semibold text-sand text-sm">{t("keepsPlace")}</span>
              </span>
            </a>
            <Meanwhile href={rules} icon={BookIcon}>
              {t("rulebook")}
            </Meanwhile>
            <Meanwhile href="/ladder" icon={TrophyIcon}>
              {ranked("ladder")}
            </Meanwhile>
          </div>
        </section>
        <div className="lacquer flex items-center gap-4 rounded-panel px-4 shadow-panel">
          <SoundOnIcon className="text-brass-2" />
          <Switch className="flex-1" label={t("calls")} note={t("callsHow")} checked={calls} onChange={onCalls} />
        </div>
        <Button look="outline" wide className="mt-auto" onClick={onLeave}>
          {t("leave")}
        </Button>
      </main>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="px-1">
      <dt className="text-md text-sand">{label}</dt>
      <dd className="font-bold text-lg text-strong tabular-nums">{children}</dd>
    </div>
  );
}

function Meanwhile({ href, icon: Glyph, children }: { href: string; icon: Icon; children: ReactNode }) {
  return (
    <a
      href={href}
      className={classes(
        buttonClasses({ size: "small" }),
        "min-h-17 min-w-0 shrink flex-col gap-1 px-1 text-md lg:text-base",
      )}
    >
      <Glyph size={20} className="text-brass-2" />
      {children}
    </a>
  );
}
