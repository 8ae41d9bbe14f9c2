import { expect, it } from "vitest";
import { botNames } from "@/lib/table/seats/bots";
import type { SeatView } from "@/lib/table/wire/protocol";
import { botFaces } from "./bot-faces";

const seat = (id: string, avatar: string): SeatView => ({
  ...{ id, name: id, avatar, bot: id.startsWith("bot-") ? "good" : null, presence: "here" },
  ...{ ready: true, quit: false, standIn: null },
});

it("gives every bot its own face, and another where somebody at the table has that one", () => {
  const bots = [seat("bot-zayd", "robot"), seat("bot-layla", "robot"), seat("bot-omar", "robot")];
  expect([...botFaces([seat("ann", "palm"), ...bots]).values()]).toEqual(["host", "lady", "falconer"]);
  const among = botFaces([seat("ann", "lady"), ...bots.slice(0, 2), seat("ben", "host")]);
  expect(among.size).toBe(2);
  expect([...among.values()].filter((face) => ["lady", "host"].includes(face))).toEqual([]);
  expect([...botFaces([seat("bot-layla", "robot"), seat("bot-huda", "robot")]).values()]).toEqual(["lady", "aunt"]);
  // A red shemagh and a moustache are one face from across the table, whatever is under them.
  const [omar] = botFaces([seat("ann", "rider"), seat("bot-omar", "robot")]).values();
  expect(["falconer", "rider"]).not.toContain(omar);
});

it("has a face of its own for every bot there is", () => {
  const all = botNames.map((name) => seat(`bot-${name.toLowerCase()}`, "robot"));
  expect(new Set(botFaces(all).values()).size).toBe(botNames.length);
});
