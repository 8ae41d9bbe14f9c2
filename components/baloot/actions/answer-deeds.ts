import { qaydDate } from "@/lib/rules/baloot";
import type { Chance, Deed } from "./deed";

/** What one is asked besides one's turn, and the charge of a breach, which may come unasked. */
export function answerDeeds({ view, seat, words: { t }, act }: Chance): Deed[] {
  const isAsked = view.asked.includes(seat);
  const deeds: Deed[] = [];
  if (view.phase === "sawa" && isAsked)
    for (const accept of [false, true])
      deeds.push({
        id: accept ? "accept" : "refuse",
        label: t(accept ? "accept" : "refuse"),
        look: accept ? "brass" : "quiet",
        isAnswer: true,
        onPress: () => act({ action: "answer", accept }),
      });
  if (view.phase === "lastCall" && isAsked)
    deeds.push({ id: "stand", label: t("lastCall"), look: "quiet", onPress: () => act({ action: "decline" }) });
  const after = qaydDate(view, seat);
  if (after !== null)
    deeds.push({ id: "qayd", label: t("qayd"), look: "madder", onPress: () => act({ action: "qayd", after }) });
  return deeds;
}
