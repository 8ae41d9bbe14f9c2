import { type ComponentType, type ReactNode, useEffect } from "react";
import type { LobbyProps } from "@/components/lobby/lobby";
import type { OptionsProps } from "@/components/lobby/options-props";
import type { RulesSheetProps } from "@/components/rulebook/rules-of-table";
import { type LazyPart, lazyPart } from "@/components/ui/loading/lazy-part";
import { AtTableWords } from "@/components/words/at-table-words";
import { AtTable, type AtTableProps } from "./at-table";
import type { BoardProps } from "./board-props";
import type { ArrivedProps } from "./entry/table-screen";

/** What a game brings to its tables, each part of it fetched by itself. */
interface Brought<State, Action, Options>
  extends Pick<
    AtTableProps<State, Action, Options>,
    "id" | "game" | "tone" | "turning" | "sides" | "alone" | "scoreOf"
  > {
  /** Gives everything below it the game's words. */
  readonly Words: ComponentType<{ readonly children: ReactNode }>;
  readonly Board: LazyPart<BoardProps<State, Action, Options>>;
  readonly Options: LazyPart<OptionsProps<Options>>;
  readonly Rules: LazyPart<RulesSheetProps<Options>>;
}

/** All that a table of a game is made of. */
interface TableParts<State, Action, Options> extends Brought<State, Action, Options> {
  readonly Lobby: LazyPart<LobbyProps<Options>>;
}

/** The parts of a game's tables: its own, and those of any game. */
export const tableParts = <State, Action, Options>(
  brought: Brought<State, Action, Options>,
): TableParts<State, Action, Options> => ({
  ...brought,
  Lobby: lazyPart(async () => ({ default: (await import("@/components/lobby/lobby")).Lobby<Options> })),
});

/** A table of a game somebody has come to; the board is fetched while they wait in the lobby, where they do. */
export function GameAtTable<State, Action, Options>({
  parts: { Words, ...parts },
  ...arrived
}: ArrivedProps & { readonly parts: TableParts<State, Action, Options> }) {
  const { alone, Lobby, Board, Options } = parts;
  const isAlone = alone !== undefined && (arrived.way === "bots" || arrived.way === "alone");
  useEffect(() => {
    if (!isAlone) {
      void Lobby.fetch();
      void Options.fetch();
    }
    void Board.fetch();
  }, [isAlone, Lobby, Options, Board]);
  return (
    <AtTableWords>
      <Words>
        <AtTable {...arrived} {...parts} />
      </Words>
    </AtTableWords>
  );
}
