import { useNames } from "@/components/melds/seats/use-names";
import { useNews } from "@/components/table/notices/use-news";
import type { Sound } from "@/lib/browser/device/sound-notes";
import type { Seat } from "@/lib/rules/game";
import type { SeatView } from "@/lib/table/wire/protocol";
import { useTurnWords } from "../log/log";
import { useCardWords } from "../use-card-words";
import type { Followed } from "./followed";

/** What is heard of what has happened since the last look. */
function soundOf({ view, turns, picked, plays, isDealt }: Followed): Sound | null {
  const last = turns.at(-1);
  if (isDealt) return "deal";
  if (view.phase === "over" || view.phase === "sheet") return last ? "win" : null;
  if (last && last.burned > 0) return "heavy";
  if (last) return last.plays.length > 0 && plays <= 0 ? "stack" : "card";
  if (picked) return "draw";
  return plays === 0 ? null : plays > 0 ? "stack" : "card";
}

/** Says and sounds what has happened since the last look; the words are for those who cannot see it. */
export function useHappeningsTold(
  followed: Followed,
  seats: readonly (SeatView | null)[],
  own: Seat | null,
  isOwnTurn: boolean,
) {
  const { t, meldWords, cardName } = useCardWords();
  const turnWords = useTurnWords();
  const nameOf = useNames(seats, own);
  return useNews(followed.view, isOwnTurn, () => {
    const { turns, picked } = followed;
    const words = turns.map((turn) => {
      const who = turn.seat === own ? "yours" : "did";
      const card = turn.discard ? ` ${meldWords(`log.${who}.discarded`, { card: cardName(turn.discard) })}` : "";
      return `${nameOf(turn.seat)}: ${turnWords(turn, who)}.${card}`;
    });
    if (picked && picked.from === "discards" && picked.seat !== own)
      words.push(t("said.took", { name: nameOf(picked.seat), count: picked.count }));
    return { words, sounds: [soundOf(followed)], yourTurn: [`${meldWords("yourTurn")}.`] };
  });
}
