import { useRef, useState } from "react";
import { Announcer } from "@/components/table/notices/announcer";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { useToast } from "@/components/ui/toast";
import { playSound } from "@/lib/browser/device/play-sound";
import { feel } from "@/lib/browser/device/vibration";
import { afterPaint } from "@/lib/browser/page/after-paint";
import { type BalootState, nextRaise, type Side } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { useBalootWords } from "../cards/card-words";
import { happenedBetween, soundOf } from "./happenings";
import { useHappeningWords } from "./use-happening-words";
import { useMurmur } from "./use-murmur";

/** Says and sounds what has happened since the last look; the words are for those who cannot see it. */
export function HappeningsTold({
  view,
  own,
  us,
  nameOf,
  isOwnTurn,
  isHeld,
}: {
  view: BalootState;
  own: Seat | null;
  us: Side;
  nameOf: (seat: Seat) => string;
  isOwnTurn: boolean;
  /** An accepted claim is still being played out, and the hand's end is not told before its last card. */
  isHeld: boolean;
}) {
  const { t } = useBalootWords();
  const toast = useToast();
  useMurmur();
  const { wordsOf, lateWords } = useHappeningWords({ view, own, us, nameOf });
  const [said, setSaid] = useState({ id: 0, text: "" });
  const before = useRef<{ view: BalootState; isOwnTurn: boolean } | null>(null);

  useOnChange([view, isOwnTurn, isHeld], () => {
    if (isHeld) return;
    const was = before.current;
    before.current = { view, isOwnTurn };
    // What is seen is painted before it is said.
    if (was && was.view !== view) afterPaint(() => tell(was));
  });

  function tell(was: { view: BalootState; isOwnTurn: boolean }) {
    const words: string[] = [];
    for (const happening of happenedBetween(was.view, view)) {
      const sound = soundOf(happening, us);
      if (sound) playSound(sound);
      const said = wordsOf(happening);
      if (said) words.push(said);
      if (happening.kind === "late" && happening.seat === own) toast({ text: lateWords(happening) });
    }
    if (isOwnTurn && !was.isOwnTurn) {
      playSound("turn");
      feel("turn");
      const raise = view.phase === "doubling" ? nextRaise(view) : null;
      words.push(raise ? t("said.mayRaise", { raise: t(`raises.${raise}`) }) : t("said.yourTurn"));
    }
    if (words.length > 0)
      setSaid(({ id }) => ({
        id: id + 1,
        text: words.map((said) => (said.endsWith(".") ? said : `${said}.`)).join(" "),
      }));
  }
  return <Announcer id={said.id} text={said.text} />;
}
