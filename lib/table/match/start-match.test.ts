import { describe, expect, it } from "vitest";
import { namedTable } from "../testing/eights-table";
import { codesIn } from "../testing/test-player";

describe("starting", () => {
  it("wants enough players, or bots to fill up with", () => {
    const { host, named } = namedTable("Ann", "Ben");
    expect(codesIn(named("Ann").say({ action: "startGame" }))).toEqual(["tooFew"]);
    const frames = named("Ann").say({ action: "startGame", fill: true });
    expect(frames[0]).toEqual({ type: "gameStarted", message: "Game started by Ann" });
    expect(host.record).toMatchObject({ status: "playing", round: 1, turn: 1 });
    expect(host.record.seats.filter((seat) => seat?.bot)).toHaveLength(1);
  });

  it("does not wait for ready marks", () => {
    const { host, named } = namedTable("Ann", "Ben", "Cat");
    named("Ben").say({ action: "ready", ready: true });
    expect(named("Ann").table.seats[1]?.ready).toBe(true);
    named("Ann").say({ action: "startGame" });
    expect(host.record.status).toBe("playing");
  });
});
