"use client";

import { usePathname } from "next/navigation";
import { firstGame, gameScreens } from "@/components/games";
import { TableLoading } from "@/components/table/entry/table-loading";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { codeOfPath } from "@/lib/browser/tables/table-path";
import type { GameId } from "@/lib/rules/registry";
import { Home } from "./home";

/** The page of a game: the way to its tables, and the table one has gone to from here, for which no page is fetched. */
export function HomeOrTable({ game }: { game?: GameId }) {
  const { tone, table: Table } = gameScreens[game ?? firstGame];
  if (codeOfPath(usePathname()) === null) return <Home game={game} />;
  return (
    <LoadingBoundary fallback={<TableLoading tone={tone} />}>
      <Table />
    </LoadingBoundary>
  );
}
