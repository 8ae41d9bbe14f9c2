import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LocalSocket } from "@/lib/browser/tables/local-table";
import { keepLocally } from "@/lib/browser/tables/local-table-store";
import { TestBrowser } from "@/lib/browser/testing/browser";
import { type EightsOptions, eights } from "@/lib/rules/eights";
import type { BotLevel } from "@/lib/rules/game";
import { rummy } from "@/lib/rules/rummy";
import type { TableView } from "@/lib/table/wire/protocol";
import { botMatchMessages } from "./bot-match-messages";

beforeEach(() => {
  new TestBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("has as many bots play as were chosen, one of them or five, and as good, in one match after another", async () => {
  keepLocally("AAAA");
  const socket = new LocalSocket(rummy, "AAAA");
  await new Promise<void>((opened) => socket.addEventListener("open", opened));
  let table: TableView | null = null;
  const refused: unknown[] = [];
  socket.addEventListener("message", ({ data }) => {
    const told = JSON.parse(String(data));
    table = told.table ?? table;
    if (told.type === "error") refused.push(told.code);
  });
  const say = (message: object) => socket.send(JSON.stringify(message));
  const now = () => table?.seats ?? [];
  say({ action: "join", key: "7".repeat(64), name: "Noura" });
  await expect.poll(() => now().length).toBe(6);
  const chosen: readonly (readonly [number, BotLevel])[] = [
    [4, "good"],
    [2, "strong"],
    [6, "strong"],
    [3, "good"],
  ];
  for (const [players, level] of chosen) {
    const options = { ...rummy.defaults, clock: 0, maxPlayers: players };
    const messages = botMatchMessages(rummy, now(), { options, level });
    // Each match but the last is only gathered for.
    for (const message of messages.slice(0, players === 3 ? undefined : -1)) say(message);
    const bots = () => now().map((holder) => holder?.bot ?? null);
    await expect.poll(bots).toEqual([null, ...Array(players - 1).fill(level)]);
  }
  await expect.poll(() => table?.status).toBe("playing");
  expect(refused).toEqual([]);
  socket.close();
});

it("has every seat of Eights taken that was chosen, and in teams as many as make pairs", () => {
  const botsAt = (chosen: Partial<EightsOptions>) => {
    const seats = [{ bot: null }, ...Array(5).fill(null)];
    const messages = botMatchMessages(eights, seats, { options: { ...eights.defaults, ...chosen }, level: "easy" });
    return messages.filter(({ action }) => action === "addBot").length;
  };
  expect(botsAt({ maxPlayers: 3 })).toBe(2);
  expect(botsAt({ maxPlayers: 6 })).toBe(5);
  expect(botsAt({ maxPlayers: 10 })).toBe(9);
  expect(botsAt({ maxPlayers: 3, teams: true })).toBe(3);
  expect(botsAt({ maxPlayers: 7, teams: true })).toBe(5);
});
