"use client";

import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useChat } from "@/components/chat/chat";
import { ChatBeside } from "@/components/chat/chat-panel";
import { SoundSwitch } from "@/components/home/language-and-sound";
import { useOpenRules } from "@/components/rulebook/use-open-rules";
import { BoardHeader } from "@/components/table/board-header";
import type { BoardProps } from "@/components/table/board-props";
import { Announcer } from "@/components/table/notices/announcer";
import { useRefusedMove } from "@/components/table/notices/use-refused-move";
import { useLastSeconds } from "@/components/table/turn/use-last-seconds";
import { useEver } from "@/components/ui/hooks/use-ever";
import { IconButton } from "@/components/ui/icon-button";
import { LogIcon } from "@/components/ui/icons";
import { lazyPart, useFetchParts } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { Panel } from "@/components/ui/panel";
import { Scroller } from "@/components/ui/scroller";
import type { EightsAction, EightsOptions, EightsState } from "@/lib/rules/eights";
import { Arena } from "./arena";
import { EightsDeckDefs } from "./art/card";
import { BoardMenu } from "./board-menu";
import { useShape } from "./board-shape";
import { useCardWords } from "./card-words";
import { Caption, useHint } from "./center/caption";
import { OwnShelf } from "./hand/own-shelf";
import { useSorting } from "./hand/sorting";
import { useOwnCards } from "./hand/use-own-cards";
import { follow } from "./happenings/followed";
import { useHappeningsTold } from "./happenings/use-happenings-told";
import { EightsLog } from "./log/log";
import { useIsWinnerShown } from "./use-is-winner-shown";

const ChooseColor = lazyPart(() => import("./hand/choose-color"));
const LogSheet = lazyPart(() => import("@/components/table/log/log-sheet"));
const WinnerScreen = lazyPart(() => import("./winner-screen"));

/** What a game comes to, and what one may ask for in it. */
const later = [ChooseColor, WinnerScreen, LogSheet];

type Props = BoardProps<EightsState, EightsAction, EightsOptions>;

/** The table of Eights as it is played. */
export default function EightsBoard(props: Props) {
  useFetchParts(later);
  return (
    <>
      <EightsDeckDefs />
      <Playing key={props.shown.table.round} {...props} />
    </>
  );
}

function Playing({ shown, move, say, leave, chooseNext }: Props) {
  const { view, table, seat, deadline, word, player } = shown;
  const { seats } = table;
  const { t } = useCardWords();
  const front = useTranslations("games.eights");
  const tableWords = useTranslations("table");
  const home = useTranslations("home");
  const rules = useOpenRules();
  const [leaving, setLeaving] = useState<string | null>(null);
  const [isLogOpen, setLogOpen] = useState(false);
  const shape = useShape();
  const { isPhone, isLow, hasLog } = shape;

  const [followed, setFollowed] = useState(() => follow(null, view, seat));
  if (followed.view !== view) setFollowed(follow(followed, view, seat, leaving));
  const { hand } = followed;

  // Whose turn it is, and what fits.
  const isOver = view.winners.length > 0;
  const holder = seat === null ? null : (seats[seat] ?? null);
  const isOwnTurn = seat !== null && !isOver && view.current === seat && !view.owed && !holder?.standIn;
  const own = useOwnCards({ view, seat, hand, isOwnTurn, move, onLeave: setLeaving });
  const { canPlay, picked } = own;
  const hint = useHint(view, canPlay);
  const { order, sortings, sort, shown: shownOrder } = useSorting(hand);
  const news = useHappeningsTold(followed, seats, seat, isOwnTurn);
  useLastSeconds(deadline, isOwnTurn);
  useRefusedMove(word, own.refusalWords, t("refusedPlain"));

  const draw = useCallback(() => {
    move({ action: "draw" });
  }, [move]);
  useShortcuts(isOwnTurn ? draw : null, sort, own.call?.say ?? null);

  const isCovered = useIsWinnerShown(isOver, followed.news.length > 0);
  const isPickerSeen = useEver(picked !== null);
  const isSheetSeen = useEver(isLogOpen);
  const log = <EightsLog view={view} seats={seats} own={seat} />;
  return (
    <main className="fixed inset-0 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-clip bg-(image:--eights-ground) [--eights-ground:linear-gradient(#14122b,#1e1838_38%,#2b1a1e_72%,#24140f)]">
      <BoardHeader
        inert={isCovered}
        menu={<BoardMenu onRules={() => rules.open(null)} onNext={chooseNext} leave={leave} />}
        title={front("name")}
        table={chooseNext ? home("againstBots") : tableWords("name", { code: table.code })}
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
        className={`relative grid min-h-0 ${hasLog ? "grid-cols-[minmax(0,1fr)_16rem] gap-x-14 ps-19 pe-7 [@media(min-height:720px)]:pt-6.5" : "grid-cols-[minmax(0,1fr)]"}`}
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
        {hasLog && <LogBeside isCovered={isCovered}>{log}</LogBeside>}
      </div>

      <OwnShelf
        holder={holder}
        shape={shape}
        isCovered={isCovered}
        seat={{
          current: isOver ? null : (seats[view.current] ?? null),
          isOwnTurn,
          count: hand.length,
          pending: view.pendingDraws,
          deadline,
          totalMs: view.options.clock * 1_000,
          order,
          hint,
          sort,
          draw,
          back: () => say({ action: "back" }),
          call: own.call,
        }}
        hand={{ cards: hand, order: shownOrder, moods: own.moods, picked, press: own.press, why: own.why }}
      />

      <Announcer id={news.id} text={news.text} />
      <Announcer id={sortings} text={sortings > 0 ? t("sorted", { order: t(`sortOrder.${order}`) }) : ""} />
      <LoadingBoundary>
        {isPickerSeen && (
          <ChooseColor
            choice={hand.find(({ id }) => id === picked) ?? null}
            hand={hand}
            onPick={own.pick}
            onBack={own.putBack}
          />
        )}
        {isSheetSeen && (
          <LogSheet
            open={isLogOpen}
            onOpenChange={setLogOpen}
            words={{ title: t("log.title"), newestFirst: t("log.newestFirst") }}
          >
            {log}
          </LogSheet>
        )}
        {isCovered && (
          <WinnerScreen
            {...{ view, table, say, leave, chooseNext }}
            own={seat}
            isHost={table.host === player && !chooseNext}
          />
        )}
      </LoadingBoundary>
    </main>
  );
}

/** The log and the talk where there is room for them beside the table. */
function LogBeside({ isCovered, children }: { isCovered: boolean; children: ReactNode }) {
  const { t } = useCardWords();
  const { isOpen: isTalking } = useChat();
  return (
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
          {children}
        </Scroller>
      </Panel>
      {!isCovered && <ChatBeside className="flex-[4] basis-0" />}
    </div>
  );
}

/** D draws, on one's own turn, L calls the last card, and S sorts, wherever the focus is but where something is written or chosen. */
function useShortcuts(draw: (() => void) | null, sort: () => void, call: (() => void) | null): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, [role=dialog], [role=menu]"))
        return;
      if (event.code === "KeyD") draw?.();
      if (event.code === "KeyS") sort();
      if (event.code === "KeyL") call?.();
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [draw, sort, call]);
}
