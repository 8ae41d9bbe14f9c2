import type { ReactNode } from "react";
import { RuleLink } from "@/components/rules/rule-link";

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
          <RuleLink paragraph={rule} className="pointer-events-auto px-1 py-2" />
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
  ...reason
}: Reason & {
  x: number;
  within: number;
  /** How far over the frame's upper edge it stands, where something is not to be hidden. */
  over?: number;
}) {
  const share = within > 0 ? Math.min(0.94, Math.max(0.06, x / within)) : 0.5;
  return (
    <p
      role="status"
      className="unmirrored lacquer pointer-events-none absolute z-(--z-reason) w-max max-w-[min(17rem,92vw)] animate-pop rounded-control px-3 py-2 text-center font-semibold text-md shadow-panel"
      style={{ bottom: `calc(100% + ${over}px)`, left: `${share * 100}%`, translate: `${-share * 100}% 0` }}
    >
      <ReasonWords {...reason} />
    </p>
  );
}
