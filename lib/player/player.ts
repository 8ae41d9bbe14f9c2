import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import {
  type Claimed,
  type Devices,
  moveCode,
  type Offer,
  type PlayerMessage,
  type PlayerRefused,
  type SignedOut,
} from "./protocol";

/** A code is good for this long. */
export const OFFER_MS = 120_000;
const DEVICES = 8;
/** A device is noted as seen no oftener than this, for every note is a write. */
const NOTED_MS = 60 * 60_000;

/** A key that speaks for a player, known by its hash alone. */
interface Device {
  readonly hash: string;
  /** Null for the first device, which nobody saw arrive. */
  readonly since: number | null;
  readonly seen: number | null;
}

/** The latest code given out, by its hash. */
interface Offered {
  readonly hash: string;
  readonly until: number;
  readonly name: string;
  readonly avatar: string;
  /** The hash of the one key it let in: whoever has that asks again for not having heard the answer. */
  readonly usedBy?: string;
}

/** Everything a player's room keeps; a player who has only ever had one device keeps nothing. */
export interface PlayerRecord {
  readonly devices: readonly Device[];
  readonly offer: Offered | null;
}

/** What a player's room says to a message, and what it keeps from then on, null for no change. */
interface PlayerAnswer {
  readonly answer: Devices | Offer | Claimed | PlayerRefused | { readonly isDevice: boolean };
  readonly record: PlayerRecord | null;
}

/** The hash by which a key or a code is known. */
export const hashOf = (secret: string): string => bytesToHex(sha256(utf8ToBytes(secret)));

/** A player who has not moved anywhere yet: the key whose hash is the player's id. */
const firstRecord = (player: string): PlayerRecord => ({
  devices: [{ hash: player, since: null, seen: null }],
  offer: null,
});

/**
 * Whether a record says nothing that would not be so without it: the player has their first device alone, and no code that
 * is still good. Whoever asks for a code that nobody uses leaves one, and a fresh key may ask for one.
 */
export const isForgettable = (
  player: string,
  { devices: [first, ...more], offer }: PlayerRecord,
  now: number,
): boolean => first?.hash === player && first.since === null && more.length === 0 && !(offer && isOpen(offer, now));

/** Answers one message to the room of a player; pure, so that the room has only to keep what it is told. */
export function answered(
  player: string,
  kept: PlayerRecord | null,
  message: PlayerMessage,
  { now, random }: { readonly now: number; readonly random: () => Uint8Array },
): PlayerAnswer {
  const record = kept ?? firstRecord(player);
  const refuse = (refused: PlayerRefused["refused"]): PlayerAnswer => ({ answer: { refused }, record: null });
  const hash = message.action === "isDevice" ? message.hash : hashOf(message.key);
  const device = record.devices.find((known) => known.hash === hash) ?? null;

  if (message.action === "isDevice") {
    const isStale = kept !== null && device !== null && (device.seen === null || now - device.seen >= NOTED_MS);
    const seen = () => record.devices.map((known) => (known === device ? { ...known, seen: now } : known));
    return { answer: { isDevice: device !== null }, record: isStale ? { ...record, devices: seen() } : null };
  }

  if (message.action === "claim") {
    const { offer, devices } = record;
    if (!offer || !isOpen(offer, now) || hashOf(message.code) !== offer.hash) return refuse("badCode");
    const { name, avatar } = offer;
    const answer = { player, name, avatar };
    if (device && offer.usedBy === hash) return { answer, record: null };
    if (device || offer.usedBy !== undefined) return refuse("badCode");
    if (devices.length >= DEVICES) return refuse("tooManyDevices");
    const arrived = { hash, since: now, seen: now };
    return { answer, record: { devices: [...devices, arrived], offer: { ...offer, usedBy: hash } } };
  }

  if (!device) return refuse("signedOut");
  switch (message.action) {
    case "devices":
      return { answer: listed(record, device, now), record: null };
    case "offer": {
      const { name, avatar } = message;
      const code = moveCode(random());
      const offer = { hash: hashOf(code), until: now + OFFER_MS, name, avatar };
      return { answer: { code, leftMs: OFFER_MS }, record: { ...record, offer } };
    }
    case "signOut": {
      // A player without devices is kept all the same: whose key it was would else be one again.
      const left = { devices: leftAfter(message.where, record, { ...device, seen: now }), offer: null };
      return { answer: listed(left, device, now), record: left };
    }
  }
}

/** Whether a code is not too old, nor younger than it can be: the clock was set back since, and nobody knows how old it is. */
const isOpen = ({ until }: Offered, now: number): boolean => now < until && until - now <= OFFER_MS;

function leftAfter(where: SignedOut, { devices }: PlayerRecord, own: Device): readonly Device[] {
  if (where === "others") return [own];
  return where === "all" ? [] : devices.filter(({ hash }) => hash !== own.hash);
}

/** Times go out as how long ago, for clocks differ. */
const listed = ({ devices }: PlayerRecord, own: Device, now: number): Devices => {
  const ago = (instant: number | null) => (instant === null ? null : Math.max(0, now - instant));
  return {
    devices: devices.map(({ hash, since, seen }) => ({
      isOwn: hash === own.hash,
      sinceMs: ago(since),
      seenMs: ago(seen),
    })),
  };
};
