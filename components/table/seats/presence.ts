import { useRef } from "react";
import { useTranslations } from "use-intl";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { useToast } from "@/components/ui/toast";
import type { SeatView, TableView } from "@/lib/table/wire/protocol";
import { useSeatName } from "./use-seat-name";

/** It stays to be read at the seat itself. */
const PASSING_MS = 2_500;

/** How a player who is not quite here is doing: at a seat in a word, and read aloud in a whole one. */
interface Presence {
  readonly state: "lost" | "disconnected" | "standIn" | "arriving";
  readonly word: string;
  readonly said: string;
}

function stateOf({ bot, quit, standIn, presence }: SeatView): Presence["state"] | null {
  if (bot || quit) return null;
  if (standIn === "arriving") return "arriving";
  return standIn ? "standIn" : presence === "here" ? null : presence;
}

/** Says how whoever sits on a seat is doing, null for all who are simply here. */
export function usePresence(): (seat: SeatView) => Presence | null {
  const t = useTranslations("presence");
  const seatName = useSeatName();
  return (seat) => {
    const state = stateOf(seat);
    if (!state) return null;
    const name = seatName(seat);
    const said =
      state === "standIn" ? t("standInFor", { name }) : state === "arriving" ? t("arrivingFor", { name }) : t(state);
    return { state, word: t(state), said };
  };
}

type Passing = Presence["state"] | "left" | null;

const passing = (seat: SeatView): Passing => (seat.quit ? "left" : stateOf(seat));

/** Which word a change at a seat is worth, null for none. Whoever left themselves knows it. */
export function wordFor({
  was,
  is,
  isOwn,
  botsPlayOn,
}: {
  was: Passing;
  is: Passing;
  isOwn: boolean;
  botsPlayOn: boolean;
}): "ownStandIn" | "ownArrival" | "left" | "disconnected" | "standIn" | "arriving" | "begun" | "back" | null {
  if (was === is) return null;
  if (isOwn) return is === "standIn" ? "ownStandIn" : is === "arriving" ? "ownArrival" : null;
  if (is === "left") return botsPlayOn ? "left" : null;
  if (is === null) return was === "lost" ? null : was === "arriving" ? "begun" : "back";
  return is === "lost" ? null : is;
}

/**
 * Says in passing who is gone, for whom a bot plays, and who is back, while a game runs; and who has left, where bots play
 * on for them.
 */
export function usePresenceWords(table: TableView | null, player: string | null, botsPlayOn: boolean): void {
  const t = useTranslations("presence");
  const seatName = useSeatName();
  const toast = useToast();
  const known = useRef<{ round: number; states: ReadonlyMap<string, Passing> } | null>(null);
  useOnChange([table], () => {
    if (!table) return;
    const seats = table.seats.filter((seat) => seat !== null);
    const before = known.current?.round === table.round ? known.current.states : null;
    known.current = {
      round: table.round,
      states: new Map(seats.map((seat) => [seat.id, passing(seat)])),
    };
    if (!before || table.status !== "playing") return;
    for (const seat of seats) say(seat, before.get(seat.id) ?? null);
  });

  function say(seat: SeatView, was: Passing): void {
    const word = wordFor({ was, is: passing(seat), isOwn: seat.id === player, botsPlayOn });
    if (word === null) return;
    if (word === "ownArrival") return toast({ text: t("youArrive") });
    if (word === "ownStandIn") return toast({ text: t(seat.standIn === "away" ? "youAway" : "youStoodIn") });
    const isCutOff = word === "standIn" && seat.standIn === "disconnected";
    const text = t(`said.${isCutOff ? "cutOff" : word}`, { name: seatName(seat) });
    toast({ text, ms: word === "left" || isCutOff ? undefined : PASSING_MS });
  }
}
