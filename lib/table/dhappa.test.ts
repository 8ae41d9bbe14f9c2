import { describe, expect, it } from "vitest";
import {
  boardOf,
  type DhappaAction,
  type DhappaOptions,
  type DhappaState,
  dhappa,
  handOf,
  npickDepths,
} from "@/lib/rules/dhappa";
import { oracle } from "@/lib/rules/dhappa/oracle";
import { type Random, randomFrom } from "@/lib/rules/random";
import { censorOf } from "./testing/censor";
import { TestHost } from "./testing/test-host";
import { TestPlayer } from "./testing/test-player";
import { leftOf } from "./time/turn-clock";

type Player = TestPlayer<DhappaState, DhappaAction, DhappaOptions>;
const names = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay"];

/** A started match of as many people as there are seats, of whom the second is a plain client, and one who looks on. */
function game(options: Partial<DhappaOptions> = {}, seed = 1) {
  const host = new TestHost<DhappaState, DhappaAction, DhappaOptions>(dhappa, {
    seed,
    censor: censorOf(dhappa, oracle),
  });
  const chosen: DhappaOptions = { ...dhappa.defaults, clock: 0, ...options };
  const players: readonly Player[] = names.slice(0, chosen.seats).map((name) => new TestPlayer(host, name));
  const [first] = players;
  first?.join({ wire: 1, rules: dhappa.version });
  first?.say({ action: "setOptions", options: chosen });
  for (const [seat, player] of players.entries())
    if (seat > 0) player.join(seat === 1 ? {} : { wire: 1, rules: dhappa.version });
  const watcher: Player = new TestPlayer(host, "W");
  watcher.join({ wire: 1, watch: true });
  first?.say({ action: "startGame" });
  expect(host.state.options).toEqual(chosen);
  return { host, players, watcher };
}
type Table = ReturnType<typeof game>;

function moverOf({ host, players }: Table): Player {
  const mover = players.find(({ seat }) => seat === host.state.current);
  if (!mover) throw new Error("nobody on turn");
  return mover;
}
const isMate = ({ host }: Table, { seat }: Player) => seat !== null && seat % 2 === host.state.current % 2;
const opponentsOf = (table: Table) => [...table.players, table.watcher].filter((player) => !isMate(table, player));

/** What the player on turn would do who plays well. */
const move = (player: Player): DhappaAction => {
  const { view, seat } = player;
  if (!view || seat === null) throw new Error("nobody plays here");
  return dhappa.bot(view, seat, randomFrom("ab".repeat(32)), "strong");
};

/** Plays on until somebody has drawn a card and would lay something. */
function untilDraft(table: Table): Table {
  for (let moves = 0; moves < 200; moves++) {
    const mover = moverOf(table);
    const action = move(mover);
    const { pick, draft } = table.host.state;
    if (pick?.from === "pile" && !draft && !["discard", "undo"].includes(action.action)) return table;
    mover.say(action);
  }
  throw new Error("nobody lays anything");
}

/** Lays what one lays who plays well, and then whatever comes to mind, so many plays in all. */
function wander(table: Table, plays: number, random: Random): void {
  if (plays > 0) moverOf(table).say(move(moverOf(table)));
  for (let count = 1; count < plays; count++) {
    const { state } = table.host;
    const legal = oracle
      .attempts(state, state.current, random)
      .filter(({ action }) => !["draw", "take", "discard", "seen"].includes(action))
      .filter((action) => dhappa.check(state, state.current, action) === null);
    const [action] = [...random.shuffled(legal.filter((one) => one.action !== "undo")), ...legal];
    if (action) moverOf(table).say(action);
  }
}

describe("a turn that was undone", () => {
  it.each([
    [4, 3],
    [6, 8],
  ] as const)("leaves no trace with %i at the table: not in frames, views or the log", (seats, seed) => {
    const told = (plays: number) => {
      const table = untilDraft(game({ seats }, seed));
      const before = opponentsOf(table).map(({ frames }) => frames.length);
      const { state } = table.host;
      wander(table, plays, randomFrom("cd".repeat(32)));
      if (plays > 0) {
        expect(table.host.state.draft).not.toBeNull();
        moverOf(table).say({ action: "undo", all: true });
      }
      expect(table.host.state).toEqual(state);
      expect(opponentsOf(table).map(({ frames }) => frames.length)).toEqual(before);
      const opponents = opponentsOf(table);
      const card = handOf(state, state.current)[0];
      moverOf(table).say({ action: "discard", card });
      return {
        frames: opponents.map(({ frames }) => frames),
        views: [...table.players, table.watcher].map(({ view }) => view),
        log: table.host.state.log,
      };
    };
    const straight = told(0);
    expect(straight.log.at(-1)?.plays).toEqual([]);
    for (const plays of [1, 6]) expect(told(plays)).toEqual(straight);
  });
});

describe("a draft", () => {
  it("outlives a killed server, and another device of its player goes on with it", () => {
    const table = untilDraft(game());
    const { host } = table;
    moverOf(table).say(move(moverOf(table)));
    const { state } = host;
    expect(state.draft).toHaveLength(1);
    const { current } = state;
    host.kill();
    host.reopen();
    for (const player of [...table.players, table.watcher])
      player.rejoin({ wire: 1, rules: dhappa.version, ...(player === table.watcher && { watch: true }) });
    expect(host.state).toEqual(state);
    const phone: Player = new TestPlayer(host, names[current] ?? "");
    phone.join({ wire: 1, rules: dhappa.version });
    expect(phone.view?.draft).toEqual(state.draft);
    phone.say({ action: "undo" });
    expect([host.state.draft, moverOf(table).view?.draft]).toEqual([null, null]);
    phone.say(move(phone));
    expect(moverOf(table).view?.draft).toEqual(state.draft);
    for (const opponent of opponentsOf(table)) expect(opponent.view?.draft).toBeNull();
  });
});

describe("plain clients", () => {
  it("play a match to its end by what the wire says alone", () => {
    const host = new TestHost<DhappaState, DhappaAction, DhappaOptions>(dhappa, { censor: censorOf(dhappa, oracle) });
    const players: readonly Player[] = names.slice(0, 4).map((name) => new TestPlayer(host, name));
    for (const player of players) player.join();
    players[0]?.say({ action: "setOptions", options: { ...dhappa.defaults, clock: 0 } });
    players[0]?.say({ action: "startGame" });
    for (let moves = 0; moves < 2_000 && host.record.status === "playing"; moves++) {
      for (const player of players) {
        const state = player.frames.findLast(({ type }) => type === "state");
        expect(state?.gameState).toEqual(player.view);
      }
      const [player] = players.filter(({ view, seat }) => view?.current === seat && view?.phase === "turn");
      player?.say(move(player));
    }
    expect(host.record.status).toBe("finished");
  });
});

describe("the clock", () => {
  const left = ({ host }: Table) => {
    const clock = host.record.match?.clock;
    return clock ? leftOf(clock, host.now()) : null;
  };

  it.each([60, 120] as const)("gives %i s a turn, whatever is done in it, and then draws and discards", (clock) => {
    const table = game({ clock });
    const { host } = table;
    const { current, pile, hands } = host.state;
    expect(left(table)).toBe(clock * 1_000);
    host.advance(clock * 1_000 - 1);
    expect(host.state.current).toBe(current);
    host.advance(1);
    expect(host.state.current).not.toBe(current);
    expect([host.state.pile.length, host.state.hands[current]?.length]).toEqual([
      pile.length - 1,
      hands[current]?.length,
    ]);
    expect(host.state.log.at(-1)).toMatchObject({ seat: current, pick: { from: "pile" }, plays: [] });
    expect(host.record.seats[current]?.missed).toBe(1);
    // A draft buys no time.
    const next = untilDraft(table);
    const began = left(next);
    host.advance(7_000);
    moverOf(next).say(move(moverOf(next)));
    expect(left(next)).toBe((began ?? 0) - 7_000);
  });

  it("takes a draft back, but lays the deepest card of an N-pick as its search found it", () => {
    for (let seed = 1; seed < 60; seed++) {
      const table = game({ clock: 60 }, seed);
      const { host } = table;
      // Everybody draws and discards what comes, until somebody could take a card deep down.
      for (let turns = 0; turns < 12; turns++) {
        const depths = npickDepths(host.state);
        const depth = depths.findLastIndex((one) => "plan" in one) + 1;
        if (depth > 1) {
          const mover = moverOf(table);
          const seat = host.state.current;
          mover.say({ action: "take", depth });
          const found = depths[depth - 1];
          if (!found || !("plan" in found)) throw new Error("blocked");
          wander(table, 3, randomFrom("ef".repeat(32)));
          host.advance(60_000);
          const last = host.state.log.at(-1);
          expect(last).toMatchObject({ seat, pick: { from: "discards" } });
          expect(last?.plays).toEqual(found.plan.plays);
          expect(boardOf(host.state, seat % 2 === 0 ? 0 : 1)).toContainEqual(found.plan.meld);
          return;
        }
        host.advance(60_000);
      }
    }
    throw new Error("nobody could take anything");
  });

  it("makes somebody away whose turn ran out twice in a row, until they say that they are back", () => {
    const table = game({ clock: 60 });
    const { host } = table;
    const seat = host.state.current;
    const player = moverOf(table);
    const round = () => {
      host.advance(60_000);
      for (let others = 0; others < 3; others++) {
        const mover = moverOf(table);
        const { turn } = host.state;
        while (host.state.turn === turn) mover.say(move(mover));
      }
    };
    round();
    expect(host.record.seats[seat]).toMatchObject({ missed: 1, standIn: null });
    round();
    expect(host.record.seats[seat]).toMatchObject({ missed: 0, standIn: "away" });
    host.advance(4_000);
    expect(host.state.current).not.toBe(seat);
    player.say({ action: "back" });
    expect(host.record.seats[seat]?.standIn).toBeNull();
  });

  it("that is none lets a bot play for whoever is gone 60 s after their turn began, in the midst of it", () => {
    const table = untilDraft(game());
    const { host } = table;
    const mover = moverOf(table);
    mover.say(move(mover));
    const { current, turn } = host.state;
    mover.leave();
    host.advance(59_999);
    expect([host.state.turn, host.state.draft?.length]).toEqual([turn, 1]);
    host.advance(4_000);
    expect(host.state.current).not.toBe(current);
    expect(host.state.log.at(-1)?.plays.length).toBeGreaterThan(0);
    expect(host.record.seats[current]?.standIn).toBe("disconnected");
  });
});
