import type { BotLevel } from "@/lib/rules/game";
import type { SeatView, TableMessage } from "@/lib/table/wire/protocol";

type Said = Exclude<TableMessage, { action: "join" }>;

/** How a match against bots is to be played. */
interface BotMatch {
  readonly options: unknown;
  readonly level: BotLevel;
  /** So many play, whoever is seated already. */
  readonly players: number;
}

/** What is said to a table so that a match against bots is played as it was chosen, before it begins. */
export function botMatchMessages(
  seats: readonly (Pick<SeatView, "bot"> | null)[],
  { options, level, players }: BotMatch,
): Said[] {
  const isPerson = (seat: number) => seats[seat]?.bot === null;
  const people = [...seats.keys()].filter(isPerson).length;
  const kept = [...seats.keys()].filter((seat) => seat < players && seats[seat]?.bot === level);
  const stay = kept.slice(0, Math.max(0, players - people));
  const gone = [...seats.keys()].filter((seat) => seats[seat] && !isPerson(seat) && !stay.includes(seat));
  const free = Array.from({ length: players }, (_, seat) => seat).filter(
    (one) => !isPerson(one) && !stay.includes(one),
  );
  return [
    // Those who are too many go first: a table may be made no smaller than those who sit there.
    ...gone.map((seat): Said => ({ action: "removeSeat", seat })),
    { action: "setOptions", options },
    ...free.slice(0, players - people - stay.length).map((seat): Said => ({ action: "addBot", seat, level })),
    { action: "startGame", fill: true },
  ];
}
