import { useNews } from "@/components/table/notices/use-news";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import type { Sound } from "@/lib/browser/device/sound-notes";
import type { Seat } from "@/lib/rules/game";
import type { SeatView } from "@/lib/table/wire/protocol";
import { deedOf, useCardWords } from "../card-words";
import type { Followed } from "./followed";

/** Who has just come down to one card, null if nobody has. */
function cameToLastCard({ view, news }: Followed): Seat | null {
  const last = news.at(-1);
  if (last?.did !== "played" || view.winners.length > 0) return null;
  return view.hands[last.seat]?.length === 1 ? last.seat : null;
}

/** What is heard of what has happened since the last look. */
function soundOf({ view, news }: Followed): Sound | null {
  const last = news.at(-1);
  if (!last) return null;
  if (view.winners.length > 0) return "win";
  const deed = deedOf(last, view.log.at(-2));
  return deed === "stacked" ? "stack" : deed === "took" || deed === "forgot" ? "draw" : "card";
}

/** Says and sounds what has happened since the last look; the words are for those who cannot see it. */
export function useHappeningsTold(
  followed: Followed,
  seats: readonly (SeatView | null)[],
  own: Seat | null,
  isOwnTurn: boolean,
) {
  const { t, sentence } = useCardWords();
  const seatName = useSeatName();
  const nameOf = (seat: Seat) => {
    const holder = seats[seat];
    return seat === own || !holder ? null : seatName(holder);
  };
  return useNews(followed, isOwnTurn, () => {
    const { view, news } = followed;
    const words = news.map((entry, index) =>
      sentence(entry, view.log[view.log.length - news.length + index - 1], nameOf(entry.seat)),
    );
    const lastCard = cameToLastCard(followed);
    if (lastCard !== null) {
      const name = nameOf(lastCard);
      words.push(name === null ? t("youSaid.lastCard") : t("said.lastCard", { name }));
    }
    const yourTurn = [t("yourTurn"), ...(view.pendingDraws > 0 ? [t("pending", { count: view.pendingDraws })] : [])];
    return {
      words: words.map((word) => `${word}.`),
      sounds: [lastCard === null ? null : "lastCard", soundOf(followed)],
      yourTurn: yourTurn.map((word) => `${word}.`),
    };
  });
}
