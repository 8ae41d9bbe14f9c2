"use client";

import { classes } from "@/components/ui/classes";
import { useNumbersAndDates } from "./use-numbers-and-dates";

/** A change of points with its sign, and a true minus. */
export function signed(change: number, written: (value: number) => string): string {
  if (change === 0) return "0";
  return `${change > 0 ? "+" : "−"}${written(Math.abs(change))}`;
}

/** A change of points: what was won in brass, what was lost in madder. */
export function PointsMoved({ of: change, className }: { of: number; className?: string }) {
  const { number } = useNumbersAndDates();
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
