import type { Seat, Told } from "../game";
import type { Oracle, Path } from "../oracle";
import type { Random } from "../random";
import type { Card, Suit } from "./cards";
import type { BalootOptions, Rules } from "./options";
import { rulesOf } from "./options";
import type { BalootAction, BalootState, Trick } from "./state";

const allSuits: readonly Suit[] = ["C", "D", "H", "S"];
const sequence = ["A", "K", "Q", "J", "10", "9", "8", "7"] as const;
const plainRanking = ["A", "10", "K", "Q", "J", "9", "8", "7"];
const trumpRanking = ["J", "9", "A", "10", "K", "Q", "8", "7"];
const pack: readonly Card[] = allSuits.flatMap((suit) => sequence.map((rank): Card => `${rank}${suit}`));

const suitIn = (card: Card): Suit => card.slice(-1) as Suit;
const rankIn = (card: Card): string => card.slice(0, -1);
const areAllies = (one: Seat, other: Seat): boolean => (one + other) % 2 === 0;
/** RULES.md 3.1: 1 for the dealer's right, 4 for the dealer. */
const ordinal = ({ deal }: BalootState, seat: Seat): number => ((seat - deal.dealer + 3) % 4) + 1;

const heldBy = (state: BalootState, seat: Seat): Card[] => (state.hands[seat] ?? []).filter((card) => card !== null);
const playedCards = (state: BalootState): Card[] => state.deal.tricks.flatMap((trick) => trick.cards);
const hokumBid = (state: BalootState) => state.deal.bids.find((bid) => bid.bid === "hokum");

// RULES.md 5, read as a player reads it

function trickPoints(card: Card, trump: Suit | null): number {
  const points: Record<string, number> =
    suitIn(card) === trump ? { J: 20, "9": 14, A: 11, "10": 10, K: 4, Q: 3 } : { A: 11, "10": 10, K: 4, Q: 3, J: 2 };
  return points[rankIn(card)] ?? 0;
}

/** Does a card beat another that is winning so far? */
function beats(card: Card, winning: Card, trump: Suit | null): boolean {
  if (suitIn(card) === suitIn(winning)) {
    const ranking = suitIn(card) === trump ? trumpRanking : plainRanking;
    return ranking.indexOf(rankIn(card)) < ranking.indexOf(rankIn(winning));
  }
  return suitIn(card) === trump;
}

function leadingPlay(trick: Trick, trump: Suit | null): { readonly seat: Seat; readonly card: Card } | null {
  let leading: { seat: Seat; card: Card } | null = null;
  let seat = trick.leader;
  for (const card of trick.cards) {
    if (!leading || beats(card, leading.card, trump)) leading = { seat, card };
    seat = (seat + 1) % 4;
  }
  return leading;
}

function cardsAllowed(
  hand: readonly Card[],
  seat: Seat,
  trick: Trick,
  state: BalootState,
  rules: Rules,
): readonly Card[] {
  const trump = state.deal.contract?.trump ?? null;
  const closed = state.deal.raises.length > 0 && state.deal.raises[state.deal.raises.length - 1]?.closed === true;
  const leading = leadingPlay(trick, trump);
  const trumps = hand.filter((card) => suitIn(card) === trump);
  const orAll = (cards: readonly Card[]) => (cards.length > 0 ? cards : hand);
  if (!leading) return closed ? orAll(hand.filter((card) => suitIn(card) !== trump)) : hand;
  const led = suitIn(trick.cards[0] as Card);
  const following = hand.filter((card) => suitIn(card) === led);
  const isOurs = areAllies(leading.seat, seat);
  const higher = trumps.filter((card) => beats(card, leading.card, trump));
  if (following.length > 0) {
    if (led !== trump || isOurs || higher.length === 0) return following;
    return higher;
  }
  if (trumps.length === 0) return hand;
  if (isOurs) {
    const hasFourthHand = trick.cards.length === 3;
    const wasAce = rankIn(trick.cards[0] as Card) === "A";
    return hasFourthHand || rules.thirdHand === "free" || wasAce || trick.akka ? hand : trumps;
  }
  if (suitIn(leading.card) !== trump) return trumps;
  if (higher.length > 0) return higher;
  return rules.cannotOvercut === "anyCard" ? hand : trumps;
}

const isAkkaLead = (state: BalootState, card: Card): boolean => {
  const { contract, tricks } = state.deal;
  if (!contract || contract.kind === "sun" || tricks[tricks.length - 1]?.cards.length !== 0) return false;
  if (suitIn(card) === contract.trump || rankIn(card) === "A") return false;
  const played = playedCards(state);
  const above = plainRanking.slice(0, plainRanking.indexOf(rankIn(card)));
  return above.every((rank) => played.includes(`${rank}${suitIn(card)}` as Card));
};

// RULES.md 3

function mayBid(state: BalootState, seat: Seat, action: Extract<BalootAction, { action: "bid" }>): boolean {
  const { phase, deal, options } = state;
  const rules = rulesOf(options);
  if (phase === "priority") return action.bid === "pass" || action.bid === "sun";
  if (phase !== "bidding") return false;
  const hokum = hokumBid(state);
  const publicSuit = deal.faceUp && suitIn(deal.faceUp);
  switch (action.bid) {
    case "pass":
    case "sun":
      return true;
    case "hokum":
      if (hokum) return false;
      return deal.round === 1 ? action.suit === publicSuit : action.suit !== publicSuit;
    case "ashkal": {
      const passed = deal.bids.some((bid) => bid.seat === seat && bid.round === deal.round && bid.bid === "pass");
      if (ordinal(state, seat) < 3 || passed || hokum?.seat === seat) return false;
      return deal.round === 1 || rules.ashkalInSecondRound === "on";
    }
  }
}

// RULES.md 6

/** The combination these cards are, as declared out of a hand without those already used. */
function isDeclarable(free: readonly Card[], cards: readonly Card[]): boolean {
  if (new Set(cards).size !== cards.length || !cards.every((card) => free.includes(card))) return false;
  const [first] = cards;
  if (!first) return false;
  if (cards.length === 4 && cards.every((card) => rankIn(card) === rankIn(first)))
    return ["A", "K", "Q", "J", "10"].includes(rankIn(first));
  if (cards.length < 3 || !cards.every((card) => suitIn(card) === suitIn(first))) return false;
  const places = cards.map((card) => sequence.indexOf(rankIn(card) as (typeof sequence)[number])).sort((a, b) => a - b);
  const top = places[0] as number;
  const bottom = places[places.length - 1] as number;
  if (bottom - top !== cards.length - 1) return false;
  // As long as it goes.
  const next = [sequence[top - 1], sequence[bottom + 1]];
  return next.every((rank) => rank === undefined || !free.includes(`${rank}${suitIn(first)}`));
}

function mayDeclare(state: BalootState, seat: Seat, cards: readonly Card[]): boolean {
  const { phase, deal } = state;
  const declared = deal.projects[seat] ?? [];
  if (phase !== "playing" || deal.tricks.length !== 1 || declared.length >= 2) return false;
  const used = declared.flatMap((project) => project.cards ?? []);
  return isDeclarable(
    heldBy(state, seat).filter((card) => !used.includes(card)),
    cards,
  );
}

// RULES.md 9

function mayCallQayd(state: BalootState, seat: Seat, after: number): boolean {
  const { options, phase, deal, qaydSpent } = state;
  if (options.enforcement === "strict" || qaydSpent[seat % 2]) return false;
  if (!["playing", "trick", "reveal", "lastCall"].includes(phase)) return false;
  if (phase === "lastCall" && !state.asked.includes(seat)) return false;
  const count = playedCards(state).length;
  if (after < 1 || after > count) return false;
  // The tricks before it are whole ones.
  const trickAt = (cards: number) => Math.ceil(cards / 4);
  if (trickAt(after) !== trickAt(count) && after + 1 !== count) return false;
  const trick = deal.tricks[trickAt(after) - 1];
  const upTo = after - 4 * (trickAt(after) - 1);
  if (!trick) return false;
  return trick.cards.slice(0, upTo).some((_, place) => !areAllies((trick.leader + place) % 4, seat));
}

function mayContest(state: BalootState, seat: Seat, play: number): boolean {
  const trick = state.deal.tricks[Math.floor(play / 4)];
  if (state.phase !== "qayd" || !trick || trick.cards[play % 4] === undefined) return false;
  return !areAllies((trick.leader + play) % 4, seat);
}

function mayRaise(state: BalootState, { to, closed }: Extract<BalootAction, { action: "raise" }>): boolean {
  const { phase, deal } = state;
  if (phase !== "doubling" || ["double", "triple", "four", "gahwa"].indexOf(to) !== deal.raises.length) return false;
  if (deal.contract?.kind === "sun") return to === "double" && !closed;
  return !closed || to === "double" || to === "four";
}

const seatsAsked = ({ phase, asked }: BalootState): readonly Seat[] =>
  phase === "bidding" ? asked.slice(0, 1) : asked;

function isLegal(state: BalootState, seat: Seat, action: BalootAction): boolean {
  const { phase, options } = state;
  if (action.action === "qayd") return mayCallQayd(state, seat, action.after);
  if (!seatsAsked(state).includes(seat)) return false;
  const hand = heldBy(state, seat);
  switch (action.action) {
    case "bid":
      return mayBid(state, seat, action);
    case "kawesh":
      return phase === "bidding" && !hokumBid(state) && hand.every((card) => ["7", "8", "9"].includes(rankIn(card)));
    case "raise":
      return mayRaise(state, action);
    case "decline":
      return phase === "doubling" || phase === "lastCall";
    case "declare":
      return mayDeclare(state, seat, action.cards);
    case "play": {
      const trick = state.deal.tricks[state.deal.tricks.length - 1];
      if (phase !== "playing" || !trick || !hand.includes(action.card)) return false;
      const allowed = cardsAllowed(hand, seat, trick, state, rulesOf(options));
      if (options.enforcement === "strict" && !allowed.includes(action.card)) return false;
      return !action.akka || isAkkaLead(state, action.card);
    }
    case "sawa":
      return phase === "playing" && state.deal.sawa === null && hand.length >= 2;
    case "answer":
      return phase === "sawa";
    case "contest":
      return mayContest(state, seat, action.play);
    case "withdraw":
      return phase === "qayd";
    case "seen":
      return phase === "sheet";
  }
}

// What must always hold

const countOf = (state: BalootState): number => state.hands.flat().length;

type Scored = BalootState["deals"][number];
type Plays = readonly { readonly card: Card; readonly seat: Seat }[];

const projectWorth = { sira: [4, 2], fifty: [10, 5], hundred: [20, 10], fourHundred: [40, 0] } as const;

/** RULES.md 1.4 and 7, for the deal just scored. */
function isWellCounted({ deals, options }: BalootState): boolean {
  const deal = deals[deals.length - 1];
  if (!deal) return true;
  const rules = rulesOf(options);
  const { trump, kind } = deal.contract;
  const [ours, theirs] = deal.points;
  const sum = ours + theirs;
  if (deal.verdict) return deal.points[deal.verdict.against] === 0 && sum >= (kind === "sun" ? 26 : 16);
  if (deal.raises.length === 4) return sum === 152;
  const plays = deal.tricks.flatMap((trick) =>
    trick.cards.map((card, place) => ({ card, seat: (trick.leader + place) % 4 })),
  );
  const cards = [...plays.map(({ card }) => card), ...deal.left.flat()];
  const raw = cards.reduce((total, card) => total + trickPoints(card, trump), 10);
  if (cards.length !== 32 || raw !== (kind === "sun" ? 130 : 162)) return false;
  const onCards = sum - projectPoints(deal, rules) - (isBalootHeld(deal, plays) ? 2 : 0);
  return isStake(onCards, deal, rules);
}

/** What the projects of the side whose count bring, at the level the hand was played for. */
function projectPoints({ projects, counted, contract, raises }: Scored, { doubledProjects }: Rules): number {
  const level = raises.length + 1;
  const doubled = level === 2 ? 2 : 1;
  const times = doubledProjects === "level" ? level : doubledProjects === "twice" ? Math.min(2, level) : doubled;
  const column = contract.kind === "sun" ? 0 : 1;
  return projects
    .flatMap((own, seat) => (seat % 2 === counted ? own : []))
    .reduce((total, { type }) => total + projectWorth[type][column] * times, 0);
}

/** One hand had the king and the queen of trumps. */
function isBalootHeld({ contract: { trump }, left }: Scored, plays: Plays): boolean {
  const ownerOf = (card: Card) =>
    plays.find((play) => play.card === card)?.seat ?? left.findIndex((hand) => hand.includes(card));
  return trump !== null && ownerOf(`K${trump}`) === ownerOf(`Q${trump}`);
}

/** One side has every trick, with what a claim gave it. */
function isSwept({ tricks, left, contract: { trump }, sawa }: Scored): boolean {
  const isOut = tricks.length === 8 && left.flat().length === 0;
  return [0, 1].some(
    (side) =>
      tricks.every((trick) => {
        const winner = trick.cards.length === 4 ? leadingPlay(trick, trump)?.seat : sawa?.seat;
        return winner !== undefined && winner % 2 === side;
      }) &&
      (isOut || sawa?.seat === undefined || sawa.seat % 2 === side),
  );
}

/** So much is given for the cards of such a hand. */
function isStake(points: number, deal: Scored, { reverseKaboot, doubledKaboot }: Rules): boolean {
  const { kind, buyer } = deal.contract;
  const level = deal.raises.length + 1;
  const usual = kind === "sun" ? 26 : 16;
  if (!isSwept(deal)) return points === usual * level;
  const isReverse = kind === "sun" && reverseKaboot === "on" && points === 88 && deal.points[buyer % 2] === 0;
  const kaboot = kind === "sun" ? 44 : 25;
  return isReverse || points === (level > 1 && doubledKaboot === "level" ? usual * level : kaboot);
}

const faults: Readonly<Record<string, (state: BalootState) => boolean>> = {
  "every card is in one place": (state) => {
    const { hands, deal } = state;
    const lying = deal.faceUp && countOf(state) + playedCards(state).length < 32 ? [deal.faceUp] : [];
    const cards = [...hands.flat(), ...playedCards(state), ...lying];
    return new Set(cards).size === cards.length && [0, 21, 32].includes(cards.length);
  },
  "five cards each until the public card is bought, then eight": ({ hands, phase }) => {
    const sizes = hands.map((hand) => hand.length);
    if (phase === "deal") return sizes.every((size) => size === 0);
    if (["dealt", "bidding", "priority", "thrown", "finalDeal"].includes(phase))
      return sizes.every((size) => size === 5);
    return Math.max(...sizes) - Math.min(...sizes) <= 1;
  },
  "whoever is on turn has a legal card": (state) => {
    const [seat] = state.asked;
    const trick = state.deal.tricks[state.deal.tricks.length - 1];
    if (state.phase !== "playing") return true;
    if (seat === undefined || !trick) return false;
    return cardsAllowed(heldBy(state, seat), seat, trick, state, rulesOf(state.options)).length > 0;
  },
  "four cards a trick but for the last": ({ deal }) =>
    deal.tricks.length <= 8 &&
    deal.tricks.every(({ cards }, index) => cards.length === 4 || index === deal.tricks.length - 1),
  "whoever won a trick leads the next": ({ deal }) =>
    deal.tricks.every((trick, index) => {
      const before = deal.tricks[index - 1];
      const leader = before ? leadingPlay(before, deal.contract?.trump ?? null)?.seat : (deal.dealer + 1) % 4;
      return trick.leader === leader;
    }),
  "two projects a player at most, no card in both": ({ deal }) =>
    deal.projects.every((own) => {
      const cards = own.flatMap((project) => project.cards ?? []);
      return own.length <= 2 && new Set(cards).size === cards.length;
    }),
  "the scores are the deals' points": ({ scores, deals }) =>
    scores.every((score, side) => score === deals.reduce((total, { points }) => total + (points[side] ?? 0), 0)),
  "a hand is counted as the rules say": isWellCounted,
  "the match ends with a side at 152 and no sooner": ({ scores, winner, phase, deals }) => {
    const isGahwa = deals[deals.length - 1]?.raises.length === 4;
    const isDecided = Math.max(...scores) >= 152 && (scores[0] !== scores[1] || isGahwa);
    return (winner !== null) === isDecided && (phase === "over") === isDecided;
  },
  "somebody is asked, or the table itself has something to do": ({ phase, asked }) =>
    ["deal", "dealt", "thrown", "finalDeal", "ready", "trick", "reveal", "verdict", "scoring", "over"].includes(phase)
      ? asked.length === 0
      : asked.length > 0,
};

/** Cards everybody knows to be in a hand that lies face down. */
function knownIn({ deal }: BalootState, owner: Seat): readonly Card[] {
  const shown =
    deal.counted === owner % 2 ? (deal.projects[owner] ?? []).flatMap((project) => project.cards ?? []) : [];
  return deal.faceUp && deal.contract?.taker === owner ? [...shown, deal.faceUp] : shown;
}

const isOpenTo = ({ deal }: BalootState, owner: Seat, seat: Seat | null): boolean =>
  owner === seat || deal.sawa?.seat === owner;

const options = (ruleSet: BalootOptions["ruleSet"], other: Partial<BalootOptions> = {}): BalootOptions => ({
  ruleSet,
  changes: {},
  speed: "rabbit",
  enforcement: "strict",
  ...other,
});

const everyRule: readonly BalootOptions[] = [
  options("majlis"),
  options("app", { speed: "rocket" }),
  options("federation", { speed: "turtle" }),
  options("majlis", { enforcement: "free", speed: "none" }),
  options("federation", { enforcement: "free", changes: { cannotOvercut: "anyTrump", doubledKaboot: "level" } }),
  options("majlis", { changes: { aceHokum: "firstSeat", confirm: "on", strictPriority: "on" } }),
];

/** What anybody may hear of somebody else's deeds as they were done. */
const open: ReadonlySet<unknown> = new Set(["bid", "raise", "decline", "play", "seen"]);

/** What is told in shorthand was done in front of all; a card that is named has been played. */
function leakInShorthand([mover, deed]: Told, state: BalootState): string | null {
  if (mover === undefined) return null;
  const { action, card } = deed as { readonly action: unknown; readonly card?: unknown };
  if (!open.has(action)) return `somebody's ${action}`;
  const isPlayed = playedCards(state).some((played) => played === card);
  return action === "play" && !isPlayed ? "a card that was not played" : null;
}

/** The second opinion on Baloot. */
export const oracle: Oracle<BalootState, BalootAction, BalootOptions> = {
  options: everyRule,

  length: 8,
  clocks: { none: options("majlis", { speed: "none" }), short: options("majlis", { speed: "rabbit" }) },

  chosen: (random) => random.pick(everyRule),

  attempts(state, seat) {
    const hand = heldBy(state, seat);
    const stranger = pack.find((card) => !hand.includes(card)) ?? "7C";
    const count = playedCards(state).length;
    const runs = allSuits.flatMap((suit) =>
      sequence.flatMap((_, top) =>
        [3, 4, 5, 6, 7, 8].map((length) => sequence.slice(top, top + length).map((rank): Card => `${rank}${suit}`)),
      ),
    );
    const fours = sequence.map((rank) => allSuits.map((suit): Card => `${rank}${suit}`));
    const held = [...runs, ...fours].filter((cards) => cards.length >= 3 && cards.every((card) => hand.includes(card)));
    const dates = [...new Set([0, count - 5, count - 2, count - 1, count, count + 1])].filter(
      (date) => date >= 0 && date <= 32,
    );
    const plays = [...hand, stranger].flatMap((card): BalootAction[] => [
      { action: "play", card },
      { action: "play", card, akka: true },
    ]);
    return [
      ...(["pass", "sun", "ashkal"] as const).map((bid) => ({ action: "bid" as const, bid })),
      ...allSuits.map((suit) => ({ action: "bid" as const, bid: "hokum" as const, suit })),
      { action: "kawesh" },
      ...(["double", "triple", "four", "gahwa"] as const).flatMap((to) => [
        { action: "raise" as const, to },
        { action: "raise" as const, to, closed: true },
      ]),
      { action: "decline" },
      { action: "declare", cards: ["AS", "KS", "7H"] },
      ...held.map((cards) => ({ action: "declare" as const, cards })),
      ...plays,
      { action: "sawa" },
      { action: "answer", accept: true },
      { action: "answer", accept: false },
      ...dates.map((after) => ({ action: "qayd" as const, after })),
      ...[0, count - 4, count - 1, count]
        .filter((play) => play >= 0)
        .map((play) => ({ action: "contest" as const, play })),
      { action: "withdraw" },
      { action: "seen" },
    ];
  },

  isLegal,

  secrets(state, seat) {
    const cards = state.hands.flatMap((hand, owner) =>
      isOpenTo(state, owner, seat) ? [] : hand.map((_, index): Path => ["hands", owner, index]),
    );
    const projects = state.deal.projects.flatMap((own, owner) =>
      owner === seat || state.deal.counted === owner % 2
        ? []
        : own.map((_, index): Path => ["deal", "projects", owner, index, "cards"]),
    );
    return [...cards, ...projects];
  },

  leak: (saying, state) => (saying.kind === "shorthand" ? leakInShorthand(saying.told, state) : null),

  disguised(state, seat, random: Random) {
    const isDark = (_: unknown, owner: Seat) => !isOpenTo(state, owner, seat);
    const dark = state.hands.filter(isDark).flat();
    const seen = new Set<Card | null>([
      ...state.hands.filter((hand, owner) => !isDark(hand, owner)).flat(),
      ...playedCards(state),
    ]);
    if (state.deal.faceUp && !dark.includes(state.deal.faceUp)) seen.add(state.deal.faceUp);
    const fixed = state.hands.map((hand, owner) =>
      isDark(hand, owner) ? knownIn(state, owner).filter((card) => hand.includes(card)) : [],
    );
    const unseen = random.shuffled(pack.filter((card) => !seen.has(card) && !fixed.flat().includes(card)));
    const hands = state.hands.map((hand, owner) => {
      if (!isDark(hand, owner)) return hand;
      const known = [...new Set(fixed[owner])];
      return [...known, ...unseen.splice(0, hand.length - known.length)];
    });
    const projects = state.deal.projects.map((own, owner) =>
      owner === seat || state.deal.counted === owner % 2
        ? own
        : own.map((project) => ({ ...project, cards: random.shuffled(pack).slice(0, 3 + random.below(3)) })),
    );
    return { ...state, hands, deal: { ...state.deal, projects } };
  },

  fault(state) {
    const broken = Object.entries(faults).find(([, holds]) => !holds(state));
    return broken ? broken[0] : null;
  },
};
