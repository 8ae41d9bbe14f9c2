import { describe, expect, it } from "vitest";
import type { EightsOptions } from "@/lib/rules/eights";
import { eightsGame, eightsTable, goodMove } from "../testing/eights-table";
import { codesIn, TestPlayer } from "../testing/test-player";
import { SILENCE_MS } from "./absence";
import { SteadyTime } from "./steady-time";

describe("a steady time", () => {
  it("is what the clock says, while that goes on", () => {
    const time = new SteadyTime();
    expect([1_000, 1_000, 1_700, 90_000].map((reading) => time.of(reading))).toEqual([1_000, 1_000, 1_700, 90_000]);
    expect(time.reading(90_500)).toBe(90_500);
  });

  it("goes on from where it was when the clock is set back, as often as it is", () => {
    const time = new SteadyTime();
    const readings = [50_000, 10_000, 10_400, 0, 5];
    expect(readings.map((reading) => time.of(reading))).toEqual([50_000, 50_000, 50_400, 50_400, 50_405]);
  });

  it("stands still where the clock is only unsteady, and passes no faster for it", () => {
    const time = new SteadyTime();
    const readings = [50_000, 49_990, 50_005, 49_995, 50_010, 49_010, 50_011];
    expect(readings.map((reading) => time.of(reading))).toEqual([
      50_000, 50_000, 50_005, 50_005, 50_010, 50_010, 50_011,
    ]);
  });

  it("says what the clock will read at an instant of its own", () => {
    const time = new SteadyTime();
    time.of(50_000);
    time.of(10_000);
    expect(time.reading(51_000)).toBe(11_000);
    expect(time.reading(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
  });

  it("does not begin before what is known to have been", () => {
    const time = new SteadyTime(50_000);
    expect([time.of(10_000), time.of(10_900)]).toEqual([50_000, 50_900]);
    expect(new SteadyTime(50_000).of(60_000)).toBe(60_000);
  });
});

const HOUR = 3_600_000;

/** As long as a bot thinks, and a little more. */
const MOMENT = 2_000;

/** A game of Ann's against bots, when she or one of them is asked. */
function game(clock: EightsOptions["clock"], asked: "Ann" | "a bot") {
  const { host, players } = eightsGame(["Ann"], { clock });
  const [ann] = players as [(typeof players)[number]];
  const isAsked = () => (host.state.current === ann.seat) === (asked === "Ann");
  for (let step = 0; !isAsked(); step++) {
    if (step > 1_000) throw new Error(`${asked} is never asked`);
    if (asked === "Ann") host.advance(100);
    else ann.say(goodMove(ann));
  }
  return { host, ann };
}

type Place = ReturnType<typeof game>;

/** How many turns pass so soon. */
const turnsIn = (host: Place["host"], ms: number) => {
  const { turn } = host.record;
  host.advance(ms);
  return host.record.turn - turn;
};

const leftMs = ({ ann }: Pick<Place, "ann">) => ann.say({ action: "ping" }).find(({ type }) => type === "pong")?.leftMs;

describe("a table whose host's clock is set back", () => {
  it("is not kept waiting by its bots", () => {
    const { host } = game(0, "a bot");
    host.sleep(-HOUR);
    expect(turnsIn(host, MOMENT)).toBeGreaterThan(0);
  });

  it("gives whoever is asked as long as they had, and not longer", () => {
    const at = game(30, "Ann");
    at.host.advance(10_000);
    expect(leftMs(at)).toBe(20_000);
    at.host.sleep(-HOUR);
    expect(leftMs(at)).toBe(20_000);
    expect(at.host.table.nextWake()).toBe(at.host.now() + 15_000);
    at.host.advance(10_000);
    expect(leftMs(at)).toBe(10_000);
    expect(turnsIn(at.host, 10_000)).toBe(1);
  });

  it("hears whoever keeps the pace", () => {
    const { host, ann } = game(0, "Ann");
    host.sleep(-HOUR);
    for (let second = 0; second < 30; second++) {
      for (let frame = 0; frame < 10; frame++) expect(codesIn(ann.say({ action: "ping" }))).toEqual([]);
      host.advance(1_000);
    }
    expect(host.closings).toEqual([]);
  });

  it("misses who falls silent, and says so", () => {
    const { host, players } = eightsGame(["Ann", "Ben"], { clock: 30 });
    const [ann, ben] = players as [(typeof players)[number], (typeof players)[number]];
    const seat = Number(ben.seat);
    for (const player of players) player.say({ action: "ping" });
    host.sleep(-HOUR);
    for (let second = 0; second < SILENCE_MS / 1_000; second++) {
      host.advance(1_000);
      ann.say({ action: "ping" });
    }
    expect(host.ears.get(ben.connection)?.closed).toBe(true);
    expect(ann.table.seats[seat]?.presence).toBe("disconnected");
  });

  it("lets people in, and hangs up on who does not join in their ten seconds", () => {
    const { host } = eightsTable(["Ann"]);
    const stranger = host.connect();
    host.sleep(-HOUR);
    const ben = new TestPlayer(host, "Ben");
    expect(codesIn(ben.join())).toEqual([]);
    host.advance(10_000);
    expect(host.ears.get(stranger)?.closed).toBe(true);
  });

  it("goes on after a restart too: its bots within a moment", () => {
    const { host, ann } = game(0, "a bot");
    ann.leave();
    host.kill();
    host.sleep(-HOUR);
    host.reopen();
    expect(turnsIn(host, MOMENT)).toBeGreaterThan(0);
  });

  it("gives nobody more after a restart than their turn had left, or an outage's grace", () => {
    const { host, ann } = game(30, "Ann");
    host.advance(27_000);
    host.kill();
    host.sleep(-HOUR);
    host.reopen();
    ann.rejoin({ wire: 1 });
    const left = Number(leftMs({ ann }));
    expect(left).toBeLessThanOrEqual(30_000);
    expect(turnsIn(host, left)).toBe(1);
  });

  it("stands still and is forgotten in its time, though the server was started anew", () => {
    const { host, ann } = game(0, "Ann");
    ann.leave();
    host.advance(60_000);
    const due = Number(host.table.nextWake()) - host.now();
    host.kill();
    host.sleep(-HOUR);
    host.reopen();
    expect(Number(host.table.nextWake()) - host.now()).toBeLessThanOrEqual(due + 60_000);
  });
});

describe("a table whose host's clock is set forward", () => {
  it("gives whoever was asked nothing for it, and after a restart the grace of an outage", () => {
    const running = game(30, "Ann");
    running.host.sleep(HOUR);
    expect(turnsIn(running.host, 0)).toBe(1);
    const { host, ann } = game(30, "Ann");
    host.kill();
    host.sleep(HOUR);
    host.reopen();
    ann.rejoin({ wire: 1 });
    expect(leftMs({ ann })).toBe(5_000);
  });

  it("hears no more at once than from somebody who is rested", () => {
    const { host, ann } = game(0, "Ann");
    host.sleep(HOUR);
    const heard = Array.from({ length: 100 }, () => ann.say({ action: "ping" })).findIndex((frames) =>
      codesIn(frames).includes("tooMuch"),
    );
    expect(heard).toBe(40);
  });
});
