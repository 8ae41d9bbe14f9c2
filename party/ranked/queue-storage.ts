import { emptyLine, type WaitingLine } from "@/lib/ranked/waiting-line";
import { CODE_KEY, type Room } from "../platform";

/** Who waits, as others may come to see them. */
export interface Waiter {
  readonly name: string;
  readonly avatar: string;
  /** A salted hash of where they are. */
  readonly from: string | null;
  readonly points: number;
  readonly isProvisional: boolean;
  /** The name is theirs alone. */
  readonly isClaimed: boolean;
  /** They had been drawn and were there, and somebody else was not. */
  readonly isAgain: boolean;
}

type Ticket = WaitingLine["tickets"][number];
type Offer = WaitingLine["offers"][number];

/** A table that is being made for four, or at which they play. */
export interface Drawing {
  readonly drawing: string;
  readonly code: string;
  readonly four: Offer["four"];
  readonly waiters: Readonly<Record<string, Waiter>>;
  readonly at: number;
  /** The table has been asked for: it may live. */
  readonly isAsked: boolean;
  readonly isMade: boolean;
}

/** All that a queue must not forget. */
export interface QueueKept {
  readonly line: WaitingLine;
  readonly waiters: ReadonlyMap<string, Waiter>;
  readonly drawings: ReadonlyMap<string, Drawing>;
  /** What addresses are hashed with. */
  readonly salt: string;
}

/** An offer as it is kept: its tickets lie under their players. */
interface OfferRow extends Omit<Offer, "four"> {
  readonly players: readonly string[];
}
interface TicketRow {
  readonly ticket: Ticket;
  readonly waiter: Waiter;
  readonly isOffered: boolean;
}
interface MetaRow extends Pick<WaitingLine, "waits" | "isDraining"> {
  readonly salt: string;
}

const META = "queue";
const ticketKey = (player: string) => `ticket/${player}`;
const offerKey = (id: string) => `offer/${id}`;
const drawingKey = (drawing: string) => `drawing/${drawing}`;
/** So many keys may be written at once. */
const AT_ONCE = 100;

const heldIn = ({ line, waiters }: QueueKept): Map<string, TicketRow> => {
  const rows = new Map<string, TicketRow>();
  const keep = (ticket: Ticket, isOffered: boolean) => {
    const waiter = waiters.get(ticket.player);
    if (waiter) rows.set(ticketKey(ticket.player), { ticket, waiter, isOffered });
  };
  for (const ticket of line.tickets) keep(ticket, false);
  for (const { four } of line.offers) for (const ticket of four) keep(ticket, true);
  return rows;
};

/** What is to be written and removed so that what is kept becomes this. */
export function changedRows(before: QueueKept, after: QueueKept): { put: Record<string, unknown>; gone: string[] } {
  const put: Record<string, unknown> = {};
  const gone: string[] = [];
  const [had, has] = [heldIn(before), heldIn(after)];
  for (const [key, row] of has) {
    const old = had.get(key);
    if (old?.ticket !== row.ticket || old.waiter !== row.waiter || old.isOffered !== row.isOffered) put[key] = row;
  }
  for (const key of had.keys()) if (!has.has(key)) gone.push(key);
  for (const offer of after.line.offers) {
    const { id, four, ready, until } = offer;
    if (!before.line.offers.includes(offer))
      put[offerKey(id)] = { id, ready, until, players: four.map(({ player }) => player) } satisfies OfferRow;
  }
  for (const { id } of before.line.offers)
    if (!after.line.offers.some((offer) => offer.id === id)) gone.push(offerKey(id));
  for (const [id, drawing] of after.drawings) if (before.drawings.get(id) !== drawing) put[drawingKey(id)] = drawing;
  for (const id of before.drawings.keys()) if (!after.drawings.has(id)) gone.push(drawingKey(id));
  const { waits, isDraining } = after.line;
  if (before.line.waits !== waits || before.line.isDraining !== isDraining || before.salt !== after.salt)
    put[META] = { waits, isDraining, salt: after.salt } satisfies MetaRow;
  return { put, gone };
}

/** Writes what has changed, with no pause between the parts, which makes them one. */
export async function writeRows(
  storage: Room["storage"],
  name: string,
  { put, gone }: ReturnType<typeof changedRows>,
): Promise<void> {
  const entries = Object.entries(put);
  if (entries.length + gone.length === 0) return;
  const written: Promise<unknown>[] = [storage.put(CODE_KEY, name)];
  for (let from = 0; from < entries.length; from += AT_ONCE)
    written.push(storage.put(Object.fromEntries(entries.slice(from, from + AT_ONCE))));
  for (let from = 0; from < gone.length; from += AT_ONCE)
    written.push(storage.delete(gone.slice(from, from + AT_ONCE)));
  await Promise.all(written);
}

/** What is kept of a queue; nothing, with this salt, where nothing is. */
export async function readRows(storage: Room["storage"], freshSalt: string): Promise<QueueKept> {
  const meta = await storage.get<MetaRow>(META);
  const all = async <Row>(prefix: string) => [...(await storage.list<Row>({ prefix })).values()];
  const rows = await all<TicketRow>("ticket/");
  const tickets = new Map(rows.map(({ ticket }) => [ticket.player, ticket]));
  const offers = (await all<OfferRow>("offer/")).flatMap(({ players, ...offer }): Offer[] => {
    const [n, e, s, w] = players.map((player) => tickets.get(player));
    return n && e && s && w ? [{ ...offer, four: [n, e, s, w] }] : [];
  });
  const offered = new Set(offers.flatMap(({ four }) => four));
  const waiting = rows.map(({ ticket }) => ticket).filter((ticket) => !offered.has(ticket));
  const line = {
    tickets: waiting,
    offers,
    waits: meta?.waits ?? emptyLine.waits,
    isDraining: meta?.isDraining ?? false,
  };
  const drawings = new Map((await all<Drawing>("drawing/")).map((each) => [each.drawing, each]));
  return {
    line,
    waiters: new Map(rows.map(({ ticket, waiter }) => [ticket.player, waiter])),
    drawings,
    salt: meta?.salt ?? freshSalt,
  };
}
