"use client";

import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { SoundSwitch } from "@/components/home/switches";
import { SaduBand } from "@/components/house/sadu-band";
import { Announcer } from "@/components/table/announcer";
import type { BoardProps } from "@/components/table/board";
import { BoardHeader } from "@/components/table/board-header";
import { useRefusalWords } from "@/components/table/refusal-words";
import { roundSeats } from "@/components/table/round-seats";
import { Travel } from "@/components/table/travel";
import { useMedia, useSize } from "@/components/table/use-size";
import { IconButton } from "@/components/ui/icon-button";
import { LogIcon } from "@/components/ui/icons";
import { useOnce } from "@/components/ui/once";
import { Panel } from "@/components/ui/panel";
import { useToast } from "@/components/ui/toast";
import { play } from "@/lib/client/sound";
import { useStored } from "@/lib/client/stored";
import {
  type Color,
  type EightsAction,
  type EightsOptions,
  type EightsState,
  needsColor,
  plusAmount,
  type RefusalCode,
  refusalCodes,
  topCard,
  whyNot,
} from "@/lib/rules/eights";
import { EightsDeckDefs } from "./art/card";
import { EightsRug } from "./art/rug";
import { BoardMenu } from "./board-menu";
import { Caption, DirectionWord } from "./caption";
import { CardBox } from "./card-box";
import { signed, useCardWords } from "./card-words";
import { Center } from "./center";
import { follow } from "./followed";
import { Hand } from "./hand";
import type { CardMood } from "./hand-card";
import { EightsLog } from "./log";
import { useNews } from "./news";
import { Opponents } from "./opponents";
import { OwnSeat } from "./own-seat";
import { nextOrder, sorted, sortOrder } from "./sorting";

const loadPicker = () => import("./picker");
const Picker = lazy(loadPicker);
const LogSheet = lazy(() => import("./log-sheet"));
const RulesSheet = lazy(() => import("./rules-sheet"));
const WinnerScreen = lazy(() => import("./winner-screen"));

/** The last card is seen to land before the winner is named. */
const WINNER_MS = 900;
const DEAL_BACK_WIDTH = 60;

type Props = BoardProps<EightsState, EightsAction, EightsOptions>;
const isRefusalCode = (code: string): code is RefusalCode => refusalCodes.some((known) => known === code);

/** Why a move cannot be made, in words that name what is asked for just now. */
function useGameRefusalWords(view: EightsState) {
  const { t } = useCardWords();
  return (code: string): string | null =>
    isRefusalCode(code)
      ? t(`refusals.${code}`, {
          color: t(`inText.${view.color}`),
          count: view.pendingDraws,
          amount: signed(plusAmount(topCard(view.pile))),
        })
      : null;
}

/** The table of Eights as it is played. */
export default function EightsBoard(props: Props) {
  return (
    <>
      <EightsDeckDefs />
      <Playing key={props.shown.table.round} {...props} />
    </>
  );
}

function Playing({ shown, move, say, leave }: Props) {
  const { view, table, seat, deadline, word, player } = shown;
  const { t } = useCardWords();
  const common = useTranslations("common");
  const tableWords = useTranslations("table");
  const toast = useToast();
  const refusalWords = useGameRefusalWords(view);
  const tableRefusal = useRefusalWords();
  const [leaving, setLeaving] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [choosing, setChoosing] = useState<string | null>(null);
  const [isLogOpen, setLogOpen] = useState(false);
  const [areRulesOpen, setRulesOpen] = useState(false);
  const order = useStored(sortOrder);

  const [followed, setFollowed] = useState(() => follow(null, view, seat));
  if (followed.view !== view) setFollowed(follow(followed, view, seat, leaving));
  const { hand, pile, passing } = followed;

  // What is laid out how.
  const isPhone = !useMedia("(min-width: 700px)");
  const isLow = useMedia("(max-height: 519px)");
  const isLarge = useMedia("(min-width: 1100px) and (min-height: 720px)");
  const hasLog = useMedia("(min-width: 1180px) and (min-height: 560px)");
  const [arena, size] = useSize<HTMLDivElement>();
  const own = seat ?? 0;
  const seats = table.seats;
  const count = view.hands.length;
  const others = useMemo(
    () =>
      Array.from(
        { length: seat === null ? count : count - 1 },
        (_, index) => (own + index + (seat === null ? 0 : 1)) % count,
      ),
    [count, own, seat],
  );
  const foot = isLow ? 26 : (size?.height ?? 0) < 360 ? 50 : 86;
  const round = size && roundSeats({ ...size, foot, opponents: others.length });

  // Whose turn it is, and what fits.
  const isOver = view.winners.length > 0;
  const holder = seat === null ? null : (seats[seat] ?? null);
  const isOwnTurn = seat !== null && !isOver && view.current === seat && !view.owed && !holder?.standIn;
  const why = (index: number) => (seat === null ? null : whyNot(view, seat, index));
  const moods = new Map<string, CardMood>(
    hand.map(({ key }, index) => [key, isOwnTurn ? (why(index) ? "unplayable" : "playable") : "waiting"]),
  );
  const canPlay = isOwnTurn ? [...moods.values()].includes("playable") : null;
  const totalMs = view.options.clock * 1_000;
  const current = isOver ? null : (seats[view.current] ?? null);
  const shownOrder = useMemo(() => sorted(hand, order), [hand, order]);
  const news = useNews(followed, seats, seat, isOwnTurn);

  // If the turn passes, so does the choice.
  const picked = choosing !== null && moods.get(choosing) === "playable" ? choosing : null;
  useEffect(() => {
    if (choosing !== null && picked === null) setChoosing(null);
  }, [choosing, picked]);
  useEffect(() => {
    void loadPicker();
  }, []);

  const whyOf = (key: string): string | null => {
    const refusal = why(hand.findIndex((one) => one.key === key));
    return refusal && refusalWords(refusal.code);
  };
  const lay = (key: string, chosenColor?: Color) => {
    setLeaving(key);
    setChoosing(null);
    const cardIndex = hand.findIndex((one) => one.key === key);
    const refusal = move({ action: "play", cardIndex, ...(chosenColor && { chosenColor }) });
    return refusal && (refusalWords(refusal.code) ?? t("refusedPlain"));
  };
  const press = (key: string): string | null => {
    const refused = whyOf(key);
    if (refused) {
      play("refused");
      return refused;
    }
    const card = hand.find((one) => one.key === key)?.card;
    if (card && needsColor(card) && hand.length > 1) {
      setChoosing(key);
      return null;
    }
    return lay(key);
  };
  const draw = useCallback(() => {
    move({ action: "draw" });
  }, [move]);
  const sort = useCallback(() => sortOrder.write(nextOrder(sortOrder.read())), []);

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, [role=dialog], [role=menu]"))
        return;
      if (event.code === "KeyD" && isOwnTurn) draw();
      if (event.code === "KeyS") sort();
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [draw, sort, isOwnTurn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is said once, whatever else changes
  useEffect(() => {
    if (word?.kind !== "refused" || !word.move) return;
    play("refused");
    const text = refusalWords(word.code) ?? tableRefusal(word.code) ?? t("refusedPlain");
    toast({ text: word.rule ? t("refused", { why: text, rule: word.rule }) : text, tone: "bad" });
  }, [word?.id]);

  const [isWinnerShown, setWinnerShown] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted from the end of the game
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => setWinnerShown(true), followed.news.length > 0 ? WINNER_MS : 0);
    return () => clearTimeout(timer);
  }, [isOver]);

  const chosen = picked === null ? undefined : hand.find(({ key }) => key === picked);
  const log = <EightsLog view={view} seats={seats} own={seat} />;
  const isSheetSeen = useOnce(isLogOpen);
  const areRulesSeen = useOnce(areRulesOpen);
  return (
    <main className="fixed inset-0 grid grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-(image:--eights-ground) [--eights-ground:linear-gradient(#14122b,#1e1838_38%,#2b1a1e_72%,#24140f)]">
      <BoardHeader
        menu={<BoardMenu onRules={() => setRulesOpen(true)} leave={leave} />}
        title={common("games.eights.name")}
        table={tableWords("name", { code: table.code })}
      >
        {!hasLog && <IconButton icon={LogIcon} aria-label={t("log.open")} onClick={() => setLogOpen(true)} />}
        <SoundSwitch look="quiet" />
      </BoardHeader>

      <div
        className={`relative grid min-h-0 ${hasLog ? "grid-cols-[minmax(0,1fr)_256px] gap-x-14 ps-[75px] pe-7" : ""}`}
      >
        <div className="relative min-h-0">
          <div
            aria-hidden="true"
            className={
              isPhone
                ? `absolute inset-x-[26px] bottom-0 ${(size?.height ?? 0) < 400 ? "-top-[47px]" : "top-[11px]"}`
                : "absolute inset-0 max-lg:inset-x-4"
            }
          >
            <EightsRug orientation={isPhone ? "vertical" : "horizontal"} />
          </div>
          <div
            ref={arena}
            className={`absolute inset-x-0 bottom-0 ${isPhone && (size?.height ?? 0) >= 400 ? "top-[58px]" : "top-0"}`}
          >
            {round && (
              <>
                <Center tray={round.tray} view={view} pile={pile} draw={isOwnTurn ? draw : null} />
                <Opponents
                  round={round}
                  seats={seats}
                  order={others}
                  cards={view.hands.map((cards) => cards.length)}
                  current={isOver ? null : view.current}
                  deadline={deadline}
                  totalMs={totalMs}
                />
                {!isLow && (
                  <div
                    className="absolute inset-x-0"
                    style={{ top: round.tray.y + round.tray.radius + (foot > 60 ? 24 : 22) }}
                  >
                    {hasLog ? (
                      <DirectionWord direction={view.direction} />
                    ) : (
                      <Caption view={view} seats={seats} own={seat} canPlay={canPlay} oneLine={foot < 60} />
                    )}
                  </div>
                )}
              </>
            )}
          </div>
        </div>
        {hasLog && (
          <Panel title={t("log.title")} aside={t("log.newestFirst")} className="mb-3 flex min-h-0 flex-col">
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{log}</div>
          </Panel>
        )}
      </div>

      <div className="relative z-(--z-hand) bg-linear-to-b from-shelf via-shelf-middle to-shelf-foot pb-(--safe-bottom)">
        <SaduBand kind="trim" cell={isPhone || isLow ? 1.5 : 2} />
        {holder ? (
          <div className={isPhone ? "grid gap-y-1 pt-2.5" : "grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 ps-7 pe-2"}>
            <OwnSeat
              seat={holder}
              current={current}
              isOwnTurn={isOwnTurn}
              count={hand.length}
              pending={view.pendingDraws}
              deadline={deadline}
              totalMs={totalMs}
              order={order}
              shape={isPhone ? "row" : "column"}
              sort={sort}
              draw={draw}
              back={() => say({ action: "back" })}
            />
            <Hand
              cards={hand}
              order={shownOrder}
              moods={moods}
              card={isPhone || isLow ? 78 : isLarge ? 126 : 100}
              twoRows={isPhone}
              dragged={dragged}
              picked={picked}
              press={press}
              why={whyOf}
              onDrag={setDragged}
            />
          </div>
        ) : (
          <div className="px-4 py-6 text-center">
            <p className="font-extrabold text-strong text-xl">{t("watching")}</p>
            <p className="text-base text-sand">{t("watchingText")}</p>
          </div>
        )}
      </div>

      {size && <Travel passing={passing} back={<CardBox card={null} width={DEAL_BACK_WIDTH} />} />}
      <Announcer id={news.id} text={news.text} />
      <Suspense>
        {chosen?.card && (
          <Picker
            card={chosen.card}
            cardKey={chosen.key}
            hand={hand.filter(({ key }) => key !== chosen.key).map(({ card }) => card)}
            onPick={(color) => lay(chosen.key, color)}
            onBack={() => setChoosing(null)}
          />
        )}
        {isSheetSeen && <LogSheet open={isLogOpen} onOpenChange={setLogOpen} view={view} seats={seats} own={seat} />}
        {areRulesSeen && <RulesSheet open={areRulesOpen} onOpenChange={setRulesOpen} options={view.options} />}
        {isWinnerShown && isOver && (
          <WinnerScreen view={view} table={table} own={seat} isHost={table.host === player} say={say} leave={leave} />
        )}
      </Suspense>
    </main>
  );
}
