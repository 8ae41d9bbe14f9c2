import { describe, expect, it } from "vitest";
import { eights } from "@/lib/rules/eights";
import { eightsGame, eightsTable, goodMove } from "../testing/eights-table";
import type { Frame } from "../testing/test-host";
import { TestPlayer } from "../testing/test-player";
import { UNREAD_LENGTH } from "./unread-frames";

describe("a connection that does not read", () => {
  /** A host that fills every line with states, and somebody who looks on by such a line. */
  function filled() {
    const { host, players } = eightsTable(["Ann"]);
    const watcher = new TestPlayer(host, "Watcher");
    watcher.join({ watch: true });
    const fill = (states: number) => {
      for (let state = 0; state < states; state++) {
        players[0]?.say({ action: "setTable", locked: state % 2 === 0 });
        players[0]?.say({ action: "ping", mark: markOf(players[0].frames) ?? "" });
        host.advance(100);
      }
    };
    const length = watcher.frames.at(-1);
    return { host, watcher, fill, all: Math.ceil(UNREAD_LENGTH / JSON.stringify(length).length) };
  }
  const markOf = (frames: readonly Frame[]) => frames.findLast(({ mark }) => mark)?.mark;

  it("is hung up on once it was told more than it can have missed, though it pings", () => {
    const { host, watcher, fill, all } = filled();
    fill(all - 10);
    for (const mark of ["", "0badf00d"]) watcher.say({ action: "ping", mark });
    expect(host.closings).toEqual([]);
    fill(20);
    expect(host.closings).toEqual([4000]);
    expect(host.record.emptySince).toBeNull();
  });

  it("is hung up on at once where time alone was what it was told of", () => {
    const { host, players } = eightsTable(["Ann", "Ben"]);
    const [ann, ben] = players;
    // Each a few characters ahead of the one before, so that every kind of frame is too much for one of them.
    for (let ahead = 0; ahead < 6; ahead++) {
      const watcher = new TestPlayer(host, `Watcher ${ahead}`);
      watcher.join({ watch: true });
      for (let said = 0; said < ahead * 3; said++) watcher.say({ action: "stand" });
    }
    ann?.say({ action: "ping", mark: "" });
    for (let round = 0; round < 2_000 && host.closings.length < 6; round++) {
      ben?.leave();
      // Lost, and then disconnected: nobody says so but the clock.
      host.advance(16_000);
      ben?.join({ wire: 1 });
      ann?.say({ action: "ping", mark: markOf(ann.frames) ?? "" });
    }
    expect(host.closings).toEqual(Array(6).fill(4000));
  });

  it("stays as long as it says again what it was answered", () => {
    const { host, watcher, fill, all } = filled();
    watcher.say({ action: "ping", mark: "" });
    for (let part = 0; part < 4; part++) {
      fill(Math.ceil(all / 2));
      watcher.say({ action: "ping", mark: markOf(watcher.frames) });
    }
    expect(host.closings).toEqual([]);
  });

  it("shows by a move that it reads", () => {
    const { host, players } = eightsGame(["Ann", "Ben"], { clock: 0 });
    const asked = players.find(({ view, seat }) => view && eights.wait(view)?.seats.includes(seat ?? -1));
    if (!asked) throw new Error("nobody is asked");
    const [state] = asked.rejoin().filter(({ type }) => type === "state");
    const almost = Math.floor((0.7 * UNREAD_LENGTH) / JSON.stringify(state).length);
    const fill = () => {
      for (let told = 0; told < almost; told++) {
        players[0]?.say({ action: "setTable", locked: told % 2 === 0 });
        host.advance(100);
      }
    };
    fill();
    asked.say(goodMove(asked));
    fill();
    expect(host.closings).toEqual([]);
    fill();
    expect(host.closings).toContain(4000);
  });
});
