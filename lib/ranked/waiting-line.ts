import type { Random } from "@/lib/rules/random";
import { drawn, type Ticket, widensAt } from "./queue";
import type { Four } from "./result";

/** Four who were drawn have so long to say that they are there. */
export const READY_MS = 10_000;
/** Of so many who were drawn lately it is remembered how long they had waited. */
const REMEMBERED = 40;

/** Four who were drawn and are asked whether they are there. */
interface Offer {
  readonly id: string;
  /** In play order. */
  readonly four: Four<Ticket>;
  readonly ready: readonly string[];
  readonly until: number;
}

/** Everybody who waits in one tier, as one plain value; with the functions below it is a queue's room without the room. */
export interface WaitingLine {
  readonly tickets: readonly Ticket[];
  readonly offers: readonly Offer[];
  /** How long those had waited who were drawn lately, the latest first. */
  readonly waits: readonly number[];
  /** The house is to be renewed: nobody new comes in, and nothing is drawn. */
  readonly isDraining: boolean;
}

export const emptyLine: WaitingLine = { tickets: [], offers: [], waits: [], isDraining: false };

const offerOf = ({ offers }: WaitingLine, player: string): Offer | undefined =>
  offers.find(({ four }) => four.some((ticket) => ticket.player === player));

/** One more waits; whoever waits already, on another device or after a reload, has the place they had. */
export function withTicket(line: WaitingLine, ticket: Ticket): WaitingLine {
  const isHere = line.tickets.some(({ player }) => player === ticket.player) || offerOf(line, ticket.player);
  return isHere || line.isDraining ? line : { ...line, tickets: [...line.tickets, ticket] };
}

/** An offer that comes to nothing: those named go, all others wait on from when they came, so in front of whoever came later. */
const dissolved = (line: WaitingLine, offer: Offer, gone: (player: string) => boolean): WaitingLine => ({
  ...line,
  tickets: [...line.tickets, ...offer.four.filter(({ player }) => !gone(player))],
  offers: line.offers.filter((other) => other !== offer),
});

/** One waits no more. The others of their offer need not wait for its end to know. */
export function withoutTicket(line: WaitingLine, player: string): WaitingLine {
  const offer = offerOf(line, player);
  if (offer) return dissolved(line, offer, (each) => each === player);
  return { ...line, tickets: line.tickets.filter((ticket) => ticket.player !== player) };
}

/** One says that they are there, in time; too late it is nothing. */
export function withReady(line: WaitingLine, player: string, now: number): WaitingLine {
  const offer = offerOf(line, player);
  if (!offer || now >= offer.until || offer.ready.includes(player)) return line;
  const readied = { ...offer, ready: [...offer.ready, player] };
  return { ...line, offers: line.offers.map((other) => (other === offer ? readied : other)) };
}

/** Nothing new begins from here on, or does again. Whoever has an offer may still take it. */
export const drained = (line: WaitingLine, isDraining: boolean): WaitingLine => ({ ...line, isDraining });

/** What is due by now: matches all four are there for, offers whose time is over, and those who are drawn next. */
export function advancedLine(
  line: WaitingLine,
  now: number,
  random: Random,
  newId: () => string,
): { readonly line: WaitingLine; readonly matches: readonly Offer[] } {
  const matches = line.offers.filter(({ ready }) => ready.length === 4);
  let next: WaitingLine = { ...line, offers: line.offers.filter((offer) => !matches.includes(offer)) };
  // Who has said nothing is not there: a closed tab does not hold up three others a second time.
  for (const offer of next.offers)
    if (now >= offer.until) next = dissolved(next, offer, (player) => !offer.ready.includes(player));
  const fours = next.isDraining ? [] : drawn(next.tickets, now, random);
  const taken = new Set(fours.flat());
  const offers = fours.map((four): Offer => ({ id: newId(), four, ready: [], until: now + READY_MS }));
  const waits = fours.flat().map(({ since }) => Math.max(0, now - since));
  next = {
    ...next,
    tickets: next.tickets.filter((ticket) => !taken.has(ticket)),
    offers: [...next.offers, ...offers],
    waits: [...waits, ...next.waits].slice(0, REMEMBERED),
  };
  return { line: next, matches };
}

/** When something is due of itself: an offer's end, or somebody's window wider; null for nothing. */
export function dueAt({ tickets, offers, isDraining }: WaitingLine, now: number): number | null {
  const ends = offers.map(({ until }) => until);
  const wider = isDraining || tickets.length < 4 ? [] : tickets.flatMap((ticket) => widensAt(ticket, now) ?? []);
  const first = Math.min(...ends, ...wider);
  return Number.isFinite(first) ? first : null;
}

/** What one who waits is told of their place: how many came before, how long they have waited, and about how much longer it takes. */
export function placeInLine(
  { tickets, waits }: WaitingLine,
  player: string,
  now: number,
): { readonly place: number; readonly waitedMs: number; readonly aboutMs: number | null } | null {
  const own = tickets.find((ticket) => ticket.player === player);
  if (!own) return null;
  const waitedMs = Math.max(0, now - own.since);
  const mean = waits.reduce((sum, wait) => sum + wait, 0) / waits.length;
  const place = 1 + tickets.filter(({ since }) => since < own.since).length;
  // Nobody knows before anybody was drawn, nor of one who has waited longer than others did.
  return { place, waitedMs, aboutMs: waits.length === 0 || mean < waitedMs ? null : Math.round(mean - waitedMs) };
}
