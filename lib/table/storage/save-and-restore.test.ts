import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eights } from "@/lib/rules/eights";
import { eightsGame } from "../testing/eights-table";
import { TestPlayer } from "../testing/test-player";
import { latestKeys, RECORD, TAIL_LENGTH } from "./record";
import { restored } from "./save-and-restore";

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
    const { keys } = drawn(TAIL_LENGTH + 8);
    // A draw is two entries, the cards it brings being one.
    const moves = latestKeys.slice(0, TAIL_LENGTH / 2 - 1);
    expect([...keys].sort()).toEqual([...moves, "log/000001/000000", "log/000001/000001", RECORD].sort());
  });

  it("is found again by a table that died, whenever it did", () => {
    const { host, players } = drawn(0);
    for (let turn = 0; turn < TAIL_LENGTH + 8; turn++) {
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

  it.each(["by name", "in a list"])(
    "is found again where it tells all a seat did in its turn, %s, as it once did",
    (form) => {
      const { host } = drawn(3);
      const stored = Object.fromEntries([RECORD, ...latestKeys].map((key) => [key, host.kept(key)]));
      for (const [seat, key] of latestKeys.slice(0, 3).entries()) {
        const { mover, ...latest } = stored[key] as { mover: readonly [number, number]; entries: readonly object[] };
        expect(mover[0]).toBe(seat);
        const made = { turn: mover[1], done: [draw] };
        const moves = form === "by name" ? { [seat]: made } : [0, 1, 2].map((other) => (other === seat ? made : null));
        stored[key] = { ...latest, moves };
      }
      expect(restored(eights, stored)).toEqual({ record: host.record, isOutdated: false });
    },
  );

  it("is read by a house of before, which looks for a list of moves in it", () => {
    const { host } = drawn(3);
    for (const key of latestKeys.slice(0, 3)) expect(host.kept(key)).toMatchObject({ moves: [], entries: [{}, {}] });
  });

  it("goes on from a match of before matches had names", () => {
    const { host } = drawn(3);
    const { match, ...record } = host.kept(RECORD) as { match: { id: string; botEnds: null } };
    const { id, botEnds, ...nameless } = match;
    host.keep(RECORD, { ...record, match: nameless });
    const stored = Object.fromEntries([RECORD, ...latestKeys].map((key) => [key, host.kept(key)]));
    expect(restored(eights, stored)?.record.match).toEqual({ ...host.record.match, id: null, botEnds });
    expect(id).toMatch(/^[0-9a-f]{32}$/);
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
});

describe("a game whose rules have changed", () => {
  const refuse = (): never => {
    throw new TypeError("no such state");
  };
  const changes: Record<string, Partial<typeof eights>> = {
    "another version": { version: eights.version + 1 },
    "rules that refuse a kept move": { check: () => ({ code: "never", rule: "1" }) },
    "rules that cannot read its state": { wait: refuse },
    "rules that cannot show its state": { view: refuse },
  };

  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(Object.keys(changes))("ends with a word about it, its log whole: %s", (change) => {
    const { host, players } = drawn(TAIL_LENGTH / 2 + 4);
    const { turn } = host.record;
    const log = host.logs.get(1);
    host.kill();
    host.reopen({ ...eights, ...changes[change] });
    host.wake();
    const heard = players.map((player) => player.rejoin({ wire: 1 }));
    for (const frames of heard) expect(frames).toContainEqual({ type: "notice", code: "otherRules" });
    expect(host.record).toMatchObject({ status: "waiting", match: null, ended: "otherRules" });
    expect(host.record.turn).toBeGreaterThan(turn);
    const chunks = [0, 1].map((number) => host.chunk(1, number) as { version?: number; entries: unknown[] });
    expect(chunks[0]?.version).toBe(eights.version);
    expect(chunks.flatMap(({ entries }) => entries)).toEqual(log);
  });

  it("is told of again until another begins, and to nobody who was not in it", () => {
    const { host, players } = drawn(3);
    host.kill();
    host.reopen({ ...eights, version: eights.version + 1 });
    players[0]?.rejoin({ wire: 1 });
    host.kill();
    host.reopen();
    const isTold = (frames: readonly { readonly type: string }[]) => frames.some(({ type }) => type === "notice");
    expect(players.map((player) => isTold(player.rejoin({ wire: 1 })))).toEqual([true, true, true]);
    expect(isTold(new TestPlayer(host, "Dan").join({ wire: 1 }))).toBe(false);
    players[0]?.say({ action: "startGame" });
    expect(host.record).toMatchObject({ status: "playing", ended: null });
    expect(isTold(players[1]?.rejoin({ wire: 1 }) ?? [])).toBe(false);
  });

  it("leaves its log as it was where the server dies before it is written", () => {
    const { host, players } = drawn(5);
    const log = host.logs.get(1);
    for (let death = 0; death < 3; death++) {
      host.kill();
      host.reopen({ ...eights, version: eights.version + 1 });
    }
    players[0]?.rejoin({ wire: 1 });
    expect((host.chunk(1, 0) as { entries: unknown[] }).entries).toEqual(log);
  });
});
