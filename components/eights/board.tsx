"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useChat } from "@/components/chat/chat";
import { ChatPlace } from "@/components/chat/chat-place";
import { SoundSwitch } from "@/components/home/switches";
import { SaduBand } from "@/components/house/sadu-band";
import { useOpenRules } from "@/components/rules/open-rules";
import { Announcer } from "@/components/table/announcer";
import type { BoardProps } from "@/components/table/board";
import { BoardHeader } from "@/components/table/board-header";
import { useLastSeconds } from "@/components/table/last-seconds";
import { LookingOn } from "@/components/table/looking-on";
import type { Reason } from "@/components/table/reason-bubble";
import { useRefusedMove } from "@/components/table/refused-move";
import { Arrival } from "@/components/ui/arrival";
import { IconButton } from "@/components/ui/icon-button";
import { LogIcon } from "@/components/ui/icons";
import { useOnce } from "@/components/ui/once";
import { Panel } from "@/components/ui/panel";
import { part, useAhead } from "@/components/ui/part";
import { Scroller } from "@/components/ui/scroller";
import { useWhenever } from "@/components/ui/whenever";
import { play } from "@/lib/browser/sound";
import { useStored } from "@/lib/browser/stored";
import {
  type Color,
  type EightsAction,
  type EightsOptions,
  type EightsState,
  needsColor,
  whyNot,
} from "@/lib/rules/eights";
import type { Refusal } from "@/lib/rules/game";
import { Arena } from "./arena";
import { EightsDeckDefs } from "./art/card";
import styles from "./board.module.css";
import { BoardMenu } from "./board-menu";
import { Caption, useHint } from "./caption";
import { useCardWords } from "./card-words";
import { follow } from "./followed";
import { Hand } from "./hand";
import type { CardMood } from "./hand-card";
import { EightsLog } from "./log";
import { useNews } from "./news";
import { OwnSeat } from "./own-seat";
import { useEightsRefusalWords } from "./refusal-words";
import { useShape } from "./shape";
import { nextOrder, sorted, sortOrder, useFresh } from "./sorting";

const Picker = part(() => import("./picker"));
const LogSheet = part(() => import("./log-sheet"));
const WinnerScreen = part(() => import("./winner-screen"));

/** What a game comes to, and what one may ask for in it. */
const later = [Picker, WinnerScreen, LogSheet];

/** The last card is seen to land before the winner is named. */
const WINNER_MS = 900;

type Props = BoardProps<EightsState, EightsAction, EightsOptions>;

/** The table of Eights as it is played. */
export default function EightsBoard(props: Props) {
  useAhead(later);
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
  const front = useTranslations("games.eights");
  const tableWords = useTranslations("table");
  const rules = useOpenRules();
  const refusalWords = useEightsRefusalWords(view);
  const [leaving, setLeaving] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [choosing, setChoosing] = useState<string | null>(null);
  const [isLogOpen, setLogOpen] = useState(false);
  const order = useStored(sortOrder);
  const { isOpen: isTalking } = useChat();
  const shape = useShape();
  const { isPhone, isLow, hasLog } = shape;

  const [followed, setFollowed] = useState(() => follow(null, view, seat));
  if (followed.view !== view) setFollowed(follow(followed, view, seat, leaving));
  const { hand } = followed;

  const seats = table.seats;

  // Whose turn it is, and what fits.
  const isOver = view.winners.length > 0;
  const holder = seat === null ? null : (seats[seat] ?? null);
  const isOwnTurn = seat !== null && !isOver && view.current === seat && !view.owed && !holder?.standIn;
  const why = (index: number) => (seat === null ? null : whyNot(view, seat, index));
  const moods = new Map<string, CardMood>(
    hand.map(({ key }, index) => [key, isOwnTurn ? (why(index) ? "unplayable" : "playable") : "waiting"]),
  );
  const canPlay = isOwnTurn ? [...moods.values()].includes("playable") : null;
  const hint = useHint(view, canPlay);
  const totalMs = view.options.clock * 1_000;
  const current = isOver ? null : (seats[view.current] ?? null);
  const fresh = useFresh(hand);
  const shownOrder = useMemo(() => sorted(hand, order, fresh), [hand, order, fresh]);
  const news = useNews(followed, seats, seat, isOwnTurn);
  useLastSeconds(deadline, isOwnTurn);

  // If the turn passes, so does the choice.
  const picked = choosing !== null && moods.get(choosing) === "playable" ? choosing : null;
  useEffect(() => {
    if (choosing !== null && picked === null) setChoosing(null);
  }, [choosing, picked]);

  const reasonFor = (refusal: Refusal | null): Reason | null =>
    refusal && { text: refusalWords(refusal.code) ?? t("refusedPlain"), rule: refusal.rule };
  const whyOf = (key: string) => reasonFor(why(hand.findIndex((one) => one.key === key)));
  const lay = (key: string, chosenColor?: Color) => {
    setLeaving(key);
    setChoosing(null);
    const cardIndex = hand.findIndex((one) => one.key === key);
    return reasonFor(move({ action: "play", cardIndex, ...(chosenColor && { chosenColor }) }));
  };
  const press = (key: string): Reason | null => {
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
  const [sortings, setSortings] = useState(0);
  const sort = useCallback(() => {
    sortOrder.write(nextOrder(sortOrder.read()));
    setSortings((count) => count + 1);
  }, []);

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

  useRefusedMove(word, refusalWords, t("refusedPlain"));

  const [isWinnerShown, setWinnerShown] = useState(false);
  useWhenever([isOver], () => {
    if (!isOver) return;
    const timer = setTimeout(() => setWinnerShown(true), followed.news.length > 0 ? WINNER_MS : 0);
    return () => clearTimeout(timer);
  });

  const chosen = picked === null ? undefined : hand.find(({ key }) => key === picked);
  const log = <EightsLog view={view} seats={seats} own={seat} />;
  const isCovered = isWinnerShown && isOver;
  const isPickerSeen = useOnce(picked !== null);
  const isSheetSeen = useOnce(isLogOpen);
  return (
    <main className="fixed inset-0 grid grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-(image:--eights-ground) [--eights-ground:linear-gradient(#14122b,#1e1838_38%,#2b1a1e_72%,#24140f)]">
      <BoardHeader
        inert={isCovered}
        menu={<BoardMenu onRules={() => rules.open(null)} leave={leave} />}
        title={front("name")}
        table={tableWords("name", { code: table.code })}
        watchers={table.watchers}
      >
        {isLow && !isPhone && (
          <div className="absolute inset-x-[25%] top-[calc(var(--safe-top)+14px)]">
            <Caption view={view} seats={seats} own={seat} canPlay={canPlay} oneLine />
          </div>
        )}
        {!hasLog && <IconButton icon={LogIcon} aria-label={t("log.open")} onClick={() => setLogOpen(true)} />}
        <SoundSwitch look="quiet" />
      </BoardHeader>

      <div
        inert={isCovered}
        className={`relative grid min-h-0 ${hasLog ? "grid-cols-[minmax(0,1fr)_16rem] gap-x-14 ps-19 pe-7 [@media(min-height:720px)]:pt-6.5" : ""}`}
      >
        <Arena
          followed={followed}
          shape={shape}
          seats={seats}
          own={seat}
          canPlay={canPlay}
          deadline={deadline}
          draw={isOwnTurn ? draw : null}
        />
        {hasLog && (
          <div className="mb-3 flex min-h-0 flex-col gap-3">
            <Panel
              title={t("log.title")}
              aside={t("log.newestFirst")}
              className={`flex min-h-0 flex-1 basis-0 flex-col ${isTalking ? "[@media(max-height:820px)]:hidden" : ""}`}
            >
              <Scroller
                aria-label={t("log.title")}
                className="min-h-0 flex-1 overflow-y-auto overscroll-contain rounded-chip"
              >
                {log}
              </Scroller>
            </Panel>
            {!isCovered && <ChatPlace className="flex-[4] basis-0" />}
          </div>
        )}
      </div>

      <div
        inert={isCovered}
        className={`${styles.shelf} relative z-(--z-hand) bg-linear-to-b from-(--shelf) via-(--shelf-middle) to-(--shelf-foot) pb-(--safe-bottom)`}
      >
        <SaduBand kind="trim" cell={isPhone || isLow ? 1.5 : 2} />
        {holder ? (
          <div
            className={
              isPhone
                ? "grid pt-2"
                : "grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 ps-[max(28px,var(--safe-start))] pe-[max(8px,var(--safe-end))]"
            }
          >
            <OwnSeat
              seat={holder}
              current={current}
              isOwnTurn={isOwnTurn}
              count={hand.length}
              pending={view.pendingDraws}
              deadline={deadline}
              totalMs={totalMs}
              order={order}
              hint={hint}
              shape={isPhone ? "row" : isLow ? "block" : "column"}
              scale={shape.scale}
              sort={sort}
              draw={draw}
              back={() => say({ action: "back" })}
            />
            <Hand
              cards={hand}
              order={shownOrder}
              moods={moods}
              card={shape.card}
              twoRows={isPhone}
              isLow={isLow}
              dragged={dragged}
              picked={picked}
              press={press}
              why={whyOf}
              onDrag={setDragged}
            />
          </div>
        ) : (
          <div className="px-4 py-6 text-center">
            <LookingOn>
              <p className="font-extrabold text-strong text-xl">{t("watching")}</p>
              <p className="text-base text-sand">{t("watchingText")}</p>
            </LookingOn>
          </div>
        )}
      </div>

      <Announcer id={news.id} text={news.text} />
      <Announcer id={sortings} text={sortings > 0 ? t("sorted", { order: t(`sortOrder.${order}`) }) : ""} />
      <Arrival>
        {isPickerSeen && (
          <Picker
            choice={chosen ?? null}
            hand={hand}
            onPick={(color) => picked !== null && lay(picked, color)}
            onBack={() => setChoosing(null)}
          />
        )}
        {isSheetSeen && <LogSheet open={isLogOpen} onOpenChange={setLogOpen} view={view} seats={seats} own={seat} />}
        {isCovered && (
          <WinnerScreen view={view} table={table} own={seat} isHost={table.host === player} say={say} leave={leave} />
        )}
      </Arrival>
    </main>
  );
}
