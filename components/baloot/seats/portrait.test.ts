import { expect, it } from "vitest";
import type { SeatView } from "@/lib/table/wire/protocol";
import { botFaces } from "./portrait";

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
  expect([...botFaces([seat("bot-layla", "robot"), seat("bot-huda", "robot")]).values()]).toEqual(["lady", "bride"]);
  // White cloth and a black beard are one face from across the table.
  const [zayd] = botFaces([seat("ann", "captain"), seat("bot-zayd", "robot")]).values();
  expect(["host", "captain", "merchant"]).not.toContain(zayd);
});
