import { useState } from "react";
import { NotSentYet } from "@/components/table/notices/not-sent";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import type { Deal } from "@/lib/rules/baloot";
import { Deeds, suitsApart } from "../actions/deed-buttons";
import type { useDeeds } from "../actions/use-deeds";
import { TrumpToken } from "../bidding/trump-token";
import { useBalootWords } from "../cards/card-words";
import type { Layout } from "../layout/layout";
import { WatchingWords } from "../match/watching";
import { type Clock, ClockBar } from "../turn/clock";
import { Dashboard, TurnWords } from "./dashboard";
import type { SeatShown } from "./other-seat";
import { OwnSeat } from "./own-seat";

/** The height of a button in a column, and of the room under it. */
const DEED = "3.625rem";

/** One's own seat, whose turn it is, what is played and what one can do: between carpet and hand on a phone, else beside the hand. */
export function OwnSeatAndDeeds({
  layout,
  shown,
  deal,
  deeds,
  words,
  clock,
  isMarked,
  line,
  onBack,
}: {
  layout: Layout;
  shown: SeatShown;
  deal: Deal;
  deeds: ReturnType<typeof useDeeds>["deeds"];
  words: string;
  clock: Clock | null;
  /** What could not be sent was done by a button, and says so in its place. */
  isMarked: boolean;
  /** Changes when what was said before may not have been heard: the line was lost, or the table refused something. */
  line: string;
  /** Takes the seat back, where a bot plays in it; false where that could not be said. */
  onBack: (() => boolean) | null;
}) {
  const { t } = useBalootWords();
  const { isTall, isWatched, sidebar } = layout;
  const { contract, raises } = deal;
  const token = contract && <TrumpToken contract={contract} raises={raises} size={isTall ? 44 : 58} />;
  // The bot ends what it has begun, and the seat is said to be its own until then.
  const [asked, setAsked] = useState<string | null>(null);
  useOnChange([onBack === null], () => setAsked(null));
  const soon = onBack && asked === line ? t(deal.tricks.length > 0 ? "backTrick" : "backBid") : null;
  const own = soon ?? (onBack ? t("standInFor") : words);
  const [suits, rest] = isTall ? suitsApart(deeds) : [[], deeds];
  const acts = onBack ? (
    <>
      <Button look="brass" className="ms-auto" why={soon} onClick={() => onBack() && setAsked(line)}>
        {t("back")}
      </Button>
      <span role="status" className="sr-only">
        {soon}
      </span>
    </>
  ) : (
    <Deeds deeds={rest} isColumn={!isTall}>
      {isMarked && <NotSentYet />}
    </Deeds>
  );
  // What is claimed says itself what is asked, of whom, and how long there is.
  const isSaid = deal.sawa?.answer === "asked" && !onBack;
  if (isTall)
    return (
      <>
        <Dashboard
          layout={layout}
          shown={shown}
          words={isSaid || deeds.length > 2 ? null : own}
          suits={suits}
          clock={clock}
          token={deeds.length > 3 || onBack ? null : token}
        >
          {!isWatched && acts}
        </Dashboard>
        {/* What one said before stands where the suits are now. */}
        <OwnSeat shown={shown} layout={layout} isQuiet={suits.length > 0} />
      </>
    );
  return (
    <>
      <OwnSeat shown={shown} layout={layout}>
        <div className={classes("mt-2", isWatched ? "lacquer w-36 rounded-control px-2.5 py-1.5" : "on-carpet w-34")}>
          <TurnWords words={own} clock={clock} />
          {clock && <ClockBar clock={clock} className="mt-1" />}
        </div>
      </OwnSeat>
      <div
        className="absolute end-4 z-(--z-lifted) grid min-w-32 justify-items-center gap-3"
        style={{ bottom: `max(${layout.deeds}px - ${sidebar > 0 ? DEED : "0px"}, var(--safe-bottom))` }}
      >
        {token}
        {/* Where there is room for three buttons it is kept free, and the trump over them stays where it is. */}
        <div style={sidebar > 0 ? { minHeight: `calc(3 * ${DEED})` } : undefined}>
          {isWatched ? (
            <div className="lacquer rounded-control px-3 py-1.5">
              <WatchingWords />
            </div>
          ) : (
            acts
          )}
        </div>
      </div>
    </>
  );
}
