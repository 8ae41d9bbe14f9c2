import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { moveIn } from "@/lib/client/own-devices";
import { answered, hashOf, OFFER_MS, type PlayerRecord } from "@/lib/player/player";
import { PlayerLetter } from "@/lib/player/protocol";
import { moveHere, offerMove } from "./own-devices";
import { identity } from "./own-identity";
import { TestBrowser } from "./testing/browser";

const phone = { key: "ab".repeat(32), name: "Noura", avatar: "palm" };

/** The room of the phone's player, with a clock of its own; its answers may be lost on the way. */
function house() {
  let kept: PlayerRecord | null = null;
  let now = 1_000_000;
  let isHeard = true;
  const fetched = async (_: string, { body }: { body: string }) => {
    const { player, message } = PlayerLetter.parse(JSON.parse(body));
    const { answer, record } = answered(player, kept, message, {
      now,
      random: () => new Uint8Array(32).fill(now % 32),
    });
    kept = record ?? kept;
    if (!isHeard) throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify(answer));
  };
  vi.stubGlobal("fetch", fetched);
  return {
    hears: (does: boolean) => {
      isHeard = does;
    },
    pass: (ms: number) => {
      now += ms;
    },
    count: () => kept?.devices.length ?? 1,
  };
}

/** What the link in hand leads to. */
async function offered() {
  const outcome = await offerMove(phone);
  const move = "answer" in outcome ? moveIn(outcome.answer.link.split("#")[1] ?? "") : null;
  if (!move) throw new Error("no link was given");
  return move;
}

beforeEach(() => {
  new TestBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("a device whose answer was lost comes in by the same link, and is one device", async () => {
  const { hears, count, pass } = house();
  const move = await offered();
  hears(false);
  expect(await moveHere(move)).toEqual({ failure: "unreachable" });
  expect(await moveHere(move)).toEqual({ failure: "unreachable" });
  expect(identity.read().key).toBe("");
  hears(true);
  pass(OFFER_MS - 1);
  expect(await moveHere(move)).toMatchObject({ answer: { player: hashOf(phone.key), name: "Noura" } });
  expect(identity.read()).toMatchObject({ player: hashOf(phone.key), name: "Noura", avatar: "palm" });
  expect(count()).toBe(2);
});

it("a device brings every code a key of its own, and keeps neither of them once it is in", async () => {
  const { hears, count, pass } = house();
  const first = await offered();
  hears(false);
  await moveHere(first);
  hears(true);
  pass(1_000);
  const second = await offered();
  await moveHere(second);
  expect(count()).toBe(3);
  expect(JSON.stringify({ ...localStorage })).not.toContain(second.code);
  expect(localStorage.getItem("majlis.arriving")).toBe("null");
});
