import { describe, expect, it } from "vitest";
import { eightsGame, seatNames } from "../testing/eights-table";
import { codesIn, TestPlayer } from "../testing/test-player";

describe("another game", () => {
  /** A finished game, which its players watched the bots play for them. */
  const finished = (...names: string[]) => {
    const table = eightsGame(names);
    for (let turn = 0; table.host.record.status === "playing" && turn < 3_000; turn++) table.host.advance(20_000);
    expect(table.host.record.status).toBe("finished");
    return table;
  };

  it("starts once everybody who is here wants it", () => {
    const { host, players } = finished("Ann", "Ben", "Cat");
    const { turn } = host.record;
    for (const [index, player] of players.entries()) {
      expect(host.record.status).toBe("finished");
      player.say({ action: "rematch" });
      if (index < 2) expect(players[2]?.table.seats[index]?.ready).toBe(true);
    }
    expect(host.record).toMatchObject({ status: "playing", round: 2 });
    expect(host.record.turn).toBeGreaterThan(turn);
  });

  it("is not held up by whoever stands up, disconnects or is taken out", () => {
    for (const go of ["stand", "lose", "remove"] as const) {
      const { host, players } = finished("Ann", "Ben", "Cat", "Dan");
      const [ann, ben, cat, dan] = players;
      for (const player of [ann, ben, cat]) player?.say({ action: "rematch" });
      if (go === "stand") dan?.say({ action: "stand" });
      if (go === "remove") ann?.say({ action: "removeSeat", seat: 3 });
      if (go === "lose") {
        dan?.leave();
        host.advance(14_999);
        expect(host.record.status).toBe("finished");
        host.advance(1);
      }
      expect(host.record).toMatchObject({ status: "playing", round: 2 });
      expect(host.state.hands).toHaveLength(3);
      expect(ann?.frames.filter(({ type }) => type === "gameStarted")).toHaveLength(2);
    }
  });

  it("passes the host's role on where the host is not part of it", () => {
    const { host, players } = finished("Ann", "Ben", "Cat", "Dan");
    const [ann, ...others] = players;
    ann?.leave();
    for (const player of others) player.say({ action: "rematch" });
    host.advance(15_000);
    expect(host.record).toMatchObject({ status: "playing", host: others[0]?.id });
  });

  it("goes back to the lobby where too few want it", () => {
    const { host, players } = finished("Ann", "Ben", "Cat");
    players[2]?.say({ action: "stand" });
    for (const player of players.slice(0, 2)) player.say({ action: "rematch" });
    expect(host.record).toMatchObject({ status: "waiting", match: null });
    expect(seatNames(host.record.seats)).toEqual(["Ann", "Ben", null, null, null, null]);
    expect(players[0]?.view).toBeNull();
  });

  it("can be prepared anew by the host", () => {
    const { host, players } = finished("Ann", "Ben", "Cat");
    players[0]?.say({ action: "lobby" });
    expect(host.record.status).toBe("waiting");
    players[0]?.say({ action: "startGame" });
    expect(host.record).toMatchObject({ status: "playing", round: 2 });
  });

  it("is open to whoever comes to a table all have gone from", () => {
    const { host, players } = finished("Ann", "Ben", "Cat");
    players[0]?.say({ action: "stand" });
    players[1]?.leave();
    players[2]?.leave();
    const early = new TestPlayer(host, "Early");
    expect(codesIn(early.join())).toEqual(["over"]);
    early.leave();
    host.advance(15_000);
    const late = new TestPlayer(host, "Late");
    expect(codesIn(late.join())).toEqual([]);
    expect(host.record.status).toBe("waiting");
    expect(late.seat).toBe(0);
    host.advance(135_000);
    expect(host.record.host).toBe(late.id);
  });

  it("is open to a watcher who sits down at such a table", () => {
    const { host, players } = finished("Ann", "Ben", "Cat");
    const watcher = new TestPlayer(host, "W");
    watcher.join({ watch: true });
    expect(codesIn(watcher.say({ action: "sit", seat: 3 }))).toEqual(["gameRunning"]);
    for (const player of players) player.say({ action: "stand" });
    watcher.say({ action: "sit", seat: 3 });
    expect(host.record).toMatchObject({ status: "waiting", host: watcher.id });
  });
});
