import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TestBrowser } from "@/lib/browser/testing/browser";
import { baloot } from "@/lib/rules/baloot";
import { LocalSocket } from "./local-table";
import { giveUpLocally, keepLocally, localTable, matchOf } from "./local-table-store";

beforeEach(() => {
  new TestBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const key = "7".repeat(64);

/** A table on this device that somebody has sat down at. */
async function tableOf(code: string) {
  const socket = new LocalSocket(baloot, code);
  await new Promise<void>((opened) => socket.addEventListener("open", opened));
  const say = (message: object) => socket.send(JSON.stringify(message));
  say({ action: "join", key, name: "Noura" });
  return { socket, say };
}

const isKept = (code: string) => expect.poll(() => matchOf(localTable.read())).toEqual({ code, game: "baloot" });

it("keeps a match until another has its place or it is given up, and is written no more then", async () => {
  keepLocally("AAAA");
  expect(matchOf(localTable.read())).toBeNull();
  const first = await tableOf("AAAA");
  first.say({ action: "startGame", fill: true });
  await isKept("AAAA");

  // Another page began another match.
  keepLocally("BBBB");
  first.say({ action: "stand" });
  const second = await tableOf("BBBB");
  second.say({ action: "startGame", fill: true });
  await isKept("BBBB");
  first.socket.close();
  giveUpLocally("AAAA");
  expect(matchOf(localTable.read())?.code).toBe("BBBB");

  giveUpLocally("BBBB");
  second.say({ action: "stand" });
  await new Promise((heard) => {
    second.socket.addEventListener("message", heard);
    second.say({ action: "ping" });
  });
  expect(localTable.read()).toBeNull();
  second.socket.close();
});

it("finds the match again after a reload", async () => {
  keepLocally("CCCC");
  const before = await tableOf("CCCC");
  before.say({ action: "startGame", fill: true });
  await isKept("CCCC");
  before.socket.close();
  const after = await tableOf("CCCC");
  const told: string[] = [];
  after.socket.addEventListener("message", ({ data }) => told.push(String(data)));
  after.say({ action: "show" });
  await expect.poll(() => told.join()).toContain('"status":"playing"');
  after.socket.close();
});
