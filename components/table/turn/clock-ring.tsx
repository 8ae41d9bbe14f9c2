import type { ReactNode } from "react";
import { Ring, type RingMood } from "@/components/ui/ring";
import { useMarksPassed, useTimeLeft } from "@/lib/browser/page/use-time-left";

/** Less than this left is a hurry, and then the last moment. */
const HURRY_MS = 6_000;
const LAST_MS = 3_000;
const moods: readonly RingMood[] = ["brass", "hurry", "last"];

/** A turn's clock round a picture; without a deadline it only says that it is this one's turn. */
export function ClockRing({
  deadline,
  totalMs,
  size,
  width,
  children,
}: {
  deadline: number | null;
  totalMs: number;
  size: number;
  width?: number;
  children: ReactNode;
}) {
  const mood = moods[useMarksPassed(deadline, HURRY_MS, LAST_MS)];
  return (
    <Ring deadline={deadline} totalMs={totalMs} mood={mood} size={size} width={width}>
      {children}
    </Ring>
  );
}

/** Whole seconds until a deadline, as text by `words`; nothing without a deadline. */
export function SecondsLeft({ deadline, words }: { deadline: number | null; words: (seconds: number) => string }) {
  const left = useTimeLeft(deadline, 250);
  return left === null ? null : <span className="tabular-nums">{words(Math.ceil(left / 1_000))}</span>;
}
