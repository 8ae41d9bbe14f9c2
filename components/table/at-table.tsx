"use client";

import { type ComponentType, useCallback, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { ChatProvider } from "@/components/chat/chat";
import { ChatOverlay, Conversation } from "@/components/chat/chat-place";
import { Speech } from "@/components/chat/speech";
import { usePlayNow } from "@/components/home/play-now";
import type { CarpetTone } from "@/components/house/sadu";
import type { LobbyProps } from "@/components/lobby/lobby";
import type { OptionsPlace, OptionsProps } from "@/components/lobby/options";
import type { Turning } from "@/components/lobby/seats";
import { RulesOfTable, type RulesSheetProps } from "@/components/rules/rules-of-table";
import { Arrival } from "@/components/ui/arrival";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useAhead } from "@/components/ui/part";
import { anywhere } from "@/components/ui/parts";
import { useToast } from "@/components/ui/toast";
import { useWhenever } from "@/components/ui/whenever";
import { useGo } from "@/lib/browser/go";
import { identity } from "@/lib/browser/identity";
import { giveUpLocally, isLocal, keepLocally } from "@/lib/browser/kept-match";
import { LocalSocket } from "@/lib/browser/local-table";
import { useStored } from "@/lib/browser/stored";
import { useTable } from "@/lib/browser/use-table";
import { forget, hasSeen, remember, rememberSeen, wayTo } from "@/lib/browser/visits";
import { acceptableName } from "@/lib/client/identity";
import type { TableLink, Word } from "@/lib/client/table-link";
import type { GameId } from "@/lib/rules";
import type { Game, Seat } from "@/lib/rules/game";
import type { TableView } from "@/lib/table/protocol";
import { type Notice, notices } from "@/lib/table/refusals";
import { useMatchAlone } from "./alone";
import { useAwake } from "./awake";
import type { BoardProps, Say } from "./board";
import { Closed } from "./closed";
import { Coming, EmptyCarpet } from "./coming";
import { isToBeSaid, LookingOnContext, reasonAt } from "./looking-on";
import { NextMatch } from "./next-match";
import { NotSentContext } from "./not-sent";
import { usePresenceWords } from "./presence";
import { ReachBanner } from "./reach-banner";
import { useRefusalWords } from "./refusal-words";
import { Removing } from "./removing";
import { SeatSheet } from "./seat-button";
import { useStandingKept } from "./standing";
import type { ArrivedProps } from "./table-screen";
import { isCalledFor, useTurnSign } from "./turn-sign";
import { isUnreached, Unreached } from "./unreached";

/** A game as its tables need it. */
export interface AtTableProps<State, Action, Options> extends ArrivedProps {
  readonly id: GameId;
  readonly game: Game<State, Action, Options>;
  readonly tone: CarpetTone;
  readonly Board: ComponentType<BoardProps<State, Action, Options>>;
  /** Where one waits for it to begin; against bots one never does. */
  readonly Lobby: ComponentType<LobbyProps<Options>>;
  /** The choice of its options. */
  readonly Options: ComponentType<OptionsProps<Options>>;
  /** The rulebook, over the table. */
  readonly Rules: ComponentType<RulesSheetProps<Options>>;
  /** Which way round play goes; clockwise where nothing is said. */
  readonly turning?: Turning;
  /** Against bots its table lives in the page and needs no room; it is played by these until one chooses others. */
  readonly alone?: Options;
  /** One's own points and the others', where the game counts towards an end. */
  readonly scoreOf?: (view: State, seat: Seat) => readonly [number, number];
}

/** What may be wanted at any table when there is no network to fetch it by. */
const atAnyTable = [...anywhere, Conversation, SeatSheet];

/** Says aloud what the table said once, but for refused moves, which the board shows, and for why one only looks on, which stands there. */
function useSpokenWords(word: Word | null, isHere: boolean, why: Notice | null): void {
  const t = useTranslations("table");
  const refusalWords = useRefusalWords();
  const toast = useToast();
  useWhenever([word?.id], () => {
    if (!word) return;
    const notice = word.kind === "notice" ? notices.find((known) => known === word.code) : null;
    // Against bots another match has begun already.
    if (notice && isToBeSaid(notice, why))
      toast({ text: t(isHere && notice === "otherRules" ? "otherRulesAlone" : `notices.${notice}`) });
    const words = word.kind === "refused" && !word.move ? refusalWords(word.code) : null;
    if (words) toast({ text: words, tone: "bad" });
  });
}

/** Has one sent anywhere else; where that does not come, one may be sent here once more. */
const avoidFromNow = (code: string) =>
  import("@/lib/client/directory").then(({ avoid }) => avoid(code)).catch(() => {});

/** What whoever came to play with anybody does without being asked: opens the table to all, or goes on to another. */
function useFate({
  id,
  code,
  link,
  table,
  seat,
  isOwn,
  lookingOn,
}: {
  id: GameId;
  code: string;
  link: Pick<TableLink<unknown, unknown, unknown>, "say"> | null;
  table: TableView | null;
  seat: number | null;
  isOwn: boolean;
  lookingOn: string | null;
}): void {
  const { playNow } = usePlayNow(id);
  const isHere = table !== null;
  const isNew = table?.status === "waiting" && table.round === 0 && table.visibility === "private";
  useWhenever([link, isHere, seat, lookingOn, isOwn, isNew, code], () => {
    if (!link || !isHere) return;
    rememberSeen(code);
    const isSent = wayTo(code) === "public";
    if (lookingOn !== null) {
      const avoided = avoidFromNow(code);
      if (!isSent) return;
      forget(code);
      void avoided.then(playNow);
    }
    if (!isSent || seat === null) return;
    remember(code, "friends");
    if (isOwn && isNew) link.say({ action: "setTable", visibility: "public" });
  });
}

/** One table from sitting down to its last game: waits in the lobby, plays, and says what is wrong. */
export function AtTable<State, Action, Options>({
  way,
  code,
  id,
  game,
  tone,
  Board,
  Lobby,
  Options,
  Rules,
  turning = "clockwise",
  alone,
  scoreOf,
}: AtTableProps<State, Action, Options>) {
  const t = useTranslations();
  const go = useGo();
  const known = useStored(identity);
  const guest = t("table.guest");
  const who = useMemo(() => {
    const name = acceptableName(known.name);
    return name === null ? { ...known, name: guest, avatar: known.avatar || "palm" } : { ...known, name };
  }, [known, guest]);
  const seating = useMemo(() => ({ party: id, code, who, mustExist: way === "code" }), [id, code, who, way]);
  const [isHere] = useState(() => {
    if (alone && way === "bots" && !isLocal(code)) keepLocally(code);
    return alone !== undefined && isLocal(code);
  });
  // Another way to open it is another line: so it is taken back from another page.
  const opens = () => () => new LocalSocket(game, code);
  const [open, openAnew] = useState(opens);
  const { link, shown } = useTable(game, seating, isHere ? open : undefined);
  const { table, view, seat, player, reach, closed } = shown;
  const [isLeaving, setLeaving] = useState(false);
  const why = table && reasonAt(table, shown.lookingOn);
  useSpokenWords(shown.word, isHere, why);
  useAhead(atAnyTable);

  const isOwnTurn =
    table?.status === "playing" && seat !== null && !table.seats[seat]?.standIn && isCalledFor(game, view, seat);
  const holder = table && seat !== null ? (table.seats[seat] ?? null) : null;
  useAwake(table?.status === "playing" && holder !== null && !holder.quit && holder.standIn !== "away");
  useTurnSign(`${t(`games.${id}.name`)} ${code} · ${t("common.majlis")}`, isOwnTurn);
  usePresenceWords(table, player, !game.remove);

  const [wasSeen] = useState(() => hasSeen(code));
  const isOwn = table !== null && table.host === player;
  const isForBots = table?.status === "waiting" && (isHere || (way === "bots" && table.round === 0));
  useMatchAlone(game, alone, link, table, isForBots && isOwn);
  useStandingKept(id, code, shown, view !== null && seat !== null ? (scoreOf?.(view, seat) ?? null) : null);

  const toast = useToast();
  const say = useCallback<Say>(
    (message) => {
      // On this device the next match goes by way of a lobby that nobody sees, and begins as it is chosen now.
      const said = isHere && message.action === "rematch" ? ({ action: "lobby" } as const) : message;
      const isSent = link?.say(said) ?? false;
      if (!isSent) toast({ text: t("table.refusals.notSent"), tone: "bad" });
      return isSent;
    },
    [link, isHere, toast, t],
  );
  const [isChoosing, setChoosing] = useState(false);
  const [place, setPlace] = useState<OptionsPlace | null>(null);
  const chooseNext = useCallback((at: OptionsPlace | null = null) => {
    setPlace(at);
    setChoosing(true);
  }, []);
  const move = useCallback((action: Action) => link?.move(action) ?? null, [link]);
  const isSeated = seat !== null;
  const isGathering = table?.status === "waiting";
  const depart = useCallback(() => {
    // Whoever goes before it began does not mean to be sent back.
    if (isGathering) void avoidFromNow(code);
    const hasLeft = !isSeated || say({ action: "stand" });
    giveUpLocally(code);
    // What the table has not heard it does not know: the seat is one's own, and the way back to it.
    if (hasLeft || isHere) forget(code);
    go("/");
  }, [isSeated, isGathering, isHere, say, code, go]);
  const costsASeat = isSeated && table?.status === "playing";
  const leave = useCallback(() => (costsASeat ? setLeaving(true) : depart()), [costsASeat, depart]);
  useFate({ id, code, link, table, seat, isOwn, lookingOn: shown.lookingOn });
  const lookingOn = useMemo(() => ({ id, why }), [id, why]);

  if (closed) {
    const isGone = closed === "noSuchTable" && wasSeen;
    return (
      <EmptyCarpet tone={tone}>
        <Closed
          id={id}
          code={code}
          reason={isGone ? "gone" : closed}
          word={shown.word}
          playHere={() => openAnew(opens)}
        />
      </EmptyCarpet>
    );
  }
  if (!link || !table || isForBots) {
    if (isUnreached(reach)) {
      return (
        <EmptyCarpet tone={tone}>
          <Unreached id={id} reach={reach} playsAlone={alone !== undefined && !isHere} />
        </EmptyCarpet>
      );
    }
    // A table in the page is there in a moment: too soon to say that it is coming.
    return isHere ? <main className="fixed inset-0 bg-night" /> : <Coming tone={tone} />;
  }

  const isAlone = table.seats.every((holder) => !holder || holder.bot || holder.id === player);
  const begin = () => {
    setChoosing(false);
    say({ action: "rematch" });
  };

  return (
    <LookingOnContext value={lookingOn}>
      <RulesOfTable game={id} options={table.options} Sheet={Rules}>
        <ChatProvider shown={shown} say={say}>
          <ReachBanner reach={reach} isSlow={shown.isSlow} isBelowTitle={table.status === "waiting" || view === null} />
          <Arrival fallback={<Coming tone={tone} />}>
            {table.status === "waiting" || view === null ? (
              <Lobby
                id={id}
                tone={tone}
                fewest={game.counts(table.options)[0] ?? 1}
                team={game.team}
                turning={turning}
                levels={game.levels}
                table={table}
                player={player}
                Options={Options}
                say={say}
                rename={(who) => link.rejoin({ who })}
                leave={leave}
              />
            ) : (
              <NotSentContext value={shown.isUnsent}>
                <Removing table={table} player={player} fate={game.remove ? "cardsGo" : "botStays"} say={say}>
                  <Board
                    shown={{ ...shown, view, table }}
                    move={move}
                    say={say}
                    leave={leave}
                    chooseNext={isHere ? chooseNext : null}
                  />
                </Removing>
              </NotSentContext>
            )}
          </Arrival>
          <Speech />
          <ChatOverlay isOwnTurn={isOwnTurn} deadline={isOwnTurn ? shown.deadline : null} />
          {isHere && (
            <Arrival>
              <NextMatch
                game={game}
                alone={alone}
                Options={Options}
                place={place}
                open={isChoosing}
                onOpenChange={setChoosing}
                begin={table.status === "finished" ? begin : null}
              />
            </Arrival>
          )}
        </ChatProvider>
      </RulesOfTable>
      <Dialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={t("table.leave.title")}
        description={t(`table.leave.${game.remove ? "text" : isAlone ? "textAlone" : "textBot"}`)}
        footer={
          <>
            <Button look="outline" className={isAlone ? "flex-1" : undefined} onClick={() => setLeaving(false)}>
              {t("table.leave.stay")}
            </Button>
            <Button look="madder" className={isAlone ? "flex-1" : undefined} onClick={depart}>
              {t(`table.leave.${isAlone ? "giveUp" : "confirm"}`)}
            </Button>
            {isAlone && (
              <Button look="brass" wide onClick={() => go("/")}>
                {t("table.leave.keep")}
              </Button>
            )}
          </>
        }
      />
    </LookingOnContext>
  );
}
