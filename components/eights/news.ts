import { useRef, useState } from "react";
import { useSeatName } from "@/components/table/seat-name";
import { useWhenever } from "@/components/ui/whenever";
import { play } from "@/lib/browser/sound";
import { feel } from "@/lib/browser/vibration";
import type { Seat } from "@/lib/rules/game";
import type { SeatView } from "@/lib/table/protocol";
import { deedOf, useCardWords } from "./card-words";
import type { Followed } from "./followed";

/** Says and sounds what has happened since the last look; the words are for those who cannot see it. */
export function useNews(
  followed: Followed,
  seats: readonly (SeatView | null)[],
  own: Seat | null,
  isOwnTurn: boolean,
): { readonly id: number; readonly text: string } {
  const { t, sentence } = useCardWords();
  const seatName = useSeatName();
  const [said, setSaid] = useState({ id: 0, text: "" });
  const wasOwnTurn = useRef(false);
  useWhenever([followed, isOwnTurn], () => {
    const { view, news } = followed;
    const nameOf = (seat: Seat) => {
      const holder = seats[seat];
      return seat === own || !holder ? null : seatName(holder);
    };
    const words = news.map((entry, index) =>
      sentence(entry, view.log[view.log.length - news.length + index - 1], nameOf(entry.seat)),
    );
    const last = news.at(-1);
    if (last?.did === "played" && view.hands[last.seat]?.length === 1 && view.winners.length === 0) {
      const name = nameOf(last.seat);
      words.push(name === null ? t("youSaid.lastCard") : t("said.lastCard", { name }));
      play("lastCard");
    }
    if (view.winners.length > 0 && news.length > 0) play("win");
    else if (last) {
      const deed = deedOf(last, view.log.at(-2));
      play(deed === "stacked" ? "stack" : deed === "took" ? "draw" : "card");
    }
    if (isOwnTurn && !wasOwnTurn.current && view.winners.length === 0) {
      play("turn");
      feel("turn");
      words.push(t("yourTurn"));
      if (view.pendingDraws > 0) words.push(t("pending", { count: view.pendingDraws }));
    }
    wasOwnTurn.current = isOwnTurn;
    if (words.length > 0) setSaid(({ id }) => ({ id: id + 1, text: words.map((word) => `${word}.`).join(" ") }));
  });
  return said;
}
