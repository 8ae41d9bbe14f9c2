"use client";

import { useEffect, useRef } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useRuleAction } from "@/components/rulebook/rule-link";
import { useOpenRules } from "@/components/rulebook/use-open-rules";
import { BoardHeader } from "@/components/table/board-header";
import type { BoardProps } from "@/components/table/board-props";
import { AfterGame } from "@/components/table/match/after-game";
import { Announcer } from "@/components/table/notices/announcer";
import { useRefusedMove } from "@/components/table/notices/use-refused-move";
import { WhyWatching } from "@/components/table/notices/why-watching";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import { SecondsLeft } from "@/components/table/turn/clock-ring";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { BookIcon, LeaveIcon, MenuIcon } from "@/components/ui/icons";
import { Menu } from "@/components/ui/menu";
import { Panel } from "@/components/ui/panel";
import { useToast } from "@/components/ui/toast";
import { PlainWords } from "@/components/words/plain-words";
import type { Game, Seat } from "@/lib/rules/game";
import type { GameId } from "@/lib/rules/registry";
import { PlainValue } from "./plain-value";

/** A move as one chooses it by its name. */
export interface ListedMove<Action> {
  readonly action: Action;
  readonly label: string;
}

/** What a plain board takes beside what every board is given. */
interface PlainBoardProps<State, Action, Options> extends BoardProps<State, Action, Options> {
  readonly id: GameId;
  readonly game: Game<State, Action, Options>;
  /** What a seat may do now; it may be a hook, and speak the language spoken. */
  readonly useMoves: (view: State, seat: Seat) => readonly ListedMove<Action>[];
  /** What is worth seeing of a view, as plain data; all of it where nothing is said. */
  readonly seen?: (view: State, seat: Seat | null) => unknown;
}

/** A board on which any game can be played before it has one of its own: what is to be seen, and what can be done. */
export function PlainBoard<State, Action, Options>(props: PlainBoardProps<State, Action, Options>) {
  return (
    <PlainWords>
      <Playing {...props} />
    </PlainWords>
  );
}

function Playing<State, Action, Options>(props: PlainBoardProps<State, Action, Options>) {
  const { id, game, shown, move, say, leave, seen = (view: State): unknown => view } = props;
  const { view, table, seat, deadline, word, player } = shown;
  const t = useTranslations("plain");
  const title = useTranslations("games")(`${id}.name`);
  const tableWords = useTranslations("table");
  const locale = useLocale();
  const seatName = useSeatName();
  const rules = useOpenRules();
  const toast = useToast();
  const ruleAction = useRuleAction();
  useRefusedMove(word, () => null, t("refused"));

  const named = (seats: readonly Seat[]) => {
    const holders = seats.flatMap((seat) => table.seats[seat] ?? []);
    return new Intl.ListFormat(locale).format(holders.map(seatName));
  };
  const wait = game.wait(view);
  const outcome = game.outcome(view);
  const isAsked = seat !== null && wait?.seats.includes(seat) === true;
  const standing =
    outcome || !wait
      ? t("over")
      : isAsked
        ? t("waitsForYou")
        : wait.seats.length === 0
          ? t("waitsForTable")
          : t("waitsFor", { names: named(wait.seats) });

  const choose = (action: Action) => {
    const refusal = move(action);
    if (refusal) toast({ text: t("refused"), tone: "bad", action: ruleAction(refusal.rule) });
  };

  return (
    <main className="flex min-h-dvh flex-col bg-night pb-[calc(var(--safe-bottom)+1rem)]">
      <BoardHeader
        menu={
          <Menu
            trigger={<IconButton icon={MenuIcon} aria-label={t("menu")} />}
            entries={[
              { id: "rules", label: t("rules"), icon: BookIcon, onSelect: () => rules.open(null) },
              {
                id: "leave",
                label: tableWords("leave.action"),
                icon: LeaveIcon,
                onSelect: leave,
                apart: true,
                grave: true,
              },
            ]}
          />
        }
        title={title}
        table={<bdi dir="ltr">{table.code}</bdi>}
        watchers={table.watchers}
        inert={false}
      >
        {null}
      </BoardHeader>
      <div className="mx-auto grid w-full max-w-5xl content-start gap-4 px-4 pt-3 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <p className="font-extrabold text-lg text-strong" data-standing="">
            {standing} <SecondsLeft deadline={deadline} words={(count) => `· ${t("seconds", { count })}`} />
          </p>
          <Announcer id={wait?.turn ?? -1} text={standing} />
          {outcome ? (
            <Panel title={t("over")}>
              <ol className="mb-4 grid gap-1.5">
                {outcome.places.map((seats, place) => (
                  <li key={seats.join()} className="flex justify-between gap-3">
                    <span className="font-bold text-strong">
                      {t("place", { place: place + 1, names: named(seats) })}
                    </span>
                    <span className="text-sand">{t("score", { count: outcome.scores[seats[0] ?? 0] ?? 0 })}</span>
                  </li>
                ))}
              </ol>
              <AfterGame
                table={table}
                own={seat}
                isHost={table.host !== null && table.host === player}
                say={say}
                leave={leave}
                words={{
                  again: t("again"),
                  waiting: t("waiting"),
                  leave: t("leave"),
                  lobby: t("lobby"),
                  ready: (ready, all) => t("ready", { ready, all }),
                }}
              />
            </Panel>
          ) : seat === null ? (
            <WhyWatching>{null}</WhyWatching>
          ) : (
            <Moves {...props} view={view} seat={seat} choose={choose} />
          )}
        </div>
        <Panel title={t("seen")} className="min-w-0 break-words text-base">
          <PlainValue value={seen(view, seat)} isWhole />
        </Panel>
      </div>
    </main>
  );
}

function Moves<State, Action, Options>({
  view,
  seat,
  useMoves,
  choose,
}: Pick<PlainBoardProps<State, Action, Options>, "useMoves"> & {
  view: State;
  seat: Seat;
  choose: (action: Action) => void;
}) {
  const t = useTranslations("plain");
  const moves = useMoves(view, seat);
  const list = useRef<HTMLUListElement>(null);
  const hasChosen = useRef(false);
  // The button that was pressed is often gone with its move: whoever goes by the keyboard goes on from here.
  useEffect(() => {
    if (!hasChosen.current || document.activeElement !== document.body) return;
    list.current?.focus({ preventScroll: true });
  });
  return (
    <Panel title={t("moves")} aside={moves.length > 0 && moves.length}>
      {moves.length === 0 && <p className="text-base text-sand">{t("noMoves")}</p>}
      <ul ref={list} tabIndex={-1} aria-label={t("moves")} className="grid gap-2 outline-none sm:grid-cols-2">
        {moves.map(({ action, label }) => (
          <li key={JSON.stringify(action)}>
            <Button
              size="small"
              wide
              className="wrap-anywhere"
              onClick={() => {
                hasChosen.current = true;
                choose(action);
              }}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
