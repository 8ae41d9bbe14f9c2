import type { Sound } from "@/lib/browser/sound";
import {
  type BalootState,
  type Bid,
  balootCalled,
  type Card,
  type ProjectType,
  playsOf,
  type Raise,
  type Side,
  type Thrown,
  winnerOf,
} from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";

/** One thing that has happened at the table, as it is told to whoever looks or listens. */
export type Happening =
  | { readonly kind: "dealt" | "rest" | "hand" }
  | { readonly kind: "bid"; readonly bid: Bid }
  | { readonly kind: "thrown"; readonly thrown: Thrown }
  | { readonly kind: "raise"; readonly raise: Raise }
  | { readonly kind: "project"; readonly seat: Seat; readonly type: ProjectType }
  | { readonly kind: "play"; readonly seat: Seat; readonly card: Card }
  | { readonly kind: "took" | "akka" | "baloot" | "sawa" | "qayd"; readonly seat: Seat }
  | { readonly kind: "refused"; readonly seat: Seat; readonly by: Seat | null }
  | { readonly kind: "reveal"; readonly counted: Side }
  | { readonly kind: "late"; readonly seat: Seat; readonly isForfeited: boolean }
  | { readonly kind: "over"; readonly winner: Side };

const unspoken = { bids: [], raises: [], tricks: [], projects: [[], [], [], []] };

/** What has happened between two looks at a table, in its order. */
export function happenedBetween(was: BalootState, now: BalootState): Happening[] {
  const { deal, phase } = now;
  // The deal moves on every time, so another dealer is another deal.
  const isSameDeal = was.deal.dealer === deal.dealer;
  const old = isSameDeal ? was.deal : { ...deal, ...unspoken };
  const comesTo = (to: BalootState["phase"]) => phase === to && was.phase !== to;
  const happened: Happening[] = [];

  if (comesTo("dealt")) happened.push({ kind: "dealt" });
  if (now.late !== null && now.turns > was.turns) {
    const declared = (state: BalootState) => state.deal.projects[now.late ?? 0]?.length ?? 0;
    happened.push({ kind: "late", seat: now.late, isForfeited: isSameDeal && declared(now) < declared(was) });
  }
  for (const bid of deal.bids.slice(old.bids.length)) happened.push({ kind: "bid", bid });
  if (comesTo("ready")) happened.push({ kind: "rest" });
  const thrown = now.thrown.at(-1);
  if (comesTo("thrown") && thrown) happened.push({ kind: "thrown", thrown });
  for (const raise of deal.raises.slice(old.raises.length)) happened.push({ kind: "raise", raise });
  for (const [seat, projects] of deal.projects.entries())
    for (const { type } of projects.slice(old.projects[seat]?.length ?? 0))
      happened.push({ kind: "project", seat, type });
  const before = playsOf(old).length;
  for (const [index, { seat, card, trick }] of playsOf(deal).entries()) {
    if (index < before) continue;
    happened.push({ kind: "play", seat, card });
    if (index % 4 === 0 && deal.tricks[trick]?.akka) happened.push({ kind: "akka", seat });
  }
  const called = balootCalled(deal);
  if (called !== null && balootCalled(old) === null) happened.push({ kind: "baloot", seat: called });
  const trick = deal.tricks.at(-1);
  if (comesTo("trick") && trick?.cards.length === 4)
    happened.push({ kind: "took", seat: winnerOf(trick, deal.contract?.trump ?? null) });
  if (comesTo("reveal") && deal.counted !== null) happened.push({ kind: "reveal", counted: deal.counted });
  if (comesTo("sawa") && deal.sawa) happened.push({ kind: "sawa", seat: deal.sawa.seat });
  if (isRefusedBetween(was, now) && deal.sawa)
    happened.push({ kind: "refused", seat: deal.sawa.seat, by: deal.sawa.refusedBy ?? null });
  if (now.qayd && !was.qayd) happened.push({ kind: "qayd", seat: now.qayd.by });
  if (now.deals.length > was.deals.length)
    happened.push(now.winner === null ? { kind: "hand" } : { kind: "over", winner: now.winner });
  return happened;
}

/** Whether a claim was refused between two looks. */
function isRefusedBetween(was: BalootState, now: BalootState): boolean {
  const isSame = was.deal.dealer === now.deal.dealer && was.deal.sawa?.answer === "asked";
  return isSame && now.deal.sawa?.answer === "refused";
}

/** What something sounds like for a side; a card and a sweep are heard where they land and set off. */
export function soundOf(happening: Happening, us: Side): Sound | null {
  switch (happening.kind) {
    case "dealt":
      return "deal";
    case "rest":
      return "dealRest";
    case "bid":
      return happening.bid.bid;
    case "thrown":
      return happening.thrown.why === "kawesh" ? "kawesh" : "sweep";
    case "raise":
      return happening.raise.to === "gahwa" ? "gahwa" : "stack";
    case "project":
    case "akka":
    case "reveal":
    case "baloot":
    case "sawa":
      return happening.kind;
    case "refused":
      return "refused";
    case "qayd":
      return "halt";
    case "hand":
      return "hand";
    case "over":
      return happening.winner === us ? "win" : "lost";
    case "play":
    case "took":
    case "late":
      return null;
  }
}
