"use client";

import { useTranslations } from "use-intl";
import type { BoardProps } from "@/components/table/board-props";
import { type ListedMove, PlainBoard } from "@/components/table/plain/plain-board";
import type { Seat } from "@/lib/rules/game";
import { faceOf } from "@/lib/rules/packs";
import { rummy } from "@/lib/rules/rummy";
import { turnPlan } from "@/lib/rules/rummy/bot/turn-plan";
import type { RummyAction, RummyOptions, RummyState } from "@/lib/rules/rummy/state";
import { laidNow, mustBeLaid } from "@/lib/rules/rummy/turn";

function useMoves(view: RummyState, seat: Seat): readonly ListedMove<RummyAction>[] {
  const t = useTranslations("rummy");
  const { hand, melds, declared } = laidNow(view);
  const cards = (view.current === seat ? hand : []).filter((card) => card !== null);
  const plan =
    cards.length > 0 ? turnPlan({ melds, hand: cards, declared }, mustBeLaid(view) ? view.taken : null, seat) : null;
  const [step] = plan?.steps ?? [];
  const named: readonly ListedMove<RummyAction>[] = [
    { action: { action: "draw", from: "pile" }, label: t("draw") },
    { action: { action: "draw", from: "discards" }, label: t("fromPile") },
    ...(step ? [{ action: step, label: t(`deeds.${step.action}`) }] : []),
    { action: { action: "undo" }, label: t("undoLast") },
    { action: { action: "putBack" }, label: t("putBack") },
    ...cards.map((card) => ({ action: { action: "close", card } as const, label: t("close") })),
    ...cards.map((card) => ({
      action: { action: "discard", card } as const,
      label: t("discard", { card: faceOf(card) }),
    })),
    { action: { action: "ready" }, label: t("result.next") },
  ];
  return named.filter(({ action }) => rummy.check(view, seat, action) === null);
}

/** The table of Rummy With Jokers. */
export default function RummyBoard(props: BoardProps<RummyState, RummyAction, RummyOptions>) {
  return <PlainBoard {...props} id="rummy" game={rummy} useMoves={useMoves} />;
}
