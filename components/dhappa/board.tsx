"use client";

import { type ComponentProps, type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { deckArt, keepArt } from "@/components/cards/card-art-urls";
import type { Indices } from "@/components/cards/card-corner";
import { FrenchDeckDefs } from "@/components/cards/french-card";
import { WildDefs } from "@/components/cards/pack-card";
import { MeldSky } from "@/components/melds/flights/meld-sky";
import { BoardMenu } from "@/components/melds/layout/board-menu";
import { type BoardShape, useShape } from "@/components/melds/layout/board-shape";
import { Header } from "@/components/melds/layout/header";
import { Sidebar } from "@/components/melds/layout/sidebar";
import { useBareRug } from "@/components/melds/layout/use-bare-rug";
import { useRefused } from "@/components/melds/turn/use-refused";
import { useIndices } from "@/components/melds/use-indices";
import { useOpenRules } from "@/components/rulebook/use-open-rules";
import type { BoardProps } from "@/components/table/board-props";
import { Announcer } from "@/components/table/notices/announcer";
import { NotSentYet } from "@/components/table/notices/not-sent";
import { useRefusedMove } from "@/components/table/notices/use-refused-move";
import { useLastSeconds } from "@/components/table/turn/use-last-seconds";
import { useEver } from "@/components/ui/hooks/use-ever";
import { useSteady } from "@/components/ui/hooks/use-steady";
import { lazyPart, useFetchParts } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import type { DhappaAction, DhappaOptions, DhappaState } from "@/lib/rules/dhappa";
import { teamOf } from "@/lib/rules/dhappa/table";
import type { PackCard } from "@/lib/rules/packs";
import { Rug } from "./art/rug";
import { BothBoards } from "./boards/both-boards";
import { useBoardTurn } from "./boards/use-board-turn";
import { Guide } from "./guide/guide";
import { OwnPlace } from "./hand/own-place";
import { type Followed, follow } from "./happenings/followed";
import { useHappeningsTold } from "./happenings/use-happenings-told";
import { Boards } from "./layout/boards";
import { LockList } from "./lock/lock-list";
import { LockMeter } from "./lock/lock-meter";
import { DhappaLog } from "./log/log";
import { useBurning } from "./moment/use-burning";
import { useOwnMenuEntries } from "./own-menu-entries";
import { depthsOf } from "./pick/depths";
import { PickPanel } from "./pick/pick-panel";
import { TableRail } from "./rail/table-rail";
import { useDhappaRefusalWords } from "./refusal-words";
import { askedAt } from "./turn/open-places";
import { useShortcuts } from "./turn/use-shortcuts";
import { DISCARD, RUG, useTurn } from "./turn/use-turn";
import { useCardWords } from "./use-card-words";
import { useSeen } from "./use-seen";

const WaySheet = lazyPart(() => import("./turn/way-sheet"));
const LogSheet = lazyPart(() => import("@/components/table/log/log-sheet"));
const DealSheet = lazyPart(() => import("./result/deal-sheet"));
const BurningMoment = lazyPart(() => import("./moment/burning"));

/** What a turn may come to, and what one may ask for in it. */
const later = [WaySheet, LogSheet, DealSheet, BurningMoment];

type Props = BoardProps<DhappaState, DhappaAction, DhappaOptions>;

/** The table of Dhappa Baaji as it is played. */
export default function DhappaBoard(props: Props) {
  useFetchParts(later);
  useEffect(() => keepArt(deckArt), []);
  return (
    <>
      <FrenchDeckDefs />
      <WildDefs />
      <Playing key={props.shown.table.round} {...props} />
    </>
  );
}

function Playing({ shown, move, say, leave, chooseNext }: Props) {
  const { view, table, seat, word, player } = shown;
  const { seats } = table;
  const { meldWords } = useCardWords();
  const front = useTranslations("games.dhappa");
  const rules = useOpenRules();
  const refusalWords = useDhappaRefusalWords();
  const { refuse, said: whyNot } = useRefused(refusalWords, placeOf);
  const shape = useShape();
  const indices = useIndices();
  const [open, setOpen] = useState<Opened>(null);

  const [followed, setFollowed] = useState(() => follow(null, view, seat));
  if (followed.view !== view) setFollowed(follow(followed, view, seat));
  const holder = seat === null ? null : (seats[seat] ?? null);
  const isOwnTurn = view.phase === "turn" && seat !== null && view.current === seat && !holder?.standIn;
  const seen = useSeen(view, seat, seats, `${table.code} ${table.round} ${view.ended.length}`);
  const news = useHappeningsTold(followed, seats, seat, isOwnTurn);
  const burning = useBurning(followed, seats, seat);
  useLastSeconds(shown.deadline, isOwnTurn);
  useRefusedMove(word, refusalWords, meldWords("refusedPlain"));

  const draw = () => {
    burning.end();
    move({ action: "draw" });
  };

  const isEnded = isEndedNow(view);
  const isBurning = burning.now !== null;
  const isCovered = isEnded || isBurning;
  const us = seat === null ? 0 : teamOf(seat);
  const entries = useOwnMenuEntries(shape.isPhone, () => setOpen("boards"));
  const menu = (
    <BoardMenu
      entries={entries}
      onRules={() => rules.open(null)}
      onLog={() => setOpen("log")}
      onNext={chooseNext}
      leave={leave}
    />
  );
  const log = <DhappaLog view={view} seats={seats} own={seat} />;
  const line = useTableLine(shown, chooseNext !== null);
  return (
    <main
      className={`fixed inset-0 grid overflow-clip bg-(image:--ground) ${shape.hasSidebar ? "grid-cols-[minmax(0,1fr)_auto]" : "grid-cols-[minmax(0,1fr)]"}`}
    >
      <AtTurn
        {...{ shown, move, say, holder, isOwnTurn, seen, shape, indices, followed, refuse, refusalWords }}
        {...{ open, setOpen, isCovered }}
        header={
          <Header
            {...{ shape, menu, line }}
            title={front("name")}
            watchers={table.watchers}
            inert={isCovered}
            isOver={isBurning}
            onLog={() => setOpen("log")}
          >
            <LockMeter locks={seen.boards.locks} isSmall={shape.isSmall} />
          </Header>
        }
      />
      {shape.hasSidebar && (
        <Sidebar menu={menu} log={log} inert={isCovered} isOver={isBurning}>
          <LockList lock={seen.boards.locks[0]} side="us" />
          <LockList lock={seen.boards.locks[1]} side="them" />
        </Sidebar>
      )}
      <MeldSky passing={followed.passing} plays={followed.plays} taken={followed.taken} />
      {whyNot}
      <Announcer id={news.id} text={news.text} />
      <Overlays isLogOpen={open === "log"}>
        {(isLogSeen) => (
          <>
            {isLogSeen && (
              <LogSheet
                open={open === "log"}
                onOpenChange={(isOpen) => !isOpen && setOpen(null)}
                words={{ title: meldWords("log.title"), newestFirst: meldWords("log.newestFirst") }}
              >
                {log}
              </LogSheet>
            )}
            {burning.now && (
              <BurningMoment
                key={burning.now.id}
                burning={burning.now}
                indices={indices}
                onEnd={burning.end}
                onDraw={isOwnTurn ? draw : null}
              />
            )}
            {isEnded && !burning.now && (
              <DealSheet
                {...{ view, table, say, leave, chooseNext, us }}
                own={seat}
                isHost={table.host === player && !chooseNext}
                onSeen={() => move({ action: "seen" })}
              />
            )}
          </>
        )}
      </Overlays>
    </main>
  );
}

/** What lies open over the table. */
type Opened = "pick" | "boards" | "log" | null;

/** All of the table that one's own selection changes: a tap on a card draws this anew, and nothing around it. */
function AtTurn({
  shown,
  move,
  say,
  holder,
  isOwnTurn,
  seen,
  shape,
  indices,
  followed,
  refuse,
  refusalWords,
  open,
  setOpen,
  isCovered,
  header,
}: Pick<Props, "shown" | "move" | "say"> & {
  holder: ComponentProps<typeof OwnPlace>["holder"];
  isOwnTurn: boolean;
  seen: ReturnType<typeof useSeen>;
  shape: BoardShape;
  indices: Indices;
  followed: Followed;
  refuse: ReturnType<typeof useRefused>["refuse"];
  refusalWords: ReturnType<typeof useDhappaRefusalWords>;
  open: Opened;
  setOpen: (open: Opened) => void;
  isCovered: boolean;
  header: ReactNode;
}) {
  const { view, table, seat, deadline } = shown;
  const [lit, setLit] = useState<readonly PackCard[]>([]);
  const turn = useTurn({ view, isOwnTurn, slots: seen.slots, move, onRefused: refuse });
  const boardTurn = useBoardTurn(turn);
  const isPicking = open === "pick" && turn.phase === "pick" && view.discards.length > 0;
  const { t, shortCard } = useCardWords();
  const depths = useMemo(() => {
    const stays = (card: PackCard, isThere: boolean) =>
      t(isThere ? "pick.there" : "pick.alone", { card: shortCard(card) });
    return isPicking ? depthsOf(view, { refusal: refusalWords, stays }) : [];
  }, [isPicking, view, refusalWords, t, shortCard]);
  const close = () => {
    setOpen(null);
    setLit([]);
  };
  const { from, ended } = followed;
  const fromOf = useCallback((card: PackCard) => from.get(card), [from]);
  const draw = () => {
    close();
    turn.act({ action: "draw" });
  };
  const openPick = () => setOpen("pick");
  const openBoth = useSteady(() => setOpen("boards"));
  useShortcuts({ turn, hasDiscards: view.discards.length > 0, draw, openPick, sort: seen.sort });
  const bareRug = useBareRug(() => turn.select([]));
  const isAway = isCovered || open === "boards";
  return (
    <div className={`relative flex min-h-0 min-w-0 select-none ${shape.isLying ? "flex-row" : "flex-col"}`}>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        {header}
        <section inert={isAway} className="relative flex min-h-0 flex-1 flex-col" {...bareRug}>
          <Rug thread={shape.isPhone ? 2 : 3} />
          <div
            className={`relative flex min-h-0 flex-1 flex-col gap-1.5 px-2 pb-1.5 ${shape.isSmall ? "pt-2" : shape.isPhone ? "pt-8" : "px-7! gap-3 pt-8 pb-3"}`}
          >
            <Boards
              {...{ shape, deadline, boards: seen.boards, locks: seen.boards.locks, indices, fromOf, openBoth }}
              others={seen.others}
              totalMs={view.options.clock * 1_000}
              drafts={seen.boards.drafts}
              ownsDraft={teamOf(view.current) === (seat === null ? 0 : teamOf(seat)) ? "us" : "them"}
              turn={boardTurn}
            />
            {holder && <Guide turn={turn} hasOpened={seen.hasOpened} />}
            <TableRail
              {...{ view, seats: table.seats, seat, turn, isOwnTurn, ended, deadline, shape, indices, fromOf, draw }}
              order={seen.order}
              sort={seen.sort}
              openPick={openPick}
              back={holder?.standIn ? () => say({ action: "back" }) : null}
            />
          </div>
          {isPicking && (
            <PickPanel
              depths={depths}
              hand={seen.hand}
              indices={indices}
              canDraw
              isLow={!shape.isSmall}
              onChoose={(depth) => setLit(depth?.partners ?? [])}
              onTake={(depth) => {
                close();
                turn.act({ action: "take", depth });
              }}
              onDraw={draw}
              onClose={close}
            />
          )}
        </section>
      </div>
      <OwnPlace {...{ holder, shape, indices, fromOf, turn, seen, lit }} isCovered={isAway} />
      {open === "boards" && (
        <div
          className={`absolute inset-x-0 bottom-0 ${shape.hasSidebar || shape.isLying ? "top-0" : "top-[calc(var(--safe-top)+4.75rem)]"}`}
        >
          <BothBoards
            boards={[seen.boards.us, seen.boards.them]}
            locks={seen.boards.locks}
            indices={indices}
            onClose={close}
          />
        </div>
      )}
      <NotSentYet className="absolute start-3 bottom-3" />
      <LoadingBoundary>
        <WaySheet
          ways={turn.asking?.ways ?? null}
          kind={turn.asking ? askedAt(turn.asking) : "wild"}
          indices={indices}
          onChoose={turn.choose}
          onBack={turn.back}
        />
      </LoadingBoundary>
    </div>
  );
}

/** Which table it is, and how it is played. */
function useTableLine({ view, table }: Props["shown"], isForBots: boolean): string {
  const { t, meldWords } = useCardWords();
  const tableWords = useTranslations("table");
  const home = useTranslations("home");
  const { clock, deals } = view.options;
  return [
    isForBots ? home("againstBots") : tableWords("name", { code: table.code }),
    t("dealLine", { deal: view.ended.length + (isEndedNow(view) ? 0 : 1), deals }),
    clock ? meldWords("clockLine", { seconds: clock }) : t("options.noClock"),
  ].join(" · ");
}

const named: Readonly<Record<string, string>> = { [DISCARD]: "[data-discards]", [RUG]: "[data-rug]" };
/** Where a refusal is said. */
const placeOf = (at: string) => document.querySelector(named[at] ?? `[data-meld="${CSS.escape(at)}"]`);

const isEndedNow = ({ phase }: DhappaState) => phase !== "turn";

function Overlays({ isLogOpen, children }: { isLogOpen: boolean; children: (isLogSeen: boolean) => ReactNode }) {
  const isLogSeen = useEver(isLogOpen);
  return <LoadingBoundary>{children(isLogSeen)}</LoadingBoundary>;
}
