/** What a first deal may have something said about, in the order in which it comes. */
const guideMoments = ["pick", "select", "open", "lay", "discard", "lock"] as const;
type GuideMoment = (typeof guideMoments)[number];

/** What is worth a word just now, null for nothing. */
export function guideMoment({
  phase,
  hasOpened,
  selected,
  undoable,
}: {
  readonly phase: "pick" | "play" | "wait";
  readonly hasOpened: boolean;
  readonly selected: number;
  readonly undoable: number;
}): GuideMoment | null {
  if (phase === "wait") return hasOpened ? "lock" : null;
  if (phase === "pick") return "pick";
  if (selected > 0) return hasOpened ? "lay" : "open";
  return undoable > 0 ? "discard" : "select";
}
