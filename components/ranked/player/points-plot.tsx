"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { classes } from "@/components/ui/classes";
import { Panel } from "@/components/ui/panel";
import { useLeagueNames } from "../leagues/league-at";
import { LeagueMark } from "../leagues/league-mark";
import { useNumbersAndDates } from "../use-numbers-and-dates";
import { type PlotPoint, plotOf } from "./plot-scale";

const tints: Readonly<Record<string, string>> = {
  beginner: "rgb(138 101 71 / 0.16)",
  amateur: "rgb(191 59 51 / 0.12)",
  adept: "rgb(206 138 51 / 0.13)",
  pro: "rgb(191 59 51 / 0.16)",
  veteran: "rgb(59 51 132 / 0.5)",
  mastermind: "rgb(223 174 78 / 0.16)",
  legend: "rgb(240 203 123 / 0.2)",
};

/** Points over time on the leagues they lay in; the same as a table for whoever reads rather than looks. */
export function PointsPlot({ history, season }: { history: readonly PlotPoint[]; season: number }) {
  const t = useTranslations("ranked.player");
  const [isTable, setTable] = useState(false);
  return (
    <Panel
      title={t("plot", { season })}
      aside={
        history.length > 0 && (
          <button
            type="button"
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
            className="-my-3 min-h-11 rounded-control px-2 font-bold text-brass-2 text-md hover:bg-brass-3/12"
          >
            {t(isTable ? "asPlot" : "asTable")}
          </button>
        )
      }
      className="min-w-0 p-3 lg:p-4.5"
    >
      {history.length === 0 ? (
        <p className="text-base text-sand">{t("noPlot")}</p>
      ) : isTable ? (
        <PointsTable history={history} />
      ) : (
        <Field history={history} />
      )}
    </Panel>
  );
}

/** The plot itself. Its axes are numbers: it never mirrors. */
function Field({ history }: { history: readonly PlotPoint[] }) {
  const t = useTranslations("ranked.player");
  const { number, day } = useNumbersAndDates();
  const nameOf = useLeagueNames();
  const plot = plotOf(history);
  const last = history.at(-1);
  if (!plot || !last) return null;
  const bestPoint = history[plot.best] ?? last;
  const line = plot.line.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L");
  const high = plot.veil.map((at) => `${at.x.toFixed(2)} ${at.high.toFixed(2)}`);
  const low = plot.veil.map((at) => `${at.x.toFixed(2)} ${at.low.toFixed(2)}`).reverse();
  const dots = [
    {
      key: "best",
      spot: plot.line[plot.best],
      label: t("best", { points: number(bestPoint.points) }),
      isFilled: false,
    },
    { key: "today", spot: plot.line.at(-1), label: t("today", { points: number(last.points) }), isFilled: true },
  ];
  return (
    <figure
      aria-label={t("plotSays", {
        best: number(bestPoint.points),
        now: number(last.points),
        matches: number(history.length),
      })}
      className="unmirrored grid grid-cols-[auto_1fr_auto] gap-x-2"
    >
      <div aria-hidden="true" className="relative w-9 text-sand text-xs tabular-nums lg:text-sm">
        {plot.levels.map(({ points, y }) => (
          <span key={points} className="-translate-y-1/2 absolute end-0" style={{ top: `${y}%` }}>
            {number(points)}
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="relative h-27 lg:h-50 short:h-22">
        {plot.zones.map(({ league, top, bottom }) => (
          <div
            key={league}
            className="absolute inset-x-0"
            style={{ top: `${top}%`, height: `${bottom - top}%`, background: tints[league] }}
          />
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          fill="none"
          className="absolute inset-0 size-full overflow-visible [&>path]:[vector-effect:non-scaling-stroke]"
        >
          {plot.levels.map(({ points, y, isThreshold }) => (
            <path
              key={points}
              d={`M0 ${y}H100`}
              stroke={isThreshold ? "rgb(223 174 78 / 0.5)" : "rgb(255 255 255 / 0.08)"}
              strokeDasharray={isThreshold ? "2 4" : undefined}
            />
          ))}
          <path d={`M${[...high, ...low].join("L")}z`} fill="rgb(223 174 78 / 0.13)" />
          <path d={`M${line}`} stroke="#120b19" strokeWidth={5} strokeLinejoin="round" strokeLinecap="round" />
          <path
            d={`M${line}`}
            stroke="var(--color-brass-2)"
            strokeWidth={2.2}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </svg>
        {dots.map(
          ({ key, spot, label, isFilled }) =>
            spot && (
              <span key={key} className="absolute" style={{ left: `${spot.x}%`, top: `${spot.y}%` }}>
                <span
                  className={`-translate-1/2 absolute size-2.5 rounded-full border-2 ${isFilled ? "border-well bg-brass-1" : "border-brass-1 bg-well"}`}
                />
                <span
                  dir="auto"
                  className={`lacquer absolute hidden whitespace-nowrap rounded-chip px-1.5 text-sm lg:block ${isFilled ? "top-7 right-0" : spot.x > 85 ? "-top-9 right-2" : "-top-8 -translate-x-1/2"}`}
                >
                  {label}
                </span>
              </span>
            ),
        )}
      </div>
      <div className="relative w-6">
        {plot.zones
          .filter(({ top, bottom }) => bottom - top > 12)
          .map(({ league, top, bottom }) => (
            <span key={league} className="-translate-y-1/2 absolute" style={{ top: `${(top + bottom) / 2}%` }}>
              <LeagueMark league={league} size={24} label={nameOf(league)} />
            </span>
          ))}
      </div>
      <span />
      <div aria-hidden="true" className="relative mt-1 h-5 text-sand text-sm">
        {plot.days.map(({ at, x }, order) => (
          <span
            key={at}
            dir="auto"
            className={classes(
              "absolute whitespace-nowrap",
              x > 5 && x < 95 && "-translate-x-1/2",
              // A phone has room for every other one.
              order % 2 === 1 && "max-lg:hidden",
            )}
            style={x < 95 ? { left: `${x}%` } : { right: 0 }}
          >
            {day(at)}
          </span>
        ))}
      </div>
    </figure>
  );
}

function PointsTable({ history }: { history: readonly PlotPoint[] }) {
  const t = useTranslations("ranked.player");
  const { number, dayAndTime } = useNumbersAndDates();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <section tabIndex={0} aria-label={t("asTable")} className="max-h-52 overflow-y-auto overscroll-contain">
      <table className="w-full text-start text-base tabular-nums">
        <thead className="text-md text-sand">
          <tr>
            <th scope="col" className="py-1 text-start font-semibold">
              {t("when")}
            </th>
            <th scope="col" className="text-end font-semibold">
              {t("points")}
            </th>
            <th scope="col" className="text-end font-semibold">
              ±
            </th>
          </tr>
        </thead>
        <tbody>
          {[...history].reverse().map(({ at, points, spread }) => (
            <tr key={at} className="border-hairline/30 border-t">
              <th scope="row" className="py-1 text-start font-semibold">
                {dayAndTime(at)}
              </th>
              <td className="text-end font-bold text-brass-2">{number(points)}</td>
              <td className="text-end text-sand">{number(Math.round(spread))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
