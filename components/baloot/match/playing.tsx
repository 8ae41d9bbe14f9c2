import { type ComponentProps, useCallback } from "react";
import type { BoardProps } from "@/components/table/board-props";
import { useLastSeconds } from "@/components/table/turn/use-last-seconds";
import { Deferred } from "@/components/ui/loading/deferred";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { type BalootAction, type BalootOptions, type BalootState, pauses, sideOf } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { Purchase } from "../bidding/purchase";
import { ThrownIn } from "../bidding/thrown-in";
import { Backdrop } from "../carpet/backdrop";
import { TableTop } from "../carpet/table-top";
import { trickOnCarpet } from "../carpet/tricks";
import { PointsFlight } from "../flight/points-flight";
import { BotReactions } from "../happenings/bot-reactions";
import { HappeningsTold } from "../happenings/happenings-told";
import { guideIn } from "../layout/guide-place";
import { type Layout, placeFor } from "../layout/layout";
import { LastTrick, useLastTrick } from "../log/last-trick";
import { BoardMenu } from "../menu/board-menu";
import { useSheets } from "../menu/use-sheets";
import { MomentLayer } from "../moments/moment-layer";
import { useMoment } from "../moments/use-moment";
import { BalootCalled, useBalootMoment } from "../projects/baloot-called";
import { Reveal } from "../projects/reveal";
import { useVerdict } from "../qayd/use-verdict";
import { refusedSeat } from "../sawa/refused-hand";
import { SawaPause } from "../sawa/sawa-pause";
import { useFastFinish } from "../sawa/use-fast-finish";
import { useRefuser } from "../sawa/use-refuser";
import { MatchScore } from "../score/match-score";
import { usePoints } from "../score/use-points";
import { useSeatsShown } from "../seats/use-seats-shown";
import { askedOf } from "../turn/asked";
import { useTurn } from "../turn/use-turn";
import { useTurnClock } from "../turn/use-turn-clock";
import { Interruptions } from "./interruptions";
import { Guide, MatchStory } from "./lazy-parts";
import { OwnSide } from "./own-side";
import { Sidebar } from "./sidebar";
import { TopBar } from "./top-bar";
import { useDealing } from "./use-dealing";
import { useGuide } from "./use-guide";
import { useNames } from "./use-names";
import { useOwnPlay } from "./use-own-play";

type Props = BoardProps<BalootState, BalootAction, BalootOptions> & { layout: Layout };

/** One match from its first deal to its end: what is on the screen at each moment of it. */
export function Playing({ shown, move, say, leave, chooseNext, layout }: Props) {
  const { view, table, seat, deadline } = shown;
  const lastTrick = useLastTrick();
  const { phase, deals, options } = view;
  const us = sideOf(seat ?? 0);
  const placeOf = useCallback((who: Seat) => placeFor(seat, who), [seat]);
  const nameOf = useNames(table, seat);
  const verdict = useVerdict(view);
  const finish = useFastFinish(view);
  const isScored = phase === "sheet" || phase === "over";
  const { moment, holdsEnd, holdsReveal } = useMoment(view, seat !== null, finish !== null || verdict.deal !== null);
  const baloot = useBalootMoment(view);
  const isCovered = isScored && finish === null && !holdsEnd && !baloot.isShown;
  const isStopped = isScored || phase === "qayd";
  const trick = finish?.trick ?? trickOnCarpet(view);
  const asked = askedOf(view, table, seat);
  const { isWaiting, isOn, winner, words } = useTurn(view, seat, asked.isAsked, nameOf);
  const clock = useTurnClock(view, deadline);
  useLastSeconds(deadline, asked.isAsked && !isScored);
  const { isFresh, dealing } = useDealing(view);
  const refused = refusedSeat(view);
  const exposed = refused === seat ? null : refused;
  const seatsShown = useSeatsShown({
    view,
    table,
    own: seat,
    nameOf,
    clockOf: (who) => (isOn(who) ? clock : null),
    dealing,
    flagged: verdict.deal?.verdict?.seat ?? null,
    open: exposed,
    fallen: finish?.fallen ?? null,
    refuser: useRefuser(view),
    isSilent: isCovered,
  });
  const own = useOwnPlay({ shown, move, asked, trick, finish, dealing, isElsewhere: lastTrick.isShown });
  const { act, hand, isMarkLaid } = own;
  const isOpen = refused !== null && refused === seat && hand.cards.length > 0;

  const log = { view, us, own: seat, nameOf };
  const { show: showSheet, sheets } = useSheets(log);
  const points = usePoints(view, us, finish !== null || verdict.deal !== null);
  const chooseAnything = useCallback(() => chooseNext?.(), [chooseNext]);
  const guide = useGuide(chooseNext, view, isCovered ? null : seat);
  const menu = (
    <BoardMenu
      options={options}
      onSheet={showSheet}
      onLastTrick={lastTrick.show}
      onNext={chooseNext && chooseAnything}
      onLeave={leave}
    />
  );
  const score = <MatchScore view={view} us={us} points={points} layout={layout} nameOf={nameOf} />;

  return (
    <div className="group/match absolute inset-0 isolate" style={{ ["--reveal-time" as string]: `${pauses.reveal}ms` }}>
      <Backdrop layout={layout} />
      {/* Words of the table are not marked by a card that is dragged past its hand, as while a sheet still fades. */}
      <div className="absolute inset-y-0 start-0 select-none" style={{ inlineSize: layout.width }}>
        <TableTop
          view={view}
          own={seat}
          layout={layout}
          placeOf={placeOf}
          nameOf={nameOf}
          seatsShown={seatsShown}
          trick={trick}
          winner={winner}
          thrown={hand.thrown}
          isOwnTurn={asked.isOwnTurn}
          dealing={dealing}
          isFresh={isFresh}
          isStopped={isStopped}
          isMarked={isMarkLaid && !isStopped}
          longPress={lastTrick.longPress}
        />
        <TopBar {...{ view, layout, menu, score, isScored, isCovered }} watchers={table.watchers} />

        {/* Before what one can answer, which is where one comes to next. */}
        {phase === "sawa" && (
          <SawaPause view={view} layout={layout} own={seat} words={words} clock={clock} nameOf={nameOf} />
        )}
        <OwnSide
          {...{ shown, layout, log, asked, words, own, isFresh, isStopped, isOpen, say }}
          self={seatsShown.find(({ place }) => place === "south") ?? null}
          clock={isWaiting ? clock : null}
          isFootFree={guide.lesson === null}
        />
        {phase === "ready" && !isFresh && view.deal.contract && (
          <Purchase contract={view.deal.contract} place={placeOf(view.deal.contract.buyer)} layout={layout} />
        )}
        <BotReactions view={view} seats={table.seats} layout={layout} placeOf={placeOf} />
        <ThrownIn view={view} layout={layout} nameOf={nameOf} />
        <BalootCalled view={view} layout={layout} moment={baloot} />
        {phase === "reveal" && !holdsReveal && <Reveal {...log} layout={layout} />}
        <MomentLayer moment={moment} us={us} own={seat} layout={layout} nameOf={nameOf} />
        <PointsFlight deals={deals} coming={points.coming} delay={points.setOut} layout={layout} />
        <Interruptions
          {...{ shown, us, layout, clock, placeOf, nameOf, exposed, verdict, isCovered, act, say, leave, chooseNext }}
          onTricks={() => showSheet("log")}
        />
        {lastTrick.isShown && !isStopped && <LastTrick view={view} nameOf={nameOf} onPutAway={lastTrick.putAway} />}
      </div>

      {layout.sidebar > 0 && (
        <Deferred>
          <Sidebar
            width={layout.sidebar}
            menu={menu}
            score={score}
            log={log}
            isAlone={isAlone(shown)}
            story={storyOf(isCovered && verdict.deal === null, log)}
            onSettings={() => showSheet("settings")}
          />
        </Deferred>
      )}

      <HappeningsTold {...log} isOwnTurn={asked.isAsked && !isScored} isHeld={finish !== null} />
      {own.dialogs}
      <Deferred>
        <LoadingBoundary>
          {guide.isShown && (
            <Guide place={guideIn(layout)} isAway={isOpen} moment={guide.lesson} onApps={guide.onApps} />
          )}
          {sheets}
        </LoadingBoundary>
      </Deferred>
    </div>
  );
}

/** How the match went, once its end is seen; null before that. */
function storyOf(isSeen: boolean, log: Omit<ComponentProps<typeof MatchStory>, "winner" | "isBeside">) {
  const { winner } = log.view;
  if (!isSeen || winner === null) return null;
  return (
    <LoadingBoundary>
      <MatchStory {...log} winner={winner} isBeside />
    </LoadingBoundary>
  );
}

/** There is nobody to talk with: bots alone, nobody who looks on, and nothing that was said. */
const isAlone = ({ chat, table, seat }: Props["shown"]) =>
  chat.length === 0 &&
  table.watchers === 0 &&
  table.seats.every((who, number) => number === seat || who === null || who.bot !== null);
