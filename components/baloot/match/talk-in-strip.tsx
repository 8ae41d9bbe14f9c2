import { TalkStrip } from "@/components/chat/chat-panel";
import { classes } from "@/components/ui/classes";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import type { Card } from "@/lib/rules/baloot";
import { CardChip } from "../cards/card-chip";
import type { Layout } from "../layout/layout";
import { type Clock, ClockText } from "../turn/clock";

/** How far the strip of the talk reaches down from the upper edge of the one it stands for. */
const REACH = 105;

/** On a phone the talk stands where one's own place is, clear of trick and hand; whose turn it is stands at the foot meanwhile. */
export function TalkInStrip({
  layout: { dashboard, height, strip, scale },
  cards,
  words,
  clock,
  isOwnTurn,
}: {
  layout: Layout;
  cards: readonly Card[];
  words: string;
  clock: Clock | null;
  isOwnTurn: boolean;
}) {
  return (
    <>
      <LoadingBoundary>
        <TalkStrip
          className="lacquer absolute inset-x-0 z-(--z-reveal) mx-auto animate-appear rounded-panel px-2.5 py-1.5 shadow-panel"
          // From there it grows upwards, over the foot of the carpet.
          style={{ bottom: height - dashboard - REACH * scale, inlineSize: strip }}
          held={cards.map((card) => <CardChip key={card} card={card} />)}
        />
      </LoadingBoundary>
      <p
        role="status"
        className={classes(
          "lacquer pointer-events-none absolute inset-x-0 bottom-[max(0.375rem,var(--safe-bottom))] z-(--z-reason) mx-auto flex w-max max-w-[90%] items-baseline gap-1.5 rounded-control px-4 py-1 font-bold text-base text-strong shadow-panel",
          isOwnTurn && "border-brass-3 text-brass-1",
        )}
      >
        <span className="truncate">{words}</span>
        {/* It is told once, not every second. */}
        {clock && (
          <span aria-hidden="true">
            <ClockText clock={clock} isWhole />
          </span>
        )}
      </p>
    </>
  );
}
