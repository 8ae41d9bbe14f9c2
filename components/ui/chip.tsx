import type { ReactNode } from "react";
import { classes } from "./classes";
import type { Icon } from "./icons";

/** Plain for facts, brass for us and the host, madder for a warning, calm for what is open and well. */
type ChipTone = "plain" | "brass" | "madder" | "calm";

const tones: Record<ChipTone, string> = {
  plain: "border border-hairline bg-well text-bone",
  brass: "bg-brass-3 text-brass-ink",
  madder: "bg-linear-to-b from-[#c94234] to-[#a62f25] text-white shadow-[0_0_18px_rgb(224_80_60/0.35)]",
  calm: "border border-calm/40 bg-calm/12 text-calm",
};

/** A small word beside a name: host, away, last card. */
export function Chip({
  tone = "plain",
  icon: Glyph,
  className,
  children,
}: {
  tone?: ChipTone;
  icon?: Icon;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classes(
        "inline-flex min-h-6 items-center gap-1.5 whitespace-nowrap rounded-chip px-2 font-bold text-sm leading-none",
        tones[tone],
        className,
      )}
    >
      {Glyph && <Glyph size={14} />}
      {children}
    </span>
  );
}
