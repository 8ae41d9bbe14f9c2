import { describe, expect, it, vi } from "vitest";
import { hashOf } from "@/lib/player/player";
import type { Parties } from "../platform";
import { keyClaimIn, speaksFor } from "./key-owner";

const key = "5eed".repeat(16);
const other = "ab".repeat(32);
const join = { action: "join", name: "Noura", key };

describe("a frame that joins", () => {
  it("brings a key, which speaks for the player of its hash or the one it names", () => {
    expect(keyClaimIn(JSON.stringify(join))).toEqual({ hash: hashOf(key), player: hashOf(key) });
    expect(keyClaimIn(JSON.stringify({ ...join, player: other }))).toEqual({ hash: hashOf(key), player: other });
  });

  it.each(['{"action":"draw"}', '"join"', "{", '{"action":"join"}', `{"action":"join","key":"${key}","player":"x"}`])(
    "is not %s",
    (frame) => expect(keyClaimIn(frame)).toBeNull(),
  );
});

describe("a table", () => {
  const players = (isDevice: unknown): Parties => ({
    player: { get: () => ({ fetch: async () => new Response(JSON.stringify({ isDevice })) }) },
  });

  it("asks the room that keeps the player", async () => {
    const asked: unknown[] = [];
    const get = (id: string) => ({
      fetch: async ({ body }: { body: string }) => {
        asked.push([id, JSON.parse(body)]);
        return new Response('{"isDevice":true}');
      },
    });
    await speaksFor({ player: { get } }, { hash: hashOf(key), player: other });
    expect(asked).toEqual([["a", { player: other, message: { action: "isDevice", hash: hashOf(key) } }]]);
  });

  it("asks the player's room, and takes neither silence nor nonsense for a yes", async () => {
    const asked = { hash: hashOf(key), player: other };
    expect(await speaksFor(players(true), asked)).toBe(other);
    expect(await speaksFor(players(false), asked)).toBeNull();
    await expect(speaksFor(players("yes"), asked)).rejects.toThrow();
    await expect(speaksFor(null, asked)).rejects.toThrow();
  });

  it("does not wait for ever", async () => {
    vi.useFakeTimers();
    const stalled: Parties = { player: { get: () => ({ fetch: () => new Promise(() => {}) }) } };
    const asked = expect(speaksFor(stalled, { hash: hashOf(key), player: other })).rejects.toThrow("does not answer");
    await vi.advanceTimersByTimeAsync(5_000);
    await asked;
    vi.useRealTimers();
  });
});
