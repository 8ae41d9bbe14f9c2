import { leagueOf } from "@/lib/ranked/leagues";
import { widensAt, windowOf } from "@/lib/ranked/queue";
import type { Tier } from "@/lib/ranked/tiers";
import { placeInLine, READY_MS } from "@/lib/ranked/waiting-line";
import type { Penalty, QueueState, RankedPoints } from "@/lib/ranked/wire";
import type { WaitingFacts } from "./letters";
import type { Drawing, QueueKept, Waiter } from "./queue-storage";

/** What was learnt of somebody as they came. */
export interface Known {
  /** The hash of the key they brought, by which it is asked again. */
  readonly hash: string;
  readonly facts: NonNullable<WaitingFacts>;
  readonly own: RankedPoints | null;
}

export type WhyOut = Extract<QueueState, { is: "out" }>["why"];

interface Asked {
  readonly tier: Tier;
  readonly player: string;
  readonly known: Known;
  readonly isHere: boolean;
  readonly now: number;
  readonly kept: QueueKept;
  readonly whyOut: WhyOut;
  readonly made: Drawing | null;
  readonly penalty: Penalty;
}

/** Four as one of them sees them: from the own seat on, in play order. */
function fromSeat<Of, As>(four: readonly [Of, Of, Of, Of], own: number, as: (one: Of) => As): [As, As, As, As] {
  const at = (steps: number) => as(four[(own + steps) % 4] ?? four[0]);
  return [at(0), at(1), at(2), at(3)];
}

/** Where somebody stands in a queue. */
export function stateOf(asked: Asked): QueueState {
  const { tier, player, known, isHere, now, kept, whyOut, made, penalty } = asked;
  const { line, waiters, drawings } = kept;
  const common = {
    ...{
      type: "queue" as const,
      tier,
      isDraining: line.isDraining,
      own: known.own,
      penalty,
      hasNews: known.facts.hasNews,
    },
    waiting: line.tickets.length + 4 * line.offers.length,
    playing: 4 * drawings.size,
  };
  if (made?.isMade) return { ...common, is: "seated", code: made.code, at: tier, four: seatedFour(made, player) };
  const elsewhere = known.facts.seatedAt;
  if (!made && elsewhere && !waiters.has(player))
    return { ...common, is: "seated", code: elsewhere.code, at: elsewhere.tier, four: null };
  const offer = line.offers.find(({ four }) => four.some((ticket) => ticket.player === player));
  const four = offer?.four ?? made?.four;
  if (four) {
    const own = four.findIndex((ticket) => ticket.player === player);
    const ready = offer?.ready ?? four.map((ticket) => ticket.player);
    const all = offer ? waiters : new Map(Object.entries(made?.waiters ?? {}));
    const leftMs = offer ? Math.max(0, offer.until - now) : 0;
    const drawn = fromSeat(four, own, (ticket) => {
      const waiter: Waiter | undefined = all.get(ticket.player);
      const league = leagueOf(ticket.points).id;
      return { league, isProvisional: waiter?.isProvisional ?? true, isReady: ready.includes(ticket.player) };
    });
    return { ...common, is: "drawn", isHere, leftMs, ofMs: READY_MS, isReady: ready.includes(player), four: drawn };
  }
  const place = placeInLine(line, player, now);
  const ticket = line.tickets.find((each) => each.player === player);
  if (!place || !ticket) return { ...common, is: "out", why: whyOut, aboutMs: meanWait(line.waits) };
  const wider = widensAt(ticket, now);
  return {
    ...{ ...common, is: "waiting", isHere, of: line.tickets.length },
    ...{ place: place.place, waitedMs: place.waitedMs, aboutMs: place.aboutMs },
    ...{ window: windowOf(ticket, now), widensInMs: wider === null ? null : Math.max(0, wider - now) },
    isAgain: waiters.get(player)?.isAgain ?? false,
  };
}

const meanWait = (waits: readonly number[]): number | null =>
  waits.length === 0 ? null : Math.round(waits.reduce((sum, wait) => sum + wait, 0) / waits.length);

function seatedFour({ four, waiters }: Drawing, player: string) {
  const own = four.findIndex((ticket) => ticket.player === player);
  return fromSeat(four, own, (ticket) => {
    const { name = "?", avatar = "palm" } = waiters[ticket.player] ?? {};
    return { player: ticket.player, name, avatar, points: ticket.points, league: leagueOf(ticket.points).id };
  });
}
