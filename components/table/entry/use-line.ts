import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useIsPageCovered } from "@/components/ui/hooks/use-covers-page";
import { identity } from "@/lib/browser/own-identity";
import { useStored } from "@/lib/browser/storage/stored";
import { LocalSocket } from "@/lib/browser/tables/local-table";
import { isLocal, keepLocally } from "@/lib/browser/tables/local-table-store";
import { useTable } from "@/lib/browser/tables/use-table";
import type { Way } from "@/lib/browser/tables/visited-tables";
import { acceptableName, type Identity } from "@/lib/client/identity";
import type { Game } from "@/lib/rules/game";
import type { GameId } from "@/lib/rules/registry";

/** Who one is at a table; a guest, where one has not said. */
function useGuest(): Identity {
  const known = useStored(identity);
  const guest = useTranslations("table")("guest");
  return useMemo(() => {
    const name = acceptableName(known.name);
    return name === null ? { ...known, name: guest, avatar: known.avatar || "palm" } : { ...known, name };
  }, [known, guest]);
}

/** The line to a table in a room, or to the one in this page where one plays against bots alone. */
export function useLine<State, Action, Options>({
  way,
  code,
  id,
  game,
  alone,
}: {
  way: Way;
  code: string;
  id: GameId;
  game: Game<State, Action, Options>;
  /** What one plays by alone, where the game can be played so. */
  alone?: Options;
}) {
  const who = useGuest();
  const seating = useMemo(() => {
    const watch = way === "watch";
    return { party: id, code, who, watch, mustExist: watch || way === "code" };
  }, [id, code, who, way]);
  const [isHere] = useState(() => alone !== undefined && (way === "bots" || isLocal(code)));
  // Before its line is opened below, and not while the page is drawn: others show what is kept.
  useEffect(() => {
    if (isHere && way === "bots" && !isLocal(code)) keepLocally(code);
  }, [isHere, way, code]);
  // Another way to open it is another line: so it is taken back from another page.
  const socket = useRef<LocalSocket<State, Action, Options> | null>(null);
  const opens = () => () => {
    socket.current = new LocalSocket(game, code);
    return socket.current;
  };
  const [open, openAnew] = useState(opens);
  const line = useTable(game, seating, isHere ? open : undefined);
  // Alone nobody waits for oneself: whatever one reads over the table stops its time.
  const isHeld = useIsPageCovered() && isHere;
  useEffect(() => socket.current?.hold(isHeld), [isHeld]);
  const shown = isHeld ? { ...line.shown, deadline: null } : line.shown;
  return { ...line, shown, isHere, openAnew: () => openAnew(opens) };
}
