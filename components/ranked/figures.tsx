"use client";

import { useFormatter } from "use-intl";
import { classes } from "@/components/ui/classes";

/** A change of points with its sign, and a true minus. */
export function signed(change: number, written: (value: number) => string): string {
  if (change === 0) return "0";
  return `${change > 0 ? "+" : "−"}${written(Math.abs(change))}`;
}

/** Numbers and dates as they are written in the language spoken, thousands with a comma. */
export function useFigures() {
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

/** A change of points: what was won in brass, what was lost in madder. */
export function PointsMoved({ of: change, className }: { of: number; className?: string }) {
  const { number } = useFigures();
  return (
    <bdi
      dir="ltr"
      className={classes(
        "font-bold tabular-nums",
        change > 0 ? "text-brass-2" : change < 0 ? "text-madder-1" : "text-sand",
        className,
      )}
    >
      {signed(change, number)}
    </bdi>
  );
}

/** Minutes and seconds, as a clock writes them. */
export function clockTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
