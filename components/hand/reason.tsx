import type { ReactNode } from "react";
import { RuleLink } from "@/components/rulebook/rule-link";
import { classes } from "@/components/ui/classes";

/** Why something cannot be done, and the paragraph that says so. */
export interface Reason {
  readonly text: string;
  readonly rule?: string;
}

/** A reason in words, with the way to its paragraph. */
export function ReasonWords({ text, rule }: Reason): ReactNode {
  return (
    <>
      <bdi>{text}</bdi>
      {rule && (
        <>
          {" "}
          <RuleLink paragraph={rule} isSign className="pointer-events-auto px-2 py-2.5" />
        </>
      )}
    </>
  );
}

/** Why something cannot be done, over the thing itself: `x` is its middle in a frame as wide as `within`. */
export function ReasonBubble({
  x,
  within,
  over = -22,
  isBone = false,
  ...reason
}: Reason & {
  x: number;
  within: number;
  /** How far over the frame's upper edge it stands, where something is not to be hidden. */
  over?: number;
  /** On bone, as what is said at a place of the table. */
  isBone?: boolean;
}) {
  const share = within > 0 ? Math.min(0.94, Math.max(0.06, x / within)) : 0.5;
  return (
    <p
      role="status"
      className={classes(
        "unmirrored pointer-events-none absolute z-(--z-reason) w-max max-w-[min(17rem,92vw)] animate-pop rounded-control px-3 py-2 text-center font-semibold text-md shadow-panel",
        isBone ? "bg-bone text-paper-ink [&_a]:text-loom" : "lacquer",
      )}
      style={{ bottom: `calc(100% + ${over}px)`, left: `${share * 100}%`, translate: `${-share * 100}% 0` }}
    >
      <ReasonWords {...reason} />
    </p>
  );
}

/**
 * Why a card may not be played, in one line at the foot of a phone; another reason is another line, it does not move
 * over. A quiet one is there to be read, and is not read out.
 */
export function ReasonLine({
  isQuiet = false,
  isLong = false,
  ...reason
}: Reason & {
  isQuiet?: boolean;
  /** It takes two lines, between what stands on both sides of a hand. */
  isLong?: boolean;
}) {
  return (
    <p
      key={reason.text}
      role={isQuiet ? undefined : "status"}
      data-reason={isQuiet ? "quiet" : ""}
      className={classes(
        "lacquer absolute inset-x-3 z-(--z-reason) mx-auto w-fit animate-appear rounded-control px-4 text-center font-semibold shadow-panel",
        isLong
          ? "bottom-[calc(var(--safe-bottom)+10px)] max-w-96 text-balance py-1.5 text-base/5 lying:bottom-[calc(var(--safe-bottom)+2px)] lying:max-w-84 lying:py-0.5 lying:text-sm/4.5"
          : "bottom-[calc(var(--safe-bottom)+10px)] max-w-[94vw] py-1.5 text-base",
      )}
    >
      <ReasonWords {...reason} />
    </p>
  );
}
