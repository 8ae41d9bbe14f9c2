import type { BotLevel, Game } from "@/lib/rules/game";
import type { SeatView, TableMessage } from "@/lib/table/wire/protocol";

type Said = Exclude<TableMessage, { action: "join" }>;

/** How a match against bots is to be played. */
interface BotMatch<Options> {
  readonly options: Options;
  readonly level: BotLevel;
}

/**
 * What is said to a table so that a match against bots is played as it was chosen, before it begins; every seat there may be
 * is taken, for it was chosen how many there are.
 */
export function botMatchMessages<Options>(
  game: Pick<Game<unknown, unknown, Options>, "counts">,
  seats: readonly (Pick<SeatView, "bot"> | null)[],
  { options, level }: BotMatch<Options>,
): Said[] {
  const players = Math.max(1, ...game.counts(options));
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
