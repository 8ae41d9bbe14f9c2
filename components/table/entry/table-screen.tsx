"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import type { CarpetTone } from "@/components/decor/carpet-tones";
import { useIsInBrowser } from "@/components/ui/hooks/use-is-in-browser";
import { useOnChange, useOnChangeBeforePaint } from "@/components/ui/hooks/use-on-change";
import type { LazyPart } from "@/components/ui/loading/lazy-part";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import { TableWords } from "@/components/words/table-words";
import { identity } from "@/lib/browser/own-identity";
import { useStored } from "@/lib/browser/storage/stored";
import { codeOfPath } from "@/lib/browser/tables/table-path";
import { rememberVisit, type Way, wayTo } from "@/lib/browser/tables/visited-tables";
import { acceptableName } from "@/lib/client/identity";
import type { GameId } from "@/lib/rules/registry";
import { meantBy } from "@/lib/table/wire/typed-address";
import { EntryBar } from "./entry-bar";
import { JoinCard } from "./join-card";
import { TableClosed } from "./table-closed";
import { EmptyCarpet, TableLoading } from "./table-loading";
import { useSoughtTable } from "./use-sought-table";

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
  return (
    <TableWords>
      <WayIn {...props} />
    </TableWords>
  );
}

function WayIn(props: TableScreenProps) {
  const { id, tone, Table } = props;
  useEffect(() => void Table.fetch(), [Table]);
  const path = usePathname();
  // From far down a page one comes to the top of its table.
  useOnChangeBeforePaint([path], () => window.scrollTo(0, 0));
  const code = codeOfPath(path);
  const { replace } = useRouter();
  // Where nothing before the page has led to the proper address: without a network, and on a host of files alone.
  const meant = code ? undefined : meantBy(path).find((other) => codeOfPath(other) !== null);
  useOnChange([meant, replace], () => {
    if (meant !== undefined) replace(meant);
  });
  if (!useIsInBrowser() || meant !== undefined) return <TableLoading tone={tone} />;
  if (code) return <Arrived key={code} code={code} {...props} />;
  return (
    <EmptyCarpet tone={tone} bar={<EntryBar game={id} />}>
      <TableClosed id={id} code="" reason="badCode" />
    </EmptyCarpet>
  );
}

function Arrived({ code, id, tone, Table }: TableScreenProps & { code: string }) {
  const who = useStored(identity);
  const [way, setWay] = useState(() => wayTo(code));
  // Among bots one needs no name, and none to look on.
  const isNameless = way !== "bots" && way !== "alone" && way !== "watch" && acceptableName(who.name) === null;
  const isKnown = way !== null && who.key !== "" && !isNameless;
  const isGuest = (way ?? "code") === "code";
  const { isMissing, who: there } = useSoughtTable(id, code, !isKnown && isGuest);
  if (isKnown) {
    return (
      <LoadingBoundary fallback={<TableLoading tone={tone} />}>
        <Table code={code} way={way} />
      </LoadingBoundary>
    );
  }
  const comes = (came: Way) => {
    rememberVisit(code, came);
    setWay(came);
  };
  return (
    <EmptyCarpet tone={tone} isBare={there !== null} bar={<EntryBar game={id} />}>
      {isMissing ? (
        <TableClosed id={id} code={code} reason="noSuchTable" />
      ) : (
        <JoinCard
          {...{ id, code, tone, isGuest, there }}
          onJoin={() => comes(way ?? "code")}
          onWatch={() => comes("watch")}
        />
      )}
    </EmptyCarpet>
  );
}
