import type { Sound } from "@/lib/browser/device/sound-notes";
import {
  type BalootState,
  type Bid,
  balootCalled,
  breakdown,
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
  | { readonly kind: "dealt" | "rest" }
  | { readonly kind: "hand"; readonly isKaboot: boolean }
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
  // The deal moves on every time, so another dealer is another deal.
  const isSameDeal = was.deal.dealer === now.deal.dealer;
  const looks: Looks = { was, now, old: isSameDeal ? was.deal : { ...now.deal, ...unspoken }, isSameDeal };
  return [...begun(looks), ...bidden(looks), ...played(looks), ...stopped(looks), ...ended(looks)];
}

/** Two looks, and what of the deal one sees now had been seen before. */
interface Looks {
  readonly was: BalootState;
  readonly now: BalootState;
  readonly old: BalootState["deal"];
  readonly isSameDeal: boolean;
}

const comesTo = ({ was, now }: Looks, phase: BalootState["phase"]) => now.phase === phase && was.phase !== phase;

/** A deal, and a turn whose time ran out. */
function begun(looks: Looks): Happening[] {
  const { was, now, isSameDeal } = looks;
  const { late } = now;
  const happened: Happening[] = comesTo(looks, "dealt") ? [{ kind: "dealt" }] : [];
  if (late !== null && now.turns > was.turns) {
    const declared = (state: BalootState) => state.deal.projects[late]?.length ?? 0;
    happened.push({ kind: "late", seat: late, isForfeited: isSameDeal && declared(now) < declared(was) });
  }
  return happened;
}

/** Bids and raises, and what became of the deal by them. */
function bidden(looks: Looks): Happening[] {
  const { now, old } = looks;
  const happened = now.deal.bids.slice(old.bids.length).map((bid): Happening => ({ kind: "bid", bid }));
  if (comesTo(looks, "ready")) happened.push({ kind: "rest" });
  const thrown = now.thrown.at(-1);
  if (comesTo(looks, "thrown") && thrown) happened.push({ kind: "thrown", thrown });
  for (const raise of now.deal.raises.slice(old.raises.length)) happened.push({ kind: "raise", raise });
  return happened;
}

/** What was declared, laid and called, who took the trick, and whose projects count. */
function played(looks: Looks): Happening[] {
  const { now, old } = looks;
  const { deal } = now;
  const happened = deal.projects.flatMap((projects, seat) =>
    projects.slice(old.projects[seat]?.length ?? 0).map(({ type }): Happening => ({ kind: "project", seat, type })),
  );
  const before = playsOf(old).length;
  for (const [index, { seat, card, trick }] of playsOf(deal).entries()) {
    if (index < before) continue;
    happened.push({ kind: "play", seat, card });
    if (index % 4 === 0 && deal.tricks[trick]?.akka) happened.push({ kind: "akka", seat });
  }
  const called = balootCalled(deal);
  if (called !== null && balootCalled(old) === null) happened.push({ kind: "baloot", seat: called });
  const trick = deal.tricks.at(-1);
  if (comesTo(looks, "trick") && trick?.cards.length === 4)
    happened.push({ kind: "took", seat: winnerOf(trick, deal.contract?.trump ?? null) });
  if (comesTo(looks, "reveal") && deal.counted !== null) happened.push({ kind: "reveal", counted: deal.counted });
  return happened;
}

/** What play stood still for: a claim, its refusal, a breach. */
function stopped(looks: Looks): Happening[] {
  const { was, now, isSameDeal } = looks;
  const { sawa } = now.deal;
  const happened: Happening[] = [];
  if (comesTo(looks, "sawa") && sawa) happened.push({ kind: "sawa", seat: sawa.seat });
  if (isSameDeal && was.deal.sawa?.answer === "asked" && sawa?.answer === "refused")
    happened.push({ kind: "refused", seat: sawa.seat, by: sawa.refusedBy ?? null });
  if (now.qayd && !was.qayd) happened.push({ kind: "qayd", seat: now.qayd.by });
  return happened;
}

/** A hand that was counted, and with the last one the match. */
function ended({ was, now }: Looks): Happening[] {
  if (now.deals.length === was.deals.length) return [];
  if (now.winner !== null) return [{ kind: "over", winner: now.winner }];
  const last = now.deals.at(-1);
  const result = last && breakdown(now, last).result;
  return [{ kind: "hand", isKaboot: result === "kaboot" || result === "reverseKaboot" }];
}

/** What something sounds like for a side; a card and a sweep are heard where they land and set off. */
export function soundOf(happening: Happening, us: Side): Sound | null {
  switch (happening.kind) {
    case "dealt":
      return "deal";
    case "rest":
      return "dealRest";
    case "bid":
      return happening.bid.bid === "pass" && happening.bid.round === 2 ? "walla" : happening.bid.bid;
    case "thrown":
      return happening.thrown.why === "kawesh" ? "kawesh" : "sweep";
    case "raise":
      return happening.raise.to;
    case "project":
      return happening.type;
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
      return happening.isKaboot ? "kaboot" : "hand";
    case "over":
      return happening.winner === us ? "win" : "lost";
    case "play":
    case "took":
    case "late":
      return null;
  }
}
