import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answered, hashOf, OFFER_MS, type PlayerRecord } from "./player";
import {
  type Claimed,
  Devices,
  MoveCode,
  moveCode,
  Offer,
  PlayerMessage,
  type SignedOut,
  signedOutDevices,
} from "./protocol";

const keyNamed = (name: string) => hashOf(`key of ${name}`);

/** One player's room, with a clock and keys that are always the same. */
function room(first = "phone") {
  const player = hashOf(keyNamed(first));
  let record: PlayerRecord | null = null;
  let now = 1_000_000;
  let rolls = 0;
  const say = (message: PlayerMessage) => {
    const roll = ++rolls;
    const random = () => Uint8Array.from({ length: 32 }, (_, index) => index * 7 + roll * 3);
    const { answer, record: next } = answered(player, record, z.parse(PlayerMessage, message), { now, random });
    record = next ?? record;
    return answer;
  };
  return {
    player,
    say,
    wait: (ms: number) => {
      now += ms;
    },
    kept: () => record,
    offer: (from = first) =>
      z.parse(Offer, say({ action: "offer", key: keyNamed(from), name: "Noura", avatar: "palm" })).code,
    claim: (by: string, code: string) => say({ action: "claim", key: keyNamed(by), code }),
    speaks: (by: string) => say({ action: "isDevice", hash: hashOf(keyNamed(by)) }),
    signOut: (by: string, where: SignedOut) => say({ action: "signOut", key: keyNamed(by), where }),
    count: (by = first) => z.parse(Devices, say({ action: "devices", key: keyNamed(by) })).devices.length,
  };
}

describe("a player's devices", () => {
  it("are the one whose key made the player, and nothing is kept for that", () => {
    const { speaks, count, kept } = room();
    expect(speaks("phone")).toEqual({ isDevice: true });
    expect(speaks("stranger")).toEqual({ isDevice: false });
    expect(count()).toBe(1);
    expect(kept()).toBeNull();
  });

  it("become two with a code, which brings name and picture along", () => {
    const { player, offer, claim, speaks, count } = room();
    expect(claim("laptop", offer())).toEqual({ player, name: "Noura", avatar: "palm" } satisfies Claimed);
    expect(speaks("laptop")).toEqual({ isDevice: true });
    expect(speaks("phone")).toEqual({ isDevice: true });
    expect(count("laptop")).toBe(2);
  });

  it("tell how long ago they came and were seen", () => {
    const { say, offer, claim, wait, speaks } = room();
    claim("laptop", offer());
    wait(3 * 60 * 60_000);
    speaks("phone");
    wait(1_000);
    expect(say({ action: "devices", key: keyNamed("laptop") })).toEqual({
      devices: [
        { isOwn: false, sinceMs: null, seenMs: 1_000 },
        { isOwn: true, sinceMs: 3 * 60 * 60_000 + 1_000, seenMs: 3 * 60 * 60_000 + 1_000 },
      ],
    } satisfies Devices);
  });

  it("are written down as seen once an hour at most", () => {
    const { offer, claim, speaks, wait, kept } = room();
    claim("laptop", offer());
    speaks("phone");
    const noted = kept();
    wait(59 * 60_000);
    speaks("phone");
    expect(kept()).toBe(noted);
    wait(60_000);
    speaks("phone");
    expect(kept()).not.toBe(noted);
  });

  it("are eight at most", () => {
    const { offer, claim } = room();
    for (let device = 2; device <= 8; device++) expect(claim(`device ${device}`, offer())).toHaveProperty("player");
    expect(claim("device 9", offer())).toEqual({ refused: "tooManyDevices" });
  });
});

describe("a code", () => {
  it("is good once", () => {
    const { offer, claim, speaks } = room();
    const code = offer();
    claim("laptop", code);
    expect(claim("thief", code)).toEqual({ refused: "badCode" });
    expect(speaks("thief")).toEqual({ isDevice: false });
  });

  it("is good for two minutes on the room's clock", () => {
    const { offer, claim, wait } = room();
    const late = offer();
    wait(OFFER_MS);
    expect(claim("laptop", late)).toEqual({ refused: "badCode" });
    const early = offer();
    wait(OFFER_MS - 1);
    expect(claim("laptop", early)).toHaveProperty("player");
  });

  it("is no good any more once the room's clock was set back: nobody knows how old it is", () => {
    const { offer, claim, wait, say } = room();
    const code = offer();
    wait(-60_000);
    expect(claim("laptop", code)).toEqual({ refused: "badCode" });
    expect(claim("laptop", offer())).toHaveProperty("player");
    wait(-60_000);
    const { devices } = z.parse(Devices, say({ action: "devices", key: keyNamed("laptop") }));
    expect(devices.map(({ seenMs }) => seenMs)).toEqual([null, 0]);
  });

  it("is answered the same when its device asks again, which may not have heard the answer", () => {
    const { player, offer, claim, count, wait, kept } = room();
    const code = offer();
    const arrived = claim("laptop", code);
    const once = kept();
    wait(OFFER_MS - 1);
    expect([claim("laptop", code), claim("laptop", code)]).toEqual([arrived, arrived]);
    expect(arrived).toEqual({ player, name: "Noura", avatar: "palm" });
    expect([count(), kept()]).toEqual([2, once]);
    expect(claim("thief", code)).toEqual({ refused: "badCode" });
    wait(1);
    expect(claim("laptop", code)).toEqual({ refused: "badCode" });
  });

  it("brings nobody back whose key was signed out since", () => {
    const { offer, claim, signOut } = room();
    const code = offer();
    claim("laptop", code);
    signOut("phone", "others");
    expect(claim("laptop", code)).toEqual({ refused: "badCode" });
    const other = offer();
    claim("tablet", other);
    signOut("tablet", "own");
    expect(claim("tablet", other)).toEqual({ refused: "badCode" });
  });

  it("has room for the eighth device when that asks again", () => {
    const { offer, claim } = room();
    for (let device = 2; device < 8; device++) claim(`device ${device}`, offer());
    const code = offer();
    expect(claim("device 8", code)).toHaveProperty("player");
    expect(claim("device 8", code)).toHaveProperty("player");
  });

  it("is no good once a newer one was given out, or another player's", () => {
    const { offer, claim } = room();
    const [older, newer] = [offer(), offer()];
    expect(claim("laptop", older)).toEqual({ refused: "badCode" });
    expect(room("tablet").claim("laptop", newer)).toEqual({ refused: "badCode" });
    expect(claim("laptop", newer)).toHaveProperty("player");
  });

  it("is neither kept nor are keys, only hashes", () => {
    const { offer, claim, kept } = room();
    const code = offer();
    expect(JSON.stringify(kept())).not.toContain(code);
    claim("laptop", code);
    expect(JSON.stringify(kept())).not.toContain(keyNamed("laptop"));
    expect(JSON.stringify(kept())).not.toContain(keyNamed("phone"));
  });

  it("is given to nobody but a device of the player", () => {
    const { say, claim } = room();
    const asked = say({ action: "offer", key: keyNamed("thief"), name: "Noura", avatar: "palm" });
    expect(asked).toEqual({ refused: "signedOut" });
    expect(claim("thief", "A".repeat(16))).toEqual({ refused: "badCode" });
  });

  it("says each of 32 letters equally often", () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 16)
      for (const letter of moveCode(Uint8Array.from({ length: 16 }, (_, index) => byte + index)))
        counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect([counts.size, new Set(counts.values())]).toEqual([32, new Set([8])]);
    expect(z.safeParse(MoveCode, moveCode(new Uint8Array(32))).success).toBe(true);
  });
});

describe("signing out", () => {
  it("everywhere else ends every other key, the first one too, and any code still open", () => {
    const { offer, claim, speaks, signOut, say, count } = room();
    claim("laptop", offer());
    const open = offer("laptop");
    expect(z.parse(Devices, signOut("laptop", "others")).devices).toHaveLength(1);
    expect(speaks("phone")).toEqual({ isDevice: false });
    expect(speaks("laptop")).toEqual({ isDevice: true });
    expect(say({ action: "devices", key: keyNamed("phone") })).toEqual({ refused: "signedOut" });
    expect(claim("phone", open)).toEqual({ refused: "badCode" });
    expect(count("laptop")).toBe(1);
  });

  it("here alone ends this key and any code still open, and leaves the others", () => {
    const { offer, claim, speaks, signOut, count } = room();
    claim("laptop", offer());
    const open = offer("phone");
    expect(z.parse(Devices, signOut("phone", "own")).devices).toHaveLength(1);
    expect(speaks("phone")).toEqual({ isDevice: false });
    expect(claim("tablet", open)).toEqual({ refused: "badCode" });
    expect(count("laptop")).toBe(1);
  });

  it("everywhere ends every key for good, this one and the first too", () => {
    const { offer, claim, speaks, signOut, say } = room();
    claim("laptop", offer());
    expect(signOut("laptop", "all")).toEqual({ devices: [] } satisfies Devices);
    for (const key of ["phone", "laptop"]) {
      expect(speaks(key)).toEqual({ isDevice: false });
      expect(say({ action: "devices", key: keyNamed(key) })).toEqual({ refused: "signedOut" });
    }
  });

  it("of the only device there is ends the player, whose first key does not come back", () => {
    for (const where of ["own", "all"] as const) {
      const { speaks, signOut } = room();
      signOut("phone", where);
      expect(speaks("phone")).toEqual({ isDevice: false });
    }
  });

  it("is nothing a key can do that was signed out itself", () => {
    const { offer, claim, signOut, speaks } = room();
    claim("laptop", offer());
    signOut("laptop", "others");
    for (const where of signedOutDevices) expect(signOut("phone", where)).toEqual({ refused: "signedOut" });
    expect(speaks("laptop")).toEqual({ isDevice: true });
  });
});
