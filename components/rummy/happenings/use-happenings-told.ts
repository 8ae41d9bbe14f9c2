import { useRef, useState } from "react";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { playSound } from "@/lib/browser/device/play-sound";
import type { Sound } from "@/lib/browser/device/sound-notes";
import { feel } from "@/lib/browser/device/vibration";
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
): { readonly id: number; readonly text: string } {
  const { t, cardName } = useCardWords();
  const turnWords = useTurnWords();
  const seatName = useSeatName();
  const [said, setSaid] = useState({ id: 0, text: "" });
  const wasOwnTurn = useRef(false);
  useOnChange([followed.view, isOwnTurn], () => {
    const { view, turns, got } = followed;
    const nameOf = (seat: Seat) => {
      const holder = seats[seat];
      return seat === own || !holder ? t("you") : seatName(holder);
    };
    const words = turns.map((turn) => {
      const who = turn.seat === own ? "yours" : "did";
      const did = turnWords(view, turn, who);
      const card = turn.discarded ? ` ${t(`log.${who}.discarded`, { card: cardName(turn.discarded) })}` : "";
      return `${nameOf(turn.seat)}: ${did}.${card}`;
    });
    if (got) words.push(t("said.drew", { card: cardName(got) }));
    const sound = soundOf(followed, own);
    if (sound) playSound(sound);
    if (isOwnTurn && !wasOwnTurn.current && !view.asked) {
      playSound("turn");
      feel("turn");
      words.push(`${t("yourTurn")}.`);
    }
    wasOwnTurn.current = isOwnTurn;
    if (words.length > 0) setSaid(({ id }) => ({ id: id + 1, text: words.join(" ") }));
  });
  return said;
}
