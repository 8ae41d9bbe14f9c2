import { useRef, useState } from "react";
import { Announcer } from "@/components/table/announcer";
import { useToast } from "@/components/ui/toast";
import { useWhenever } from "@/components/ui/whenever";
import { isolated } from "@/components/words/isolated";
import { useListed } from "@/components/words/listed";
import { afterPaint } from "@/lib/browser/after-paint";
import { play } from "@/lib/browser/sound";
import { feel } from "@/lib/browser/vibration";
import { type BalootState, nextRaise, type Side, sideOf } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { useBalootWords } from "./card-words";
import { type Happening, happenedBetween, soundOf } from "./happened";
import { useThrownWords } from "./thrown";

/** Says and sounds what has happened since the last look; the words are for those who cannot see it. */
export function News({
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
  const { t, cardName, contractName } = useBalootWords();
  const listed = useListed();
  const toast = useToast();
  const thrownWords = useThrownWords(nameOf);
  const [said, setSaid] = useState({ id: 0, text: "" });
  const before = useRef<{ view: BalootState; isOwnTurn: boolean } | null>(null);

  const who = (seat: Seat) => ({ name: isolated(nameOf(seat)), own: seat === own ? "yes" : "no" });
  const lateWords = ({ isForfeited }: { isForfeited: boolean }) =>
    t(isForfeited ? "late.project" : view.deal.tricks.length > 0 ? "late.card" : "late.bid");
  /** Whose projects count, with their cards, and whose do not. */
  function revealWords(counted: Side): string {
    const declared = view.deal.projects.flatMap((own, seat) =>
      own.map(({ type, cards }) => {
        const said = { name: isolated(nameOf(seat)), project: t(`projects.${type}`) };
        return sideOf(seat) === counted
          ? t("said.shown", { ...said, cards: listed((cards ?? []).map(cardName)) })
          : t("said.broken", said);
      }),
    );
    return [t("revealTitle", { side: counted === us ? t("us") : t("them") }), ...declared].join(". ");
  }
  const ownCards = (seat: Seat) => t("said.dealt", { cards: listed((view.hands[seat] ?? []).map(cardName)) });
  function wordsOf(happening: Happening): string | null {
    switch (happening.kind) {
      case "dealt": {
        if (own === null) return null;
        const cards = ownCards(own);
        return view.deal.faceUp ? `${cards}. ${t("publicCard", { card: cardName(view.deal.faceUp) })}` : cards;
      }
      case "bid": {
        const { seat, bid, suit } = happening.bid;
        const what = bid === "hokum" && suit ? contractName({ kind: "hokum", trump: suit }) : t(`bids.${bid}`);
        return t("said.bid", { ...who(seat), bid: what });
      }
      case "thrown":
        return thrownWords(happening.thrown);
      case "raise": {
        const { seat, to, closed } = happening.raise;
        const raise = t(`raises.${to}`);
        return t("said.raise", { ...who(seat), raise: closed ? t("raiseClosed", { raise }) : raise });
      }
      case "project":
        return t("said.project", { ...who(happening.seat), project: t(`projects.${happening.type}`) });
      case "play":
        return t("said.played", { ...who(happening.seat), card: cardName(happening.card) });
      case "reveal":
        return revealWords(happening.counted);
      case "took":
      case "akka":
      case "baloot":
      case "sawa":
      case "qayd":
        return t(`said.${happening.kind}`, who(happening.seat));
      case "refused": {
        const { seat, by } = happening;
        const isOpen = seat === own ? t("sawaOpen") : t("said.refused", who(seat));
        return by === null ? isOpen : `${t("said.refuses", who(by))}. ${isOpen}`;
      }
      case "hand":
      case "over":
        return t("said.score", { us: view.scores[us], them: view.scores[us === 0 ? 1 : 0] });
      case "rest": {
        const { contract } = view.deal;
        const bought = contract ? [t("said.bid", { ...who(contract.buyer), bid: contractName(contract) })] : [];
        return [...bought, ...(own === null ? [] : [ownCards(own)])].join(". ");
      }
      case "late":
        return null;
    }
  }

  useWhenever([view, isOwnTurn, isHeld], () => {
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
      if (sound) play(sound);
      const said = wordsOf(happening);
      if (said) words.push(said);
      if (happening.kind === "late" && happening.seat === own) toast({ text: lateWords(happening) });
    }
    if (isOwnTurn && !was.isOwnTurn) {
      play("turn");
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
