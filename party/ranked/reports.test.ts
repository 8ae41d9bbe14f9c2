import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { RankedPlayer } from "@/e2e/play/ranked-player";
import { ReportTaken } from "@/lib/ranked/wire";
import { baloot } from "@/lib/rules/baloot";
import { replay } from "@/lib/rules/replay";
import { ladderNow, rankedHouse } from "../testing/ranked";
import { PlayerReport } from "./letters";

const ADMIN = "who runs this house";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 9, 1) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A house in which a match was played, whoever played it, and what they or the house may say. */
async function played() {
  const house = rankedHouse({ MAJLIS_HOUSE_SECRET: "a secret of this house", MAJLIS_ADMIN_SECRET: ADMIN });
  const players = ["Ann", "Benn", "Carla", "Davide"].map((name) => new RankedPlayer(house, name));
  for (const player of players) await player.come();
  for (let step = 0; step < 800 && !players.every(({ settled }) => settled !== null); step++)
    await vi.advanceTimersByTimeAsync(250);
  await vi.advanceTimersByTimeAsync(5_000);
  const [ann, ben] = players;
  if (!ann || !ben) throw new Error("four play");
  const [last] = (await ann.page()).last;
  const report = (by: RankedPlayer, more: object = {}) => {
    const message = {
      action: "report",
      key: by.key,
      against: ben.id,
      match: last?.match,
      code: last?.code,
      reason: "stalled",
      words: "slow",
    };
    return house.post("player", by.id.slice(0, 1), { player: by.id, message: { ...message, ...more } });
  };
  const order = async (message: object, secret = ADMIN): Promise<object> => {
    const body = JSON.stringify(message);
    const headers = { "X-Majlis-Admin": secret, "Content-Length": String(body.length) };
    return (await (
      await house.knock(`/parties/ladder/${ladderNow()}`, { method: "POST", headers, body })
    ).json()) as object;
  };
  return { house, ann, ben, last, report, order };
}
const Told = z.object({
  reports: z.array(z.extend(PlayerReport, { id: z.string(), decision: z.nullable(z.string()) })),
  voids: z.number(),
  forged: z.number(),
});

it("of a match is checked at once by playing it again, and waits with its log for whoever runs the house", async () => {
  const { ann, ben, last, report, order } = await played();
  const taken = z.parse(ReportTaken, await report(ann));
  expect(taken.check).toBe("sound");
  const { reports, voids } = z.parse(Told, await order({ action: "reports", isOpen: true }));
  expect(reports).toMatchObject([
    { id: taken.report, by: ann.id, against: ben.id, match: last?.match, words: "slow", decision: null },
  ]);
  expect(voids).toBe(0);
  const state = replay(baloot, reports[0]?.log as Parameters<typeof replay>[1]);
  expect([...(baloot.pairs?.score(state as never) ?? [])].sort()).toEqual([...(last?.score ?? [])].sort());
  expect(await order({ action: "decide", report: taken.report, decision: "nothing", note: "seen" })).toEqual({
    done: true,
  });
  expect(await order({ action: "reports", isOpen: true })).toMatchObject({ reports: [] });
  expect(await order({ action: "reports", isOpen: false })).toMatchObject({
    reports: [{ decision: "nothing", note: "seen" }],
  });
});

it("is found unsound where the log leads elsewhere", async () => {
  const { house, ann, last, report } = await played();
  const kept = house.kept("baloot", last?.code ?? "");
  const [key = "", text] = [...kept].find(([name]) => name.startsWith("log/")) ?? [];
  // Other cards are dealt, of which nobody could have played what they did.
  house.edit(
    "baloot",
    last?.code ?? "",
    key,
    String(text).replace(/"seed":"[0-9a-f]{64}"/g, `"seed":"${"0".repeat(64)}"`),
  );
  expect(await report(ann)).toMatchObject({ check: "unsound" });
});

it("is heard only of those one met, by whose key it is, and ten times a day", async () => {
  const { ann, ben, report, order } = await played();
  expect(await report(ann, { against: ann.id })).toEqual({ refused: "unknown" });
  expect(await report(ann, { match: "0".repeat(32) })).toEqual({ refused: "unknown" });
  expect(await report(ann, { key: ben.key })).toEqual({ refused: "signedOut" });
  for (let count = 0; count < 10; count++) expect(await report(ann)).toHaveProperty("check");
  expect(await report(ann)).toEqual({ refused: "tooOften" });
  await vi.advanceTimersByTimeAsync(86_400_000);
  expect(await report(ann)).toHaveProperty("check");
  expect(await order({ action: "reports", isOpen: true }, "who runs another one")).toEqual({ refused: "malformed" });
});
