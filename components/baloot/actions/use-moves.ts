import { useCallback } from "react";
import type { Reason } from "@/components/hand/reason";
import { useRuleAction } from "@/components/rulebook/rule-link";
import { useRefusalWords } from "@/components/table/notices/use-refusal-words";
import { useRefusedMove } from "@/components/table/notices/use-refused-move";
import { useToast } from "@/components/ui/toast";
import { playSound } from "@/lib/browser/device/play-sound";
import type { Word } from "@/lib/client/table-link";
import { type BalootAction, type BalootState, type Card, suitOf, type Trick, whyNot } from "@/lib/rules/baloot";
import type { Refusal, Seat } from "@/lib/rules/game";
import { useBalootWords } from "../cards/card-words";

/** One's moves, and why one is refused, in the words of the trick that lies. */
export function useMoves({
  view,
  seat,
  trick,
  word,
  move,
}: {
  view: BalootState;
  seat: Seat | null;
  trick: Trick | null;
  /** What the table said last. */
  word: Word | null;
  move: (action: BalootAction) => Refusal | null;
}): {
  readonly act: (action: BalootAction) => Reason | null;
  readonly whyNotCard: (card: Card) => Reason | null;
} {
  const { t, refusal } = useBalootWords();
  const toast = useToast();
  const tableRefusal = useRefusalWords();
  const ruleAction = useRuleAction();
  const led = trick?.cards[0] ? suitOf(trick.cards[0]) : null;
  useRefusedMove(word, (code) => refusal(code, led), t("refusedPlain"));
  const act = useCallback(
    (action: BalootAction): Reason | null => {
      const refused = move(action);
      if (!refused) return null;
      playSound("refused");
      const why = refusal(refused.code, led) ?? tableRefusal(refused.code) ?? t("refusedPlain");
      if (action.action !== "play") toast({ text: why, tone: "bad", action: ruleAction(refused.rule) });
      return { text: why, rule: refused.rule };
    },
    [move, refusal, tableRefusal, t, toast, ruleAction, led],
  );
  const whyNotCard = (card: Card): Reason | null => {
    const refused = seat === null ? null : whyNot(view, seat, card);
    return refused && { text: refusal(refused.code, led) ?? t("refusedPlain"), rule: refused.rule };
  };
  return { act, whyNotCard };
}
