import { describe, expect, it } from "vitest";
import { eights } from "@/lib/rules/eights";
import { eightsGame, eightsTable } from "../testing/eights-table";
import { TestHost } from "../testing/test-host";
import { codesIn, keyOf, TestPlayer } from "../testing/test-player";

const MINUTE = 60_000;
const seatNames = (seats: readonly ({ readonly name: string } | null)[]) => seats.map((seat) => seat?.name ?? null);

function tableOf<const Names extends readonly string[]>(...names: Names) {
  const { host, players } = eightsTable(names);
  return { host, players, named: (name: Names[number]) => players[names.indexOf(name)] as (typeof players)[number] };
}

describe("joining", () => {
  it("opens a table, seats the first and makes them its host", () => {
    const { host, named } = tableOf("Ann");
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
    const { host, named } = tableOf("Ann", "Ben");
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
    const { named } = tableOf("Ann");
    const answer = named("Ann").say({ action: "join", name: "Eve", key: "e".repeat(64) });
    expect(codesIn(answer)).toEqual(["alreadyJoined"]);
  });

  it("lets whoever finds no seat look on, and says why", () => {
    const { host } = tableOf("A", "B", "C", "D", "E", "F");
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

  it("gives a seat its holder left two minutes ago to the next who comes", () => {
    const { host, named } = tableOf("A", "B", "C", "D", "E", "F");
    named("F").leave();
    host.advance(2 * MINUTE - 1);
    expect(codesIn(new TestPlayer(host, "Early").join())).toEqual(["full"]);
    host.advance(1);
    const late = new TestPlayer(host, "Late");
    late.join();
    expect(late.seat).toBe(5);
  });

  it("counts watchers as they come and go", () => {
    const { host, named } = tableOf("Ann");
    const watcher = new TestPlayer(host, "W");
    watcher.join({ watch: true });
    expect(named("Ann").table.watchers).toBe(1);
    watcher.leave();
    expect(named("Ann").table.watchers).toBe(0);
  });
});

describe("the host's role", () => {
  it("passes to whoever came first when the host leaves", () => {
    const { host, named } = tableOf("Ann");
    host.advance(10);
    const ben = new TestPlayer(host, "Ben");
    ben.join();
    host.advance(10);
    new TestPlayer(host, "Cat").join();
    named("Ann").say({ action: "stand" });
    expect(host.record.host).toBe(ben.id);
  });

  it("passes after two minutes without the host, to somebody who is here", () => {
    const { host, named } = tableOf("Ann", "Ben", "Cat");
    named("Ann").leave();
    named("Ben").leave();
    host.advance(2 * MINUTE - 1);
    expect(host.record.host).toBe(named("Ann").id);
    host.advance(1);
    expect(host.record.host).toBe(named("Cat").id);
  });

  it("waits for somebody to pass to", () => {
    const { host, named } = tableOf("Ann", "Ben");
    named("Ann").leave();
    named("Ben").leave();
    host.advance(5 * MINUTE);
    expect(host.record.host).toBe(named("Ann").id);
    named("Ben").join();
    host.advance(0);
    expect(host.record.host).toBe(named("Ben").id);
  });

  it("falls to the first who comes back to a table that has none", () => {
    const { host, named } = tableOf("Ann", "Ben");
    named("Ben").leave();
    named("Ann").say({ action: "stand" });
    expect(host.record.host).toBeNull();
    named("Ben").join();
    expect(host.record.host).toBe(named("Ben").id);
  });

  it("goes with a seat taken over", () => {
    const { host, named } = tableOf("A", "B", "C", "D", "E", "F");
    for (const name of ["A", "B", "C", "D", "E", "F"] as const) named(name).leave();
    host.advance(3 * MINUTE);
    const late = new TestPlayer(host, "Late");
    late.join();
    expect(host.record.host).toBe(late.id);
  });

  it("is needed for bots, seats, options, starting and going back to the lobby", () => {
    const { named } = tableOf("Ann", "Ben");
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

describe("seats", () => {
  it("are taken, changed and left while the table waits", () => {
    const { host, named } = tableOf("Ann", "Ben");
    expect(codesIn(named("Ben").say({ action: "sit", seat: 0 }))).toEqual(["seatTaken"]);
    expect(codesIn(named("Ben").say({ action: "sit", seat: 6 }))).toEqual(["noSuchSeat"]);
    named("Ben").say({ action: "sit", seat: 4 });
    expect(seatNames(host.record.seats)).toEqual(["Ann", null, null, null, "Ben", null]);
    named("Ben").say({ action: "stand" });
    expect(named("Ben").seat).toBeNull();
    expect(codesIn(named("Ben").say({ action: "stand" }))).toEqual(["notSeated"]);
    named("Ben").say({ action: "sit", seat: 1 });
    expect(named("Ben").seat).toBe(1);
  });

  it("keep the name their player goes by now", () => {
    const { host, named } = tableOf("Ann", "Ben");
    named("Ben").say({ action: "profile", name: "Benjamin", avatar: "falcon" });
    expect(host.record.seats[1]).toMatchObject({ name: "Benjamin", avatar: "falcon" });
    named("Ben").say({ action: "stand" });
    named("Ben").say({ action: "sit", seat: 2 });
    expect(host.record.seats[2]).toMatchObject({ name: "Benjamin", avatar: "falcon" });
  });

  it("change their names, and are come to anew, as fast as somebody can who means it", () => {
    const { host, named } = tableOf("Ann", "Ben");
    const rename = (count: number) => codesIn(named("Ben").say({ action: "profile", name: `Ben ${count}` }));
    for (let count = 0; count < 5; count++) expect(rename(count)).toEqual([]);
    expect(rename(5)).toEqual(["tooFast"]);
    expect(codesIn(named("Ben").say({ action: "join", key: keyOf("Ben"), name: "Benjamin" }))).toEqual(["tooFast"]);
    expect(host.record.seats[1]).toMatchObject({ name: "Ben 4" });
    expect(codesIn(named("Ann").say({ action: "profile", name: "Anna" }))).toEqual([]);
    host.advance(2_000);
    expect(rename(6)).toEqual([]);
  });

  it("are filled with bots and emptied by the host", () => {
    const { host, named } = tableOf("Ann", "Ben");
    named("Ann").say({ action: "addBot", seat: 3, level: "easy" });
    expect(codesIn(named("Ann").say({ action: "addBot", seat: 3 }))).toEqual(["seatTaken"]);
    expect(host.record.seats[3]).toMatchObject({ bot: "easy", ready: true });
    named("Ann").say({ action: "removeSeat", seat: 3 });
    named("Ann").say({ action: "removeSeat", seat: 1 });
    expect(codesIn(named("Ann").say({ action: "removeSeat", seat: 1 }))).toEqual(["seatEmpty"]);
    expect(seatNames(host.record.seats)).toEqual(["Ann", null, null, null, null, null]);
    expect(named("Ben").seat).toBeNull();
  });

  it("follow the options, and close up where they must", () => {
    const { host, named } = tableOf("Ann", "Ben", "Cat");
    named("Cat").say({ action: "sit", seat: 5 });
    const options = { ...eights.defaults, maxPlayers: 4 };
    named("Ann").say({ action: "setOptions", options });
    expect(seatNames(host.record.seats)).toEqual(["Ann", "Ben", "Cat", null]);
    named("Ann").say({ action: "addBot", seat: 3 });
    const tight = { action: "setOptions", options: { ...options, maxPlayers: 3 } };
    expect(codesIn(named("Ann").say(tight))).toEqual(["tooMany"]);
    expect(codesIn(named("Ann").say({ action: "setOptions", options: { ...options, more: 1 } }))).toEqual([
      "badOptions",
    ]);
    expect(codesIn(named("Ann").say({ action: "setOptions" }))).toEqual(["malformed"]);
    expect(host.record.options).toEqual(options);
  });

  it("close up when the game starts", () => {
    const { host, named } = tableOf("Ann", "Ben", "Cat");
    named("Ann").say({ action: "sit", seat: 5 });
    named("Ben").say({ action: "sit", seat: 3 });
    named("Ann").say({ action: "startGame" });
    expect(seatNames(host.record.seats)).toEqual(["Cat", "Ben", "Ann", null, null, null]);
    expect([named("Cat").seat, named("Ben").seat, named("Ann").seat]).toEqual([0, 1, 2]);
    expect(host.state.hands).toHaveLength(3);
  });

  it("change holders by the host's word, an open one too", () => {
    const { host, named } = tableOf("Ann", "Ben", "Cat");
    named("Ann").say({ action: "addBot", seat: 3 });
    const bot = host.record.seats[3]?.name ?? "";
    named("Ben").say({ action: "ready", ready: true });
    named("Ann").say({ action: "swap", seat: 1, with: 3 });
    named("Ann").say({ action: "swap", seat: 5, with: 2 });
    expect(seatNames(host.record.seats)).toEqual(["Ann", bot, null, "Ben", null, "Cat"]);
    expect([named("Ann").seat, named("Ben").seat, named("Cat").seat]).toEqual([0, 3, 5]);
    expect(named("Cat").table.seats[3]).toMatchObject({ name: "Ben", ready: true });
    const { commits } = host;
    const answers = [
      [named("Ben"), { action: "swap", seat: 3, with: 0 }, "notHost"],
      [named("Ann"), { action: "swap", seat: 2, with: 4 }, "seatEmpty"],
      [named("Ann"), { action: "swap", seat: 0, with: 6 }, "noSuchSeat"],
      [named("Ann"), { action: "swap", seat: 0 }, "malformed"],
      [named("Ann"), { action: "swap", seat: 0, with: -1 }, "malformed"],
      [named("Ann"), { action: "swap", seat: 0, with: 1, more: 1 }, "malformed"],
    ] as const;
    for (const [player, message, code] of answers) expect(codesIn(player.say(message))).toEqual([code]);
    expect(codesIn(named("Ann").say({ action: "swap", seat: 0, with: 0 }))).toEqual([]);
    expect(host.commits).toBe(commits);
  });

  it("stay as they are while a game runs", () => {
    const { players } = eightsGame(["Ann", "Ben", "Cat"]);
    const [ann] = players;
    const commands = [
      { action: "sit", seat: 4 },
      { action: "addBot", seat: 4 },
      { action: "swap", seat: 0, with: 1 },
      { action: "setOptions", options: eights.defaults },
      { action: "startGame" },
      { action: "ready", ready: true },
    ];
    for (const command of commands) expect(codesIn(ann?.say(command) ?? [])).toEqual(["gameRunning"]);
    for (const action of ["rematch", "lobby"]) expect(codesIn(ann?.say({ action }) ?? [])).toEqual(["notFinished"]);
  });
});

describe("starting", () => {
  it("wants enough players, or bots to fill up with", () => {
    const { host, named } = tableOf("Ann", "Ben");
    expect(codesIn(named("Ann").say({ action: "startGame" }))).toEqual(["tooFew"]);
    const frames = named("Ann").say({ action: "startGame", fill: true });
    expect(frames[0]).toEqual({ type: "gameStarted", message: "Game started by Ann" });
    expect(host.record).toMatchObject({ status: "playing", round: 1, turn: 1 });
    expect(host.record.seats.filter((seat) => seat?.bot)).toHaveLength(1);
  });

  it("does not wait for ready marks", () => {
    const { host, named } = tableOf("Ann", "Ben", "Cat");
    named("Ben").say({ action: "ready", ready: true });
    expect(named("Ann").table.seats[1]?.ready).toBe(true);
    named("Ann").say({ action: "startGame" });
    expect(host.record.status).toBe("playing");
  });
});

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
    expect(codesIn(early.join())).toEqual(["started"]);
    early.leave();
    host.advance(15_000);
    const late = new TestPlayer(host, "Late");
    expect(codesIn(late.join())).toEqual([]);
    expect(host.record.status).toBe("waiting");
    expect(late.seat).toBe(0);
    host.advance(2 * MINUTE);
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
