"use client";

import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { FrenchDeckDefs } from "@/components/cards/french-card";
import { useChat } from "@/components/chat/chat";
import { ChatButton } from "@/components/chat/chat-button";
import { ChatPlace } from "@/components/chat/chat-place";
import { SoundSwitch } from "@/components/home/switches";
import { SaduBand } from "@/components/house/sadu-band";
import { Tent } from "@/components/house/tent";
import { Wordmark } from "@/components/house/wordmark";
import { Announcer } from "@/components/table/announcer";
import type { BoardProps } from "@/components/table/board";
import { useLastSeconds } from "@/components/table/last-seconds";
import { LookingOn } from "@/components/table/looking-on";
import { useRefusalWords } from "@/components/table/refusal-words";
import { useSeatName } from "@/components/table/seat-name";
import { useSize } from "@/components/table/use-size";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { BookIcon, GlobeIcon, InfoIcon, LeaveIcon, LogIcon, MenuIcon, SettingsIcon } from "@/components/ui/icons";
import { Menu } from "@/components/ui/menu";
import { useOnce } from "@/components/ui/once";
import { useToast } from "@/components/ui/toast";
import { useLanguage } from "@/lib/client/i18n/words";
import { isLocal } from "@/lib/client/local-table";
import { type Language, language } from "@/lib/client/settings";
import { play } from "@/lib/client/sound";
import { useStored } from "@/lib/client/stored";
import {
  type BalootAction,
  type BalootOptions,
  type BalootState,
  baloot,
  balootCalled,
  type Card,
  handOf,
  handOrder,
  sideOf,
  suitOf,
  whyNot,
  winnerOf,
} from "@/lib/rules/baloot";
import type { Seat as SeatNumber } from "@/lib/rules/game";
import { Deeds, useDeeds } from "./actions";
import styles from "./board.module.css";
import { Back, Face, SuitSign } from "./card";
import { useBalootWords } from "./card-words";
import { BoardCarpet, type Thrown, Trickery } from "./carpet-plane";
import { type Clock, ClockBar } from "./clock";
import { Dashboard, OwnPicture, TurnWords } from "./dashboard";
import { Hand, ReasonLine } from "./hand";
import { type Layout, layoutOf, places } from "./layout";
import { BalootLog, Hands } from "./log";
import { useNews } from "./news";
import { QaydPause, Reveal, SawaPause } from "./overlays";
import { Scoreboard } from "./scoreboard";
import { Seat, type SeatShown } from "./seat";
import { cardSettings, guideSeen } from "./settings";
import { saidBy, trickOnCarpet } from "./story";
import { TrumpToken } from "./token";

const ScoreSheet = lazy(() => import("./sheet"));
const Victory = lazy(() => import("./victory"));
const LogSheet = lazy(() => import("./log-sheet"));
const RulesSheet = lazy(() => import("./rules-sheet"));
const SettingsSheet = lazy(() => import("./settings-sheet"));
const Guide = lazy(() => import("./guide"));

type Props = BoardProps<BalootState, BalootAction, BalootOptions>;

const other: Record<Language, Language> = { en: "ar", ar: "en" };
const GLOW_MS = 1_800;
const LONG_PRESS_MS = 450;

/** The table of Baloot as it is played. */
export default function BalootBoard(props: Props) {
  const [frame, size] = useSize<HTMLDivElement>();
  return (
    <main ref={frame} className="fixed inset-0 overflow-clip bg-night">
      <FrenchDeckDefs />
      {size && <Playing key={props.shown.table.round} layout={layoutOf(size.width, size.height)} {...props} />}
    </main>
  );
}

function Playing({ shown, move, say, leave, layout }: Props & { layout: Layout }) {
  const { view, table, seat, deadline, word, player } = shown;
  const { t, cardName, contractName, refusal } = useBalootWords();
  const toast = useToast();
  const seatName = useSeatName();
  const common = useTranslations("common");
  const tableRefusal = useRefusalWords();
  const settings = useStored(cardSettings);
  const isGuided = !useStored(guideSeen);
  const nextLanguage = other[useLanguage()];
  const [lifted, setLifted] = useState<Card | null>(null);
  const [thrown, setThrown] = useState<Thrown | null>(null);
  const [glowing, setGlowing] = useState<readonly Card[]>([]);
  const [sheet, setSheet] = useState<"log" | "rules" | "settings" | null>(null);
  const [isLastTrickShown, setLastTrickShown] = useState(false);
  const fresh = useRef(true);
  useLayoutEffect(() => {
    fresh.current = false;
  }, []);
  const isFresh = fresh.current && !(view.phase === "dealt" && view.deals.length === 0);

  const { phase, deal, asked, options } = view;
  const { contract } = deal;
  const trump = contract?.trump ?? null;
  const us = sideOf(seat ?? 0);
  const placeOf = useCallback((who: SeatNumber) => places[(who - (seat ?? 0) + 4) % 4] ?? "south", [seat]);
  const nameOf = (who: SeatNumber) => {
    if (who === seat) return common("you");
    const holder = table.seats[who];
    return holder ? seatName(holder) : "";
  };
  const holder = seat === null ? null : (table.seats[seat] ?? null);
  const isAsked = seat !== null && (phase === "bidding" ? asked[0] === seat : asked.includes(seat)) && !holder?.standIn;
  const isOwnTurn = isAsked && phase === "playing";
  const isCovered = phase === "sheet" || phase === "over";
  const trick = trickOnCarpet(view);
  const winner = phase === "trick" && trick?.cards.length === 4 ? winnerOf(trick, trump) : null;
  const led = trick?.cards[0] ? suitOf(trick.cards[0]) : null;

  const totalMs = useMemo(() => baloot.wait(view)?.ms ?? 0, [view]);
  const isWaiting = phase !== "over" && asked.length > 0 && phase !== "sheet";
  const clock: Clock = { deadline, totalMs };
  const clockOf = (who: SeatNumber): Clock | null =>
    isWaiting && (phase === "bidding" ? asked[0] === who : asked.includes(who)) ? clock : null;

  const hand = useMemo(
    () => (seat === null ? [] : handOrder(handOf(view, seat), contract, settings.order)),
    [view, seat, contract, settings.order],
  );

  const act = useCallback(
    (action: BalootAction): string | null => {
      const refused = move(action);
      if (!refused) return null;
      play("refused");
      const why = refusal(refused.code, led, trump) ?? tableRefusal(refused.code) ?? t("refusedPlain");
      if (action.action !== "play") toast({ text: why, tone: "bad" });
      return why;
    },
    [move, refusal, tableRefusal, t, toast, led, trump],
  );
  const whyNotCard = (card: Card): string | null => {
    const refused = seat === null ? null : whyNot(view, seat, card);
    if (!refused) return null;
    const words = refusal(refused.code, led, trump) ?? t("refusedPlain");
    return isOwnTurn ? t("refused", { why: words, rule: refused.rule }) : words;
  };
  const onPlay = (card: Card, from: Thrown) => {
    setThrown(from);
    return act({ action: "play", card });
  };
  const onProject = useCallback((cards: readonly Card[]) => {
    setGlowing(cards);
    setTimeout(() => setGlowing([]), GLOW_MS);
  }, []);
  const { deeds, dialogs } = useDeeds(
    view,
    isAsked || options.enforcement === "free" ? seat : null,
    act,
    lifted,
    onProject,
  );

  const news = useNews(view, seat, us, nameOf, isAsked && !isCovered);
  useLastSeconds(deadline, isAsked && !isCovered);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is said once, whatever else changes
  useEffect(() => {
    if (word?.kind !== "refused" || !word.move) return;
    play("refused");
    const why = refusal(word.code, led, trump) ?? tableRefusal(word.code) ?? t("refusedPlain");
    toast({ text: word.rule ? t("refused", { why, rule: word.rule }) : why, tone: "bad" });
  }, [word?.id]);

  const seatsShown: SeatShown[] = table.seats.flatMap((one, who): SeatShown[] => {
    if (!one) return [];
    const name = nameOf(who);
    const bought = contract?.buyer === who ? contract : null;
    const spoken = [
      t("seat", { name, count: view.hands[who]?.length ?? 0 }),
      deal.dealer === who && t("dealer"),
      bought && t("buyer", { contract: contractName(bought) }),
      clockOf(who) && t("turnOf"),
      one.standIn && t("standIn"),
      one.bot === null && one.presence !== "here" && t("away"),
    ];
    return [
      {
        seat: one,
        name,
        place: placeOf(who),
        spoken: spoken.filter(Boolean).join(", "),
        isUs: sideOf(who) === us,
        isDealer: deal.dealer === who,
        bought,
        count: view.hands[who]?.length ?? 0,
        clock: clockOf(who),
        said: isCovered ? null : saidBy(view, who),
      },
    ];
  });
  const self = seatsShown.find(({ place }) => place === "south");
  const acting = asked[0];
  const words = isAsked
    ? t("yourTurn")
    : isWaiting && acting !== undefined
      ? asked.length > 1 && phase !== "bidding"
        ? t("pauses.other")
        : t("theirTurn", { name: nameOf(acting) })
      : phase === "trick" && winner !== null
        ? t("pauses.trick", { name: nameOf(winner) })
        : phase === "dealt" ||
            phase === "ready" ||
            phase === "reveal" ||
            phase === "over" ||
            phase === "deal" ||
            phase === "finalDeal"
          ? t(`pauses.${phase}`, { name: "" })
          : t("pauses.other");

  const isBidding = phase === "dealt" || phase === "bidding" || phase === "priority";
  const publicCard =
    deal.faceUp && (isBidding || phase === "ready" || phase === "finalDeal")
      ? { card: deal.faceUp, taker: isBidding || !contract ? null : placeOf(contract.taker) }
      : null;
  const token = contract && <TrumpToken contract={contract} raises={deal.raises} size={layout.isTall ? 44 : 58} />;
  const heading =
    deal.tricks.length > 0
      ? t("heading", { hand: view.deals.length + (isCovered ? 0 : 1), trick: Math.min(8, deal.tricks.length) })
      : t("headingBid", { hand: view.deals.length + 1 });
  const logProps = { view, us, nameOf };
  const menu = (
    <Menu
      trigger={<IconButton icon={MenuIcon} aria-label={t("menu.open")} look="quiet" className="size-11.5" />}
      entries={[
        { id: "log", label: t("menu.log"), icon: LogIcon, onSelect: () => setSheet("log") },
        { id: "rules", label: t("menu.rules"), icon: BookIcon, onSelect: () => setSheet("rules") },
        { id: "settings", label: t("menu.settings"), icon: SettingsIcon, onSelect: () => setSheet("settings") },
        { id: "guide", label: t("menu.guide"), icon: InfoIcon, onSelect: () => guideSeen.write(false) },
        {
          id: "language",
          label: new Intl.DisplayNames([nextLanguage], { type: "language" }).of(nextLanguage) ?? nextLanguage,
          icon: GlobeIcon,
          onSelect: () => language.write(nextLanguage),
        },
        { id: "leave", label: t("menu.leave"), icon: LeaveIcon, onSelect: leave, apart: true, grave: true },
      ]}
    />
  );
  const score = (
    <Scoreboard
      us={view.scores[us]}
      them={view.scores[us === 0 ? 1 : 0]}
      onPress={layout.sidebar ? undefined : () => setSheet("log")}
    />
  );
  const foot =
    phase === "bidding" && asked[0] !== undefined
      ? `${deal.dealer === seat ? t("youDeal") : t("dealtBy", { name: nameOf(deal.dealer) })}. ${words}.`
      : null;
  const longPress = useLongPress(
    () => setLastTrickShown(true),
    () => setLastTrickShown(false),
  );
  const lastFull = deal.tricks.findLast(
    (one, index) => one.cards.length === 4 && index < deal.tricks.length - (phase === "trick" ? 0 : 1),
  );
  const isSheetSeen = useOnce(sheet === "log");
  const areRulesSeen = useOnce(sheet === "rules");
  const areSettingsSeen = useOnce(sheet === "settings");
  const closeSheet = (open: boolean) => !open && setSheet(null);

  return (
    <div className="absolute inset-0 isolate">
      <Tent scene="lobby" />
      <div className="absolute inset-y-0 start-0" style={{ inlineSize: layout.width }}>
        <div className="unmirrored absolute inset-0" inert={isCovered}>
          <BoardCarpet plane={layout.plane} />
          {layout.isTall && (
            <div className={`${styles.veil} z-(--z-slot)`} style={{ top: layout.dashboard - 40 }} aria-hidden="true" />
          )}
          <div
            className="absolute inset-x-0 top-[14%] z-(--z-carpet)"
            style={{ height: layout.plane.side * 0.6 }}
            {...longPress}
          />
          <Trickery
            layout={layout}
            trick={trick}
            placeOf={placeOf}
            thrown={thrown}
            isOwnTurn={isOwnTurn}
            winner={winner}
            isFresh={isFresh}
            publicCard={publicCard}
          />
          <DealFlights phase={phase} count={view.deals.length} layout={layout} />
          {isBidding && (
            <p
              className="on-carpet -translate-x-1/2 absolute z-(--z-trick) flex items-center gap-2 whitespace-nowrap font-bold text-base text-strong rtl:[direction:rtl]"
              style={{
                left: layout.plane.center.x,
                top: layout.isTall ? layout.dashboard - 40 : layout.plane.center.y + layout.laid * 1.05,
              }}
            >
              {t(deal.round === 1 ? "firstRound" : "secondRound")}
              {deal.round === 1 && deal.faceUp && (
                <span className="grid size-6 place-items-center rounded-[6px] bg-paper">
                  <SuitSign suit={suitOf(deal.faceUp)} size={16} />
                </span>
              )}
            </p>
          )}
          <ul aria-label={t("seats")} className="contents">
            {seatsShown
              .filter((one) => one.place !== "south" || !holder)
              .map((one) => (
                <Seat key={one.seat.id} shown={one} layout={layout} />
              ))}
          </ul>
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
          className="absolute inset-x-3 z-(--z-hud) flex items-start justify-between gap-2"
          style={{ top: `calc(var(--safe-top) + ${layout.isTall ? layout.hud : 10}px)` }}
        >
          <h1 className="sr-only">{t("board")}</h1>
          {layout.sidebar > 0 ? (
            <div className="ps-3 pt-2">
              <p className="on-carpet font-bold text-base text-strong">{heading}</p>
              <p className="on-carpet text-md text-sand">
                <RulesLine options={options} />
              </p>
            </div>
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

        {self && holder && layout.isTall && (
          <div inert={isCovered}>
            <Dashboard
              layout={layout}
              shown={self}
              seat={holder}
              words={deeds.length > 2 ? null : words}
              clock={isWaiting || isAsked ? clock : null}
              token={deeds.length > 3 ? null : token}
            >
              {holder.standIn ? (
                <Button look="brass" className="ms-auto" onClick={() => say({ action: "back" })}>
                  {t("back")}
                </Button>
              ) : (
                <Deeds deeds={deeds} isColumn={false} />
              )}
            </Dashboard>
          </div>
        )}
        {self && holder && !layout.isTall && (
          <div inert={isCovered} className="unmirrored">
            <div
              className="-translate-x-1/2 absolute z-(--z-dashboard) grid w-40 justify-items-center gap-2"
              style={{ left: Math.max(layout.seats.south.x, 96), top: layout.seats.south.y - layout.avatar / 2 }}
            >
              <OwnPicture shown={self} seat={holder} size={layout.avatar} />
              <div className="on-carpet w-full rtl:[direction:rtl]">
                <TurnWords words={words} clock={isWaiting ? clock : null} />
                {isWaiting && <ClockBar clock={clock} className="mt-1" />}
              </div>
            </div>
            <div className="absolute right-4 bottom-[max(1.25rem,var(--safe-bottom))] z-(--z-lifted) grid justify-items-center gap-3">
              {token}
              {holder.standIn ? (
                <Button look="brass" onClick={() => say({ action: "back" })}>
                  {t("back")}
                </Button>
              ) : (
                <Deeds deeds={deeds} isColumn />
              )}
            </div>
          </div>
        )}
        {!holder && (
          <div
            className="absolute inset-x-4 z-(--z-dashboard) text-center"
            style={{ top: layout.isTall ? layout.dashboard + 24 : layout.hand + 40 }}
          >
            <LookingOn>
              <p className="on-carpet font-extrabold text-strong text-xl">{t("watching")}</p>
            </LookingOn>
          </div>
        )}

        <div inert={isCovered}>
          <Hand
            cards={hand}
            layout={layout}
            isOwnTurn={isOwnTurn}
            whyNot={whyNotCard}
            glowing={glowing}
            isFresh={isFresh}
            onPlay={onPlay}
            onLift={setLifted}
          />
        </div>
        {layout.isTall && foot && <ReasonLine text={foot} />}
        <BalootMoment view={view} />
        {phase === "reveal" && <Reveal {...logProps} />}
        {phase === "sawa" && <SawaPause view={view} own={seat} clock={clock} nameOf={nameOf} act={act} />}
        {phase === "qayd" && <QaydPause view={view} own={seat} us={us} clock={clock} nameOf={nameOf} act={act} />}
        <Suspense>
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
              isHost={table.host === player && !isLocal(table.code)}
              say={say}
              leave={leave}
            />
          )}
        </Suspense>
        {isLastTrickShown && (
          <div className="lacquer absolute inset-x-6 top-[22%] z-(--z-reveal) mx-auto w-fit animate-pop rounded-panel p-4 text-center shadow-modal">
            <p className="mb-2 font-bold text-brass-2 text-lg">{t(lastFull ? "log.lastTrick" : "log.noLastTrick")}</p>
            <div className="unmirrored flex justify-center gap-2">
              {lastFull?.cards.map((card, index) => (
                <span key={card} className="grid justify-items-center gap-1">
                  <span className="w-15">
                    <Face card={card} />
                  </span>
                  <bdi className="max-w-15 truncate text-sand text-sm">{nameOf((lastFull.leader + index) % 4)}</bdi>
                </span>
              ))}
            </div>
          </div>
        )}
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

      <Announcer id={news.id} text={news.text} />
      {dialogs}
      <Suspense>
        {isGuided && seat !== null && !isCovered && <Guide />}
        {isSheetSeen && <LogSheet open={sheet === "log"} onOpenChange={closeSheet} {...logProps} />}
        {areRulesSeen && <RulesSheet open={sheet === "rules"} onOpenChange={closeSheet} options={options} />}
        {areSettingsSeen && <SettingsSheet open={sheet === "settings"} onOpenChange={closeSheet} />}
      </Suspense>
    </div>
  );
}

/** The rules in force, in a line. */
function RulesLine({ options }: { options: BalootOptions }) {
  const t = useTranslations("lobby.baloot");
  return `${t(options.ruleSet)} · ${t(options.enforcement === "strict" ? "strictShort" : "freeShort")} · ${t(options.speed)}`;
}

/** Score, hands, log and talk beside a wide table. */
function Sidebar({
  width,
  menu,
  score,
  log,
  onSettings,
}: {
  width: number;
  menu: React.ReactNode;
  score: React.ReactNode;
  log: React.ComponentProps<typeof BalootLog>;
  onSettings: () => void;
}) {
  const { t } = useBalootWords();
  const { setOpen } = useChat();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the talk stands open beside a wide table
  useEffect(() => setOpen(true), []);
  return (
    <aside
      className="absolute inset-y-0 end-0 z-(--z-hud) grid grid-cols-[auto_minmax(0,1fr)] bg-linear-to-b from-[#1d1538] to-[#150e1f]"
      style={{ inlineSize: width }}
    >
      <SaduBand kind="uwairjan" cell={2.5} upright />
      <div className="flex min-h-0 flex-col gap-3 p-4">
        <div className="flex items-center gap-2">
          <Wordmark className="me-auto text-2xl" />
          <SoundSwitch />
          <IconButton icon={SettingsIcon} look="outline" aria-label={t("menu.settings")} onClick={onSettings} />
          {menu}
        </div>
        {score}
        <div className="max-h-[18%] shrink-0 overflow-y-auto">
          <Hands {...log} />
        </div>
        <section
          aria-label={t("log.title")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="min-h-0 flex-1 basis-0 overflow-y-auto overscroll-contain"
        >
          <h2 className="mb-1.5 font-bold text-brass-2 text-lg">{t("log.title")}</h2>
          <BalootLog {...log} />
        </section>
        <ChatPlace className="flex-[1.4] basis-0" />
      </div>
    </aside>
  );
}

/** The other hands being dealt: backs that fly from the middle to each seat. */
function DealFlights({ phase, count, layout }: { phase: BalootState["phase"]; count: number; layout: Layout }) {
  if (phase !== "dealt" && phase !== "ready") return null;
  const { center } = layout.plane;
  const cards = phase === "dealt" ? 5 : 3;
  return (
    <div aria-hidden="true" className="contents" key={`${phase}-${count}`}>
      {(["east", "north", "west"] as const).flatMap((place, seat) =>
        [0, 1, 2, 3, 4].slice(0, cards).map((card) => {
          const at = layout.seats[place];
          return (
            <span
              key={`${place}-${card}`}
              className={`${styles.dealt} z-(--z-seats)`}
              style={{
                left: at.x - 15,
                top: at.y - 21,
                animationDelay: `${50 * (card * 3 + seat)}ms`,
                ["--from-x" as string]: `${center.x - at.x}px`,
                ["--from-y" as string]: `${center.y - at.y}px`,
                ["--to-x" as string]: "0px",
                ["--to-y" as string]: "0px",
              }}
            >
              <Back />
            </span>
          );
        }),
      )}
    </div>
  );
}

/** Baloot has been called: said large, once, over the carpet. */
function BalootMoment({ view }: { view: BalootState }) {
  const { t } = useBalootWords();
  const called = balootCalled(view.deal);
  const was = useRef(called);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (called !== null && was.current === null) setShown(true);
    was.current = called;
  }, [called]);
  return (
    isShown && (
      <p
        aria-hidden="true"
        className={`${styles.moment} pointer-events-none absolute inset-x-0 top-[28%] z-(--z-reason) text-center font-black font-display text-6xl text-brass-1 [text-shadow:0_0_40px_rgb(232_150_70/.9),0_4px_0_rgb(74_40_12/.9)]`}
        onAnimationEnd={() => setShown(false)}
      >
        {t("baloot")}
      </p>
    )
  );
}

/** Holds while a finger rests. */
function useLongPress(start: () => void, end: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const release = () => {
    clearTimeout(timer.current);
    end();
  };
  return {
    onPointerDown: () => {
      timer.current = setTimeout(start, LONG_PRESS_MS);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}
