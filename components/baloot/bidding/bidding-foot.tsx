import { ReasonLine } from "@/components/hand/reason";
import { isolated } from "@/components/words/isolated-name";
import type { BalootState } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { useBalootWords } from "../cards/card-words";

/** At the foot of a phone's hand while bids are asked for: who has dealt, and whose turn it is. */
export function BiddingFoot({
  view: { phase, asked, deal },
  own,
  words,
  nameOf,
}: {
  view: BalootState;
  own: Seat;
  /** Whose turn it is. */
  words: string;
  nameOf: (seat: Seat) => string;
}) {
  const { t } = useBalootWords();
  if (phase !== "bidding" || asked.length === 0) return null;
  const dealt = deal.dealer === own ? t("youDeal") : t("dealtBy", { name: isolated(nameOf(deal.dealer)) });
  return <ReasonLine text={`${dealt}. ${words}.`} isQuiet />;
}
