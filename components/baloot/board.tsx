"use client";

import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { FrenchDeckDefs } from "@/components/cards/french-card";
import { ChatButton } from "@/components/chat/chat-button";
import { useRuleAction } from "@/components/rules/rule-link";
import type { BoardProps } from "@/components/table/board";
import { useLastSeconds } from "@/components/table/last-seconds";
import type { Reason } from "@/components/table/reason-bubble";
import { useRefusalWords } from "@/components/table/refusal-words";
import { useRefusedMove } from "@/components/table/refused-move";
import { useSize } from "@/components/table/use-size";
import { Arrival } from "@/components/ui/arrival";
import { useOnce } from "@/components/ui/once";
import { part, useAhead } from "@/components/ui/part";
import { useToast } from "@/components/ui/toast";
import { useWhenever } from "@/components/ui/whenever";
import { isolated } from "@/lib/client/i18n/isolated";
import { useLanguage } from "@/lib/client/i18n/words";
import { play } from "@/lib/client/sound";
import { useStored } from "@/lib/client/stored";
import {
  announced,
  type BalootAction,
  type BalootOptions,
  type BalootState,
  baloot,
  balootCalled,
  type Card,
  handOf,
  handOrder,
  otherSide,
  sideOf,
  suitOf,
  whyNot,
} from "@/lib/rules/baloot";
import type { Seat as SeatNumber } from "@/lib/rules/game";
import { useDeeds } from "./actions";
import styles from "./board.module.css";
import { BoardMenu } from "./board-menu";
import { useDeckReady } from "./card";
import { useBalootWords } from "./card-words";
import { BoardCarpet, type Thrown, Trickery } from "./carpet-plane";
import type { Clock } from "./clock";
import { DealFlights } from "./deal-flights";
import { dealingOf } from "./dealing";
import { Dusk } from "./dusk";
import { useFastFinish } from "./finish";
import { Hand, ReasonLine } from "./hand";
import { Heading, RoundLine, useRulesLine } from "./heading";
import { LastTrick, useLastTrick } from "./last-trick";
import { type Layout, layoutOf, placeFor } from "./layout";
import { Hands } from "./log";
import { BalootMoment } from "./moment";
import { BALOOT_MS, POINTS_MS } from "./motion";
import { News } from "./news";
import { OwnPlace } from "./own-place";
import { PointsFlight } from "./points-flight";
import { BotFacesContext, botFaces } from "./portrait";
import { Reveal } from "./reveal";
import { Exposed, SawaPause } from "./sawa";
import { Scoreboard } from "./scoreboard";
import { DealerCoin, Seat, SeatFlag } from "./seat";
import { useNames, useSeatsShown, useTurn } from "./seats-shown";
import { cardSettings, guideSeen } from "./settings";
import { Sidebar } from "./sidebar";
import { trickOnCarpet, tricksTaken } from "./story";
import { ThrownIn } from "./thrown";
import { useAround } from "./use-around";
import { useVerdict } from "./use-verdict";
import { WatchedLog } from "./watching";

const QaydPause = part(() => import("./qayd"));
const VerdictShown = part(() => import("./verdict"));
const ScoreSheet = part(() => import("./sheet"));
const Victory = part(() => import("./victory"));
const LogSheet = part(() => import("./log-sheet"));
const SettingsSheet = part(() => import("./settings-sheet"));
const Guide = part(() => import("./guide"));

/** What a match comes to, and what one may ask for in it. */
const later = [ScoreSheet, QaydPause, VerdictShown, Victory, LogSheet, SettingsSheet];

type Props = BoardProps<BalootState, BalootAction, BalootOptions>;

const GLOW_MS = 1_800;
const nothing = [0, 0] as const;

/** The table of Baloot as it is played. */
export default function BalootBoard(props: Props) {
  const [frame, size] = useSize<HTMLDivElement>();
  const isMirrored = useLanguage() === "ar";
  useDeckReady();
  useAhead(later);
  const { seat, table } = props.shown;
  const { seats } = table;
  const isWatched = seat === null;
  const layout = useMemo(
    () => size && layoutOf(size.width, size.height, isMirrored, isWatched),
    [size, isMirrored, isWatched],
  );
  useAround(layout);
  const faces = useMemo(() => botFaces(seats), [seats]);
  return (
    <main className="fixed inset-0 overflow-clip bg-night">
      <FrenchDeckDefs />
      {/* Beside a notch there is carpet and dusk, and nothing one needs. */}
      <div ref={frame} className="absolute inset-y-0 right-(--safe-right) left-(--safe-left)">
        {layout && (
          <BotFacesContext value={faces}>
            <Playing key={props.shown.table.round} layout={layout} {...props} />
          </BotFacesContext>
        )}
      </div>
    </main>
  );
}

function Playing({ shown, move, say, leave, chooseNext, layout }: Props & { layout: Layout }) {
  const { view, table, seat, deadline, word, player } = shown;
  const { t, cardName, refusal } = useBalootWords();
  const toast = useToast();
  const tableRefusal = useRefusalWords();
  const rulesLine = useRulesLine();
  const ruleAction = useRuleAction();
  const settings = useStored(cardSettings);
  const isGuided = !useStored(guideSeen);
  const [lifted, setLifted] = useState<Card | null>(null);
  const [thrown, setThrown] = useState<Thrown | null>(null);
  const [declared, setDeclared] = useState<readonly Card[]>([]);
  const [sheet, setSheet] = useState<"log" | "settings" | null>(null);
  const lastTrick = useLastTrick();
  const fresh = useRef(true);
  useLayoutEffect(() => {
    fresh.current = false;
  }, []);
  const isFresh = fresh.current && !(view.phase === "dealt" && view.deals.length === 0);

  const { phase, deal, asked, options } = view;
  const { contract } = deal;
  const trump = contract?.trump ?? null;
  const us = sideOf(seat ?? 0);
  const placeOf = useCallback((who: SeatNumber) => placeFor(seat, who), [seat]);
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
  const led = trick?.cards[0] ? suitOf(trick.cards[0]) : null;
  const { isWaiting, isOn, winner, words } = useTurn(view, seat, isAsked, nameOf);

  const exposed = deal.sawa?.answer === "refused" && !isScored && deal.sawa.seat !== seat ? deal.sawa.seat : null;
  const totalMs = useMemo(() => baloot.wait(view)?.ms ?? 0, [view]);
  const clock = useMemo<Clock>(() => ({ deadline, totalMs }), [deadline, totalMs]);
  // A deal one comes into the middle of is not dealt again.
  const missed = useRef(isFresh ? phase : null);
  if (missed.current !== phase) missed.current = null;
  const isMissed = missed.current !== null;
  const taker = contract?.taker ?? null;
  const dealing = useMemo(
    () => (isMissed ? null : dealingOf(phase, deal.dealer, taker)),
    [isMissed, phase, deal.dealer, taker],
  );
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
    isSilent: isCovered,
  });
  const self = seatsShown.find(({ place }) => place === "south");
  const coming = useMemo(() => (isScored || phase === "reveal" ? nothing : announced(view)), [isScored, phase, view]);
  const comingIn = balootCalled(deal) === null ? 0 : BALOOT_MS;
  const comingTo = useMemo(() => [coming[us], coming[otherSide(us)]] as const, [coming, us]);

  const held = useMemo(
    () => (seat === null ? [] : handOrder(handOf(view, seat), contract, settings.order)),
    [view, seat, contract, settings.order],
  );
  const isClaimed = isScored && view.deals.at(-1)?.sawa?.answer === "accepted";
  const hand = finish ? held.filter((card) => !finish.fallen.includes(card)) : isClaimed ? [] : held;
  // What the hand has brought is not on the board before one has seen it.
  const unseen = finish || verdict.deal ? (view.deals.at(-1)?.points ?? nothing) : nothing;
  const glowing = useMemo(
    () =>
      phase === "reveal" && deal.counted === us && seat !== null
        ? (deal.projects[seat] ?? []).flatMap(({ cards }) => cards ?? [])
        : declared,
    [phase, deal, us, seat, declared],
  );

  const act = useCallback(
    (action: BalootAction): Reason | null => {
      const refused = move(action);
      if (!refused) return null;
      play("refused");
      const why = refusal(refused.code, led, trump) ?? tableRefusal(refused.code) ?? t("refusedPlain");
      if (action.action !== "play") toast({ text: why, tone: "bad", action: ruleAction(refused.rule) });
      return { text: why, rule: refused.rule };
    },
    [move, refusal, tableRefusal, t, toast, ruleAction, led, trump],
  );
  const whyNotCard = (card: Card): Reason | null => {
    const refused = seat === null ? null : whyNot(view, seat, card);
    return refused && { text: refusal(refused.code, led, trump) ?? t("refusedPlain"), rule: refused.rule };
  };
  const onPlay = (card: Card, from: Thrown) => {
    setThrown(from);
    return act({ action: "play", card });
  };
  const onProject = useCallback((cards: readonly Card[]) => {
    setDeclared(cards);
    setTimeout(() => setDeclared([]), GLOW_MS);
  }, []);
  // What was lifted in another deal, or before one's time ran out, is not half played already.
  const isLate = seat !== null && view.late === seat;
  useWhenever([deal.dealer], () => setLifted(null));
  useWhenever([isLate], () => {
    if (isLate) setLifted(null);
  });
  const mayAct = isAsked || (options.enforcement === "free" && !holder?.standIn);
  const { deeds, dialogs } = useDeeds(view, mayAct ? seat : null, act, lifted, onProject);

  useLastSeconds(deadline, isAsked && !isScored);

  useRefusedMove(word, (code) => refusal(code, led, trump), t("refusedPlain"));

  const isBidding = phase === "dealt" || phase === "bidding" || phase === "priority" || phase === "thrown";
  const publicCard =
    deal.faceUp && (isBidding || phase === "ready" || phase === "finalDeal")
      ? { card: deal.faceUp, taker: isBidding || !contract ? null : placeOf(contract.taker) }
      : null;
  const arrivals = useMemo(
    () =>
      dealing && {
        at: dealing.flights.filter((flight) => flight.seat === seat).map(({ at }) => at),
        taken: dealing.taker === seat ? deal.faceUp : null,
      },
    [dealing, seat, deal.faceUp],
  );
  // One's own goes from the carpet into the hand, where it is drawn from then on.
  const isOwnNow = !isBidding && taker === seat;
  const logProps = { view, us, nameOf };
  const { deals } = view;
  const hands = useMemo(() => <Hands deals={deals} us={us} nameOf={nameOf} />, [deals, us, nameOf]);
  const rules = rulesLine(options);
  const taken = tricksTaken(view);
  const folded = useMemo(() => (layout.sidebar > 0 ? null : { hands, rules }), [layout, hands, rules]);
  const menu = (
    <BoardMenu options={options} onSheet={setSheet} onLastTrick={lastTrick.show} onNext={chooseNext} onLeave={leave} />
  );
  const score = (
    <Scoreboard
      us={view.scores[us] - unseen[us]}
      them={view.scores[otherSide(us)] - unseen[otherSide(us)]}
      coming={comingTo}
      comingIn={comingIn + POINTS_MS}
      taken={taken[us]}
      lost={taken[otherSide(us)]}
      folded={folded}
    />
  );
  // On a phone on its side the verdict lies over the seats.
  const isLow = !layout.isTall && layout.sidebar === 0;
  const isGuideShown = isGuided && seat !== null && !isCovered;
  const foot =
    phase === "bidding" && asked[0] !== undefined && seat !== null
      ? `${deal.dealer === seat ? t("youDeal") : t("dealtBy", { name: isolated(nameOf(deal.dealer)) })}. ${words}.`
      : null;
  const isLogSeen = useOnce(sheet === "log");
  const areSettingsSeen = useOnce(sheet === "settings");
  const closeSheet = (open: boolean) => !open && setSheet(null);

  return (
    <div className="absolute inset-0 isolate">
      <Dusk layout={layout} />
      <div className="absolute inset-y-0 start-0" style={{ inlineSize: layout.width }}>
        <div className="unmirrored absolute inset-0" inert={isStopped}>
          <BoardCarpet plane={layout.plane} />
          {!(layout.isWatched && !layout.isTall) && (
            <div
              className={`${layout.isTall ? styles.veil : styles.foot} z-(--z-slot)`}
              style={{ top: layout.isTall ? layout.dashboard - 40 : 0.7 * layout.height }}
              aria-hidden="true"
            />
          )}
          <div
            className="absolute inset-x-0 top-[14%] z-(--z-carpet)"
            style={{ height: layout.plane.side * 0.6 }}
            {...lastTrick.longPress}
          />
          <Trickery
            layout={layout}
            trick={trick}
            placeOf={placeOf}
            thrown={thrown}
            isOwnTurn={isOwnTurn}
            winner={winner}
            isFresh={isFresh}
            publicCard={isOwnNow ? null : publicCard}
            dealing={dealing}
          />
          <DealFlights dealing={dealing} own={seat} placeOf={placeOf} layout={layout} />
          {(phase === "dealt" || phase === "bidding" || phase === "priority") && (
            <RoundLine layout={layout} deal={deal} isNew={phase === "dealt" && !isFresh} />
          )}
          <ul aria-label={t("seats")} className="contents">
            {seatsShown
              .filter(({ place }) => place !== "south")
              .map((one) => (
                <Seat key={one.seat.id} shown={one} layout={layout} />
              ))}
          </ul>
          <DealerCoin layout={layout} place={placeOf(deal.dealer)} />
        </div>
        <section aria-label={t("trick")} className="sr-only">
          {publicCard && isBidding && <p>{t("publicCard", { card: cardName(publicCard.card) })}</p>}
          {trick && trick.cards.length === 0 && <p>{t("trickEmpty")}</p>}
          {trick?.cards.map((card, index) => (
            <p key={card}>{t("laid", { name: nameOf((trick.leader + index) % 4), card: cardName(card) })}</p>
          ))}
        </section>

        <header
          inert={isCovered}
          className="absolute inset-x-3 z-90 flex items-start justify-between gap-2"
          style={{ top: `max(calc(var(--safe-top) + 4px), ${layout.isTall ? layout.hud : 10}px)` }}
        >
          <h1 className="sr-only">{t("board")}</h1>
          {layout.sidebar > 0 ? (
            <Heading view={view} isCovered={isScored} />
          ) : (
            <>
              <div className={layout.isTall ? "contents" : "flex gap-3"}>
                {menu}
                {score}
              </div>
              <ChatButton />
            </>
          )}
        </header>

        {phase === "sawa" && <SawaPause view={view} layout={layout} own={seat} nameOf={nameOf} />}
        {self && (
          <div inert={isStopped}>
            <OwnPlace
              layout={layout}
              shown={self}
              deal={deal}
              deeds={deeds}
              words={words}
              clock={isWaiting ? clock : null}
              onBack={holder?.standIn ? () => say({ action: "back" }) : null}
            />
          </div>
        )}
        {seat === null && layout.isTall && <WatchedLog layout={layout} log={logProps} />}

        <div inert={isStopped}>
          <Hand
            cards={hand}
            layout={layout}
            isOwnTurn={isOwnTurn}
            whyNot={whyNotCard}
            glowing={glowing}
            isFresh={isFresh}
            lifted={lifted}
            arrivals={arrivals}
            onPlay={onPlay}
            onLift={setLifted}
          />
        </div>
        {layout.isTall && foot && !isGuideShown && <ReasonLine text={foot} isQuiet />}
        <ThrownIn view={view} layout={layout} nameOf={nameOf} />
        <BalootMoment view={view} layout={layout} />
        {phase === "reveal" && <Reveal {...logProps} layout={layout} />}
        <PointsFlight deals={view.deals} coming={comingTo} delay={comingIn} layout={layout} />
        {exposed !== null && (
          <Exposed view={view} layout={layout} place={placeOf(exposed)} seat={exposed} nameOf={nameOf} />
        )}
        <Arrival>
          {phase === "qayd" && (
            <QaydPause {...logProps} layout={layout} own={seat} clock={clock} seats={table.seats} act={act} />
          )}
        </Arrival>
        {verdict.deal ? (
          <Arrival>
            <VerdictShown {...logProps} layout={layout} own={seat} deal={verdict.deal} onDone={verdict.done} />
            {verdict.deal.verdict && !isLow && <SeatFlag layout={layout} place={placeOf(verdict.deal.verdict.seat)} />}
          </Arrival>
        ) : (
          isCovered && (
            <Arrival>
              {phase === "sheet" && (
                <ScoreSheet
                  {...logProps}
                  own={seat}
                  deadline={deadline}
                  onNext={() => act({ action: "seen" })}
                  onTricks={() => setSheet("log")}
                />
              )}
              {phase === "over" && (
                <Victory
                  {...logProps}
                  table={table}
                  own={seat}
                  isHost={table.host === player && !chooseNext}
                  chooseNext={chooseNext}
                  say={say}
                  leave={leave}
                />
              )}
            </Arrival>
          )
        )}
        {lastTrick.isShown && !isStopped && <LastTrick view={view} nameOf={nameOf} onPutAway={lastTrick.putAway} />}
      </div>

      {layout.sidebar > 0 && (
        <Sidebar
          width={layout.sidebar}
          menu={menu}
          score={score}
          log={logProps}
          onSettings={() => setSheet("settings")}
        />
      )}

      <News {...logProps} own={seat} isOwnTurn={isAsked && !isScored} isHeld={finish !== null} />
      {dialogs}
      <Arrival>
        {isGuideShown && <Guide room={layout.sidebar > 0 ? "corner" : layout.isTall ? "foot" : "name"} />}
        {isLogSeen && <LogSheet open={sheet === "log"} onOpenChange={closeSheet} {...logProps} />}
        {areSettingsSeen && <SettingsSheet open={sheet === "settings"} onOpenChange={closeSheet} />}
      </Arrival>
    </div>
  );
}
