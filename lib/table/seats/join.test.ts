import { describe, expect, it } from "vitest";
import { eights } from "@/lib/rules/eights";
import { eightsGame, namedTable, seatNames } from "../testing/eights-table";
import { TestHost } from "../testing/test-host";
import { codesIn, TestPlayer } from "../testing/test-player";
import { emblems } from "./emblems";

describe("joining", () => {
  it("opens a table, seats the first and makes them its host", () => {
    const { host, named } = namedTable("Ann");
    expect(host.record).toMatchObject({ status: "waiting", visibility: "private", host: named("Ann").id, turn: 0 });
    expect(named("Ann").seat).toBe(0);
    expect(named("Ann").table.seats[0]).toMatchObject({ name: "Ann", avatar: "palm", presence: "here", bot: null });
  });

  it("opens none where one must exist", () => {
    const host = new TestHost(eights);
    expect(codesIn(new TestPlayer(host, "Ann").join({ mustExist: true }))).toEqual(["noSuchTable"]);
    expect(host.commits).toBe(0);
  });

  it("says whether there is a table to whoever only asks, and opens none", () => {
    const host = new TestHost(eights);
    const asks = () => codesIn(host.receive(host.connect(), { action: "ping", mustExist: true }));
    expect([asks(), host.commits]).toEqual([["noSuchTable"], 0]);
    const ann = new TestPlayer(host, "Ann");
    ann.join();
    const { commits } = host;
    expect([asks(), host.commits, ann.table.watchers]).toEqual([[], commits, 0]);
  });

  it("gives two tabs of one player one seat, and keeps it until the last of them goes", () => {
    const { host, named } = namedTable("Ann", "Ben");
    const tab = new TestPlayer(host, "Ann");
    tab.join();
    expect(tab.seat).toBe(0);
    expect(seatNames(tab.table.seats)).toEqual(["Ann", "Ben", null, null, null, null]);
    named("Ann").leave();
    expect(tab.table.seats[0]?.presence).toBe("here");
    tab.leave();
    expect(named("Ben").table.seats[0]?.presence).toBe("lost");
  });

  it("takes no second player through the same connection", () => {
    const { named } = namedTable("Ann");
    const answer = named("Ann").say({ action: "join", name: "Eve", key: "e".repeat(64) });
    expect(codesIn(answer)).toEqual(["alreadyJoined"]);
  });

  it("lets whoever finds no seat look on, and says why", () => {
    const { host } = namedTable("A", "B", "C", "D", "E", "F");
    const late = new TestPlayer(host, "Late");
    expect(codesIn(late.join())).toEqual(["full"]);
    expect(late.seat).toBeNull();
    expect(late.table.watchers).toBe(1);
    const { host: running } = eightsGame(["A", "B", "C"]);
    expect(codesIn(new TestPlayer(running, "Late").join())).toEqual(["started"]);
    const looker = new TestPlayer(running, "Looker");
    expect(codesIn(looker.join({ watch: true }))).toEqual([]);
    expect(looker.view?.hands.flat().every((card) => card === null)).toBe(true);
  });

  it("gives a seat its holder has been disconnected from for two minutes to the next who comes", () => {
    const { host, named } = namedTable("A", "B", "C", "D", "E", "F");
    named("F").leave();
    host.advance(135_000 - 1);
    expect(codesIn(new TestPlayer(host, "Early").join())).toEqual(["full"]);
    host.advance(1);
    const late = new TestPlayer(host, "Late");
    late.join();
    expect(late.seat).toBe(5);
  });

  it("gives those who bring no picture one that nobody at the table has, and leaves it to them", () => {
    const { host, named } = namedTable("Ann", "Ben", "Cat");
    const faces = () => host.record.seats.flatMap((holder) => holder?.avatar ?? []);
    expect(faces()).toEqual(emblems.slice(0, 3));
    named("Ann").say({ action: "stand" });
    named("Ben").rejoin();
    expect(faces()).toEqual(emblems.slice(1, 3));
  });

  it("counts watchers as they come and go", () => {
    const { host, named } = namedTable("Ann");
    const watcher = new TestPlayer(host, "W");
    watcher.join({ watch: true });
    expect(named("Ann").table.watchers).toBe(1);
    watcher.leave();
    expect(named("Ann").table.watchers).toBe(0);
  });
});
