import { type BalootAction, type BalootOptions, type BalootState, baloot, type Phase } from "@/lib/rules/baloot";
import {
  bid,
  bidding,
  cards,
  contractOf,
  doubling,
  ending,
  following,
  playing,
} from "@/lib/rules/baloot/testing/scene";
import type { Seat } from "@/lib/rules/game";
import { seedOf } from "@/lib/rules/laws";
import { balootPlan } from "./plan";

const options: BalootOptions = { ...baloot.defaults, speed: "rabbit" };

/** A whole match between good bots. */
const match = balootPlan(
  seedOf(11),
  { ...options, speed: "none" },
  () => null,
  () => false,
).last;

/** A scene with six hands behind it. */
const amid = (state: BalootState): BalootState => ({
  ...state,
  options: { ...state.options, speed: "rabbit" },
  deals: match.deals.slice(0, 6),
  scores: [84, 61],
});

/** The very next state, the table's own steps still to come. */
function after(state: BalootState, ...moves: readonly (readonly [Seat, BalootAction])[]): BalootState {
  return moves.reduce((now, [seat, action]) => {
    const refusal = baloot.check(now, seat, action);
    if (refusal) throw new RangeError(`seat ${seat} ${JSON.stringify(action)}: ${refusal.code}`);
    return baloot.apply(now, seat, action);
  }, state);
}

/** The state after these cards, each by whoever is on turn. */
const laid = (state: BalootState, names: string): BalootState =>
  cards(names).reduce((now, card) => after(now, [now.asked[0] ?? -1, { action: "play", card }]), state);

const declare = (names: string): BalootAction => ({ action: "declare", cards: cards(names) });

/** The table's own steps until it stands in this phase. */
function until(state: BalootState, phase: Phase, most = 8): BalootState {
  let now = state;
  for (let steps = 0; now.phase !== phase && steps < most; steps++) now = baloot.timeout(now, seedOf(steps));
  if (now.phase !== phase) throw new RangeError(`${now.phase} is not ${phase}`);
  return now;
}

// Bidding: the first seat deals, and so speaks last.
const dealt = until(baloot.setup(4, options, seedOf(4)), "dealt");
const bids = until(dealt, "bidding");
const ready = until(after(bids, [bids.asked[0] ?? 0, { action: "bid", bid: "sun" }]), "ready");
const opened = { ...bidding("JH", ["AH 9H KS 10C QD", "", "", ""]), options };
const low = { ...bidding("JH", ["7H 8H 9H 7C 8C", "", "", ""]), options };
const passes = [bid(1, "pass"), bid(2, "pass"), bid(3, "pass")] as const;

// A hokum of spades of the partner's, in which everybody has something to declare.
const hands = [
  "KS QS AH KH QH 7H 7C 8C",
  "10C JC QC KC 8H 9H 10H JS",
  "AD KD QD JD 10D AS JH 9C",
  "7S 8S 9S 10S 7D 8D 9D AC",
];
const north = contractOf(2, "S");
const first = amid(playing(north, hands));
const projects = [
  (state: BalootState) => laid(after(state, [1, declare("KC QC JC 10C")], [1, declare("10H 9H 8H")]), "KC"),
  (state: BalootState) => laid(after(state, [2, declare("AD KD QD JD 10D")]), "9C"),
  (state: BalootState) => laid(after(state, [3, declare("10S 9S 8S 7S")]), "AC"),
].reduce((state, act) => act(state), first);
const declared = after(projects, [0, declare("AH KH QH")]);
const full = laid(declared, "7C");
const revealed = until(full, "reveal");
const second = until(revealed, "playing");

// As many projects as can be shown at once, and lost beside them.
const twoEach = amid(
  playing(north, [
    "AH KH QH AC KC QC 7S 8S",
    "JC 10C 9C JD 10D 9D JS QS",
    "AD KD QD JH 10H 9H 9S 10S",
    "7H 8H 7C 8C 7D 8D KS AS",
  ]),
);
const fullOfProjects = [
  (state: BalootState) => laid(after(state, [1, declare("JC 10C 9C")], [1, declare("JD 10D 9D")]), "JC"),
  (state: BalootState) => laid(after(state, [2, declare("AD KD QD")], [2, declare("JH 10H 9H")]), "9S"),
  (state: BalootState) => laid(state, "7C"),
  (state: BalootState) => laid(after(state, [0, declare("AH KH QH")], [0, declare("AC KC QC")]), "QC"),
].reduce((state, act) => act(state), twoEach);
const amidTrick = laid(second, "7D KS JS");

// The same hand to its end by the weakest cards: projects and a baloot weigh in it.
const doubled: BalootState = { ...second, deal: { ...second.deal, raises: [{ seat: 1, to: "double", closed: true }] } };
const weighed = until(doubled, "sheet", 80);

// The end of a sun, in which somebody claims the rest.
const sure = "AH KH AC KC QC";
const others = ["JH QH 10D 9D JC", "8H 7H AD KD QD", "10H 9H 8D 7D 9C"];
function late(claimant: Seat): BalootState {
  const left = ["", "", "", ""];
  for (const [index, hand] of [sure, ...others].entries()) left[(claimant + index) % 4] = hand;
  return amid(ending(contractOf(claimant), left, claimant));
}
const claimedBy = (claimant: Seat) => after(late(claimant), [claimant, { action: "sawa" }]);
// The same at a free table, where one could have called a qayd until then.
const freeLate: BalootState = { ...late(1), options: { ...late(1).options, enforcement: "free" } };
const freeClaimed = after(freeLate, [1, { action: "sawa" }]);
const refusedBy = (claimant: Seat) =>
  laid(after(claimedBy(claimant), [(claimant + 1) % 4, { action: "answer", accept: false }]), "AH");
// The same claim in the middle of a trick.
const amidClaim = after(
  laid(amid(ending(contractOf(1), ["10H 9H 8D 7D 9C", sure, others[0] ?? "", "8H 7H AD KD QD"], 3)), "8H 10H"),
  [1, { action: "sawa" }],
);
const accepted = until(
  after(claimedBy(1), [0, { action: "answer", accept: true }], [2, { action: "answer", accept: true }]),
  "sheet",
);

// A free table, at which the seat on the right did not cut.
const free: BalootState = { ...first, options: { ...first.options, enforcement: "free" } };
const revoked = laid(until(laid(free, "KC AD AC 7C"), "playing"), "9D KS QC");
const accused = after(revoked, [0, { action: "qayd", after: 7 }]);
// A hand later: a verdict is told once, and hands only ever grow in number.
const accusing: BalootState = { ...after(revoked, [3, { action: "qayd", after: 6 }]), deals: match.deals.slice(0, 7) };

// The queen of trumps after the king.
const pair: BalootState = {
  ...amid(
    playing(north, ["QS AH KH QH 7H 8C", "10C JC QC 8H 9H 10H", "AD KD QD JD AS JH", "8S 9S 10S 7D 8D 9D"], {
      deal: {
        tricks: [
          { leader: 1, cards: cards("KC 9C AC 7C"), akka: false },
          { leader: 3, cards: cards("7S KS JS 10D"), akka: false },
          { leader: 0, cards: [], akka: false },
        ],
      },
    }),
  ),
  asked: [0],
};

/** Moments of a match, each as the first seat may meet it. */
export const scenes = {
  dealt,
  bids,
  ready,
  opened,
  dealerBids: following(opened, ...passes),
  dealerBidsLow: following(low, ...passes),
  secondRound: following(opened, ...passes, bid(0, "pass"), ...passes),
  overbid: following(opened, bid(1, "H")),
  northBids: following(opened, bid(1, "pass"), bid(2, "H")),
  doubling: amid(doubling(contractOf(2, "S"), hands)),
  mayDouble: amid(doubling(contractOf(1, "S"), hands)),
  northDoubles: amid(after(doubling(contractOf(1, "S"), hands), [2, { action: "raise", to: "double", closed: true }])),
  projects,
  declared,
  full,
  revealed,
  revealedMost: until(fullOfProjects, "reveal"),
  second,
  thrown: laid(second, "7D"),
  amidTrick,
  ownLaid: laid(second, "7D KS"),
  third: until(laid(amidTrick, "10D"), "playing"),
  weighed,
  late: late(1),
  ownLate: late(0),
  claimed: claimedBy(1),
  freeLate,
  freeClaimed,
  lastCall: until(
    after(freeClaimed, [0, { action: "answer", accept: true }], [2, { action: "answer", accept: true }]),
    "lastCall",
  ),
  ownClaimed: claimedBy(0),
  ownRefused: after(claimedBy(0), [1, { action: "answer", accept: false }]),
  ownRefusedLate: after(
    claimedBy(0),
    [1, { action: "answer", accept: true }],
    [3, { action: "answer", accept: false }],
  ),
  ownHalfAccepted: after(claimedBy(0), [1, { action: "answer", accept: true }]),
  amidClaim,
  refusedNorth: refusedBy(2),
  refusedEast: refusedBy(1),
  refusedWest: refusedBy(3),
  accepted,
  nextDeal: until(accepted, "dealt"),
  revoked,
  accused,
  accusing,
  convicted: until(after(accused, [0, { action: "contest", play: 6 }]), "sheet"),
  acquitted: until(after(accusing, [3, { action: "contest", play: 3 }]), "sheet"),
  pair,
  baloots: laid(pair, "QS"),
  sheet: {
    ...match,
    phase: "sheet",
    winner: null,
    asked: [0, 1, 2, 3],
    deals: match.deals.slice(0, 6),
    scores: match.deals
      .slice(0, 6)
      .reduce<[number, number]>((sum, { points }) => [sum[0] + points[0], sum[1] + points[1]], [0, 0]),
  },
  over: match,
} as const satisfies Record<string, BalootState>;
