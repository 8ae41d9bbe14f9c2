import type { Game } from "@/lib/rules/game";
import { seedOf } from "@/lib/rules/laws";
import type { Oracle } from "@/lib/rules/oracle";
import { type Random, randomFrom } from "@/lib/rules/random";
import { defaultLimits, FRAME_BYTES } from "@/lib/table/door/limits";
import { censorOf } from "./censor";
import { TestHost } from "./test-host";
import { codesIn, keyOf } from "./test-player";

/** People at a table, unless its game wants more. */
const PEOPLE = 4;
/** Frames after which what was said is forgotten here, and the state looked at. */
const A_WHILE = 50;

const names = ["action", "turn", "n", "seat", "options", "name", "key", "player", "text", "__proto__", "constructor"];
const values = ["null", "true", "-1", "0.5", "1e999", "9007199254740993", "-0", '""', '"x"', "[]", "{}", "[[]]"];
const odd = ['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}', '"\\ud800"', '"\\u0000"'];

/** What people say to tables, rightly and at the wrong time. */
const sayings = (random: Random): object[] => {
  const name = `P${random.below(PEOPLE)}`;
  return [
    {
      action: "join",
      name,
      key: keyOf(name),
      ...random.pick([{}, { wire: 1 }, { wire: 1, rules: 1 }]),
      watch: random.below(3) === 0,
    },
    { action: "sit", seat: random.below(17) - 1 },
    { action: "stand" },
    { action: "show" },
    { action: "ready", ready: true },
    { action: "rematch" },
    { action: "back" },
    { action: "lobby" },
    { action: "ping", sent: random.below(9), who: random.below(2) === 0 },
    { action: "setOptions", options: {} },
    { action: "addBot", seat: random.below(10), level: "good" },
    { action: "removeSeat", seat: random.below(10) },
    { action: "swap", seat: random.below(10), with: random.below(10) },
    { action: "setTable", visibility: "public", locked: random.below(2) === 0 },
    { action: "letBack" },
    { action: "chat", text: "<script>alert(1)</script>" },
    { action: "startGame", fill: true },
    { action: "startGame", fill: true },
    { action: "profile", name: "‮evil" },
  ];
};

/** One frame that no browser would send, or only at another time. */
export function badFrame(random: Random, moves: readonly unknown[], now: number): string {
  const turn = () => now - 1 + random.below(3);
  const move = () => JSON.stringify({ ...(random.pick(moves) as object), turn: turn(), n: random.below(2) });
  switch (random.below(10)) {
    case 0:
      return JSON.stringify(random.pick(sayings(random)));
    case 1:
      return JSON.stringify(random.pick(moves));
    case 2:
      return move();
    case 3: {
      const text = random.below(2) === 0 ? move() : JSON.stringify(random.pick(sayings(random)));
      const at = random.below(text.length);
      return text.slice(0, at) + String.fromCharCode(random.below(0xffff)) + text.slice(at + random.below(3));
    }
    case 4:
      return random.pick(["[", '{"a":', "[{"]).repeat(random.below(900));
    case 5:
      return Array.from({ length: random.below(40) }, () => String.fromCharCode(random.below(0xffff))).join("");
    case 6:
      // A few that are too long; those are hung up on.
      return "م".repeat(random.below(20) === 0 ? FRAME_BYTES : 300);
    case 7:
      return `{"action":${random.pick(values)},"a":[${"1e1,".repeat(random.below(500))}1]}`;
    default: {
      // Written by hand, so that names may be doubled and `__proto__` is a member like any other.
      const action = `"action":${JSON.stringify(random.pick(sayings(random)) as { action: string }).slice(10, -1)}`;
      const fields = Array.from(
        { length: 1 + random.below(4) },
        () => `"${random.pick(names)}":${random.pick([...values, ...odd])}`,
      );
      return `{${[action.slice(0, 10 + random.below(40)), ...fields].join()}}`;
    }
  }
}

/**
 * Sends a table so many seeded frames from seats, watchers and strangers, with time passing: throws where the table does,
 * where one event makes two, where it tells a secret or what is not committed, or where it leaves the rules. Gives how
 * often it answered what.
 */
function abused<State, Action, Options>(
  game: Game<State, Action, Options>,
  oracle: Oracle<State, Action, Options>,
  seed: number,
  frames: number,
): Record<string, number> {
  const random = randomFrom(seedOf(seed));
  const limits = { ...defaultLimits, framesASecond: 1_000_000 };
  const host = new TestHost(game, { seed, censor: censorOf(game, oracle), limits });
  const [fewest = 0] = game.counts(game.defaults);
  const people = Math.max(PEOPLE, fewest);
  const tally: Record<string, number> = {};
  const count = (what: string) => {
    tally[what] = (tally[what] ?? 0) + 1;
  };
  const lines = Array.from({ length: people + 2 }, () => host.connect());
  const joined = (index: number) => ({ action: "join", name: `P${index}`, key: keyOf(`P${index}`) });
  for (let index = 0; index < people; index++) host.receive(lines[index] ?? "", joined(index));
  let moves: readonly unknown[] = oracle.attempts(game.setup(fewest, game.defaults, seedOf(seed)), 0, random);
  /** Comes anew over a line that was hung up on; whether it was. */
  const comesAnew = (index: number, line: string): boolean => {
    if (!host.ears.get(line)?.closed) return false;
    count("hung up on");
    host.ears.delete(line);
    lines[index] = host.connect();
    if (index < people && random.below(4) > 0) host.receive(lines[index] ?? "", joined(index));
    return true;
  };
  for (let frame = 0; frame < frames; frame++) {
    const index = random.below(lines.length);
    const line = lines[index] ?? "";
    if (comesAnew(index, line)) continue;
    if (frame % 8 === 0) playOn(host, game, oracle, random);
    const before = host.commits;
    const answers = host.receive(line, badFrame(random, moves, host.record.turn));
    count(host.commits > before ? "commits" : "nothing changed");
    for (const code of codesIn(answers)) count(String(code));
    if (random.below(4) === 0) host.advance(random.below(400));
    if (frame % A_WHILE > 0) continue;
    if ("polluted" in {}) throw new Error("every object is polluted");
    for (const ear of host.ears.values()) ear.frames.length = 0;
    if (host.commits === 0 || !host.record.match) continue;
    const { state } = host;
    const fault = oracle.fault(state);
    if (fault) throw new Error(fault);
    moves = oracle.attempts(state, random.below(host.record.match.players), random);
  }
  return tally;
}

/** What people who mean well would do now, so that there is a game to abuse. */
function playOn<State, Action, Options>(
  host: TestHost<State, Action, Options>,
  game: Game<State, Action, Options>,
  oracle: Oracle<State, Action, Options>,
  random: Random,
): void {
  const { status, seats, match, host: head } = host.record;
  const lineOf = (id: string | null | undefined) =>
    [...host.ears].find(([, ear]) => ear.player === id && !ear.closed)?.[0];
  const say = (line: string | undefined, message: object) => line !== undefined && host.receive(line, message);
  if (status !== "playing" || !match) {
    for (const [line, { player, closed }] of host.ears)
      if (player && !closed && !seats.some((holder) => holder?.id === player))
        say(line, { action: "sit", seat: Math.max(0, seats.indexOf(null)) });
    if (status === "finished") return void say(lineOf(head), { action: "lobby" });
    say(lineOf(head), { action: "setOptions", options: random.pick(oracle.options) });
    say(lineOf(head), { action: "startGame", fill: true });
    return;
  }
  const seat = game.wait(match.state)?.seats[0] ?? 0;
  if (seats[seat]?.standIn) say(lineOf(seats[seat].id), { action: "back" });
  const legal = oracle.attempts(match.state, seat, random).filter((action) => !game.check(match.state, seat, action));
  if (legal.length > 0) say(lineOf(seats[seat]?.id), random.pick(legal) as object);
}

const A_TABLE = 10_000;

/** The same at one table after another, from one seed on, until there were so many frames. */
export function abusedThrough<State, Action, Options>(
  game: Game<State, Action, Options>,
  oracle: Oracle<State, Action, Options>,
  frames: number,
  firstSeed = 1,
): Record<string, number> {
  const total: Record<string, number> = {};
  for (let done = 0; done < frames; done += A_TABLE)
    for (const [what, count] of Object.entries(abused(game, oracle, firstSeed + done / A_TABLE, A_TABLE)))
      total[what] = (total[what] ?? 0) + count;
  return total;
}
