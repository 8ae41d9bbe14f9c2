import { actingOrder, type BalootState } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";

/** From one card of a packet to the next. */
const STAGGER_MS = 50;
/** The dealer goes on to the next seat; with it the deal takes the time that the table gives it, and the rest its own. */
const NEXT_SEAT_MS = { dealt: 165, ready: 100 } as const;
/** How long a card flies from the deck into a hand. */
export const DEALT_MS = 320;
/** The public card lies a moment longer, and then goes to its taker before the rest is dealt. */
export const TAKEN_AFTER_MS = 150;

/** A card on its way to a seat, so many milliseconds after the deal began. */
interface Flight {
  readonly seat: Seat;
  readonly at: number;
}

/** The cards that go to a seat in one go. */
interface Packet {
  readonly seat: Seat;
  readonly size: number;
}

/** How many cards lie before a seat, from so many milliseconds after the deal began. */
export interface Held {
  readonly count: number;
  readonly from: number;
}

/** The cards of a deal in the order in which they leave the deck. */
export interface Dealing {
  readonly flights: readonly Flight[];
  /** When the first card leaves the deck. */
  readonly begins: number;
  /** When the last one has landed: in the first deal the public card is turned up then. */
  readonly landed: number;
  /** Who takes the public card, null in the first deal. */
  readonly taker: Seat | null;
}

function inTurn(packets: readonly Packet[], begins: number, taker: Seat | null, nextSeatMs: number): Dealing {
  const flights: Flight[] = [];
  let at = begins;
  for (const { seat, size } of packets) {
    for (let card = 0; card < size; card++) flights.push({ seat, at: at + STAGGER_MS * card });
    at += STAGGER_MS * (size - 1) + nextSeatMs;
  }
  return { flights, begins, landed: (flights.at(-1)?.at ?? begins) + DEALT_MS, taker };
}

/** How the cards come that a table is dealing now: three and two to each, then two to the taker and three to the others. */
export function dealingOf(phase: BalootState["phase"], dealer: Seat, taker: Seat | null): Dealing | null {
  const order = actingOrder(dealer);
  if (phase === "dealt") {
    const packets = [3, 2].flatMap((size) => order.map((seat) => ({ seat, size })));
    return inTurn(packets, 0, null, NEXT_SEAT_MS.dealt);
  }
  if (phase !== "ready" || taker === null) return null;
  const rest = order.map((seat) => ({ seat, size: seat === taker ? 2 : 3 }));
  return inTurn(rest, TAKEN_AFTER_MS + DEALT_MS, taker, NEXT_SEAT_MS.ready);
}

/** How a seat comes to as many cards as it has in the end: a packet counts once the whole of it has landed. */
export function heldIn(dealing: Dealing | null, seat: Seat, count: number): readonly Held[] {
  const dealt = dealing?.flights.filter((flight) => flight.seat === seat).map(({ at }) => at + DEALT_MS) ?? [];
  const landings = dealing?.taker === seat ? [dealing.begins, ...dealt] : dealt;
  const before = count - landings.length;
  const packets = landings.flatMap((from, index): Held[] => {
    const next = landings[index + 1];
    return next !== undefined && next - from <= STAGGER_MS ? [] : [{ count: before + index + 1, from }];
  });
  return before > 0 ? [{ count: before, from: 0 }, ...packets] : packets;
}
