import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { classes } from "@/components/ui/classes";
import { Ring, type RingMood } from "@/components/ui/ring";
import { useTimeLeft } from "@/lib/client/clock";
import styles from "./board.module.css";

/** A turn's clock: when it runs out and how long it was. */
export interface Clock {
  readonly deadline: number | null;
  readonly totalMs: number;
}

const LAST_MS = 3_000;
const moodOf = (left: number, total: number): RingMood =>
  left <= LAST_MS ? "last" : left < total * 0.5 ? "hurry" : "calm";
const inks = { brass: "text-calm", calm: "text-calm", hurry: "text-hurry", last: "text-last" } as const;
const grounds = { brass: "bg-calm", calm: "bg-calm", hurry: "bg-hurry", last: "bg-last" } as const;

/** How often a clock face is looked at. Between looks it glides on to where it will be at the next. */
const LOOK_MS = 100;
const fractionOf = (left: number, total: number) => Math.min(1, Math.max(0, left - LOOK_MS) / total);

/** The clock round a picture; without a clock a full ring says whose turn it is. */
export function TurnRing({ clock, size, children }: { clock: Clock | null; size: number; children: ReactNode }) {
  const left = useTimeLeft(clock?.deadline ?? null, LOOK_MS);
  if (!clock)
    return (
      <span className="grid place-items-center rounded-full bg-night/70" style={{ inlineSize: size, blockSize: size }}>
        {children}
      </span>
    );
  const isTimed = left !== null && clock.totalMs > 0;
  return (
    <Ring
      fraction={isTimed ? fractionOf(left, clock.totalMs) : 1}
      mood={isTimed ? moodOf(left, clock.totalMs) : "calm"}
      size={size}
      width={5}
      className="rounded-full bg-night/70 [&_circle]:duration-100"
    >
      {children}
    </Ring>
  );
}

/** The clock as a bar; in the last seconds it pulses red. */
export function ClockBar({ clock, className = "" }: { clock: Clock; className?: string }) {
  const left = useTimeLeft(clock.deadline, LOOK_MS);
  if (left === null || clock.totalMs <= 0) return null;
  const mood = moodOf(left, clock.totalMs);
  return (
    <span aria-hidden="true" className={`block h-1.5 overflow-hidden rounded-full bg-night/70 ${className}`}>
      <span
        className={classes(styles.bar, "block size-full rounded-full", grounds[mood], mood === "last" && styles.last)}
        style={{ transform: `scaleX(${fractionOf(left, clock.totalMs)})` }}
      />
    </span>
  );
}

/** What is left of the clock in tenths of a second. */
export function ClockText({ clock, className = "" }: { clock: Clock; className?: string }) {
  const t = useTranslations("baloot");
  const left = useTimeLeft(clock.deadline, LOOK_MS);
  if (left === null || clock.totalMs <= 0) return null;
  return (
    <span className={`font-extrabold tabular-nums ${inks[moodOf(left, clock.totalMs)]} ${className}`}>
      <bdi>{t("seconds", { seconds: (left / 1_000).toFixed(1) })}</bdi>
    </span>
  );
}
