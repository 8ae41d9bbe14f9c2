import { type ReactNode, useDeferredValue } from "react";
import { useTranslations } from "use-intl";
import { classes } from "@/components/ui/classes";
import { Ring, type RingMood } from "@/components/ui/ring";
import { useMarksPassed, useRunDown, useTimeLeft } from "@/lib/browser/page/use-time-left";
import styles from "./clock.module.css";

/** How thick a clock is drawn round a picture. */
const thickness = (size: number) => Math.max(5, 0.054 * size);

/** A turn's clock: when it runs out and how long it was. */
export interface Clock {
  readonly deadline: number | null;
  readonly totalMs: number;
}

const LAST_MS = 3_000;
/** So much of another's turn is counted down. */
const COUNTED_MS = 5_000;
const moods = ["calm", "hurry", "last"] as const satisfies readonly RingMood[];
const inks = { calm: "text-calm", hurry: "text-hurry", last: "text-last" } as const;
const grounds = { calm: "bg-calm", hurry: "bg-hurry", last: "bg-last" } as const;
const runningOut: Keyframe[] = [{ transform: "none" }, { transform: "scaleX(0)" }];

/** When a clock's colour turns: half of the time is a hurry, and three seconds are the last moment; of a short one the hurry is half of what comes before that. */
export const marksOf = (totalMs: number): [number, number] => [
  totalMs / 2 > LAST_MS ? totalMs / 2 : (totalMs + LAST_MS) / 2,
  LAST_MS,
];

function useMood({ deadline, totalMs }: Clock) {
  return moods[useMarksPassed(deadline, ...marksOf(totalMs))] ?? "calm";
}

/** The clock round a picture; without a clock a full ring says whose turn it is. */
export function TurnRing({ clock: now, size, children }: { clock: Clock | null; size: number; children: ReactNode }) {
  // The card that ends a turn is seen before the clock of the next one.
  const clock = useDeferredValue(now);
  const mood = useMood(clock ?? { deadline: null, totalMs: 0 });
  if (!clock)
    return (
      <span className="grid place-items-center rounded-full bg-night/70" style={{ inlineSize: size, blockSize: size }}>
        {children}
      </span>
    );
  return (
    <Ring {...clock} mood={mood} size={size} width={thickness(size)} className="rounded-full bg-night/70">
      {children}
    </Ring>
  );
}

/** The clock as a bar; in the last seconds it pulses red. */
export function ClockBar({ clock, className = "" }: { clock: Clock; className?: string }) {
  const mood = useMood(clock);
  const run = useRunDown<HTMLSpanElement>(clock.deadline, clock.totalMs, runningOut);
  if (clock.deadline === null || clock.totalMs <= 0) return null;
  return (
    <span
      aria-hidden="true"
      data-clock-bar=""
      className={classes(
        "block h-1.5 overflow-hidden rounded-full bg-night/70",
        mood === "last" && styles.last,
        className,
      )}
    >
      <span ref={run} className={classes("block size-full origin-start rounded-full", grounds[mood])} />
    </span>
  );
}

interface ClockTextProps {
  readonly clock: Clock;
  readonly className?: string;
  /** In whole seconds, not in tenths. */
  readonly isWhole?: boolean;
}

/** What is left of the clock. */
export function ClockText({ clock, className = "", isWhole = false }: ClockTextProps) {
  const t = useTranslations("baloot");
  const left = useTimeLeft(clock.deadline, isWhole ? 250 : 100);
  const mood = useMood(clock);
  if (left === null || clock.totalMs <= 0) return null;
  return (
    <span data-clock-text="" className={`font-extrabold tabular-nums ${inks[mood]} ${className}`}>
      <bdi>{t("seconds", { seconds: isWhole ? Math.ceil(left / 1_000) : (left / 1_000).toFixed(1) })}</bdi>
    </span>
  );
}

/** The last seconds of somebody else's clock: nothing counts before them, and their line is kept free. */
export function LastSeconds({ clock, className = "" }: Omit<ClockTextProps, "isWhole">) {
  const isCounted = useMarksPassed(clock.deadline, COUNTED_MS, 0) > 0;
  if (clock.deadline === null || clock.totalMs <= 0) return null;
  return isCounted ? (
    <ClockText clock={clock} className={className} isWhole />
  ) : (
    <span className={className}>&nbsp;</span>
  );
}
