import type { ReactNode } from "react";
import { useRunDown } from "@/lib/browser/page/use-time-left";
import { classes } from "./classes";

/** The clock's colour; its length and a number beside it say the same. Brass is for a turn without hurry, ink for what is on brass. */
export type RingMood = "brass" | "ink" | "calm" | "hurry" | "last";

const moods: Record<RingMood, string> = {
  brass: "stroke-brass-1",
  ink: "stroke-brass-ink",
  calm: "stroke-calm",
  hurry: "stroke-hurry",
  last: "stroke-last",
};

/** What a clock ring takes. */
interface RingProps {
  /** When it has run down, by `performance.now()`; without a deadline it is full. */
  deadline: number | null;
  /** How long it was full. */
  totalMs: number;
  mood?: RingMood;
  /** Outer edge in px. */
  size: number;
  /** Thickness in px. */
  width?: number;
  className?: string;
  /** What it goes round, such as an avatar. */
  children?: ReactNode;
}

const whole = { transform: "none" };
const gone = { transform: "rotate(-180deg)" };
/** Each half turns out of its own side of the ring: the end of the way first, then its beginning. */
const halves: readonly { readonly side: "left" | "right"; readonly sweep: 0 | 1; readonly turn: Keyframe[] }[] = [
  { side: "left", sweep: 0, turn: [whole, { ...gone, offset: 0.5 }, gone] },
  { side: "right", sweep: 1, turn: [whole, { ...whole, offset: 0.5 }, gone] },
];

/** A clock running down clockwise from the top, the same way in both scripts. It is decoration: say the time in words. */
export function Ring({ deadline, totalMs, mood = "brass", size, width = 4, className, children }: RingProps) {
  return (
    <span
      className={classes("relative inline-grid place-items-center", className)}
      style={{ inlineSize: size, blockSize: size }}
    >
      <svg viewBox={`0 0 ${size} ${size}`} fill="none" aria-hidden="true" className="absolute inset-0 size-full">
        <circle
          cx={size / 2}
          cy={size / 2}
          r={(size - width) / 2}
          strokeWidth={width}
          className={mood === "ink" ? "stroke-brass-ink/25" : "stroke-night-indigo"}
        />
      </svg>
      {halves.map((half) => (
        <Half
          key={half.side}
          half={half}
          deadline={deadline}
          totalMs={totalMs}
          size={size}
          width={width}
          ink={moods[mood]}
        />
      ))}
      {children}
    </span>
  );
}

function Half({
  half: { side, sweep, turn },
  deadline,
  totalMs,
  size,
  width,
  ink,
}: Required<Pick<RingProps, "deadline" | "totalMs" | "size" | "width">> & {
  half: (typeof halves)[number];
  ink: string;
}) {
  const radius = (size - width) / 2;
  const run = useRunDown<SVGSVGElement>(deadline, totalMs, turn);
  return (
    <span aria-hidden="true" className="absolute top-0 h-full w-1/2 overflow-hidden" style={{ [side]: 0 }}>
      <svg
        ref={run}
        aria-hidden="true"
        viewBox={`0 0 ${size} ${size}`}
        fill="none"
        className="absolute top-0 max-w-none"
        style={{ width: size, height: size, [side]: 0 }}
      >
        <path
          d={`M${size / 2} ${width / 2}A${radius} ${radius} 0 0 ${sweep} ${size / 2} ${size - width / 2}`}
          strokeWidth={width}
          className={ink}
        />
      </svg>
    </span>
  );
}
