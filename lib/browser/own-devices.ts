import { type Identity, nobody } from "@/lib/client/identity";
import {
  Arriving,
  arrive,
  type DeviceMove,
  type DeviceOutcome,
  devicesOf,
  moveFragment,
  offered,
  playerOf,
  signedOut,
} from "@/lib/client/own-devices";
import type { Devices, SignedOut } from "@/lib/player/protocol";
import { request } from "./own-house";
import { identity } from "./own-identity";
import { random } from "./random";
import { stored } from "./storage/stored";
import { forgetSeats } from "./tables/visited-tables";

/** Whoever plays here by their public id, null while nobody has played on this device. */
export const ownPlayer = (who: Identity): string | null => (who.key === nobody.key ? null : playerOf(who));

/** The devices that play as whoever plays here. */
export const ownDevices = (who: Identity) => devicesOf({ request }, who);

/** A link that brings this player to one more device, for two minutes and once. */
export async function offerMove(
  who: Identity,
): Promise<DeviceOutcome<{ readonly link: string; readonly leftMs: number }>> {
  const outcome = await offered({ request }, who);
  if ("failure" in outcome) return outcome;
  const { code, leftMs } = outcome.answer;
  // What stands behind the # is never sent to any server.
  const fragment = moveFragment({ player: playerOf(who), code });
  return { answer: { link: `${window.location.origin}/move#${fragment}`, leftMs } };
}

/** Ends the playing of some or all devices as this player; one that is among them forgets who it was. */
export async function signOut(who: Identity, where: SignedOut): Promise<DeviceOutcome<Devices>> {
  const outcome = await signedOut({ request }, who, where);
  if ("answer" in outcome && where !== "others") {
    forgetSeats();
    identity.write(nobody);
  }
  return outcome;
}

const arriving = stored("majlis.arriving", Arriving, () => null);

/** Plays as that player on this device from now on, with a key of its own. Whoever played here before is left behind. */
export const moveHere = (move: DeviceMove) => arrive({ request, random }, move, { identity, arriving });
