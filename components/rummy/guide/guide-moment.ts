/** What a first deal may have something said about, in the order in which it comes. */
const guideMoments = ["draw", "early", "compose", "declare", "extend", "close"] as const;
type GuideMoment = (typeof guideMoments)[number];

/** What is worth a word just now, null for nothing. */
export function guideMoment({
  phase,
  isOpen,
  hasDeclared,
  isEnough,
  isLast,
}: {
  readonly phase: "draw" | "play" | "wait";
  /** The round in which one may declare has come. */
  readonly isOpen: boolean;
  readonly hasDeclared: boolean;
  /** What was put together may be declared. */
  readonly isEnough: boolean;
  /** One card is left. */
  readonly isLast: boolean;
}): GuideMoment | null {
  if (phase === "wait") return null;
  if (phase === "draw") return "draw";
  if (!isOpen) return "early";
  if (isLast) return "close";
  if (hasDeclared) return "extend";
  return isEnough ? "declare" : "compose";
}
