import * as z from "zod/mini";
import { stored } from "@/lib/browser/stored";
import { forgetSeats } from "@/lib/browser/visits";
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
import { Hash, Key } from "@/lib/table/protocol";
import { type Identity, identity, newKey, nobody } from "./identity";
import { roomUrl } from "./rooms";

/** Why nothing came of it: the player's room said so, or could not be reached. */
export type Failure = (typeof playerRefusals)[number] | "unreachable";

/** What came of asking a player's room. */
export type Outcome<Answer> = { readonly answer: Answer } | { readonly failure: Failure };

async function ask<Answer>(
  player: string,
  message: PlayerMessage,
  schema: z.core.$ZodType<Answer>,
): Promise<Outcome<Answer>> {
  try {
    const response = await fetch(roomUrl("player", roomOfPlayer(player)), {
      method: "POST",
      body: JSON.stringify({ player, message } satisfies PlayerLetter),
      signal: AbortSignal.timeout(8_000),
    });
    const said: unknown = await response.json();
    const refused = z.safeParse(PlayerRefused, said);
    return refused.success ? { failure: refused.data.refused } : { answer: z.parse(schema, said) };
  } catch {
    return { failure: "unreachable" };
  }
}

/** Whom a device speaks for, by their public id. */
export const playerOf = ({ key, player }: Identity): string => player ?? hashOf(key);

/** The devices that play as whoever plays here. */
export const devicesOf = (who: Identity) => ask(playerOf(who), { action: "devices", key: who.key }, Devices);

/** A link that brings this player to one more device, for two minutes and once. */
export async function offerMove(who: Identity): Promise<Outcome<{ readonly link: string; readonly leftMs: number }>> {
  const { key, name, avatar } = who;
  const player = playerOf(who);
  const outcome = await ask(player, { action: "offer", key, name, avatar }, Offer);
  if ("failure" in outcome) return outcome;
  const { code, leftMs } = outcome.answer;
  // What stands behind the # is never sent to any server.
  return { answer: { link: `${window.location.origin}/move#${player}.${code}`, leftMs } };
}

/** Ends the playing of some or all devices as this player; one that is among them forgets who it was. */
export async function signOut(who: Identity, where: SignedOut): Promise<Outcome<Devices>> {
  const outcome = await ask(playerOf(who), { action: "signOut", key: who.key, where }, Devices);
  if ("answer" in outcome && where !== "others") {
    forgetSeats();
    identity.write(nobody);
  }
  return outcome;
}

/** The player and the code in the fragment of a moving link, null if there are none. */
export function moveIn(fragment: string): { readonly player: string; readonly code: string } | null {
  const [player = "", code = ""] = fragment.replace(/^#/, "").split(".");
  const isMove = z.safeParse(Hash, player).success && z.safeParse(MoveCode, code).success;
  return isMove ? { player, code } : null;
}

/** The key that was brought with a code of this hash: where the answer is lost, the same one is to bring it again. */
const arriving = stored("majlis.arriving", z.nullable(z.object({ code: Hash, key: Key })), () => null);

function keyFor(code: string): string {
  const known = arriving.read();
  if (known?.code === hashOf(code)) return known.key;
  const key = newKey();
  arriving.write({ code: hashOf(code), key });
  return key;
}

/** Plays as that player on this device from now on, with a key of its own. Whoever played here before is left behind. */
export async function moveHere({ player, code }: { player: string; code: string }): Promise<Outcome<Identity>> {
  const key = keyFor(code);
  const outcome = await ask(player, { action: "claim", key, code }, Claimed);
  if ("failure" in outcome) return outcome;
  arriving.write(null);
  const { name, avatar } = outcome.answer;
  const arrived = { key, player, name, avatar };
  identity.write(arrived);
  return { answer: arrived };
}
