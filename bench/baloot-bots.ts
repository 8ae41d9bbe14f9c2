import {
  type BalootAction,
  type BalootOptions,
  type BalootState,
  baloot,
  breakdown,
  legalCards,
  openBids,
  ruleSetNames,
  type Score,
  weakestCard,
  whyNotSawa,
} from "@/lib/rules/baloot";
import { type Habit, habits, isHabit } from "@/lib/rules/baloot/bot/habits";
import { chooseCard, knownTo } from "@/lib/rules/baloot/bot/play";
import { provesRest } from "@/lib/rules/baloot/playing/sawa";
import type { Seat } from "@/lib/rules/game";
import { seedOf } from "@/lib/rules/laws";
import { type Random, randomFrom, seedFrom } from "@/lib/rules/random";

const DEALS = 2_000;

type Player = (view: BalootState, seat: Seat, random: Random) => BalootAction;

/** What silence comes to, but for the bids: passes, and throws its weakest legal card. */
const weakest: Player = (view, seat, random) => {
  switch (view.phase) {
    case "bidding":
    case "priority":
      return { action: "bid", bid: "pass" };
    case "playing":
      return { action: "play", card: weakestCard(view, seat) };
    default:
      return baloot.bot(view, seat, random, "good");
  }
};

const good: Player = (view, seat, random) => baloot.bot(view, seat, random, "good");
const easy: Player = (view, seat, random) => baloot.bot(view, seat, random, "easy");

/** Any legal bid and card. */
const anything: Player = (view, seat, random) => {
  if (view.phase === "bidding") return random.pick(openBids(view, seat));
  if (view.phase !== "playing") return weakest(view, seat, random);
  const cards = (view.hands[seat] ?? []).filter((card) => card !== null);
  const legal = cards.filter((card) => !baloot.check(view, seat, { action: "play", card }));
  return { action: "play", card: random.pick(legal) };
};

/** Bids like the good bot and throws its weakest legal card. */
const bidder: Player = (view, seat, random) => (view.phase === "playing" ? weakest : good)(view, seat, random);

interface Played {
  readonly points: readonly [number, number];
  readonly score: Score | null;
}

/** One deal from fixed cards, `one` on the first side and `other` on the second. */
function deal(options: BalootOptions, one: Player, other: Player, seed: string): Played {
  const cards = randomFrom(seed);
  const random = randomFrom(seedFrom(cards));
  let state = baloot.setup(4, options, seedFrom(cards));
  while (state.deals.length === 0 && state.thrown.length === 0) {
    const wait = baloot.wait(state);
    if (!wait) break;
    const [seat] = wait.seats;
    state =
      seat === undefined
        ? baloot.timeout(state, wait.deals ? seedFrom(cards) : undefined)
        : baloot.apply(state, seat, (seat % 2 === 0 ? one : other)(baloot.view(state, seat), seat, random));
  }
  const [scored] = state.deals;
  return scored ? { points: scored.points, score: breakdown(state, scored) } : { points: [0, 0], score: null };
}

/** Points a deal for one side over the other, the same deals with the sides swapped, and its standard error. */
function duplicate(name: string, options: BalootOptions, one: Player, other: Player, deals: number): void {
  const gains = Array.from({ length: deals }, (_, number) => {
    const seed = seedOf(1_000_000 + number);
    const [there, back] = [deal(options, one, other, seed), deal(options, other, one, seed)];
    return (there.points[0] - there.points[1] + back.points[1] - back.points[0]) / 2;
  });
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / deals;
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (deals - 1);
  const error = Math.sqrt(variance / deals);
  console.log(
    `baloot ${name}: ${mean.toFixed(2)} points a deal ± ${error.toFixed(2)} over ${deals} duplicate deals (${(mean / error).toFixed(1)} standard errors)`,
  );
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** How hands between good bots come out. */
function rates(name: string, options: BalootOptions, deals: number): void {
  const all = Array.from({ length: deals }, (_, number) => deal(options, good, good, seedOf(2_000_000 + number)));
  const scores = all.flatMap(({ score }) => score ?? []);
  const of = (kind: Score["kind"]) => scores.filter((score) => score.kind === kind);
  const lost = (kind: Score["kind"]) =>
    percent(
      of(kind).filter(({ points, buyers }) => points[buyers] < points[buyers === 0 ? 1 : 0]).length,
      of(kind).length,
    );
  const kaboots = (kind: Score["kind"]) =>
    percent(of(kind).filter(({ tricks }) => tricks.includes(8)).length, of(kind).length);
  console.log(
    [
      `baloot ${name}, good bots: passed out ${percent(deals - scores.length, deals)} (real play about 32)`,
      `sun ${of("sun").length}, buyer behind ${lost("sun")} (28), kaboot ${kaboots("sun")} (14)`,
      `hokum ${of("hokum").length}, buyer behind ${lost("hokum")} (16), kaboot ${kaboots("hokum")} (9)`,
      `raised ${percent(scores.filter(({ level }) => level > 1).length, scores.length)}, won by the side that doubled ${percent(
        scores.filter(({ level, buyers, winner }) => level === 2 && winner !== buyers).length,
        scores.filter(({ level }) => level === 2).length,
      )}`,
    ].join("\n  "),
  );
}

/** The good bot, but that it avoids only these habits, and answers a claim as its maker proves it. */
const avoiding =
  (...avoided: readonly Habit[]): Player =>
  (view, seat, random) => {
    const move = good(view, seat, random);
    return move.action === "play" ? chooseCard(view, seat, avoided) : move;
  };

/** How often the bot does what partners complain of, in hands between bots that avoid nothing and in those of good bots. */
function counted(name: string, player: Player, deals: number): void {
  const found = new Map<Habit, number>(habits.map((habit) => [habit, 0]));
  const counting: Player = (view, seat, random) => {
    const move = player(view, seat, random);
    if (move.action !== "play") return move;
    const memory = knownTo(view, seat);
    for (const habit of habits)
      if (isHabit(memory, move.card, habit) && legalCards(view, seat).some((card) => !isHabit(memory, card, habit)))
        found.set(habit, (found.get(habit) ?? 0) + 1);
    return move;
  };
  let hands = 0;
  for (let number = 0; number < deals; number++)
    if (deal(baloot.defaults, counting, counting, seedOf(3_000_000 + number)).score) hands++;
  const all = [...found].map(([habit, times]) => `${habit} ${times}`).join(", ");
  console.log(`baloot ${name}: ${all} in ${hands} hands`);
}

/** Claims that would be true as far as an opponent can see, and how many of them the claimant's own sight proves. */
function claims(deals: number): void {
  let [seen, proved] = [0, 0];
  const looking: Player = (view, seat, random) => good(view, seat, random);
  for (let number = 0; number < deals; number++) {
    const cards = randomFrom(seedOf(4_000_000 + number));
    let state = baloot.setup(4, baloot.defaults, seedFrom(cards));
    while (state.deals.length === 0 && state.thrown.length === 0) {
      const wait = baloot.wait(state);
      if (!wait) break;
      const [seat] = wait.seats;
      if (seat !== undefined && state.phase === "playing" && !whyNotSawa(state, seat)) {
        const claimed = baloot.apply(state, seat, { action: "sawa" });
        for (const by of claimed.asked) {
          const view = baloot.view(claimed, by);
          if (!provesRest(view, seat, by)) continue;
          seen++;
          if (provesRest(view, seat)) proved++;
        }
      }
      state =
        seat === undefined
          ? baloot.timeout(state, wait.deals ? seedFrom(cards) : undefined)
          : baloot.apply(state, seat, looking(baloot.view(state, seat), seat, cards));
    }
  }
  console.log(
    `baloot claims that an opponent can see are true: ${seen}, refused while only the open hand was looked at: ${seen - proved}`,
  );
}

/** Whose tempers are measured: one bot of each. */
const tempered = ["Layla", "Omar", "Noura", "Tariq"] as const;

/** What each temper costs or brings against bots that have none. */
function tempers(deals: number): void {
  for (const name of tempered) {
    const player: Player = (view, seat, random) => baloot.bot(view, seat, random, "good", name);
    duplicate(`${name}'s temper on one side, none on the other`, baloot.defaults, player, good, deals);
  }
}

/** Duplicate matches between the bots and simpler players, and how their hands come out; `tempers` measures only those. */
export function run(wanted = String(DEALS), only = "") {
  const deals = Number(wanted);
  const { defaults } = baloot;
  tempers(deals);
  if (only === "tempers") return;
  duplicate("good against weakest-legal", defaults, good, weakest, deals);
  duplicate("good against weakest-legal with the same bids", defaults, good, bidder, deals);
  duplicate("good against random", defaults, good, anything, deals);
  duplicate("good against easy", defaults, good, easy, deals);
  duplicate("easy against weakest-legal", defaults, easy, weakest, deals);
  duplicate("good against good that avoids no habit", defaults, good, avoiding(), deals);
  for (const habit of habits)
    duplicate(`avoiding ${habit} alone against none`, defaults, avoiding(habit), avoiding(), deals);
  counted("good that avoids nothing", avoiding(), deals);
  counted("good", good, deals);
  claims(deals);
  for (const ruleSet of ruleSetNames) rates(ruleSet, { ...defaults, ruleSet }, deals);
}
