import { type CSSProperties, useEffect, useState } from "react";
import { SuitSign, SunSign } from "../cards/signs";
import styles from "./bubble.module.css";
import type { Said } from "./said";
import { useSaidWords } from "./use-said-words";

const tones = {
  plain: "bg-linear-to-b from-[#fffdf6] to-[#f4e9d3] text-[#2a1a12] [--tail:#f4e9d3]",
  gold: "bg-linear-to-b from-brass-1 to-brass-3 text-brass-ink [--tail:var(--color-brass-3)]",
  grave: "bg-linear-to-b from-[#b83c34] to-[#97282a] text-madder-ink [--tail:#97282a]",
} as const;

/** Where a bubble's tail hangs, down to whoever speaks. */
type Tail = "left" | "right" | "none";

/** Where a bubble stands, by class names, and where its tail hangs. */
export interface Placed {
  readonly tail?: Tail;
  /** How wide it may be: what is longer breaks. */
  readonly most?: number;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** What a seat says, and for a moment what it has just said. */
export function SeatBubble({ said, ...placed }: Placed & { said: Said | null }) {
  const [last, keep] = useState(said);
  useEffect(() => {
    if (said) keep(said);
  }, [said]);
  if (said) return <SaidBubble said={said} {...placed} />;
  return last && <SaidBubble said={last} {...placed} onGone={() => keep(null)} />;
}

/**
 * A bubble over a seat, its tail down to it; what has lost is grey and broken. It stands where its class names put it: other
 * words are another bubble, so that none is seen to grow.
 */
export function SaidBubble({
  said,
  tail = "none",
  most,
  className,
  style,
  onGone,
}: Placed & {
  said: Said;
  /** It is said no more, and fades. */
  onGone?: () => void;
}) {
  const words = useSaidWords()(said);
  const mood = said.kind === "projects" ? said.mood : null;
  const isGrave = said.kind === "qayd" || said.kind === "kawesh" || said.kind === "refused";
  const tone = mood === "lost" || said.kind === "bid" ? "plain" : isGrave ? "grave" : "gold";
  return (
    // What is said again in the next round is heard again; what has lost is wider.
    <span key={`${words} ${said.kind === "bid" ? said.bid.round : mood}`} className={className} style={style}>
      <span
        data-said={onGone ? undefined : said.kind}
        data-fading={onGone && said.kind}
        onAnimationEnd={onGone}
        data-mood={mood ?? undefined}
        data-tail={tail}
        style={{ maxWidth: most }}
        className={`${styles.bubble} ${onGone ? styles.fading : ""} relative flex w-max items-center gap-1.5 ${most ? "text-balance leading-5" : "whitespace-nowrap"} rounded-[10px] px-3 py-1 font-extrabold text-base shadow-panel ${tones[tone]} ${mood === "lost" ? styles.broken : ""}`}
      >
        {said.kind === "bid" && said.bid.suit && <SuitSign suit={said.bid.suit} size={18} />}
        {said.kind === "bid" && (said.bid.bid === "sun" || said.bid.bid === "ashkal") && <SunSign size={20} />}
        {words}
      </span>
    </span>
  );
}
