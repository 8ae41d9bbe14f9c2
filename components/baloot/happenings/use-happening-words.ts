import { isolated } from "@/components/words/isolated-name";
import { useWordList } from "@/components/words/use-word-list";
import { type BalootState, type Bid, type Raise, type Side, sideOf } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { useThrownWords } from "../bidding/use-thrown-words";
import { useBalootWords } from "../cards/card-words";
import type { Happening } from "./happenings";

/** What has happened in words, for those who cannot see it; null where nothing is to be said. */
export function useHappeningWords({
  view,
  own,
  us,
  nameOf,
}: {
  view: BalootState;
  own: Seat | null;
  us: Side;
  nameOf: (seat: Seat) => string;
}) {
  const { t, cardName, contractName, bidName } = useBalootWords();
  const listed = useWordList();
  const thrownWords = useThrownWords(nameOf);
  const who = (seat: Seat) => ({ name: isolated(nameOf(seat)), own: seat === own ? "yes" : "no" });
  const ownCards = (seat: Seat) => t("said.dealt", { cards: listed((view.hands[seat] ?? []).map(cardName)) });

  /** One's own cards, and the public one. */
  function dealtWords(): string | null {
    if (own === null) return null;
    const { faceUp } = view.deal;
    return faceUp ? `${ownCards(own)}. ${t("publicCard", { card: cardName(faceUp) })}` : ownCards(own);
  }
  /** What was bought, and one's own cards with the rest of them. */
  function restWords(): string {
    const { contract } = view.deal;
    const bought = contract ? [t("said.bid", { ...who(contract.buyer), bid: contractName(contract) })] : [];
    return [...bought, ...(own === null ? [] : [ownCards(own)])].join(". ");
  }
  function bidWords({ seat, bid, suit, round }: Bid): string {
    const what = bid === "hokum" && suit ? contractName({ kind: "hokum", trump: suit }) : bidName({ bid, round });
    return t("said.bid", { ...who(seat), bid: what });
  }
  function raiseWords({ seat, to, closed }: Raise): string {
    const raise = t(`raises.${to}`);
    return t("said.raise", { ...who(seat), raise: closed ? t("raiseClosed", { raise }) : raise });
  }
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
  function refusedWords(seat: Seat, by: Seat | null): string {
    const isOpen = seat === own ? t("sawaOpen") : t("said.refused", who(seat));
    return by === null ? isOpen : `${t("said.refuses", who(by))}. ${isOpen}`;
  }

  function wordsOf(happening: Happening): string | null {
    switch (happening.kind) {
      case "dealt":
        return dealtWords();
      case "rest":
        return restWords();
      case "bid":
        return bidWords(happening.bid);
      case "thrown":
        return thrownWords(happening.thrown);
      case "raise":
        return raiseWords(happening.raise);
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
      case "refused":
        return refusedWords(happening.seat, happening.by);
      case "hand":
      case "over":
        return t("said.score", { us: view.scores[us], them: view.scores[us === 0 ? 1 : 0] });
      case "late":
        return null;
    }
  }
  /** What one's own time having run out has come to. */
  const lateWords = ({ isForfeited }: { isForfeited: boolean }) =>
    t(isForfeited ? "late.project" : view.deal.tricks.length > 0 ? "late.card" : "late.bid");
  return { wordsOf, lateWords };
}
