"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import type { CarpetTone } from "@/components/decor/sadu";
import { useIsInBrowser } from "@/components/ui/hooks/use-is-in-browser";
import { useOnChangeBeforePaint } from "@/components/ui/hooks/use-on-change";
import type { LazyPart } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { identity } from "@/lib/browser/own-identity";
import { useStored } from "@/lib/browser/storage/stored";
import { codeOfPath } from "@/lib/browser/tables/table-path";
import { rememberVisit, type Way, wayTo } from "@/lib/browser/tables/visited-tables";
import { acceptableName } from "@/lib/client/identity";
import type { GameId } from "@/lib/rules/registry";
import { JoinCard } from "./join-card";
import { TableClosed } from "./table-closed";
import { EmptyCarpet, TableLoading } from "./table-loading";

/** What is known of somebody who has come to a table and said who they are. */
export interface ArrivedProps {
  readonly code: string;
  readonly way: Way;
}

/** What the screen of a game's tables takes. */
interface TableScreenProps {
  readonly id: GameId;
  readonly tone: CarpetTone;
  /** The table itself; its rules and its line are fetched while one says who one is. */
  readonly Table: LazyPart<ArrivedProps>;
}

/** The way in to a table: reads its code from the address, and asks who comes where that is not known. */
export function TableScreen(props: TableScreenProps) {
  const { id, tone, Table } = props;
  useEffect(() => void Table.fetch(), [Table]);
  const path = usePathname();
  // From far down a page one comes to the top of its table.
  useOnChangeBeforePaint([path], () => window.scrollTo(0, 0));
  if (!useIsInBrowser()) return <TableLoading tone={tone} />;
  const code = codeOfPath(path);
  if (code) return <Arrived key={code} code={code} {...props} />;
  return (
    <EmptyCarpet tone={tone}>
      <TableClosed id={id} code="" reason="badCode" />
    </EmptyCarpet>
  );
}

function Arrived({ code, id, tone, Table }: TableScreenProps & { code: string }) {
  const who = useStored(identity);
  const [way, setWay] = useState(() => wayTo(code));
  // Among bots one needs no name.
  const isNameless = way !== "bots" && way !== "alone" && acceptableName(who.name) === null;
  if (way && who.key !== "" && !isNameless) {
    return (
      <LoadingBoundary fallback={<TableLoading tone={tone} />}>
        <Table code={code} way={way} />
      </LoadingBoundary>
    );
  }
  const join = () => {
    const came = way ?? "code";
    rememberVisit(code, came);
    setWay(came);
  };
  return (
    <EmptyCarpet tone={tone}>
      <JoinCard id={id} code={code} isGuest={(way ?? "code") === "code"} onJoin={join} />
    </EmptyCarpet>
  );
}
