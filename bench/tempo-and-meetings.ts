import { meetingZ, pairName, WORTH_A_LOOK, withPair, zOf } from "@/lib/ranked/pair-figures";
import { drawn, type Ticket } from "@/lib/ranked/queue";
import type { Figures } from "@/lib/rules/game";
import { type Random, randomFrom } from "@/lib/rules/random";
import { type Tempo, tempoOf, withPondered } from "@/lib/table/match/tempo";

const HANDS = [50, 100, 200] as const;

const real = (random: Random): number => (random.below(1_000_000) + 0.5) / 1_000_000;
/** Around 0, one standard deviation wide. */
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(real(random))) * Math.cos(2 * Math.PI * real(random));

// Tempo

/** How long a card takes, in its logarithm: less from trick to trick, for anybody; how somebody is just now; and the card itself. */
const TRICK = 0.08;
const CARD = 0.6;
const MOOD = 0.4;
/** How much of a mood is left at the next move. */
const LASTS = 0.9;

/** Somebody's mood from move to move. */
function moods(random: Random): () => number {
  let mood = 0;
  return () => {
    mood = LASTS * mood + Math.sqrt(1 - LASTS ** 2) * MOOD * normal(random);
    return mood;
  };
}

/** What so many hands say of the first pair's tempo; `shared` is how much of their mood is one, as of one person it is. */
function tempoIn(hands: number, shared: number, random: Random): Figures {
  const own = [moods(random), moods(random), moods(random), moods(random)];
  const common = moods(random);
  const slow = own.map(() => 0.3 * normal(random));
  let figures: Figures = {};
  // A match has some ten hands; how long somebody takes is learnt anew in each.
  for (let match = 0; match < hands / 10; match++) {
    let kept: Tempo | undefined;
    for (let hand = 0; hand < 10; hand++)
      for (let trick = 0; trick < 8; trick++) {
        const leader = random.below(4);
        for (let place = 0; place < 4; place++) {
          const seat = (leader + place) % 4;
          const alone = own[seat]?.() ?? 0;
          const mood = seat % 2 === 0 ? Math.sqrt(shared) * common() + Math.sqrt(1 - shared) * alone : alone;
          const log = (slow[seat] ?? 0) - TRICK * trick + mood + CARD * normal(random);
          kept = withPondered(kept, seat, 1_500 * Math.exp(log));
        }
      }
    const found = kept && tempoOf(kept, 0);
    if (found) figures = withPair(figures, { tempo: found });
  }
  return figures;
}

function tempo(pairs: number, random: Random): void {
  const kinds = [
    ["one mood on both seats", 1],
    ["half of it", 0.5],
    ["a quarter", 0.25],
  ] as const;
  const found = HANDS.map((hands) => {
    const some = () => Array.from({ length: pairs }, () => tempoIn(hands, 0, random));
    // What everybody's are is learnt of some, and how many honest ones are shown is counted of others.
    const everybody = some().reduce(withPair, {});
    const fair = some();
    const shown = (some: readonly Figures[]) =>
      some.filter((figures) => (zOf(figures, everybody).each.tempo ?? 0) >= WORTH_A_LOOK).length / some.length;
    const of = (shared: number) => Array.from({ length: pairs / 5 }, () => tempoIn(hands, shared, random));
    const [matches = 0, sum = 0] = everybody.tempo ?? [];
    return { mean: sum / matches, fair: shown(fair), shares: kinds.map(([, shared]) => shown(of(shared))) };
  });
  const line = (name: string, values: readonly string[]) =>
    console.log(`${name.padEnd(28)} ${values.map((each) => each.padStart(12)).join("")}`);
  const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
  line(
    "tempo",
    HANDS.map((hands) => `${hands} hands`),
  );
  line(
    "honest, mean",
    found.map(({ mean }) => mean.toFixed(3)),
  );
  line(
    "honest, shown",
    found.map(({ fair }) => percent(fair)),
  );
  for (const [kind, [name]] of kinds.entries())
    line(
      name,
      found.map(({ shares }) => percent(shares[kind] ?? 0)),
    );
}

// Meetings

const STEP_MS = 5_000;
const MATCH_MS = 15 * 60_000;
const PAUSE_MS = 10 * 60_000;

interface Person {
  readonly name: string;
  readonly points: number;
  /** Whoever comes when they come. */
  readonly friend: number | null;
  comesAt: number;
  isIn: boolean;
  played: number;
  fours: readonly string[];
  partners: readonly string[];
}

/** So many play on and on; some of them come whenever their friend does. How often two were partners, by who they are. */
function meetings(people: number, friends: number, each: number, random: Random): void {
  const all = Array.from({ length: people }, (_, index): Person => {
    const friend = index < 2 * friends ? index + (index % 2 === 0 ? 1 : -1) : null;
    return {
      ...{ name: `p${index}`, points: 1_200 + 250 * normal(random), friend, comesAt: PAUSE_MS * real(random) },
      ...{ isIn: false, played: 0, fours: [], partners: [] },
    };
  });
  // Friends are about as good as each other, or they would hardly meet.
  const strong = all.map((person, index) =>
    person.friend !== null && index % 2 === 1
      ? { ...person, points: (all[index - 1]?.points ?? 1_200) + 30 * normal(random) }
      : person,
  );
  const met = new Map<string, number>();
  const of = new Map(strong.map((person) => [person.name, person]));
  let tickets: Ticket[] = [];
  let seats = 0;
  let ended: { readonly at: number; readonly four: readonly Ticket[] }[] = [];
  for (let now = 0; seats < people * each; now += STEP_MS) {
    for (const match of ended.filter(({ at }) => at <= now))
      for (const { player } of match.four) {
        const person = of.get(player);
        if (person) Object.assign(person, { isIn: false, comesAt: now - PAUSE_MS * Math.log(real(random)) });
      }
    ended = ended.filter(({ at }) => at > now);
    for (const person of strong) {
      const friend = person.friend === null ? null : strong[person.friend];
      // Whoever comes with a friend waits for them, and both press at once.
      if (person.isIn || person.comesAt > now || (friend && !friend.isIn && friend.comesAt > now)) continue;
      if (friend?.isIn && !tickets.some(({ player }) => player === friend.name)) continue;
      person.isIn = true;
      const { name, points, fours, partners } = person;
      tickets.push({ player: name, points, since: now, blocked: [], fours, partners });
    }
    const matches = drawn(tickets, now, random);
    const gone = new Set(matches.flat());
    tickets = tickets.filter((ticket) => !gone.has(ticket));
    for (const four of matches) {
      seats += 4;
      ended.push({ at: now + MATCH_MS, four });
      const names = four.map(({ player }) => player);
      for (const [seat, name] of names.entries()) {
        const person = of.get(name);
        const partner = names[(seat + 2) % 4] ?? "";
        if (!person) continue;
        person.played += 1;
        person.partners = [partner, ...person.partners].slice(0, 3);
        person.fours = [[...names].sort().join("+"), ...person.fours].slice(0, 3);
        if (seat < 2) met.set(pairName(name, partner), (met.get(pairName(name, partner)) ?? 0) + 1);
      }
    }
  }
  const z = ([pair, count]: readonly [string, number]) => {
    const [one = "", other = ""] = pair.split("+");
    return meetingZ(count, [of.get(one)?.played ?? 0, of.get(other)?.played ?? 0], seats);
  };
  const isFriends = ([pair]: readonly [string, number]) => {
    const [one = "", other = ""] = pair.split("+");
    return of.get(one)?.friend === Number(other.slice(1));
  };
  const pairs = [...met];
  const [fair, sought] = [pairs.filter((pair) => !isFriends(pair)), pairs.filter(isFriends)];
  const shown = (some: typeof pairs) => some.filter((pair) => z(pair) >= WORTH_A_LOOK).length;
  const mean = (some: typeof pairs) => some.reduce((sum, [, count]) => sum + count, 0) / Math.max(1, some.length);
  console.log(
    [
      `${people} people, ${each} matches each`.padEnd(34),
      `friends ${shown(sought)} of ${friends} shown, partners ${mean(sought).toFixed(1)} times`.padEnd(50),
      `others ${shown(fair)} of ${fair.length} (${mean(fair).toFixed(2)} times)`,
    ].join(""),
  );
}

/** How many of those are found whose tempo is one, and who come to the queue together; and how many honest ones with them. */
export async function run(pairs = "500"): Promise<void> {
  const random = randomFrom("9ace".padEnd(64, "2"));
  tempo(Number(pairs), random);
  console.log("\nmeetings: friends who press at once");
  for (const people of [100, 400]) for (const each of [20, 50]) meetings(people, 20, each, random);
}
