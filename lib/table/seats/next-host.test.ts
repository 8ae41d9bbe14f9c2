import { describe, expect, it } from "vitest";
import { eights } from "@/lib/rules/eights";
import { namedTable } from "../testing/eights-table";
import { codesIn, TestPlayer } from "../testing/test-player";

describe("the host's role", () => {
  it("passes to whoever came first when the host leaves", () => {
    const { host, named } = namedTable("Ann");
    host.advance(10);
    const ben = new TestPlayer(host, "Ben");
    ben.join();
    host.advance(10);
    new TestPlayer(host, "Cat").join();
    named("Ann").say({ action: "stand" });
    expect(host.record.host).toBe(ben.id);
  });

  it("passes two minutes after the host was disconnected, to somebody who is here", () => {
    const { host, named } = namedTable("Ann", "Ben", "Cat");
    named("Ann").leave();
    named("Ben").leave();
    host.advance(135_000 - 1);
    expect(host.record.host).toBe(named("Ann").id);
    host.advance(1);
    expect(host.record.host).toBe(named("Cat").id);
  });

  it("waits for somebody to pass to", () => {
    const { host, named } = namedTable("Ann", "Ben");
    named("Ann").leave();
    named("Ben").leave();
    host.advance(300_000);
    expect(host.record.host).toBe(named("Ann").id);
    named("Ben").join();
    host.advance(0);
    expect(host.record.host).toBe(named("Ben").id);
  });

  it("falls to the first who comes back to a table that has none", () => {
    const { host, named } = namedTable("Ann", "Ben");
    named("Ben").leave();
    named("Ann").say({ action: "stand" });
    expect(host.record.host).toBeNull();
    named("Ben").join();
    expect(host.record.host).toBe(named("Ben").id);
  });

  it("goes with a seat taken over", () => {
    const { host, named } = namedTable("A", "B", "C", "D", "E", "F");
    for (const name of ["A", "B", "C", "D", "E", "F"] as const) named(name).leave();
    host.advance(180_000);
    const late = new TestPlayer(host, "Late");
    late.join();
    expect(host.record.host).toBe(late.id);
  });

  it("is needed for bots, seats, options, starting and going back to the lobby", () => {
    const { named } = namedTable("Ann", "Ben");
    const commands = [
      { action: "addBot", seat: 3 },
      { action: "removeSeat", seat: 0 },
      { action: "setOptions", options: eights.defaults },
      { action: "startGame", fill: true },
      { action: "lobby" },
    ];
    for (const command of commands) expect(codesIn(named("Ben").say(command))).toEqual(["notHost"]);
  });
});
