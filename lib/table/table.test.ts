import { describe, expect, it } from "vitest";
import { type EightsState, eights } from "@/lib/rules/eights";
import { seedOf } from "@/lib/rules/laws";
import { randomFrom } from "@/lib/rules/random";
import { type GameRecord, type LogEntry, replay } from "@/lib/rules/replay";
import { eightsGame, goodMove } from "./testing/eights-table";
import { TestHost } from "./testing/test-host";
import { codesIn, TestPlayer } from "./testing/test-player";
import { type ToyState, toy } from "./testing/toy-game";
import { FREEZE_MS } from "./time/left-alone";

const NAMES = ["Ann", "Ben", "Cat"];
const draw = { action: "draw" } as const;

function game(options: Parameters<typeof eightsGame>[1] = {}) {
  const { host, players } = eightsGame(NAMES, options);
  const [ann, ben, cat] = players;
  if (!ann || !ben || !cat) throw new Error("three sit down");
  return { host, ann, ben, cat, turn: host.record.turn };
}

/** The entries of the log's current round that are not the deals following others. */
const happenings = (entries: readonly LogEntry[] | undefined) =>
  (entries ?? []).filter((entry) => !("timeout" in entry && entry.seed));

describe("a move", () => {
  it("is refused before joining, without a seat, without a game and in a wrong form", () => {
    const { host, ann } = game();
    const stranger = host.connect();
    expect(codesIn(host.receive(stranger, draw))).toEqual(["joinFirst"]);
    expect(codesIn(host.receive(stranger, { action: "stand" }))).toEqual(["joinFirst"]);
    const watcher = new TestPlayer(host, "W");
    watcher.join();
    expect(codesIn(watcher.say(draw))).toEqual(["notSeated"]);
    expect(codesIn(ann.say({ action: "dance" }))).toEqual(["malformed"]);
    expect(codesIn(ann.say({ ...draw, more: 1 }))).toEqual(["malformed"]);
    expect(host.record.turn).toBe(1);
  });

  it("is refused by the rules with their paragraph, and by its name", () => {
    const { ben, turn } = game();
    const [error] = ben.say({ ...draw, turn, n: 0 });
    expect(error).toMatchObject({ type: "error", code: "notYourTurn", turn, n: 0 });
    expect(error?.rule).toEqual(expect.any(String));
  });

  it("means now where it has no name", () => {
    const { host, ann, ben } = game();
    ann.say(draw);
    ben.say(draw);
    expect(host.state.current).toBe(2);
  });

  it("goes to the turn it names and to no other", () => {
    const { host, ann, ben, turn } = game();
    expect(codesIn(ann.say({ ...draw, turn: turn + 1, n: 0 }))).toEqual(["tooEarly"]);
    expect(codesIn(ann.say({ ...draw, turn, n: 1 }))).toEqual(["tooEarly"]);
    expect(codesIn(ann.say({ ...draw, turn: turn - 1, n: 0 }))).toEqual(["tooLate"]);
    expect(host.state.current).toBe(0);
    ann.say({ ...draw, turn, n: 0 });
    expect(codesIn(ben.say({ ...draw, turn, n: 0 }))).toEqual(["tooLate"]);
  });

  it("sent again is answered again, and not played again", () => {
    const { host, ann, ben, turn } = game();
    const move = { ...draw, turn, n: 0 };
    ann.say(move);
    const { commits } = host;
    const [answer, ...more] = ann.say(move);
    expect(answer).toMatchObject({ type: "state", turn: turn + 1 });
    expect(more).toEqual([]);
    expect(codesIn(ann.say({ action: "play", cardIndex: 0, turn, n: 0 }))).toEqual(["alreadyMoved"]);
    ben.say(draw);
    expect(ann.say(move)[0]?.type).toBe("state");
    expect(host.commits).toBe(commits + 1);
    host.advance(20_000);
    expect(host.state.current).toBe(0);
    ann.say(draw);
    expect(codesIn(ann.say(move))).toEqual(["tooLate"]);
  });

  it("sent again after the server died is still known", () => {
    const { host, ann, turn } = game();
    const move = { ...draw, turn, n: 0 };
    ann.say(move);
    host.kill();
    host.reopen();
    ann.rejoin({ wire: 1 });
    expect(ann.say(move).map(({ type }) => type)).toEqual(["state"]);
    expect(host.state.hands[0]).toHaveLength(8);
  });

  it("by either of two tabs counts once", () => {
    const { host, ann, turn } = game();
    const tab = new TestPlayer(host, "Ann");
    tab.join({ wire: 1 });
    ann.say({ ...draw, turn, n: 0 });
    expect(codesIn(tab.say({ action: "play", cardIndex: 0, turn, n: 0 }))).toEqual(["alreadyMoved"]);
    expect(tab.view).toEqual(ann.view);
  });

  it("comes too late once its time has passed, even if nobody woke the table", () => {
    const { host, ann, turn } = game();
    host.sleep(20_000);
    expect(codesIn(ann.say({ ...draw, turn, n: 0 }))).toEqual(["tooLate"]);
    expect(happenings(host.logs.get(1))).toEqual([{ timeout: true }]);
  });

  it("comes in time up to the last millisecond", () => {
    const { host, ann, turn } = game();
    host.sleep(19_999);
    expect(codesIn(ann.say({ ...draw, turn, n: 0 }))).toEqual([]);
    expect(happenings(host.logs.get(1))).toEqual([{ seat: 0, action: draw }]);
  });

  it("is refused after the end", () => {
    const { host, ann, ben, cat } = game();
    for (const player of [ben, cat]) player.say({ action: "stand" });
    expect(host.record.status).toBe("finished");
    expect(codesIn(ann.say(draw))).toEqual(["notPlaying"]);
  });
});

describe("what a turn asks of several, for longer, and in between", () => {
  function toyGame(options: { ms?: number | null; handsOver?: boolean } = {}) {
    const host = new TestHost(toy);
    const [ann, ben, cat] = NAMES.map((name) => new TestPlayer(host, name)) as [Toy, Toy, Toy];
    for (const player of [ann, ben, cat]) player.join({ wire: 1 });
    ann.say({ action: "setOptions", options: { ...toy.defaults, ...options } });
    ann.say({ action: "startGame" });
    return { host, ann, ben, cat };
  }
  type Toy = TestPlayer<ToyState, unknown, unknown>;
  const lastTold = (player: Toy) => player.frames.at(-1);

  it("moves the deadline of a turn that grows, and counts the moves within it", () => {
    const { host, ann } = toyGame();
    const { turn } = host.record;
    host.advance(4_000);
    ann.say({ action: "more", turn, n: 0 });
    expect(lastTold(ann)).toMatchObject({ turn, n: 1, leftMs: 8_000 });
    expect(codesIn(ann.say({ action: "more", turn, n: 2 }))).toEqual(["tooEarly"]);
    ann.say({ action: "more", turn, n: 1 });
    expect(codesIn(ann.say({ action: "pass", turn, n: 0 }))).toEqual(["alreadyMoved"]);
    expect(codesIn(ann.say({ action: "pass", n: 0 }))).toEqual(["alreadyMoved"]);
    host.advance(9_999);
    expect(host.state.current).toBe(0);
    host.advance(1);
    expect(host.state.current).toBe(1);
  });

  it("holds an interrupted turn, and goes on with what it had left", () => {
    const { host, ann, ben, cat } = toyGame();
    host.advance(4_000);
    ben.say({ action: "stop" });
    expect(lastTold(ann)).toMatchObject({ leftMs: 5_000 });
    expect(codesIn(ann.say({ action: "pass" }))).toEqual(["toy"]);
    host.advance(3_000);
    ann.say({ action: "answer", yes: true });
    expect(lastTold(ann)).toMatchObject({ leftMs: 2_000 });
    cat.say({ action: "answer", yes: true });
    expect(lastTold(ann)).toMatchObject({ leftMs: 6_000 });
    host.advance(5_999);
    expect(host.state.current).toBe(0);
    host.advance(1);
    expect(host.state.current).toBe(1);
  });

  it("closes with the decisive answer, and a later one comes too late", () => {
    const { host, ann, ben, cat } = toyGame();
    ben.say({ action: "stop" });
    const { turn } = host.record;
    ann.say({ action: "answer", yes: false, turn, n: 0 });
    expect(host.state.stop).toBeNull();
    expect(codesIn(cat.say({ action: "answer", yes: true, turn, n: 0 }))).toEqual(["tooLate"]);
    expect(ann.say({ action: "answer", yes: false, turn, n: 0 })[0]?.type).toBe("state");
  });

  it("counts a time-out against those who did not answer alone", () => {
    const { host, ann, ben } = toyGame();
    ben.say({ action: "stop" });
    ann.say({ action: "answer", yes: true });
    host.advance(5_000);
    expect(host.record.seats.map((seat) => seat?.missed)).toEqual([0, 0, 1]);
  });

  it("keeps the interruption over the server's death", () => {
    const { host, ann, ben } = toyGame();
    host.advance(2_000);
    ben.say({ action: "stop" });
    host.advance(1_000);
    host.kill();
    host.sleep(500);
    host.reopen();
    for (const player of [ann, ben]) player.rejoin({ wire: 1 });
    expect(lastTold(ann)).toMatchObject({ leftMs: 5_000 });
    ann.say({ action: "answer", yes: false });
    expect(lastTold(ann)).toMatchObject({ leftMs: 8_000 });
  });

  it("gives a seat back where the game says so", () => {
    const { host, ann, ben } = toyGame({ handsOver: true });
    ben.leave();
    host.advance(9_000);
    ann.say({ action: "pass" });
    host.advance(10_000);
    expect(host.record.seats[1]?.standIn).toBe("disconnected");
    while (host.state.turn % 2 === 0) host.advance(500);
    ben.join({ wire: 1 });
    expect(host.record.seats[1]).toMatchObject({ standIn: "disconnected", returning: true });
    while (host.state.turn % 2 === 1) host.advance(500);
    expect(host.record.seats[1]).toMatchObject({ standIn: null, returning: false });
  });

  it("keeps the seat of whoever left where the rules remove nobody", () => {
    const { host, ben } = toyGame();
    ben.say({ action: "stand" });
    expect(host.record.seats[1]).toMatchObject({ quit: true });
    expect(ben.seat).toBeNull();
    host.advance(10_000);
    expect(host.state.current).toBe(1);
    host.advance(1_300);
    expect(host.state.current).toBe(2);
  });
});

describe("bots", () => {
  it("move after 450 to 1300 ms, each in an event of its own", () => {
    const { host: alone, players } = eightsGame(["Solo"]);
    const [solo] = players;
    const paces: number[] = [];
    for (let move = 0; move < 40 && alone.record.status === "playing"; move++) {
      if (alone.state.current === 0) solo?.say(draw);
      const { commits } = alone;
      const { turns } = alone.state;
      const began = alone.now();
      while (alone.state.turns === turns && alone.record.status === "playing") alone.advance(1);
      paces.push(alone.now() - began);
      expect(alone.commits).toBe(commits + 1);
    }
    expect(Math.min(...paces)).toBeGreaterThanOrEqual(450);
    expect(Math.max(...paces)).toBeLessThanOrEqual(1_300);
    expect(new Set(paces).size).toBeGreaterThan(10);
  });

  it("have moved in time, however late the table is woken", () => {
    const { host, players } = eightsGame(["Solo"]);
    players[0]?.say(draw);
    host.sleep(60_000);
    host.wake();
    expect(happenings(host.logs.get(1)).at(-1)).toMatchObject({ seat: 1 });
  });

  it("go on without anybody, to the end", () => {
    const { host, players } = eightsGame(["Solo"]);
    players[0]?.leave();
    host.advance(FREEZE_MS);
    expect(host.record.status).toBe("finished");
  });
});

describe("absence", () => {
  it("is away after two time-outs in a row, until the player says so", () => {
    const { host, ann, ben, cat } = game();
    host.advance(20_000);
    expect(host.record.seats[0]).toMatchObject({ missed: 1, standIn: null });
    for (const player of [ben, cat]) player.say(draw);
    host.advance(20_000);
    expect(host.record.seats[0]).toMatchObject({ missed: 0, standIn: "away" });
    expect(ann.table.seats[0]?.standIn).toBe("away");
    for (const player of [ben, cat]) player.say(draw);
    expect(codesIn(ann.say(draw))).toEqual(["botPlays"]);
    host.advance(1_300);
    expect(host.state.current).not.toBe(0);
    ann.rejoin({ wire: 1 });
    expect(host.record.seats[0]?.standIn).toBe("away");
    ann.say({ action: "back" });
    expect(host.record.seats[0]).toMatchObject({ standIn: null, missed: 0 });
  });

  it("is forgotten once a move was in time", () => {
    const { host, ann, ben, cat } = game({ preset: "classic" });
    host.advance(20_000);
    for (const player of [ben, cat, ann, ben, cat]) player.say(draw);
    host.advance(20_000);
    expect(host.record.seats[0]).toMatchObject({ missed: 1, standIn: null });
  });

  it("comes back at the next turn when it is tapped in one's own", () => {
    const { host, ann, ben, cat } = game();
    for (let round = 0; round < 2; round++) {
      host.advance(20_000);
      for (const player of [ben, cat]) player.say(draw);
    }
    expect(host.state.current).toBe(0);
    ann.say({ action: "back" });
    expect(host.record.seats[0]).toMatchObject({ standIn: "away", returning: true });
    expect(codesIn(ann.say(draw))).toEqual(["botPlays"]);
    host.advance(1_300);
    expect(host.record.seats[0]).toMatchObject({ standIn: null, returning: false });
  });

  it("is lost at once, disconnected after 15 s, and seen by everyone", () => {
    const { host, ann, ben } = game();
    ben.leave();
    expect(ann.table.seats[1]?.presence).toBe("lost");
    host.advance(14_999);
    expect(ann.table.seats[1]?.presence).toBe("lost");
    const { commits } = host;
    host.advance(1);
    expect(ann.table.seats[1]?.presence).toBe("disconnected");
    expect(host.commits).toBe(commits);
    ben.join({ wire: 1 });
    expect(ann.table.seats[1]?.presence).toBe("here");
  });

  it("with a clock: the turn runs out, and a bot plays the following ones until the player is back", () => {
    const { host, ann, ben, cat } = game();
    ben.leave();
    ann.say(draw);
    host.advance(19_999);
    expect(host.state.current).toBe(1);
    host.advance(1);
    expect(host.record.seats[1]?.standIn).toBe("disconnected");
    cat.say(draw);
    ann.say(draw);
    host.advance(1_300);
    expect(host.state.current).not.toBe(1);
    ben.join({ wire: 1 });
    expect(host.record.seats[1]?.standIn).toBeNull();
  });

  it("without a clock: a bot plays 60 s after the turn began", () => {
    const { host, ann, ben } = game({ clock: 0 });
    expect(ann.frames.at(-1)).toMatchObject({ leftMs: null });
    host.advance(50_000);
    ben.leave();
    ann.say(draw);
    host.advance(59_999);
    expect(host.record.seats[1]?.standIn).toBeNull();
    host.advance(1);
    expect(host.record.seats[1]?.standIn).toBe("disconnected");
    expect(host.state.current).toBe(1);
    host.advance(1_300);
    expect(host.state.current).not.toBe(1);
  });

  it("without a clock: whoever is here is waited for", () => {
    const { host, ann } = game({ clock: 0 });
    host.advance(24 * 3_600_000);
    expect(host.state.current).toBe(0);
    expect(codesIn(ann.say(draw))).toEqual([]);
  });

  it("costs the seat two minutes after it was seen to be disconnected, and the player looks on", () => {
    const { host, ann, ben, cat } = game({ clock: 0 });
    ben.leave();
    host.advance(134_999);
    expect(host.state.gone).toEqual([false, false, false]);
    host.advance(1);
    expect(host.state.gone).toEqual([false, true, false]);
    expect(ann.table.seats[1]).toMatchObject({ quit: true });
    expect(codesIn(ben.join({ wire: 1 }))).toEqual(["started"]);
    expect(ben.seat).toBeNull();
    expect(ben.view?.hands.flat().every((card) => card === null)).toBe(true);
    cat.leave();
    host.advance(135_000);
    expect(host.record.status).toBe("finished");
  });

  it("is not held against anybody by a server that was away itself", () => {
    const { host, ann, ben, cat } = game();
    host.kill();
    host.sleep(10 * 60_000);
    host.reopen();
    for (const player of [ann, ben, cat]) player.rejoin({ wire: 1 });
    expect(ann.frames.at(-1)).toMatchObject({ leftMs: 5_000 });
    expect(host.state.gone).toEqual([false, false, false]);
    expect(codesIn(ann.say(draw))).toEqual([]);
  });

  it("begins with the server's own where a player does not come back after it", () => {
    const { host, ann, cat } = game({ clock: 0 });
    host.advance(60_000);
    host.kill();
    host.reopen();
    for (const player of [ann, cat]) player.rejoin({ wire: 1 });
    expect(ann.table.seats[1]?.presence).toBe("lost");
    host.advance(15_000);
    expect(ann.table.seats[1]?.presence).toBe("disconnected");
    host.advance(119_999);
    expect(host.state.gone).toEqual([false, false, false]);
    host.advance(1);
    expect(host.state.gone).toEqual([false, true, false]);
  });

  it("runs on while the table sleeps with nobody at it", () => {
    const { host, ann, ben, cat } = game();
    for (const player of [ann, ben, cat]) player.leave();
    host.kill();
    host.sleep(21_000);
    host.reopen();
    host.wake();
    expect(happenings(host.logs.get(1))).toEqual([{ timeout: true }]);
  });
});

describe("leaving a running game", () => {
  it("takes the seat out and passes turn and host's role on", () => {
    const { host, ann, ben } = game();
    ann.say({ action: "stand" });
    expect(host.state).toMatchObject({ gone: [true, false, false], current: 1 });
    expect(host.record.host).toBe(ben.id);
    expect(ann.view?.hands.flat().every((card) => card === null)).toBe(true);
    expect(codesIn(ann.say(draw))).toEqual(["notSeated"]);
  });

  it("can be the host's decision", () => {
    const { host, ann, cat } = game();
    ann.say({ action: "removeSeat", seat: 2 });
    expect(host.state.gone).toEqual([false, false, true]);
    expect(cat.seat).toBeNull();
    expect(codesIn(ann.say({ action: "removeSeat", seat: 2 }))).toEqual(["seatEmpty"]);
  });
});

describe("silence", () => {
  it("counts only on connections that ever pinged", () => {
    const { host, ann, ben } = game({ clock: 0 });
    expect(ben.say({ action: "ping", sent: 12 })).toEqual([{ type: "pong", sent: 12 }]);
    host.advance(14_999);
    expect(ann.table.seats[1]?.presence).toBe("here");
    host.advance(1);
    expect(ann.table.seats[1]?.presence).toBe("disconnected");
    expect(ann.table.seats[0]?.presence).toBe("here");
  });

  it("ends with any word", () => {
    const { host, ann, ben } = game({ clock: 0 });
    ben.say({ action: "ping" });
    host.advance(10_000);
    ben.say("nonsense");
    host.advance(10_000);
    expect(ann.table.seats[1]?.presence).toBe("here");
  });

  it("is answered with what the clock has left, to whoever is at the table", () => {
    const { host, ann } = game({ clock: 10 });
    host.advance(3_000);
    expect(ann.say({ action: "ping" })).toEqual([{ type: "pong", leftMs: 7_000 }]);
    const stranger = host.connect();
    expect(host.receive(stranger, { action: "ping" })).toEqual([{ type: "pong" }]);
  });

  it("is answered before joining too", () => {
    const { host } = game();
    expect(host.receive(host.connect(), { action: "ping" })).toEqual([{ type: "pong" }]);
  });
});

describe("the log", () => {
  it("is kept in chunks that replay to the very state", () => {
    const { host, ann, ben, cat } = game({ clock: 10 });
    const random = randomFrom(seedOf(3));
    for (let move = 0; move < 200 && host.record.status === "playing"; move++) {
      const player = [ann, ben, cat][host.state.current] ?? ann;
      if (random.below(5) === 0 || host.record.seats[player.seat ?? 0]?.standIn) host.advance(10_000);
      else player.say(goodMove(player));
      if (move === 50) {
        host.kill();
        host.reopen();
        for (const one of [ann, ben, cat]) one.rejoin({ wire: 1 });
      }
    }
    ben.say({ action: "stand" });
    cat.say({ action: "stand" });
    expect(host.record.status).toBe("finished");
    const { match, round } = host.record;
    expect(match?.tail).toEqual([]);
    const chunks = Array.from({ length: match?.chunks ?? 0 }, (_, number) => host.chunk(round, number));
    expect(chunks.length).toBeGreaterThan(1);
    const [head] = chunks as GameRecord[];
    const entries = chunks.flatMap((chunk) => (chunk as GameRecord).entries);
    expect(replay(eights, { ...(head as GameRecord), entries })).toEqual(host.state);
  });
});

describe("what is told", () => {
  it("to a plain client: the seed's messages", () => {
    const { host } = eightsGame([]);
    const [ann, ben, cat] = NAMES.map((name) => new TestPlayer(host, name)) as [Plain, Plain, Plain];
    type Plain = TestPlayer<EightsState, unknown, unknown>;
    for (const player of [ann, ben, cat]) player.join();
    expect(ann.say({ action: "startGame" }).map(({ type }) => type)).toEqual(["gameStarted", "state"]);
    const state = ann.frames.at(-1);
    expect(state).toMatchObject({ yourPlayerId: ann.id, gameState: { currentPlayerId: ann.id, direction: 1 } });
    const told = ann.say({ action: "draw" });
    expect(told.map(({ type }) => type)).toEqual(["cardDrawn", "state"]);
    expect(told[0]).toEqual({ type: "cardDrawn", card: host.state.hands[0]?.at(-1) });
    expect(ben.frames.some(({ type }) => type === "cardDrawn")).toBe(false);
    const hand = expect.any(Array);
    expect(told[1]).toMatchObject({ gameState: { players: [{ hand }, {}, {}] } });
    expect(JSON.stringify(told[1]).match(/"hand"/g)).toHaveLength(1);
  });

  it("to a browser: one state, then changes to it", () => {
    const { host, ann, ben } = game();
    ann.say(draw);
    host.advance(50_000);
    expect(ben.frames.filter(({ type }) => type === "state")).toHaveLength(1);
    expect(ben.frames.filter(({ type }) => type === "event").length).toBeGreaterThan(3);
    expect(ben.view).toEqual(eights.view(host.state, 1));
  });

  it("to both at one table, and to a watcher no card", () => {
    const { host, ann, ben } = game();
    const plain = new TestPlayer(host, "Ben");
    const watcher = new TestPlayer(host, "W");
    plain.join();
    watcher.join({ wire: 1 });
    ann.say(draw);
    expect(plain.view).toEqual(ben.view);
    expect(watcher.view).toEqual(eights.view(host.state, null));
  });

  it("to a connection that joins again: the whole state", () => {
    const { ann } = game();
    expect(ann.join({ wire: 1 }).map(({ type }) => type)).toEqual(["state"]);
  });
});

describe("whatever is sent", () => {
  it("breaks nothing and changes nothing", () => {
    const { host, ann } = game({ clock: 0 });
    let stranger = host.connect();
    const random = randomFrom(seedOf(11));
    const before = JSON.stringify(host.record);
    const values = ["null", "true", "-1", "0.5", "1e999", "9007199254740993", '""', '"x"', "[]", "{}", "[[]]"];
    values.push('{"a":{}}', JSON.stringify("ن".repeat(40)), JSON.stringify(seedOf(1)), '{"__proto__":{"polluted":1}}');
    const names = ["action", "turn", "n", "seat", "options", "name", "key", "__proto__", "constructor", "cardIndex"];
    const actions = ["play", "sit", "addBot", "setOptions", "join", "__proto__", "toString", "removeSeat", "profile"];
    const said = actions.map((action) => JSON.stringify(action));
    const refused =
      /^(notJson|malformed|tooDeep|joinFirst|gameRunning|tooLate|tooEarly|noSuch\w+|seatEmpty|alreadyJoined)$/;
    for (let frame = 0; frame < 5_000; frame++) {
      const fields = Array.from({ length: random.below(4) }, () => [random.pick(names), random.pick(values)] as const);
      const pairs = [["action", random.pick([...said, random.pick(values)])] as const, ...fields];
      // Written by hand, so that names may be doubled and `__proto__` is a member like any other.
      let text = `{${pairs.map(([name, value]) => `"${name}":${value}`).join()}}`;
      if (random.below(5) === 0) text = text.slice(random.below(text.length));
      if (random.below(50) === 0) text = `${"[".repeat(random.below(4_000))}${text}`;
      // Nobody says so much at once, nor stays so long without joining.
      host.sleep(60);
      if (frame % 100 === 99) {
        host.disconnect(stranger);
        stranger = host.connect();
      }
      const isOurs = random.below(2) === 0;
      const answers = isOurs ? ann.say(text) : host.receive(stranger, text);
      for (const code of codesIn(answers)) expect(code, text).toMatch(refused);
      if (JSON.stringify(host.record) !== before) throw new Error(`changed by ${text}`);
    }
    expect("polluted" in {}).toBe(false);
    expect(codesIn(ann.say(`{"action":"draw","__proto__":{"polluted":1},"more":1}`))).toEqual(["malformed"]);
    expect(codesIn(ann.say(JSON.stringify({ action: "draw", more: "x".repeat(5_000) })))).toEqual(["tooLong"]);
  });
});

describe("a table kept by older rules", () => {
  it("keeps its players, and lets them begin anew", () => {
    const { host, ann, ben, turn } = game({ clock: 10 });
    host.kill();
    host.reopen({ ...eights, version: eights.version + 1 });
    for (const player of [ann, ben]) expect(codesIn(player.rejoin({ wire: 1 }))).toEqual(["otherRules"]);
    expect(ann.table).toMatchObject({ status: "waiting", options: eights.defaults, host: ann.id });
    expect(ann.view).toBeNull();
    expect(host.record.turn).toBeGreaterThan(turn);
    ann.say({ action: "startGame" });
    expect(host.record).toMatchObject({ status: "playing", round: 2, version: eights.version + 1 });
  });
});

describe("waking", () => {
  it("does nothing early, and nothing twice", () => {
    const { host } = game();
    const { commits } = host;
    for (const ms of [0, 10_000, 9_999]) {
      host.sleep(ms);
      host.wake();
      host.wake();
    }
    expect(host.commits).toBe(commits);
    host.sleep(1);
    host.wake();
    host.wake();
    expect(host.commits).toBe(commits + 1);
  });

  it("is asked for with every commit", () => {
    const { host, ann } = game();
    expect(host.alarm).toBe(host.now() + 20_000);
    host.advance(3_000);
    ann.say(draw);
    expect(host.alarm).toBe(host.now() + 20_000);
  });

  it("is safe at a table nobody ever joined", () => {
    const host = new TestHost(eights);
    host.wake();
    host.disconnect(host.connect());
    expect(host.table.nextWake()).toBeNull();
    expect(host.commits).toBe(0);
  });
});
