import { describe, expect, it } from "vitest";
import { handOf, isPair, type Pair, type PairsOptions, pairs } from "@/e2e/sixth/rules";
import { oracle } from "@/e2e/sixth/rules/oracle";
import type { Game } from "@/lib/rules/game";
import { seedOf, stylesOf, tried } from "@/lib/rules/laws";
import type { Oracle } from "@/lib/rules/oracle";
import { latestKeys, RECORD } from "./storage/record";
import { exchanged } from "./testing/hidden-cards";
import { type Frame, TestHost } from "./testing/test-host";
import { TestPlayer } from "./testing/test-player";

const names = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay"];

const options: PairsOptions = { seats: 6, pairs: 12, clock: 0 };

/** The pairs that can be laid from a seat's hand. */
const pairsOf = (state: Parameters<typeof handOf>[0], seat: number): Pair[] => {
  const hand = handOf(state, seat);
  return hand.flatMap((one, index) =>
    hand.slice(index + 1).flatMap((other): Pair[] => (isPair([one, other]) ? [[one, other]] : [])),
  );
};

/** A seed of a host from which the first seat can lay a pair once it has picked. */
const seed = Array.from({ length: 50 }, (_, number) => number + 1).find((number) => {
  const dealt = pairs.setup(6, options, seedOf(number * 1_000_000 + 1));
  return pairsOf(dealt, 0).length > 0;
});

/** Six at a table in two teams, of whom the fourth, an opponent of the first, is a plain client and one looks on. */
function game() {
  const host = new TestHost(pairs, { seed });
  const players = names.map((name) => new TestPlayer(host, name));
  for (const [seat, player] of players.entries()) player.join(seat === 3 ? {} : { wire: 1, rules: pairs.version });
  const watcher = new TestPlayer(host, "W");
  watcher.join({ wire: 1, watch: true });
  const [ann, ben, cat, dan, eve, fay] = players;
  if (!ann || !ben || !cat || !dan || !eve || !fay) throw new Error("six names");
  ann.say({ action: "setOptions", options });
  ann.say({ action: "startGame" });
  expect(host.state.options).toEqual(options);
  return { host, players, ann, ben, cat, dan, eve, fay, watcher };
}

type Table = ReturnType<typeof game>;

const opponents = ({ ben, dan, fay, watcher }: Table) => [ben, dan, fay, watcher];

const partners = ({ cat, eve }: Table) => [cat, eve];

const counts = (players: readonly { readonly frames: readonly Frame[] }[]) =>
  players.map(({ frames }) => frames.length);

/** The first seat picks, and the first pair it could lay then. */
function picked(): Table & { readonly pair: Pair } {
  const table = game();
  table.ann.say({ action: "pick" });
  const [pair] = pairsOf(table.host.state, 0);
  if (!pair) throw new Error("no pair in that hand");
  return { ...table, pair };
}

describe("a draft", () => {
  it("is told to its player and their team, and to nobody else: no frame at all", () => {
    const table = picked();
    const { ann, pair, host } = table;
    const before = [counts(opponents(table)), counts([ann, ...partners(table)])];
    for (const message of [{ action: "lay", cards: pair }, { action: "undo" }, { action: "lay", cards: pair }])
      ann.say(message);
    expect(counts(opponents(table))).toEqual(before[0]);
    expect(counts([ann, ...partners(table)])).toEqual(before[1]?.map((count) => count + 3));
    for (const player of partners(table)) expect(player.view?.draft).toEqual([pair]);
    for (const player of opponents(table)) expect(player.view?.draft).toBeNull();
    expect(host.state.draft).toEqual([pair]);
  });

  it("costs its opponents one frame where it ends, the same however long it took to find", () => {
    const ended = (detours: number) => {
      const table = picked();
      const { ann, pair, host } = table;
      for (let detour = 0; detour < detours; detour++) {
        ann.say({ action: "lay", cards: pair });
        ann.say({ action: "undo" });
      }
      ann.say({ action: "lay", cards: pair });
      const before = counts(opponents(table));
      const card = handOf(host.state, 0)[0];
      ann.say({ action: "discard", card });
      expect(counts(opponents(table))).toEqual(before.map((count) => count + 1));
      return opponents(table).map(({ frames }) => frames.slice(-1));
    };
    expect(ended(9)).toEqual(ended(0));
  });

  it("is still there after the server was killed in its middle, a move said again is not made again, and it goes on", () => {
    const table = picked();
    const { ann, cat, ben, host, pair } = table;
    const { turn } = host.record;
    ann.say({ action: "lay", cards: pair, turn, n: 1 });
    ann.say({ action: "undo", turn, n: 2 });
    ann.say({ action: "lay", cards: pair, turn, n: 3 });
    const { state } = host;
    host.kill();
    host.reopen();
    for (const player of [ann, cat, ben]) player.rejoin({ wire: 1, rules: pairs.version });
    expect(host.state).toEqual(state);
    expect([ann.view?.draft, cat.view?.draft, ben.view?.draft]).toEqual([[pair], [pair], null]);
    expect(host.record.match?.moves[0]?.done).toHaveLength(4);
    ann.say({ action: "lay", cards: pair, turn, n: 3 });
    expect(host.state).toEqual(state);
    ann.say({ action: "undo", turn, n: 4 });
    expect(host.state.draft).toBeNull();
  });

  it("writes no more with its hundredth move than with its first", () => {
    const { ann, pair, host } = picked();
    const sizes: number[] = [];
    for (let move = 0; move < 100; move++) {
      host.sleep(1_000);
      ann.say(move % 2 === 0 ? { action: "lay", cards: pair } : { action: "undo" });
      const [key = ""] = host.lastKeys;
      if (latestKeys.includes(key) && !host.lastKeys.includes(RECORD))
        sizes.push(JSON.stringify(host.kept(key)).length);
    }
    expect(sizes.length).toBeGreaterThan(90);
    expect(Math.max(...sizes)).toBeLessThan(1.2 * Math.min(...sizes) + 60);
  });
});

describe("what is not seen and yet to be known", () => {
  it("is told: the next move's name to another tab of whoever moved", () => {
    const { host, ann, pair } = picked();
    const tab = new TestPlayer(host, "Ann");
    tab.join({ wire: 1, rules: pairs.version });
    const before = tab.frames.length;
    ann.say({ action: "lay", cards: pair });
    expect(tab.frames.slice(before)).toMatchObject([{ n: 2 }]);
  });

  it("is told: that there is another time to move by, to whoever sees nothing else of it", () => {
    const { wait } = pairs;
    const grows: typeof pairs = {
      ...pairs,
      wait: (state) => {
        const asked = wait(state);
        return asked?.ms ? { ...asked, ms: asked.ms + (state.draft ? 5_000 : 0) } : asked;
      },
    };
    const host = new TestHost(grows, { seed });
    const players = names.map((name) => new TestPlayer(host, name));
    for (const player of players) player.join({ wire: 1 });
    players[0]?.say({ action: "setOptions", options: { ...options, clock: 10 } });
    players[0]?.say({ action: "startGame" });
    players[0]?.say({ action: "pick" });
    const [ben] = players.slice(1);
    const before = ben?.frames.length ?? 0;
    players[0]?.say({ action: "lay", cards: pairsOf(host.state, 0)[0] });
    expect(ben?.frames.slice(before)).toEqual([
      { type: "event", patch: [], turn: host.record.turn, n: 0, leftMs: 15_000 },
    ]);
  });
});

describe("what changes nothing for somebody", () => {
  it("is told to nobody but whoever said it", () => {
    const table = picked();
    const { ann, ben, dan, cat } = table;
    const others = [ann, cat, dan, ...opponents(table)].filter((player) => player !== ben);
    const before = counts(others);
    expect(ben.say({ action: "profile", name: "Ben" })).toMatchObject([{ type: "event", patch: [] }]);
    expect(counts(others)).toEqual(before);
    expect(dan.say({ action: "profile", name: "Dan" }).map(({ type }) => type)).toEqual(["state"]);
  });
});

describe("bots of a game that paces whole turns", () => {
  it("end each turn after as long, however many moves it had, and within what the game says", () => {
    const host = new TestHost(pairs, { seed: 3 });
    const ann = new TestPlayer(host, "Ann");
    ann.join({ wire: 1, rules: pairs.version });
    ann.say({ action: "setOptions", options });
    ann.say({ action: "startGame", fill: true });
    const [least, most] = pairs.pace?.turn ?? [0, 0];
    const laid = new Map<number, number>();
    let began = host.now();
    let { turn, draft } = host.state;
    let moves = 0;
    while (host.record.status === "playing") {
      if (host.state.current === 0) {
        ann.say({ action: "pick" });
        ann.say({ action: "discard", card: handOf(host.state, 0).at(-1) });
      } else host.advance((host.table.nextWake() ?? host.now()) - host.now());
      const { state } = host;
      if (state.draft !== draft && state.draft) moves++;
      draft = state.draft;
      if (state.turn === turn) continue;
      const isBot = (state.last?.seat ?? 0) !== 0;
      const took = host.now() - began;
      if (isBot) {
        laid.set(moves, (laid.get(moves) ?? 0) + 1);
        expect(took).toBeGreaterThanOrEqual(least);
        expect(took).toBeLessThan(most);
      }
      moves = 0;
      began = host.now();
      turn = state.turn;
    }
    // Turns of several kinds were seen, or this shows nothing.
    expect(laid.size).toBeGreaterThan(1);
    expect([...laid.values()].reduce((all, count) => all + count, 0)).toBeGreaterThan(15);
  });
});

describe("a bot's turn that the server slept through", () => {
  it("was played to its end in time, however late the table is woken", () => {
    const host = new TestHost(pairs, { seed });
    const ann = new TestPlayer(host, "Ann");
    ann.join({ wire: 1, rules: pairs.version });
    ann.say({ action: "setOptions", options: { ...options, clock: 10 } });
    ann.say({ action: "startGame", fill: true });
    ann.say({ action: "pick" });
    ann.say({ action: "discard", card: handOf(host.state, 0).at(-1) });
    const before = host.logs.get(1)?.length ?? 0;
    expect(host.state.current).toBe(1);
    host.sleep(12_000);
    host.wake();
    const turn = (host.logs.get(1) ?? []).slice(before);
    const moves = turn.flatMap((entry) => ("action" in entry && entry.seat === 1 ? [entry.action] : []));
    expect(moves.at(0)).toEqual({ action: "pick" });
    expect(moves.at(-1)).toMatchObject({ action: "discard" });
    // Nothing but the picked card was turned up by the table itself.
    expect(turn.slice(0, moves.length + 1).filter((entry) => "timeout" in entry)).toHaveLength(1);
  });
});

describe("a game with drafts", () => {
  it.each(oracle.options)("keeps the laws with %j", (chosen) => {
    const [players = 0] = pairs.counts(chosen);
    for (const [number, style] of stylesOf(pairs as Game).entries())
      tried(pairs as Game, oracle as Oracle, { players, options: chosen, seed: seedOf(number + 1), style });
  });

  it("tells its opponents nothing of them, by frames, their lengths or their times", () => {
    const total = exchanged(pairs as Game, oracle as Oracle, 100);
    expect(total.unseen).toBeGreaterThan(5);
    expect(total.revealed).toBeLessThan(total.swaps / 2);
  });

  const { shorthand, view, wait } = pairs;
  const hasty: Readonly<Record<string, Partial<typeof pairs>>> = {
    "a word without a content": {
      shorthand: shorthand && {
        ...shorthand,
        tell: (...happened) => (shorthand.tell(...happened) === "unseen" ? [0] : shorthand.tell(...happened)),
      },
    },
    "how much was laid": { view: (state, seat) => ({ ...view(state, seat), turn: 10 * (state.draft?.length ?? 0) }) },
    "a clock that knows it": {
      wait: (state) => {
        const asked = wait(state);
        return asked?.ms ? { ...asked, ms: asked.ms + 100 * (state.draft?.length ?? 0) } : asked;
      },
    },
  };

  it.each(Object.entries(hasty))("is found out where it tells them %s", (_, fault) => {
    expect(() => exchanged({ ...pairs, ...fault } as Game, oracle as Oracle, 600)).toThrow(
      /not to be seen|with other hidden cards/,
    );
  });

  it("is found out where its bots would take longer over more of them", () => {
    const trial = { players: 6, options, seed: seedOf(1), style: "good" } as const;
    expect(() => tried({ ...pairs, pace: { move: [250, 600] } } as Game, oracle as Oracle, trial)).toThrow(
      "bots of a game with unseen moves pace whole turns",
    );
  });
});
