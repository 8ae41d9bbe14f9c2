import * as z from "zod/mini";
import type { Codec, Seat } from "../game";
import { topCard } from "./cards";
import { cardTypes, colors, type EightsState, Options } from "./state";

const ColorName = z.enum(colors);
const WireCard = z.object({
  type: z.enum(cardTypes),
  color: z.optional(ColorName),
  value: z.optional(z.int()),
  chosenColor: z.optional(ColorName),
});
const SeatNumber = z.int();

/** The `gameState` of the seed's `state` message, and what more prediction needs. */
export const GameState = z.object({
  currentPlayerId: z.string(),
  topCard: WireCard,
  lastPlayedColor: ColorName,
  direction: z.literal([1, -1]),
  players: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      cardCount: z.int(),
      /** Only for the player it belongs to. */
      hand: z.optional(z.array(z.nullable(WireCard))),
      /** Only for a player who left the game. */
      gone: z.optional(z.literal(true)),
    }),
  ),
  winner: z.nullable(z.string()),
  winners: z.array(z.string()),
  pendingDraws: z.int(),
  reverseStackCount: z.int(),
  discardPile: z.array(WireCard),
  turns: z.int(),
  owed: z.nullable(z.object({ seat: SeatNumber, count: z.int() })),
  log: z.array(
    z.discriminatedUnion("did", [
      z.object({ seat: SeatNumber, did: z.literal("played"), card: WireCard }),
      z.object({ seat: SeatNumber, did: z.literal(["took", "forgot"]), count: z.int() }),
      z.object({ seat: SeatNumber, did: z.literal("left") }),
    ]),
  ),
  options: Options,
});
export type GameState = z.infer<typeof GameState>;

function encode(
  view: EightsState,
  owner: Seat | null,
  players: readonly { readonly id: string; readonly name: string }[],
): GameState {
  const idOf = (seat: Seat): string => {
    const player = players[seat];
    if (!player) throw new RangeError("a seat without a player");
    return player.id;
  };
  const winners = view.winners.map(idOf);
  return {
    currentPlayerId: idOf(view.current),
    topCard: topCard(view.pile),
    lastPlayedColor: view.color,
    direction: view.direction,
    players: view.hands.map((hand, seat) => ({
      id: idOf(seat),
      name: players[seat]?.name ?? "",
      cardCount: hand.length,
      ...(seat === owner && { hand: [...hand] }),
      ...(view.gone[seat] && { gone: true as const }),
    })),
    winner: winners[0] ?? null,
    winners,
    pendingDraws: view.pendingDraws,
    reverseStackCount: view.reverseStackCount,
    discardPile: [...view.pile],
    turns: view.turns,
    owed: view.owed,
    log: [...view.log],
    options: view.options,
  };
}

function decode(gameState: unknown): EightsState {
  const wire = GameState.parse(gameState);
  const seatOf = (id: string): Seat => wire.players.findIndex((player) => player.id === id);
  return {
    options: wire.options,
    hands: wire.players.map(({ hand, cardCount }) => hand ?? Array.from({ length: cardCount }, () => null)),
    gone: wire.players.map((player) => player.gone ?? false),
    pile: wire.discardPile,
    color: wire.lastPlayedColor,
    current: seatOf(wire.currentPlayerId),
    direction: wire.direction,
    pendingDraws: wire.pendingDraws,
    reverseStackCount: wire.reverseStackCount,
    turns: wire.turns,
    owed: wire.owed,
    log: wire.log,
    winners: wire.winners.map(seatOf),
  };
}

/** One message a card that came into a seat's own hand. */
function tell(before: EightsState, after: EightsState, seat: Seat) {
  return (after.hands[seat] ?? []).flatMap((card, index) =>
    card && !before.hands[seat]?.[index] ? [{ type: "cardDrawn" as const, card }] : [],
  );
}

/** The seed's wire. */
export const codec: Codec<EightsState> = { encode, decode, tell };
