import { describe, expect, it } from "vitest";
import { annAndBen } from "../testing/eights-table";
import { EXPIRE_MS, FREEZE_MS } from "./left-alone";

describe("a house that dies again and again", () => {
  /** A game of two of which the house dies every few seconds, before anybody is back. */
  function dying(starts: number, upMs: number, downMs: number, table = annAndBen()) {
    for (let start = 0; start < starts; start++) {
      table.host.kill();
      table.host.sleep(downMs);
      table.host.reopen();
      table.host.advance(upMs);
    }
    return table;
  }
  const standIns = (host: ReturnType<typeof annAndBen>["host"]) =>
    host.record.seats.flatMap((holder) => (holder && !holder.bot ? [holder.standIn] : []));

  it("takes nobody's seat for the time it was away", () => {
    const { host, ann, ben } = dying(20, 1_000, 10_000);
    expect(standIns(host)).toEqual([null, null]);
    ann.rejoin();
    host.advance(1_000);
    ben.rejoin();
    expect(standIns(host)).toEqual([null, null]);
    expect(host.record.status).toBe("playing");
    expect(host.record.seats.map((holder) => holder?.missed ?? 0)).not.toContain(2);
  });

  it("nor for more than it was there, where one is back and the other is still kept away", () => {
    const table = annAndBen();
    for (let start = 0; start < 8; start++) {
      dying(1, 1_000, 20_000, table);
      table.ann.rejoin();
    }
    expect(table.host.record.seats[1]).toMatchObject({ quit: false });
    table.ben.rejoin();
    expect(standIns(table.host)).toEqual([null, null]);
  });

  it("nor where it comes back long after, when the table stood still", () => {
    const { host, ann, ben } = dying(3, 1_000, 10_000);
    dying(1, 1_000, 86_400_000, { host, ann, ben });
    ann.rejoin();
    ben.rejoin();
    expect(standIns(host)).toEqual([null, null]);
    const { clock } = host.record.match ?? {};
    expect(clock?.began).toBeLessThanOrEqual(host.now());
  });

  it("counts the time of whoever is away while it is there", () => {
    const { host, ann } = dying(3, 1_000, 10_000);
    ann.rejoin();
    host.advance(60_000);
    expect(host.record.status).toBe("playing");
    // Left by the other for good, a game of two is over.
    host.advance(135_000);
    expect(host.record.status).not.toBe("playing");
  });

  it("and of whoever is awaited by a table that only slept", () => {
    const { host } = dying(1, 0, 10_000);
    const since = host.record.seats[0]?.leftAt;
    for (let nap = 0; nap < 10; nap++) {
      host.nap();
      host.advance(1_500);
    }
    expect(host.record.seats[0]?.leftAt).toBe(since);
  });

  it("and of everybody, where nobody is back for so long", () => {
    const { host } = dying(60, 1_000, 20_000);
    const { emptySince, seats } = host.record;
    expect(seats[0]?.leftAt).toBeLessThanOrEqual((emptySince ?? 0) + FREEZE_MS);
    host.advance(EXPIRE_MS);
    expect(host.isEmpty).toBe(true);
  });
});
