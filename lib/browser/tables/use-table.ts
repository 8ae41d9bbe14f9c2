import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { pageEnvironment } from "@/lib/browser/page-environment";
import type { Socket } from "@/lib/client/rooms/socket";
import { type Seating, type Shown, TableLink, unconnected } from "@/lib/client/table-link";
import type { Game } from "@/lib/rules/game";

const never = () => () => {};

/** The line to a table for as long as the component lives, and what to show of it. */
export function useTable<State, Action, Options>(
  game: Game<State, Action, Options>,
  seating: Seating | null,
  /** Opens the line where the table is not in a room. */
  open?: () => Socket,
): { readonly link: TableLink<State, Action, Options> | null; readonly shown: Shown<State, Options> } {
  const [link, setLink] = useState<TableLink<State, Action, Options> | null>(null);
  const { party, code } = seating ?? {};
  // A changed name or avatar is told to the table, not a reason to leave it.
  const asSeatedNow = useEffectEvent(() => seating);
  useEffect(() => {
    const now = asSeatedNow();
    if (!now || party === undefined || code === undefined) return;
    const made = new TableLink(game, { ...now, party, code }, pageEnvironment, open?.());
    setLink(made);
    return () => {
      made.close();
      setLink(null);
    };
  }, [game, party, code, open]);
  const shown = useSyncExternalStore(link?.subscribe ?? never, link?.shown ?? (() => unconnected), () => unconnected);
  return { link, shown };
}
