import {
  type BalootState,
  breakdown,
  type Card,
  isClosed,
  isGahwa,
  type ScoredDeal,
  type Side,
  sideOf,
  winnerOf,
  worthOfProjects,
} from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";

/** Something of a match that is to be seen by itself for a moment; its key is its own among all of the match. */
export type Moment = { readonly key: string } & (
  | { readonly kind: "gahwa"; readonly seat: Seat }
  | { readonly kind: "fourHundred"; readonly seat: Seat; readonly points: number }
  | { readonly kind: "kaboot"; readonly side: Side; readonly cards: readonly Card[]; readonly points: number }
  | { readonly kind: "seal"; readonly side: Side }
  | { readonly kind: "first" }
);

/** How long each is seen, in milliseconds. */
export const momentMs: Readonly<Record<Moment["kind"], number>> = {
  gahwa: 1_500,
  fourHundred: 1_500,
  kaboot: 1_400,
  seal: 1_400,
  first: 1_500,
};

/** Whether the sheet or the end of the match waits for it. */
export const isOfEnd = ({ kind }: Pick<Moment, "kind">): boolean =>
  kind === "kaboot" || kind === "seal" || kind === "first";

/** The cards that took a hand's tricks, in their order. */
export const takersOf = ({ tricks, contract }: ScoredDeal): readonly Card[] =>
  tricks.flatMap((trick) => {
    if (trick.cards.length < 4) return [];
    const card = trick.cards[(winnerOf(trick, contract.trump) - trick.leader + 4) % 4];
    return card ? [card] : [];
  });

function atHandsEnd(view: BalootState): Moment[] {
  const deal = view.deals.at(-1);
  if (!deal || deal.verdict) return [];
  const count = view.deals.length;
  const score = breakdown(view, deal);
  const { result, winner, game, buyers } = score;
  if (winner !== null && (result === "kaboot" || result === "reverseKaboot"))
    return [
      { key: `kaboot ${count}`, kind: "kaboot", side: winner, cards: takersOf(deal), points: game.cards[winner] },
    ];
  if (result === "made" && isClosed(deal)) return [{ key: `seal ${count}`, kind: "seal", side: buyers }];
  return [];
}

/** The moments a view has come to, those of its hand that are past too. */
export function momentsOf(view: BalootState, isFirstMatch: boolean): readonly Moment[] {
  const { phase, deal, deals } = view;
  const moments: Moment[] = [];
  const raiser = deal.raises.at(-1);
  const isOver = phase === "sheet" || phase === "over";
  if (raiser && isGahwa(deal) && !isOver)
    moments.push({ key: `gahwa ${deals.length}`, kind: "gahwa", seat: raiser.seat });
  if (phase === "reveal" && deal.counted !== null) {
    const seat = deal.projects.findIndex(
      (projects, who) => sideOf(who) === deal.counted && projects.some(({ type }) => type === "fourHundred"),
    );
    const four = deal.projects[seat]?.find(({ type }) => type === "fourHundred");
    if (four)
      moments.push({ key: `four ${deals.length}`, kind: "fourHundred", seat, points: worthOfProjects(view, [four]) });
  }
  if (isOver) moments.push(...atHandsEnd(view));
  if (phase === "over" && isFirstMatch) moments.push({ key: "first", kind: "first" });
  return moments;
}
