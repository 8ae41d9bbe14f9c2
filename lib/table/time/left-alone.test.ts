import { describe, expect, it } from "vitest";
import { baloot } from "@/lib/rules/baloot";
import { RECORD } from "../storage/record";
import { annAndBen, eightsTable } from "../testing/eights-table";
import { TestHost } from "../testing/test-host";
import { codesIn, TestPlayer } from "../testing/test-player";
import { toy, toyCensor } from "../testing/toy-game";
import { EXPIRE_MS, FREEZE_MS } from "./left-alone";

describe("a table left alone", () => {
  it("says since when, from the last one's leaving to the first one's coming", () => {
    const { host, ann, ben } = annAndBen();
    expect(host.record.emptySince).toBeNull();
    ann.leave();
    expect(host.record.emptySince).toBeNull();
    ben.leave();
    expect(host.record.emptySince).toBe(host.now());
    ann.rejoin();
    expect(host.record.emptySince).toBeNull();
  });

  it("is not alone while somebody looks on", () => {
    const { host, players } = eightsTable(["Ann"]);
    const watcher = new TestPlayer(host, "Watcher");
    watcher.join({ watch: true });
    players[0]?.leave();
    expect(host.record.emptySince).toBeNull();
    watcher.leave();
    expect(host.record.emptySince).toBe(host.now());
  });

  it("goes on for five minutes, then stands still with one alarm only", () => {
    const host = new TestHost(toy, { censor: toyCensor });
    const players = ["Ann", "Ben"].map((name) => new TestPlayer(host, name));
    for (const player of players) player.join();
    players[0]?.say({ action: "startGame", fill: true });
    for (const player of players) player.leave();
    const { turn } = host.record;
    const since = host.now();
    host.advance(FREEZE_MS - 1);
    expect(host.record.turn).toBeGreaterThan(turn + 10);
    const { commits } = host;
    host.advance(86_400_000);
    expect(host.commits).toBe(commits);
    expect(host.table.nextWake()).toBe(since + EXPIRE_MS);
  });

  it("goes on where it stood when somebody is back: no time has passed for anyone", () => {
    const { host, ann, ben } = annAndBen();
    ann.leave();
    ben.leave();
    const before = host.record;
    host.sleep(FREEZE_MS + 10_800_000);
    ann.rejoin();
    const { match, seats } = host.record;
    expect(match?.state).toEqual(before.match?.state);
    expect(match?.clock?.began).toBe((before.match?.clock?.began ?? 0) + 10_800_000);
    expect(seats[1]?.leftAt).toBe((before.seats[1]?.leftAt ?? 0) + 10_800_000);
  });

  it("is forgotten after seven days, and its code is free", () => {
    const { host, ann, ben } = annAndBen();
    ann.leave();
    ben.leave();
    host.advance(EXPIRE_MS - 1);
    expect(host.isEmpty).toBe(false);
    host.advance(1);
    expect(host.isEmpty).toBe(true);
    expect(host.table.nextWake()).toBeNull();
    expect(codesIn(ann.rejoin({ mustExist: true }))).toEqual(["noSuchTable"]);
    ann.join();
    expect(host.record.status).toBe("waiting");
    expect(host.record.round).toBe(0);
  });

  it("is forgotten though the server was down when it came due", () => {
    const { host, ann, ben } = annAndBen();
    ann.leave();
    ben.leave();
    host.kill();
    host.sleep(EXPIRE_MS + 60_000);
    host.reopen();
    host.wake();
    expect(host.isEmpty).toBe(true);
  });

  it("counts its rest once, however often the server starts anew", () => {
    const { host } = annAndBen();
    const since = host.now();
    for (let starts = 0; starts < 5; starts++) {
      host.kill();
      host.reopen();
      host.wake();
      host.sleep(60_000);
    }
    expect(host.record.emptySince).toBe(since);
    host.wake();
    expect(host.table.nextWake()).toBe(since + EXPIRE_MS);
  });
});

describe("a ranked game left alone", () => {
  /** Two people at a ranked game of Baloot, which takes longer than a table goes on alone, and the power going. */
  function deserted() {
    const host = new TestHost(baloot);
    const players = ["Ann", "Ben"].map((name) => new TestPlayer(host, name));
    for (const player of players) player.join({ wire: 1 });
    players[0]?.say({ action: "startGame", fill: true });
    const { record } = host;
    host.kill();
    host.keep(RECORD, { ...record, visibility: "ranked" });
    host.reopen();
    host.wake();
    return { host, players };
  }

  it("is played to its end by bots, and only then stands still", () => {
    const { host } = deserted();
    const since = host.now();
    host.advance(FREEZE_MS + 60_000);
    const { turn, status, seats } = host.record;
    expect(status).toBe("playing");
    expect(seats.filter((holder) => holder?.standIn === "disconnected")).toHaveLength(2);
    host.advance(43_200_000);
    expect(host.record.status).toBe("finished");
    expect(host.record.turn).toBeGreaterThan(turn);
    expect(host.table.nextWake()).toBe(since + EXPIRE_MS);
    const { commits } = host;
    host.advance(86_400_000);
    expect(host.commits).toBe(commits);
    host.advance(EXPIRE_MS);
    expect(host.isEmpty).toBe(true);
  });

  it("is played to its end though the power goes again and again", () => {
    const { host } = deserted();
    const since = host.now();
    let kills = 0;
    for (let turn = -1; host.record.status === "playing" && kills < 2_000; kills++) {
      host.advance(1_000 + 700 * (kills % 5));
      // It waits for no one longer than an absent player is waited for.
      if (kills % 100 === 99) {
        expect(host.record.turn).toBeGreaterThan(turn);
        turn = host.record.turn;
      }
      host.kill();
      host.sleep(100 * (kills % 7));
      host.reopen();
      host.wake();
    }
    expect(kills).toBeGreaterThan(20);
    expect(host.record.status).toBe("finished");
    expect(host.record.emptySince).toBe(since);
    expect(host.table.nextWake()).toBe(since + EXPIRE_MS);
  });

  it("is theirs to come back to while it lasts", () => {
    const { host, players } = deserted();
    host.advance(FREEZE_MS + 60_000);
    players[0]?.rejoin({ wire: 1 });
    const own = host.record.seats.find((holder) => holder?.name === "Ann");
    expect([own?.leftAt, own?.standIn === null || own?.returning]).toEqual([null, true]);
    expect(host.record.emptySince).toBeNull();
  });
});
