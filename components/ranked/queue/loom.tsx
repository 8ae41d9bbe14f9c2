"use client";

import { useTranslations } from "use-intl";
import { Panel } from "@/components/ui/panel";
import { useNumbersAndDates } from "../use-numbers-and-dates";

/** As wide as it ever gets, in points to either side. */
const WIDEST = 200;
/** The beams stand at the widest; the cloth ends this share of the loom before them. */
const SPAN = 96;

/** Whom the line looks for: the cloth of one's own window as it is woven wider, and never who waits. */
export function Loom({ points, window }: { points: number; window: number }) {
  const t = useTranslations("ranked.queue");
  const { number } = useNumbersAndDates();
  const [from, to] = [points - window, points + window].map((value) => number(Math.max(0, value)));
  const share = Math.min(1, window / WIDEST);
  return (
    <Panel title={t("lookedFor")} className="pb-3.5">
      <div aria-hidden="true" className="px-0.5">
        <div className="loom mt-1">
          <span className="loom-warp" />
          <span className="loom-cloth" style={{ inlineSize: `max(1.5rem, ${SPAN * share}%)` }} />
          <span className="loom-beam left-0" />
          <span className="loom-beam right-0" />
        </div>
        <p dir="ltr" className="relative mx-auto mt-2.5 h-5 max-w-87 text-sand text-sm tabular-nums">
          <span className="absolute left-0">{number(Math.max(0, points - WIDEST))}</span>
          {share < 0.7 && share > 0.28 && (
            <>
              <b className="-translate-x-1/2 absolute text-brass-2" style={{ left: `${50 - (SPAN * share) / 2}%` }}>
                {from}
              </b>
              <b className="-translate-x-1/2 absolute text-brass-2" style={{ left: `${50 + (SPAN * share) / 2}%` }}>
                {to}
              </b>
            </>
          )}
          <b dir="auto" className="-translate-x-1/2 absolute left-1/2 whitespace-nowrap text-strong">
            {t("you", { points: number(points) })}
          </b>
          <span className="absolute right-0">{number(points + WIDEST)}</span>
        </p>
      </div>
      <p className="mt-2 text-md">
        {t.rich("window", {
          from: from ?? "",
          to: to ?? "",
          number: (chunk) => <b className="text-brass-2">{chunk}</b>,
        })}
      </p>
    </Panel>
  );
}
