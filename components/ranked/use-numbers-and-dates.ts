"use client";

import { useFormatter } from "use-intl";

/** Numbers and dates as they are written in the language spoken, thousands with a comma. */
export function useNumbersAndDates() {
  const format = useFormatter();
  return {
    number: (value: number) => format.number(value),
    percent: (share: number) => format.number(share, { style: "percent", maximumFractionDigits: share < 0.05 ? 1 : 0 }),
    seasonDay: (at: number) => format.dateTime(at, { day: "numeric", month: "long", timeZone: "Asia/Riyadh" }),
    day: (at: number) => format.dateTime(at, { day: "numeric", month: "short", timeZone: ownTimeZone() }),
    time: (at: number) =>
      format.dateTime(at, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: ownTimeZone() }),
    dayAndTime: (at: number) =>
      format.dateTime(at, {
        day: "numeric",
        month: "short",
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
        timeZone: ownTimeZone(),
      }),
  };
}

/** The house speaks of UTC where it has to be the same everywhere; when somebody played is told in their own time. */
const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
