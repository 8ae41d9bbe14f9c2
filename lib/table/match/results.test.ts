import { describe, expect, it } from "vitest";
import { eights } from "@/lib/rules/eights";
import { oracle } from "@/lib/rules/eights/oracle";
import { replay } from "@/lib/rules/replay";
import { DECIDED, keysToLoad } from "../storage/record";
import { BadNetwork } from "../testing/bad-network";
import { playingOf } from "../testing/next-moves";
import { TestHost } from "../testing/test-host";
import { TestPlayer } from "../testing/test-player";
import { EXPIRE_MS, FREEZE_MS } from "../time/left-alone";
import { type Decided, recordOfMatch } from "./results";

const HOUR = 3_600_000;

/** A table where two leave a third, who wins; with whatever its results are handed on to. */
function won(decided: ((match: Decided) => void) | undefined) {
  const host = new TestHost(eights, { ...(decided && { decided }) });
  const players = ["Ann", "Ben", "Cat"].map((name) => new TestPlayer(host, name));
  const [ann, ben, cat] = players;
  if (!ann || !ben || !cat) throw new Error("three names");
  for (const player of players) player.join({ wire: 1 });
  const play = () => {
    ann.say({ action: "startGame" });
    const id = host.record.match?.id ?? "";
    for (const player of [ben, cat]) player.say({ action: "stand" });
    expect(host.record.status).toBe("finished");
    return id;
  };
  return { host, ann, ben, cat, play };
}

describe("a decided match", () => {
  it("is kept by the commit that decides it, and handed on with its name, seats and outcome", () => {
    const told: Decided[] = [];
    const { host, ann, play } = won((match) => told.push(match));
    const id = play();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(host.lastKeys).toContain(DECIDED);
    expect(told).toEqual([]);
    host.wake();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ match: id, game: "eights", code: "TEST", outcome: eights.outcome(host.state) });
    expect(told[0]?.seats.map((holder) => holder?.name)).toEqual(["Ann", "Ben", "Cat"]);
    expect(told[0]?.seats.map((holder) => holder?.quit)).toEqual([false, true, true]);
    expect(told[0]?.seats[0]?.id).toBe(ann.id);
  });

  it("is handed on again, later each time, until somebody has it; then it is forgotten", () => {
    const times: number[] = [];
    const { host, play } = won(() => times.push(host.now()));
    const id = play();
    host.advance(HOUR);
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(waits.slice(0, 3)).toEqual([5_000, 10_000, 20_000]);
    expect(Math.max(...waits)).toBe(300_000);
    const count = times.length;
    host.table.acknowledged(id);
    host.table.acknowledged(id);
    host.table.acknowledged("another");
    expect(host.kept(DECIDED)).toEqual([]);
    host.advance(HOUR);
    expect(times).toHaveLength(count);
  });

  it("survives the server at every instant, and is told under the same name as before", () => {
    const told: Decided[] = [];
    const { host, play } = won((match) => told.push(match));
    const id = play();
    for (let death = 0; death < 3; death++) {
      host.kill();
      host.reopen();
      host.wake();
    }
    expect(told.map(({ match }) => match)).toEqual([id, id, id]);
    expect(new Set(told.map((match) => JSON.stringify(match))).size).toBe(1);
    host.table.acknowledged(id);
    host.kill();
    host.reopen();
    host.advance(HOUR);
    expect(told).toHaveLength(3);
  });

  it("keeps its table from being forgotten until it is handed on", () => {
    const told: Decided[] = [];
    const { host, ann, ben, cat, play } = won((match) => told.push(match));
    const id = play();
    for (const player of [ann, ben, cat]) player.leave();
    host.advance(FREEZE_MS + EXPIRE_MS + HOUR);
    expect(host.isEmpty).toBe(false);
    host.table.acknowledged(id);
    host.advance(HOUR);
    expect(host.isEmpty).toBe(true);
  });

  it("waits beside others of the same table, each acknowledged by itself", () => {
    const told: Decided[] = [];
    const { host, ann, ben, cat, play } = won((match) => told.push(match));
    const first = play();
    ann.say({ action: "lobby" });
    for (const player of [ben, cat]) player.rejoin({ wire: 1 });
    const second = play();
    expect(second).not.toBe(first);
    host.table.acknowledged(first);
    expect((host.kept(DECIDED) as Decided[]).map(({ match }) => match)).toEqual([second]);
  });

  it("keeps no table from being forgotten once there is nobody any more to hand it to", () => {
    const { host, ann, ben, cat, play } = won(() => {});
    play();
    for (const player of [ann, ben, cat]) player.leave();
    const alone = new TestHost(eights, {});
    for (const key of [...keysToLoad]) if (host.kept(key) !== undefined) alone.keep(key, host.kept(key));
    alone.kill();
    alone.reopen();
    alone.advance(FREEZE_MS + EXPIRE_MS + HOUR);
    expect(alone.isEmpty).toBe(true);
  });

  it("is kept for nobody where there is nobody to hand it to", () => {
    const { host, play } = won(undefined);
    play();
    expect(host.kept(DECIDED)).toBeUndefined();
    expect(host.lastKeys).not.toContain(DECIDED);
  });
});

describe("the matches of tables over a bad network, whose servers die", () => {
  it("are handed on at least once each, and always the same", () => {
    let ended = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const world = new BadNetwork(playingOf(eights, oracle), seed, { keepsResults: true });
      world.run();
      const { host } = world;
      const decided = [...host.logs.keys()].flatMap((round) => host.decidedIn(round));
      ended += decided.length;
      const held = ((host.kept(DECIDED) ?? []) as Decided[]).map(({ match }) => match);
      for (const match of decided) expect(world.handed.has(match) || held.includes(match), `${seed}`).toBe(true);
      for (const match of world.handed.keys()) expect(decided).toContain(match);
    }
    expect(ended).toBeGreaterThan(20);
  });
});

describe("the log of a finished match", () => {
  it("is not found by the name of a match that other rules ended", () => {
    const { host, ann } = won(undefined);
    ann.say({ action: "startGame" });
    const id = host.record.match?.id ?? "";
    ann.say({ action: "draw" });
    host.kill();
    host.reopen({ ...eights, version: eights.version + 1 });
    host.wake();
    expect(host.record.ended).toBe("otherRules");
    expect(host.kept(`match/${id}`)).toBeUndefined();
    expect(host.kept("match/undefined")).toBeUndefined();
  });

  it("is found by the match's name, and plays it again", async () => {
    const { host, play } = won(undefined);
    const id = play();
    const read = async (keys: readonly string[]) =>
      Object.fromEntries(keys.flatMap((key) => (host.kept(key) === undefined ? [] : [[key, host.kept(key)]])));
    const record = await recordOfMatch(read, id);
    expect(record && replay(eights, record)).toEqual(host.state);
    expect(await recordOfMatch(read, "another")).toBeNull();
    const short = async (keys: readonly string[]) => {
      const found = await read(keys);
      return Object.fromEntries(Object.entries(found).filter(([key]) => !key.startsWith("log/")));
    };
    expect(await recordOfMatch(short, id)).toBeNull();
  });

  it("needs nothing of what a running table reads", () => {
    const { host, play } = won(undefined);
    const id = play();
    expect(keysToLoad).not.toContain(`match/${id}`);
    expect(host.kept(`match/${id}`)).toEqual({ round: 1, chunks: 1 });
  });
});
