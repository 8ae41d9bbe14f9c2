import { describe, expect, it } from "vitest";
import { eights } from "@/lib/rules/eights";
import { restored } from "./keeping";
import { latestKeys, RECORD } from "./record";
import { eightsGame } from "./testing/eights-table";

const draw = { action: "draw" };

/** A table of three where whoever is on turn has drawn so often. */
function drawn(times: number) {
  const { host, players } = eightsGame(["Ann", "Ben", "Cat"]);
  const keys = new Set<string>();
  for (let turn = 0; turn < times; turn++) {
    players[host.state.current]?.say(draw);
    for (const key of host.lastKeys) keys.add(key);
  }
  return { host, players, keys };
}

describe("what is kept of a move", () => {
  it("is what happened, and no whole record", () => {
    const { host, keys } = drawn(5);
    expect([...keys]).toEqual(latestKeys.slice(0, 5));
    for (const key of keys)
      expect(JSON.stringify(host.kept(key)).length).toBeLessThan(JSON.stringify(host.kept(RECORD)).length / 2);
  });

  it("becomes a record and a chunk of the log in time", () => {
    const { keys } = drawn(40);
    // A draw is two entries, the cards it brings being one.
    const moves = latestKeys.slice(0, latestKeys.length / 2 - 1);
    expect([...keys].sort()).toEqual([...moves, "log/000001/000000", "log/000001/000001", RECORD].sort());
  });

  it("is found again by a table that died, whenever it did", () => {
    const { host, players } = drawn(0);
    for (let turn = 0; turn < 40; turn++) {
      players[host.state.current]?.say(draw);
      const { record } = host;
      host.kill();
      host.reopen();
      for (const player of players) player.rejoin({ wire: 1, rules: eights.version });
      const { state, moves } = record.match ?? {};
      expect(host.record).toMatchObject({ turn: record.turn, match: { state, moves } });
      expect(players.map(({ view }) => view)).toEqual(players.map((_, seat) => eights.view(host.state, seat)));
    }
  });

  it("is never counted twice once a whole record has it too", () => {
    const { host, players } = drawn(3);
    players[1]?.leave();
    expect(host.lastKeys).toEqual([RECORD]);
    for (const key of latestKeys.slice(0, 3)) expect(host.kept(key)).toBeDefined();
    const { state } = host;
    host.kill();
    host.reopen();
    players[0]?.rejoin();
    expect(host.state).toEqual(state);
    expect(players[0]?.view).toEqual(eights.view(state, 0));
  });

  it("still says which moves are past where the rules are no longer the same", () => {
    const { host } = drawn(3);
    const stored = Object.fromEntries([RECORD, ...latestKeys].map((key) => [key, host.kept(key)]));
    expect(restored({ ...eights, version: eights.version + 1 }, stored)?.turn).toBe(host.record.turn);
  });
});
