"use client";

import { type ComponentType, useCallback, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { ChatProvider } from "@/components/chat/chat";
import { ChatOverlay, Conversation } from "@/components/chat/chat-panel";
import { SpeechBubbles } from "@/components/chat/speech-bubbles";
import type { CarpetTone } from "@/components/decor/carpet-tones";
import type { LobbyProps } from "@/components/lobby/lobby";
import type { OptionsPlace, OptionsProps } from "@/components/lobby/options-props";
import type { Team } from "@/components/lobby/partners";
import type { Turning } from "@/components/lobby/place-on-carpet";
import { RankedTableContext } from "@/components/ranked/ranked-table-context";
import { RulesOfTable, type RulesSheetProps } from "@/components/rulebook/rules-of-table";
import { lazyOverlays } from "@/components/ui/loading/lazy-overlays";
import { useFetchParts } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import type { Shown, TableLink } from "@/lib/client/table-link";
import type { Game, Seat } from "@/lib/rules/game";
import type { GameId } from "@/lib/rules/registry";
import type { Notice } from "@/lib/table/wire/refusals";
import type { BoardProps, Say } from "./board-props";
import { LeaveDialog, useLeaving } from "./entry/leaving";
import { NotThere, useWasSeen } from "./entry/not-there";
import { TableLoading } from "./entry/table-loading";
import type { ArrivedProps } from "./entry/table-screen";
import { useLine } from "./entry/use-line";
import { usePlayWithAnybody } from "./entry/use-play-with-anybody";
import { useSay } from "./entry/use-say";
import { NextMatch } from "./match/next-match";
import { useRememberStanding } from "./match/use-remember-standing";
import { useScreenAwake } from "./match/use-screen-awake";
import { useStartBotMatch } from "./match/use-start-bot-match";
import { ConnectionBanner } from "./notices/connection-banner";
import { NotSentContext } from "./notices/not-sent";
import { useSpokenWords } from "./notices/use-spoken-words";
import { reasonAt, WhyWatchingContext } from "./notices/why-watching";
import { BotFacesContext, botFaces } from "./seats/bot-faces";
import { usePresenceWords } from "./seats/presence";
import { RemovePlayer } from "./seats/remove-player";
import { SeatSheet } from "./seats/seat-button";
import { isCalledFor, useTurnInTitle } from "./turn/use-turn-in-title";

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
  /** The sides of a lobby's seats, where they depend on what is chosen and on who sits there. */
  readonly sides?: (options: NoInfer<Options>, isTaken: readonly boolean[]) => Team;
  /** Against bots its table lives in the page and needs no room; it is played by these until one chooses others. */
  readonly alone?: Options;
  /** One's own points and the others', where the game counts towards an end. */
  readonly scoreOf?: (view: State, seat: Seat) => readonly [number, number];
}

/** What may be wanted at any table when there is no network to fetch it by. */
const atAnyTable = [...lazyOverlays, Conversation, SeatSheet];

/** Fetches it once what stands beside this is drawn: that is waited for, and has the line to itself until then. */
function FetchesAhead() {
  useFetchParts(atAnyTable);
  return null;
}

/** One table from sitting down to its last game: waits in the lobby, plays, and says what is wrong. */
export function AtTable<State, Action, Options>(props: AtTableProps<State, Action, Options>) {
  const { code, id, game, tone, alone, Rules } = props;
  const { link, shown, isHere, openAnew } = useLine(props);
  const { table, view, seat, player } = shown;
  const why = table && reasonAt(table, shown.lookingOn);
  const wasSeen = useWasSeen(code);
  const isOwnTurn = isTurnOf(game, shown);
  const { isForBots } = useUnasked(props, { link, shown, why, isHere, isOwnTurn });

  const say = useSay(link, isHere);
  const leaving = useLeaving({ code, table, isSeated: seat !== null, isHere, say });
  const next = useNextMatch(isHere, say);
  const lookingOn = useMemo(() => ({ id, why }), [id, why]);
  const seats = table?.seats;
  const faces = useMemo(() => botFaces(seats ?? []), [seats]);

  if (shown.closed || !link || !table || isForBots)
    return (
      <NotThere
        {...{ id, code, tone, shown, wasSeen, isHere }}
        mayPlayAlone={alone !== undefined}
        playHere={openAnew}
      />
    );
  const isGathering = table.status === "waiting" || view === null;
  return (
    <WhyWatchingContext value={lookingOn}>
      <BotFacesContext value={faces}>
        <RulesOfTable game={id} options={table.options} Sheet={Rules}>
          <ChatProvider shown={shown} say={say}>
            <ConnectionBanner reach={shown.reach} isSlow={shown.isSlow} isBelowTitle={isGathering} />
            <LoadingBoundary fallback={<TableLoading tone={tone} />}>
              {isGathering ? (
                <LobbyOfGame
                  {...props}
                  {...{ link, table, player, say }}
                  begins={shown.deadline}
                  leave={leaving.leave}
                />
              ) : (
                <BoardOfGame
                  {...props}
                  {...{ link, say }}
                  shown={{ ...shown, view, table }}
                  leave={leaving.leave}
                  chooseNext={next.choose}
                />
              )}
              <FetchesAhead />
            </LoadingBoundary>
            <SpeechBubbles />
            <ChatOverlay isOwnTurn={isOwnTurn} deadline={isOwnTurn ? shown.deadline : null} />
            {isHere && (
              <LoadingBoundary>
                <NextMatch
                  {...{ game, alone }}
                  {...next.dialog}
                  Options={props.Options}
                  begin={table.status === "finished" ? next.begin : null}
                />
              </LoadingBoundary>
            )}
          </ChatProvider>
        </RulesOfTable>
        <LeaveDialog
          leaving={leaving}
          ranked={
            table.visibility === "ranked" && seat !== null
              ? { table, seat, scores: view === null ? null : (props.scoreOf?.(view, seat) ?? null) }
              : null
          }
          isAlone={table.seats.every((holder) => !holder || holder.bot || holder.id === player)}
          isRemoved={game.remove !== undefined}
        />
      </BotFacesContext>
    </WhyWatchingContext>
  );
}

/** The game waits for oneself, and no bot plays in one's seat. */
function isTurnOf<State, Action, Options>(
  game: Game<State, Action, Options>,
  { table, view, seat }: Shown<State, Options>,
): boolean {
  if (table?.status !== "playing" || seat === null || table.seats[seat]?.standIn) return false;
  return isCalledFor(game, view, seat);
}

/** What a device does at a table without being asked; whether its match against bots is about to begin. */
function useUnasked<State, Action, Options>(
  { way, code, id, game, alone, scoreOf }: AtTableProps<State, Action, Options>,
  {
    link,
    shown,
    why,
    isHere,
    isOwnTurn,
  }: {
    link: TableLink<State, Action, Options> | null;
    shown: Shown<State, Options>;
    why: Notice | null;
    isHere: boolean;
    isOwnTurn: boolean;
  },
): { readonly isForBots: boolean } {
  const t = useTranslations();
  const { table, view, seat, player } = shown;
  useSpokenWords(shown.word, isHere, why);
  const holder = table && seat !== null ? (table.seats[seat] ?? null) : null;
  useScreenAwake(table?.status === "playing" && holder !== null && !holder.quit && holder.standIn !== "away");
  useTurnInTitle(`${t(`games.${id}.name`)} ${code} · ${t("common.majlis")}`, isOwnTurn);
  usePresenceWords(table, player, !game.remove);
  const isOwn = table !== null && table.host === player;
  const isForBots = table?.status === "waiting" && (isHere || (way === "bots" && table.round === 0));
  useStartBotMatch(game, alone, link, table, isForBots && isOwn);
  useRememberStanding(id, code, shown, view !== null && seat !== null ? (scoreOf?.(view, seat) ?? null) : null);
  usePlayWithAnybody({ id, code, link, table, seat, isOwn, lookingOn: shown.lookingOn });
  return { isForBots };
}

/** The choice of how the next match is played, where one plays alone on this device. */
function useNextMatch(isHere: boolean, say: Say) {
  const [isChoosing, setChoosing] = useState(false);
  const [place, setPlace] = useState<OptionsPlace | null>(null);
  const choose = useCallback((at: OptionsPlace | null = null) => {
    setPlace(at);
    setChoosing(true);
  }, []);
  return {
    choose: isHere ? choose : null,
    begin: () => {
      setChoosing(false);
      say({ action: "rematch" });
    },
    dialog: { place, open: isChoosing, onOpenChange: setChoosing },
  };
}

interface Arrived<State, Action, Options> extends AtTableProps<State, Action, Options> {
  readonly link: TableLink<State, Action, Options>;
  readonly say: Say;
  readonly leave: () => void;
}

/** Where one waits for a game to begin. */
function LobbyOfGame<State, Action, Options>({
  id,
  tone,
  game,
  turning = "clockwise",
  sides,
  Lobby,
  Options,
  link,
  table,
  player,
  say,
  leave,
  begins,
}: Arrived<State, Action, Options> & Pick<LobbyProps<Options>, "table" | "player" | "begins">) {
  return (
    <Lobby
      {...{ id, tone, turning, table, player, Options, say, leave, begins }}
      fewest={game.counts(table.options)[0] ?? 1}
      team={
        sides?.(
          table.options,
          table.seats.map((holder) => holder !== null),
        ) ?? game.team
      }
      levels={game.levels}
      rename={(who) => link.rejoin({ who })}
    />
  );
}

/** The game itself, on its board. */
function BoardOfGame<State, Action, Options>({
  game,
  Board,
  link,
  shown,
  say,
  leave,
  chooseNext,
}: Arrived<State, Action, Options> & Pick<BoardProps<State, Action, Options>, "shown" | "chooseNext">) {
  const move = useCallback((action: Action) => link.move(action), [link]);
  return (
    <NotSentContext value={shown.isUnsent}>
      <RankedTableContext value={shown.table.visibility === "ranked" && shown.seat !== null ? shown.table : null}>
        <RemovePlayer table={shown.table} player={shown.player} fate={game.remove ? "cardsGo" : "botStays"} say={say}>
          <Board {...{ shown, move, say, leave, chooseNext }} />
        </RemovePlayer>
      </RankedTableContext>
    </NotSentContext>
  );
}
