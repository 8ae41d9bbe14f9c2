import * as z from "zod/mini";
import { hashOf } from "@/lib/player/player";
import {
  Claimed,
  Devices,
  MoveCode,
  Offer,
  type PlayerLetter,
  type PlayerMessage,
  PlayerRefused,
  type playerRefusals,
  roomOfPlayer,
  type SignedOut,
} from "@/lib/player/protocol";
import { Hash, Key } from "@/lib/table/wire/protocol";
import type { Environment } from "./environment";
import { type Identity, type Kept, newKey } from "./identity";

/** How a player's room is reached. */
type Post = Pick<Environment, "request">;

/** Why nothing came of it: the player's room said so, or could not be reached. */
export type Failure = (typeof playerRefusals)[number] | "unreachable";

/** What came of asking a player's room. */
export type DeviceOutcome<Answer> = { readonly answer: Answer } | { readonly failure: Failure };

async function ask<Answer>(
  { request }: Post,
  player: string,
  message: PlayerMessage,
  schema: z.core.$ZodType<Answer>,
): Promise<DeviceOutcome<Answer>> {
  try {
    const letter = { player, message } satisfies PlayerLetter;
    const said = await request("player", roomOfPlayer(player), JSON.stringify(letter));
    const refused = z.safeParse(PlayerRefused, said);
    return refused.success ? { failure: refused.data.refused } : { answer: z.parse(schema, said) };
  } catch {
    return { failure: "unreachable" };
  }
}

/** Whom a device speaks for, by their public id. */
export const playerOf = ({ key, player }: Identity): string => player ?? hashOf(key);

/** The devices that play as whoever plays here. */
export const devicesOf = (post: Post, who: Identity) =>
  ask(post, playerOf(who), { action: "devices", key: who.key }, Devices);

/** A code that brings this player to one more device, for a while and once. */
export function offered(post: Post, who: Identity) {
  const { key, name, avatar } = who;
  return ask(post, playerOf(who), { action: "offer", key, name, avatar }, Offer);
}

/** Ends the playing of some or all devices as this player. */
export const signedOut = (post: Post, who: Identity, where: SignedOut) =>
  ask(post, playerOf(who), { action: "signOut", key: who.key, where }, Devices);

/** A player and a code by which a device plays as them too. */
export interface DeviceMove {
  readonly player: string;
  readonly code: string;
}

/** A move as it stands in the fragment of a link. */
export const moveFragment = ({ player, code }: DeviceMove): string => `${player}.${code}`;

/** The player and the code in the fragment of a moving link, null if there are none. */
export function moveIn(fragment: string): DeviceMove | null {
  const [player = "", code = ""] = fragment.replace(/^#/, "").split(".");
  const isMove = z.safeParse(Hash, player).success && z.safeParse(MoveCode, code).success;
  return isMove ? { player, code } : null;
}

/** The key that was brought with a code of this hash: where the answer is lost, the same one is to bring it again. */
export const Arriving = z.nullable(z.object({ code: Hash, key: Key }));
export type Arriving = z.infer<typeof Arriving>;

function keyFor(code: string, arriving: Kept<Arriving>, around: Pick<Environment, "random">): string {
  const known = arriving.read();
  if (known?.code === hashOf(code)) return known.key;
  const key = newKey(around);
  arriving.write({ code: hashOf(code), key });
  return key;
}

/** Plays as that player on this device from now on, with a key of its own. Whoever played here before is left behind. */
export async function arrive(
  around: Pick<Environment, "request" | "random">,
  { player, code }: DeviceMove,
  { identity, arriving }: { readonly identity: Kept<Identity>; readonly arriving: Kept<Arriving> },
): Promise<DeviceOutcome<Identity>> {
  const key = keyFor(code, arriving, around);
  const outcome = await ask(around, player, { action: "claim", key, code }, Claimed);
  if ("failure" in outcome) return outcome;
  arriving.write(null);
  const { name, avatar } = outcome.answer;
  const arrived = { key, player, name, avatar };
  identity.write(arrived);
  return { answer: arrived };
}
