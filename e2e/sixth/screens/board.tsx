"use client";

import { useTranslations } from "use-intl";
import type { BoardProps } from "@/components/table/board-props";
import { type ListedMove, PlainBoard } from "@/components/table/plain/plain-board";
import type { Seat } from "@/lib/rules/game";
import { faceOf, type PackCard } from "@/lib/rules/packs";
import { handOf, isPair, type PairsAction, type PairsOptions, type PairsState, pairs } from "@/lib/rules/pairs";

function useMoves(view: PairsState, seat: Seat): readonly ListedMove<PairsAction>[] {
  const t = useTranslations("pairs");
  const hand = handOf(view, seat);
  const twos = hand.flatMap((one, index) =>
    hand.slice(index + 1).map((other) => [one, other] satisfies [PackCard, PackCard]),
  );
  const named: readonly ListedMove<PairsAction>[] = [
    { action: { action: "pick" }, label: t("pick") },
    ...twos.filter(isPair).map((cards) => ({
      action: { action: "lay", cards } as const,
      label: t("lay", { one: faceOf(cards[0]), other: faceOf(cards[1]) }),
    })),
    { action: { action: "undo" }, label: t("undo") },
    ...hand.map((card) => ({
      action: { action: "discard", card } as const,
      label: t("discard", { card: faceOf(card) }),
    })),
  ];
  return named.filter(({ action }) => pairs.check(view, seat, action) === null);
}

const faces = (cards: readonly PackCard[]) => cards.map(faceOf);

/** What is worth seeing: one's own cards, what is laid, and how much lies face down. */
const seen = (view: PairsState, seat: Seat | null) => ({
  hand: seat === null ? [] : faces(handOf(view, seat)),
  draft: view.draft?.map(faces) ?? [],
  boards: view.boards.map((board) => board.map(faces)),
  discards: faces(view.discards.slice(-3)),
  pile: view.pile.length,
  hands: view.hands.map(({ length }) => length),
});

/** The board of Pairs: a plain one. */
export default function PairsBoard(props: BoardProps<PairsState, PairsAction, PairsOptions>) {
  return <PlainBoard {...props} id="pairs" game={pairs} useMoves={useMoves} seen={seen} />;
}
