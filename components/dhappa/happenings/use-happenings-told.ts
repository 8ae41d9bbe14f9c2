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
): { readonly id: number; readonly text: string } {
  const { t, cardName } = useCardWords();
  const turnWords = useTurnWords();
  const seatName = useSeatName();
  const [said, setSaid] = useState({ id: 0, text: "" });
  const wasOwnTurn = useRef(false);
  useOnChange([followed.view, isOwnTurn], () => {
    const { view, turns, picked } = followed;
    const nameOf = (seat: Seat) => {
      const holder = seats[seat];
      return seat === own || !holder ? t("you") : seatName(holder);
    };
    const words = turns.map((turn) => {
      const who = turn.seat === own ? "yours" : "did";
      const did = turnWords(turn, who);
      const card = turn.discard ? ` ${t(`log.${who}.discarded`, { card: cardName(turn.discard) })}` : "";
      return `${nameOf(turn.seat)}: ${did}.${card}`;
    });
    if (picked && picked.from === "discards" && picked.seat !== own)
      words.push(t("said.took", { name: nameOf(picked.seat), count: picked.count }));
    const sound = soundOf(followed);
    if (sound) playSound(sound);
    if (isOwnTurn && !wasOwnTurn.current && view.phase === "turn") {
      playSound("turn");
      feel("turn");
      words.push(`${t("yourTurn")}.`);
    }
    wasOwnTurn.current = isOwnTurn;
    if (words.length > 0) setSaid(({ id }) => ({ id: id + 1, text: words.join(" ") }));
  });
  return said;
}
