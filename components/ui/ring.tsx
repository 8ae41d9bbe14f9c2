import type { ReactNode } from "react";
import { classes } from "./classes";

/** The clock's colour; its length and a number beside it say the same. Brass is for a turn without hurry. */
export type RingMood = "brass" | "calm" | "hurry" | "last";

const moods: Record<RingMood, string> = {
  brass: "stroke-brass-1",
  calm: "stroke-calm",
  hurry: "stroke-hurry",
  last: "stroke-last",
};

/** What a clock ring takes. */
export interface RingProps {
  /** What is left, 1 to 0. */
  fraction: number;
  mood?: RingMood;
  /** Outer edge in px. */
  size: number;
  /** Thickness in px. */
  width?: number;
  className?: string;
  /** What it goes round, such as an avatar. */
  children?: ReactNode;
}

/** A clock running down clockwise from the top, the same way in both scripts. It is decoration: say the time in words. */
export function Ring({ fraction, mood = "brass", size, width = 4, className, children }: RingProps) {
  const radius = (size - width) / 2;
  const left = Math.min(1, Math.max(0, fraction));
  return (
    <span
      className={classes("relative inline-grid place-items-center", className)}
      style={{ inlineSize: size, blockSize: size }}
    >
      <svg
        viewBox={`0 0 ${size} ${size}`}
        fill="none"
        aria-hidden="true"
        className="-rotate-90 absolute inset-0 size-full"
      >
        <circle cx={size / 2} cy={size / 2} r={radius} strokeWidth={width} className="stroke-night-indigo" />
        {left > 0 && (
          <circle
            cx={size / 2}
            cy={size / 2}
            r={radius}
            strokeWidth={width}
            strokeLinecap="round"
            pathLength={1}
            strokeDasharray={`${left} 1`}
            className={classes("transition-[stroke-dasharray] duration-250 ease-linear", moods[mood])}
          />
        )}
      </svg>
      {children}
    </span>
  );
}
