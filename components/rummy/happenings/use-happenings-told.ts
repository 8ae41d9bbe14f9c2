import { useNames } from "@/components/melds/seats/use-names";
import { useNews } from "@/components/table/notices/use-news";
import type { Sound } from "@/lib/browser/device/sound-notes";
import type { Seat } from "@/lib/rules/game";
import type { SeatView } from "@/lib/table/wire/protocol";
import { useTurnWords } from "../log/log";
import { useCardWords } from "../use-card-words";
import type { Followed } from "./followed";

/** What is heard of what has happened since the last look. */
function soundOf({ view, turns, drawn, steps }: Followed, own: Seat | null): Sound | null {
  const last = turns.at(-1);
  if (last?.closed) return last.seat === own ? "win" : "heavy";
  if (last) return last.laid.length > 0 && steps <= 0 ? "stack" : "card";
  if (drawn) return "draw";
  if (steps !== 0) return steps > 0 ? "stack" : "card";
  return view.owed === "deal" ? "shuffle" : null;
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
    const { view, turns, got } = followed;
    const words = turns.map((turn) => {
      const who = turn.seat === own ? "yours" : "did";
      const card = turn.discarded ? ` ${meldWords(`log.${who}.discarded`, { card: cardName(turn.discarded) })}` : "";
      return `${nameOf(turn.seat)}: ${turnWords(view, turn, who)}.${card}`;
    });
    if (got) words.push(t("said.drew", { card: cardName(got) }));
    return { words, sounds: [soundOf(followed, own)], yourTurn: [`${meldWords("yourTurn")}.`] };
  });
}
