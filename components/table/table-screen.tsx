"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import type { CarpetTone } from "@/components/house/sadu";
import { Arrival } from "@/components/ui/arrival";
import { useIsHere } from "@/components/ui/here";
import type { Part } from "@/components/ui/part";
import { useWheneverLaid } from "@/components/ui/whenever";
import { identity } from "@/lib/browser/identity";
import { codeOfPath } from "@/lib/browser/pages";
import { useStored } from "@/lib/browser/stored";
import { remember, type Way, wayTo } from "@/lib/browser/visits";
import { acceptableName } from "@/lib/client/identity";
import type { GameId } from "@/lib/rules";
import { Closed } from "./closed";
import { Coming, EmptyCarpet } from "./coming";
import { JoinCard } from "./join-card";

/** What is known of somebody who has come to a table and said who they are. */
export interface ArrivedProps {
  readonly code: string;
  readonly way: Way;
}

/** What the screen of a game's tables takes. */
export interface TableScreenProps {
  readonly id: GameId;
  readonly tone: CarpetTone;
  /** The table itself; its rules and its line are fetched while one says who one is. */
  readonly Table: Part<ArrivedProps>;
}

/** The way in to a table: reads its code from the address, and asks who comes where that is not known. */
export function TableScreen(props: TableScreenProps) {
  const { id, tone, Table } = props;
  useEffect(() => void Table.fetch(), [Table]);
  const path = usePathname();
  // From far down a page one comes to the top of its table.
  useWheneverLaid([path], () => window.scrollTo(0, 0));
  if (!useIsHere()) return <Coming tone={tone} />;
  const code = codeOfPath(path);
  if (code) return <Arrived key={code} code={code} {...props} />;
  return (
    <EmptyCarpet tone={tone}>
      <Closed id={id} code="" reason="badCode" />
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
      <Arrival fallback={<Coming tone={tone} />}>
        <Table code={code} way={way} />
      </Arrival>
    );
  }
  const join = () => {
    const came = way ?? "code";
    remember(code, came);
    setWay(came);
  };
  return (
    <EmptyCarpet tone={tone}>
      <JoinCard id={id} code={code} isGuest={(way ?? "code") === "code"} onJoin={join} />
    </EmptyCarpet>
  );
}
