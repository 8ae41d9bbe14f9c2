"use client";

import { useTranslations } from "use-intl";
import { buttonClasses } from "@/components/ui/button-classes";
import { LinkIcon, OfflineIcon, RobotIcon, WarningIcon } from "@/components/ui/icons";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { Ring } from "@/components/ui/ring";
import { useTimeLeft } from "@/lib/browser/page/use-time-left";
import { clockTime } from "../clock-time";
import { RankedHeader } from "../ranked-header";
import { useNumbersAndDates } from "../use-numbers-and-dates";
import { useSpans } from "../use-spans";

/** Why and until when the queue is closed to somebody. */
export interface QueueClosing {
  /** When it opens, by `performance.now()`, and by the clock on the wall. */
  readonly deadline: number;
  readonly until: number;
  readonly totalMs: number;
  /** By whoever runs the house, and not by escapes. */
  readonly isDecided: boolean;
  /** What one more would do. */
  readonly nextMs: number | null;
}

/** What asks one's own record comes for those alone to whom it is closed. */
const EscapeList = lazyPart(() => import("./escape-list"));

const DAY_MS = 86_400_000;

/** After three escapes, or by decision: how long it is closed, why, what does not count, and what is open meanwhile. */
export function QueueClosed({ closing, friends, bots }: { closing: QueueClosing; friends: string; bots: string }) {
  const t = useTranslations("ranked.closed");
  const ranked = useTranslations("ranked");
  const { time, dayAndTime } = useNumbersAndDates();
  const span = useSpans();
  const left = useTimeLeft(closing.deadline, 1000) ?? 0;
  return (
    <>
      <RankedHeader title={ranked("title")} note={t("note", { span: span(closing.totalMs) })} />
      <main className="mx-auto flex w-full max-w-[31rem] flex-1 flex-col gap-4 px-5 pb-6 text-center lg:max-w-[34rem]">
        <div className="grid justify-items-center">
          <Ring deadline={closing.deadline} totalMs={closing.totalMs} mood="last" size={162} width={10}>
            <span className="relative grid size-35 place-content-center rounded-full bg-well text-center leading-tight">
              <b role="timer" className="font-extrabold text-4xl text-strong tabular-nums">
                {left > DAY_MS ? span(left) : clockTime(left)}
              </b>
              <span className="text-md text-sand">
                {t("until", { time: left > DAY_MS ? dayAndTime(closing.until) : time(closing.until) })}
              </span>
            </span>
          </Ring>
        </div>
        <div>
          <h2 className="text-balance font-extrabold text-strong text-xl">
            {t(closing.isDecided ? "decided" : "why")}
          </h2>
          <p className="text-balance text-base">{t(closing.isDecided ? "decidedText" : "others")}</p>
        </div>
        {!closing.isDecided && (
          <LoadingBoundary isAdornment>
            <EscapeList />
          </LoadingBoundary>
        )}
        {!closing.isDecided && (
          <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-3 text-start text-base">
            <dt className="flex items-start gap-2 font-bold text-brass-2">
              <WarningIcon size={20} />
              {t("next")}
            </dt>
            <dd>{closing.nextMs === null ? t("nextThird") : t("nextText", { span: span(closing.nextMs) })}</dd>
            <dt className="flex items-start gap-2 font-bold text-brass-2">
              <OfflineIcon size={20} />
              {t("notCounted")}
            </dt>
            <dd>{t("notCountedText")}</dd>
          </dl>
        )}
        <div className="mt-auto text-start">
          <p className="mb-2 text-md text-sand">{t("meanwhile")}</p>
          <div className="grid grid-cols-2 gap-3">
            <a href={friends} className={buttonClasses({ look: "madder" })}>
              <LinkIcon size={20} />
              {t("friends")}
            </a>
            <a href={bots} className={buttonClasses()}>
              <RobotIcon size={20} className="text-brass-2" />
              {t("bots")}
            </a>
          </div>
        </div>
      </main>
    </>
  );
}
