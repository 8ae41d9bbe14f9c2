import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { ChatButton } from "@/components/chat/chat-button";
import type { BoardProps } from "@/components/table/board";
import { useLastSeconds } from "@/components/table/last-seconds";
import { Afterwards } from "@/components/ui/afterwards";
import { Arrival } from "@/components/ui/arrival";
import { isolated } from "@/components/words/isolated";
import { useStored } from "@/lib/browser/stored";
import {
  type BalootAction,
  type BalootOptions,
  type BalootState,
  baloot,
  type Card,
  otherSide,
  sideOf,
} from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { useDeeds } from "./actions";
import styles from "./board.module.css";
import { BoardMenu } from "./board-menu";
import { useBalootWords } from "./card-words";
import type { Thrown } from "./carpet-plane";
import type { Clock } from "./clock";
import { dealingOf } from "./dealing";
import { Dusk } from "./dusk";
import { useFastFinish } from "./finish";
import { Hand, ReasonLine } from "./hand";
import { Hands } from "./hands";
import { Heading, useRulesLine } from "./heading";
import { LastTrick, useLastTrick } from "./last-trick";
import { Guide } from "./later";
import { guideIn, type Layout, placeFor } from "./layout";
import { BalootMoment } from "./moment";
import { News } from "./news";
import { OwnPlace } from "./own-place";
import { PointsFlight } from "./points-flight";
import { Reveal } from "./reveal";
import { SawaPause } from "./sawa";
import { Scoreboard } from "./scoreboard";
import { useNames, useSeatsShown, useTurn } from "./seats-shown";
import { appsOffered, guideSeen } from "./settings";
import { Sidebar } from "./sidebar";
import { Stops } from "./stops";
import { trickOnCarpet, tricksTaken } from "./story";
import { TableTop } from "./table-top";
import { ThrownIn } from "./thrown";
import { useLastCard } from "./use-last-card";
import { useMoves } from "./use-moves";
import { useOwnHand } from "./use-own-hand";
import { usePoints } from "./use-points";
import { useRefusal } from "./use-refusal";
import { useSheets } from "./use-sheets";
import { useVerdict } from "./use-verdict";
import { WatchedLog, WatchersAtCorner } from "./watching";

type Props = BoardProps<BalootState, BalootAction, BalootOptions> & { layout: Layout };

/** One match from its first deal to its end: what is on the screen at each moment of it. */
export function Playing({ shown, move, say, leave, chooseNext, layout }: Props) {
  const { view, table, seat, deadline, word } = shown;
  const { t } = useBalootWords();
  const rulesLine = useRulesLine();
  const isGuided = !useStored(guideSeen);
  const isOffered = useStored(appsOffered);
  const lastTrick = useLastTrick();
  const fresh = useRef(true);
  useLayoutEffect(() => {
    fresh.current = false;
  }, []);
  const isFresh = fresh.current && !(view.phase === "dealt" && view.deals.length === 0);

  const { phase, deal, asked, options } = view;
  const us = sideOf(seat ?? 0);
  const placeOf = useCallback((who: Seat) => placeFor(seat, who), [seat]);
  const nameOf = useNames(table, seat);
  const holder = seat === null ? null : (table.seats[seat] ?? null);
  const isAsked = seat !== null && (phase === "bidding" ? asked[0] === seat : asked.includes(seat)) && !holder?.standIn;
  const isOwnTurn = isAsked && phase === "playing";
  const verdict = useVerdict(view);
  const finish = useFastFinish(view);
  const isScored = phase === "sheet" || phase === "over";
  const isCovered = isScored && finish === null;
  const isStopped = isScored || phase === "qayd";
  const trick = finish?.trick ?? trickOnCarpet(view);
  const { isWaiting, isOn, winner, words } = useTurn(view, seat, isAsked, nameOf);

  const exposed = deal.sawa?.answer === "refused" && !isScored && deal.sawa.seat !== seat ? deal.sawa.seat : null;
  const totalMs = useMemo(() => baloot.wait(view)?.ms ?? 0, [view]);
  const clock = useMemo<Clock>(() => ({ deadline, totalMs }), [deadline, totalMs]);
  useLastSeconds(deadline, isAsked && !isScored);
  // A deal one comes into the middle of is not dealt again.
  const missed = useRef(isFresh ? phase : null);
  if (missed.current !== phase) missed.current = null;
  const isMissed = missed.current !== null;
  const taker = deal.contract?.taker ?? null;
  const dealing = useMemo(
    () => (isMissed ? null : dealingOf(phase, deal.dealer, taker)),
    [isMissed, phase, deal.dealer, taker],
  );
  const refuser = useRefusal(view);
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
    refuser,
    isSilent: isCovered,
  });
  const self = seatsShown.find(({ place }) => place === "south");

  const { act, whyNotCard } = useMoves({ view, seat, trick, word, move });
  const hand = useOwnHand(view, seat, finish, dealing);
  const isOpen = deal.sawa?.answer === "refused" && !isScored && deal.sawa.seat === seat && hand.cards.length > 0;
  const mayAct = isAsked || (options.enforcement === "free" && !holder?.standIn);
  const { deeds, dialogs } = useDeeds(view, mayAct ? seat : null, act, hand.lifted, hand.glow);
  // What could not be sent says so beside the card that was thrown, or where its button was.
  const isThrown = trick?.cards.some((card) => card === hand.thrown?.card) ?? false;
  const isMarkLaid = isThrown || deeds.length > 0;
  const onPlay = (card: Card, from: Thrown) => {
    hand.throwFrom(from);
    return act({ action: "play", card });
  };

  const lastCard = useLastCard({ cards: hand.cards, isOwnTurn, deeds, isElsewhere: lastTrick.isShown });

  const log = { view, us, own: seat, nameOf };
  const { show: showSheet, sheets } = useSheets(log);
  const { deals } = view;
  const hands = useMemo(
    () => <Hands deals={deals} options={options} us={us} nameOf={nameOf} />,
    [deals, options, us, nameOf],
  );
  const rules = rulesLine(options);
  const folded = useMemo(() => (layout.sidebar > 0 ? null : { hands, rules }), [layout, hands, rules]);
  const points = usePoints(view, us, finish !== null || verdict.deal !== null);
  const taken = tricksTaken(view);
  const chooseAnything = useCallback(() => chooseNext?.(), [chooseNext]);
  const toApps = chooseNext && options.ruleSet !== "app" ? () => chooseNext("ruleSet") : null;
  const menu = (
    <BoardMenu
      options={options}
      onSheet={showSheet}
      onLastTrick={lastTrick.show}
      onNext={chooseNext && chooseAnything}
      onLeave={leave}
    />
  );
  const score = (
    <Scoreboard
      us={points.scores[0]}
      them={points.scores[1]}
      coming={points.coming}
      comingIn={points.landed}
      taken={taken[us]}
      lost={taken[otherSide(us)]}
      folded={folded}
    />
  );
  const isAlone =
    shown.chat.length === 0 &&
    table.watchers === 0 &&
    table.seats.every((who, number) => number === seat || who === null || who.bot !== null);
  const isGuideShown = isGuided && seat !== null && !isCovered;
  const foot =
    phase === "bidding" && asked[0] !== undefined && seat !== null
      ? `${deal.dealer === seat ? t("youDeal") : t("dealtBy", { name: isolated(nameOf(deal.dealer)) })}. ${words}.`
      : null;

  return (
    <div className="absolute inset-0 isolate">
      <Dusk layout={layout} />
      <div className="absolute inset-y-0 start-0" style={{ inlineSize: layout.width }}>
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
          isOwnTurn={isOwnTurn}
          dealing={dealing}
          isFresh={isFresh}
          isStopped={isStopped}
          isMarked={isMarkLaid && !isStopped}
          longPress={lastTrick.longPress}
        />

        <header
          inert={isCovered}
          // Beside what stands in it the table can be touched: North sits there on a phone on its side.
          className="pointer-events-none absolute inset-x-3 top-(--hud) z-90 flex items-start justify-between gap-2 *:pointer-events-auto"
        >
          <h1 className="sr-only">{t("board")}</h1>
          <Afterwards>
            {layout.sidebar > 0 ? (
              <Heading view={view} isCovered={isScored} watchers={table.watchers} />
            ) : (
              <>
                <div className={layout.isTall ? "contents" : "flex gap-3"}>
                  {menu}
                  {score}
                </div>
                <div className="relative">
                  <ChatButton />
                  <WatchersAtCorner count={table.watchers} />
                </div>
              </>
            )}
          </Afterwards>
        </header>

        {/* Before what one can answer, which is where one comes to next. */}
        {phase === "sawa" && (
          <SawaPause view={view} layout={layout} own={seat} words={words} clock={clock} nameOf={nameOf} />
        )}
        {self && (
          <div inert={isStopped} className={layout.isTall && phase === "reveal" ? styles.unsaid : undefined}>
            <Afterwards>
              <OwnPlace
                layout={layout}
                shown={self}
                deal={deal}
                deeds={deeds}
                words={words}
                clock={isWaiting ? clock : null}
                isMarked={!isMarkLaid && !isStopped}
                line={`${word?.id} ${shown.reach}`}
                onBack={holder?.standIn ? () => say({ action: "back" }) : null}
              />
            </Afterwards>
          </div>
        )}
        {seat === null && layout.isTall && <WatchedLog layout={layout} log={log} />}

        <div inert={isStopped}>
          <Hand
            cards={hand.cards}
            layout={layout}
            isOwnTurn={isOwnTurn}
            whyNot={whyNotCard}
            glowing={hand.glowing}
            isFresh={isFresh}
            lifted={hand.lifted}
            arrivals={hand.arrivals}
            byItself={lastCard}
            note={isOpen ? t("sawaOpen") : null}
            isFootFree={!isGuideShown}
            onPlay={onPlay}
            onLift={hand.lift}
          />
        </div>
        {layout.isTall && foot && !isGuideShown && <ReasonLine text={foot} isQuiet />}
        <ThrownIn view={view} layout={layout} nameOf={nameOf} />
        <BalootMoment view={view} layout={layout} />
        {phase === "reveal" && <Reveal {...log} layout={layout} />}
        <PointsFlight deals={deals} coming={points.coming} delay={points.setOut} layout={layout} />
        <Stops
          shown={shown}
          us={us}
          layout={layout}
          clock={clock}
          placeOf={placeOf}
          nameOf={nameOf}
          exposed={exposed}
          verdict={verdict}
          isCovered={isCovered}
          act={act}
          onTricks={() => showSheet("log")}
          say={say}
          leave={leave}
          chooseNext={chooseNext}
        />
        {lastTrick.isShown && !isStopped && <LastTrick view={view} nameOf={nameOf} onPutAway={lastTrick.putAway} />}
      </div>

      {layout.sidebar > 0 && (
        <Afterwards>
          <Sidebar
            width={layout.sidebar}
            menu={menu}
            score={score}
            log={log}
            isAlone={isAlone}
            onSettings={() => showSheet("settings")}
          />
        </Afterwards>
      )}

      <News {...log} isOwnTurn={isAsked && !isScored} isHeld={finish !== null} />
      {dialogs}
      <Afterwards>
        <Arrival>
          {isGuideShown && <Guide place={guideIn(layout)} isAway={isOpen} onApps={isOffered ? null : toApps} />}
          {sheets}
        </Arrival>
      </Afterwards>
    </div>
  );
}
