import * as z from "zod/mini";
import { CODE_LETTERS, codeFrom } from "@/lib/table/wire/new-code";
import { AvatarName, Hash, Key, Name } from "@/lib/table/wire/protocol";

/** 80 random bits: nobody guesses one in its two minutes, however fast they are let ask. */
const MOVE_LENGTH = 16;

/** A code that brings a player to one more device, once. */
export const MoveCode = z.string().check(z.regex(new RegExp(`^[${CODE_LETTERS}]{${MOVE_LENGTH}}$`)));

/** A fresh code from at least as many random bytes as it has letters. */
export const moveCode = (random: Uint8Array): string => codeFrom(random.subarray(0, MOVE_LENGTH));

/** Where a device may sign out: everywhere but here, here alone, or everywhere. */
export const signedOutDevices = ["others", "own", "all"] as const;
export type SignedOut = (typeof signedOutDevices)[number];

/** What a device, or a table, may say to a player's room. */
export const PlayerMessage = z.discriminatedUnion("action", [
  /** Which devices play as this player? */
  z.strictObject({ action: z.literal("devices"), key: Key }),
  /** A code for one more device, which takes the name and picture along. */
  z.strictObject({ action: z.literal("offer"), key: Key, name: Name, avatar: AvatarName }),
  /** Another device brings a key of its own, and the code. */
  z.strictObject({ action: z.literal("claim"), key: Key, code: MoveCode }),
  z.strictObject({ action: z.literal("signOut"), key: Key, where: z.enum(signedOutDevices) }),
  /** A table asks whether a key with this hash speaks for this player. */
  z.strictObject({ action: z.literal("isDevice"), hash: Hash }),
]);
export type PlayerMessage = z.infer<typeof PlayerMessage>;

/** A message as it is sent: to the room that keeps this player. */
export const PlayerLetter = z.strictObject({ player: Hash, message: PlayerMessage });
export type PlayerLetter = z.infer<typeof PlayerLetter>;

/** How the rooms that keep players are called. */
export const PlayersRoom = z.string().check(z.regex(/^[0-9a-f]$/));

/**
 * The room that keeps a player, beside a sixteenth of all others. A room of their own for everybody would be one more
 * file, made and written, for every stranger who comes to a table once and of whom nothing is kept.
 */
export const roomOfPlayer = (player: string): string => player.slice(0, 1);

/** The devices of a player, oldest first. */
export const Devices = z.object({
  devices: z.array(z.object({ isOwn: z.boolean(), sinceMs: z.nullable(z.number()), seenMs: z.nullable(z.number()) })),
});
export type Devices = z.infer<typeof Devices>;

/** A code given out, and how long it is good for. */
export const Offer = z.object({ code: MoveCode, leftMs: z.number() });
export type Offer = z.infer<typeof Offer>;

/** Who a device is after it brought a good code. */
export const Claimed = z.object({ player: Hash, name: Name, avatar: AvatarName });
export type Claimed = z.infer<typeof Claimed>;

/** Why a player's room does not do something. */
export const playerRefusals = ["signedOut", "badCode", "tooManyDevices", "tooOften", "malformed"] as const;
export const PlayerRefused = z.object({ refused: z.enum(playerRefusals) });
export type PlayerRefused = z.infer<typeof PlayerRefused>;
