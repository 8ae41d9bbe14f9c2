"use client";

import { usePathname } from "next/navigation";
import { firstGame, games } from "@/components/games";
import { Coming } from "@/components/table/coming";
import { Arrival } from "@/components/ui/arrival";
import { codeOfPath } from "@/lib/browser/pages";
import type { GameId } from "@/lib/rules";
import { Home } from "./home";

/** The page of a game: the way to its tables, and the table one has gone to from here, for which no page is fetched. */
export function HomeOrTable({ game }: { game?: GameId }) {
  const { tone, table: Table } = games[game ?? firstGame];
  if (codeOfPath(usePathname()) === null) return <Home game={game} />;
  return (
    <Arrival fallback={<Coming tone={tone} />}>
      <Table />
    </Arrival>
  );
}
