"use client";

import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { deckArt, keepArt } from "@/components/cards/card-art-urls";
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
import { lazyPart, useFetchParts } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { useStored } from "@/lib/browser/storage/stored";
import type { PackCard } from "@/lib/rules/packs";
import type { RummyAction, RummyOptions, RummyState } from "@/lib/rules/rummy/state";
import { FIRST_ROUND, roundOf } from "@/lib/rules/rummy/turn";
import { Rug } from "./art/rug";
import { Composer } from "./composer/composer";
import { Guide } from "./guide/guide";
import { OwnHand } from "./hand/own-hand";
import { follow } from "./happenings/followed";
import { useHappeningsTold } from "./happenings/use-happenings-told";
import { RummyLog } from "./log/log";
import { Melds } from "./melds/melds";
import { Rail } from "./rail/rail";
import { useRummyRefusalWords } from "./refusal-words";
import { Others } from "./seats/others";
import { guideSeen } from "./settings";
import { StandingsRow } from "./standings/standings-row";
import { StandingsTable } from "./standings/standings-table";
import { type OwnTurn, useTurn } from "./turn/use-turn";
import { useCardWords } from "./use-card-words";
import { useSeen } from "./use-seen";

const WaySheet = lazyPart(() => import("./turn/way-sheet"));
const LogSheet = lazyPart(() => import("@/components/table/log/log-sheet"));
const ScoreSheet = lazyPart(() => import("./result/score-sheet"));

/** What a turn may come to, and what one may ask for in it. */
const later = [WaySheet, LogSheet, ScoreSheet];

type Props = BoardProps<RummyState, RummyAction, RummyOptions>;

/** The table of Rummy With Jokers as it is played. */
export default function RummyBoard(props: Props) {
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
  const { view, table, seat, deadline, word, player } = shown;
  const { seats } = table;
  const { t, meldWords } = useCardWords();
  const front = useTranslations("games.rummy");
  const rules = useOpenRules();
  const shape = useShape();
  const indices = useIndices();
  const [isLogOpen, setLogOpen] = useState(false);

  const [followed, setFollowed] = useState(() => follow(null, view, seat));
  if (followed.view !== view) setFollowed(follow(followed, view, seat));
  const holder = seat === null ? null : (seats[seat] ?? null);
  const isOwnTurn = !view.asked && seat !== null && view.current === seat && !holder?.standIn;
  const refusalWords = useRummyRefusalWords();
  const { refuse, said } = useRefused(refusalWords, placeOf);
  const deal = `${table.code} ${table.round} ${view.dealtAt}`;
  const turn = useTurn({ view, seat, deal, isOwnTurn, move, onRefused: refuse });
  const seen = useSeen(view, seat, seats, turn.slots, deal);
  const news = useHappeningsTold(followed, seats, seat, isOwnTurn);
  useLastSeconds(deadline, isOwnTurn);
  useRefusedMove(word, refusalWords, meldWords("refusedPlain"));

  const { from } = followed;
  const fromOf = useCallback((card: PackCard) => from.get(card), [from]);
  const isOpen = roundOf(view) >= FIRST_ROUND;
  const isDrawing = turn.phase === "draw";
  useShortcuts({
    KeyD: isDrawing ? () => turn.act({ action: "draw", from: "pile" }) : null,
    KeyP: isDrawing ? () => turn.act({ action: "draw", from: "discards" }) : null,
    KeyU: turn.undoable > 0 ? turn.undo : null,
    KeyS: seen.hand.sort,
  });

  const { isEnded, isAside, isCovered, setAside } = useScoreAside(view);
  const bareRug = useBareRug(() => turn.select([]));
  const totalMs = view.options.clock * 1_000;
  const line = useTableLine(shown, chooseNext !== null);
  const menu = (
    <BoardMenu onRules={() => rules.open(null)} onLog={() => setLogOpen(true)} onNext={chooseNext} leave={leave} />
  );
  const { isPhone, isSmall, isLying, hasSidebar } = shape;
  const common = { turn, shape, indices, fromOf };
  const isGuided = useIsGuided(turn, isSmall);
  const guide = holder && isGuided && <Guide turn={turn} isOpen={isOpen} />;
  const isComposing = holder !== null && !turn.hasDeclared && !isEnded;
  // Where there is little room, the guide says what an empty composer would.
  const composer = isComposing && !(isSmall && isGuided) && <Composer {...common} isOpen={isOpen} />;
  const log = <RummyLog view={view} seats={seats} own={seat} />;
  const rail = (
    <Rail
      {...common}
      {...{ view, seats, isOwnTurn, deadline }}
      isWatching={seat === null}
      inert={isEnded}
      sort={seen.hand.sort}
      order={seen.hand.order}
      back={holder?.standIn ? () => say({ action: "back" }) : null}
    />
  );
  const melds = <Melds {...common} seats={seats} order={seen.order} own={seat} before={view.melds.length} />;
  const chips = <Others others={seen.others} {...{ shape, isEnded, deadline, totalMs }} />;
  const hand = (
    <OwnHand
      {...common}
      {...{ holder, isOwnTurn, totalMs }}
      groups={seen.hand.groups}
      move={seen.hand.move}
      deadline={isEnded ? null : deadline}
      isCovered={isEnded}
    />
  );
  return (
    <main
      className={`fixed inset-0 grid overflow-clip bg-(image:--ground) ${hasSidebar ? "grid-cols-[minmax(0,1fr)_auto]" : "grid-cols-[minmax(0,1fr)]"}`}
    >
      <div className={`relative flex min-h-0 min-w-0 select-none ${isLying ? "flex-row" : "flex-col"}`}>
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <Header
            {...{ shape, menu, line: line.whole }}
            title={`${front("name")} · ${t("round", { round: roundOf(view) })}`}
            watchers={table.watchers}
            inert={isEnded}
            onLog={() => setLogOpen(true)}
          >
            <StandingsRow standings={seen.standings} isSmall={isSmall} />
          </Header>
          <section inert={isCovered} className="relative flex min-h-0 flex-1 flex-col" {...bareRug}>
            <Rug thread={isPhone ? 2 : 3} />
            <div
              className={`relative flex min-h-0 flex-1 flex-col ${isPhone ? `gap-1.5 px-2 pb-1.5 ${isSmall ? "pt-2" : "pt-8"}` : "gap-3 px-7 pt-8 pb-3"}`}
            >
              {chips}
              <OnRug {...{ shape, melds, guide, composer, rail }} />
            </div>
          </section>
        </div>
        {isLying ? (
          <div className="flex w-[46%] shrink-0 flex-col">
            {hand}
            <div className="p-2 pt-0">{rail}</div>
          </div>
        ) : (
          hand
        )}
        <NotSentYet className="absolute start-3 bottom-3" />
      </div>
      {hasSidebar && (
        <Sidebar menu={menu} log={log} inert={isEnded}>
          <StandingsTable standings={seen.standings} />
        </Sidebar>
      )}
      <MeldSky passing={followed.passing} plays={followed.steps} />
      {said}
      <Announcer id={news.id} text={news.text} />
      <Overlays isLogOpen={isLogOpen}>
        {(isLogSeen) => (
          <>
            <WaySheet ways={turn.asking} indices={indices} onChoose={turn.choose} onBack={turn.back} />
            {isLogSeen && (
              <LogSheet
                open={isLogOpen}
                onOpenChange={setLogOpen}
                words={{ title: meldWords("log.title"), newestFirst: meldWords("log.newestFirst") }}
              >
                {log}
              </LogSheet>
            )}
            {isEnded && view.owed === null && (
              <ScoreSheet
                {...{ view, table, say, leave, chooseNext, deadline }}
                key={view.results.length}
                own={seat}
                isAside={isAside}
                setAside={setAside}
                line={line.deal}
                isHost={table.host === player && !chooseNext}
                onReady={() => turn.act({ action: "seen" })}
              />
            )}
          </>
        )}
      </Overlays>
    </main>
  );
}

/** Whether a guide has something to say now; where there is little room, what is put together needs it. */
function useIsGuided({ phase, composed, selection }: OwnTurn, isSmall: boolean): boolean {
  const isSeen = useStored(guideSeen);
  const isTight = isSmall && (composed.length > 0 || selection.length > 0);
  return !isSeen && phase !== "wait" && !isTight;
}

/** Where a refusal is said. */
const placeOf = (at: string) => document.querySelector(`[data-drop="${at}"]`);

/** Whether a deal has ended, and whether its score lies over the table or is put aside to look at the melds. */
function useScoreAside({ asked, results }: RummyState) {
  const [asideAt, setAsideAt] = useState<number | null>(null);
  const isEnded = asked !== null;
  const isAside = isEnded && asideAt === results.length;
  return {
    isEnded,
    isAside,
    isCovered: isEnded && !isAside,
    setAside: (isNow: boolean) => setAsideAt(isNow ? results.length : null),
  };
}

/** What lies on the rug: under each other, or on a larger screen with the rail beside the melds. */
function OnRug({
  shape: { isPhone, isLying },
  melds,
  guide,
  composer,
  rail,
}: {
  shape: BoardShape;
} & Readonly<Record<"melds" | "guide" | "composer" | "rail", ReactNode>>) {
  if (isPhone)
    return (
      <>
        {melds}
        {guide}
        {composer}
        {!isLying && rail}
      </>
    );
  return (
    <div className="flex min-h-0 flex-1 gap-4">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-2.5">
        {melds}
        {guide}
        {composer}
      </div>
      <div className="flex flex-col justify-end">{rail}</div>
    </div>
  );
}

/** Which deal it is and how the match is won; before it, which table it is, and after it, its clock. */
function useTableLine({ view, table }: Props["shown"], isForBots: boolean) {
  const { t, meldWords } = useCardWords();
  const tableWords = useTranslations("table");
  const home = useTranslations("home");
  const { clock, goal, deals, points } = view.options;
  const number = view.results.length + (view.asked ? 0 : 1);
  const deal = goal === "deals" ? t("dealLine", { deal: number, deals }) : t("pointsLine", { deal: number, points });
  const name = isForBots ? home("againstBots") : tableWords("name", { code: table.code });
  const timing = clock ? meldWords("clockLine", { seconds: clock }) : t("options.noClock");
  return { deal, whole: [name, deal, timing].join(" · ") };
}

function Overlays({ isLogOpen, children }: { isLogOpen: boolean; children: (isLogSeen: boolean) => ReactNode }) {
  const isLogSeen = useEver(isLogOpen);
  return <LoadingBoundary>{children(isLogSeen)}</LoadingBoundary>;
}

type Shortcuts = Readonly<Record<"KeyD" | "KeyP" | "KeyU" | "KeyS", (() => void) | null>>;

/** D draws, P takes the discard, U takes back, S sorts, wherever the focus is but where something is written or chosen. */
function useShortcuts(shortcuts: Shortcuts): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, [role=dialog], [role=menu]"))
        return;
      const code = (["KeyD", "KeyP", "KeyU", "KeyS"] as const).find((one) => one === event.code);
      if (code) shortcuts[code]?.();
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  });
}
