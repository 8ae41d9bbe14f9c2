import { mayClose, nextRaise, type Raise } from "@/lib/rules/baloot";
import type { Chance, Deed } from "./deed";

/** The next raise, open or closed where both are played, or to let the contract go as it is. */
export function raiseDeeds(chance: Chance): Deed[] {
  const { view, seat, words, act } = chance;
  if (view.phase !== "doubling" || !view.asked.includes(seat)) return [];
  const to = nextRaise(view);
  return [
    ...(to ? raisesTo(to, chance) : []),
    { id: "decline", label: words.t("raiseLetGo"), look: "quiet", onPress: () => act({ action: "decline" }) },
  ];
}

function raisesTo(to: Raise["to"], { view, words: { t }, act }: Chance): Deed[] {
  const raise = t(`raises.${to}`);
  if (!mayClose(view, to))
    return [{ id: "raise", label: raise, look: "brass", onPress: () => act({ action: "raise", to }) }];
  return [
    {
      id: "raise",
      label: raise,
      note: t("open"),
      spoken: t("raiseOpen", { raise }),
      look: "brass",
      onPress: () => act({ action: "raise", to, closed: false }),
    },
    {
      id: "raiseClosed",
      label: raise,
      note: t("closed"),
      spoken: t("raiseClosed", { raise }),
      look: "madder",
      onPress: () => act({ action: "raise", to, closed: true }),
    },
  ];
}
