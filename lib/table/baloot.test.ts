import { describe, expect, it } from "vitest";
import { type BalootAction, type BalootOptions, type BalootState, baloot, playCount } from "@/lib/rules/baloot";
import { oracle } from "@/lib/rules/baloot/oracle";
import { seedOf } from "@/lib/rules/laws";
import { randomFrom } from "@/lib/rules/random";
import { emptyReplica, type Replica, whyNotBreakIn } from "./replica/replica";
import { censorOf } from "./testing/censor";
import { TestHost } from "./testing/test-host";
import { codesIn, heard, TestPlayer } from "./testing/test-player";
import { leftOf } from "./time/turn-clock";

type Player = TestPlayer<BalootState, BalootAction, BalootOptions>;

/** A started game with these people, the other seats bots. */
function game(names: readonly string[], options: Partial<BalootOptions> = {}) {
  const host = new TestHost<BalootState, BalootAction, BalootOptions>(baloot, { censor: censorOf(baloot, oracle) });
  const players = names.map((name) => new TestPlayer(host, name));
  for (const [index, player] of players.entries()) player.join(index % 2 === 0 ? { wire: 1 } : {});
  players[0]?.say({ action: "setOptions", options: { ...baloot.defaults, ...options } });
  players[0]?.say({ action: "startGame", fill: true });
  return { host, players };
}

const goodMove = ({ view, seat }: Player): BalootAction => {
  if (view === null || seat === null) throw new Error("nobody plays here");
  return baloot.bot(view, seat, randomFrom(seedOf(7)), "good");
};

type World = ReturnType<typeof game>;
const waiting = ({ host }: World) => baloot.wait(host.state);

/** Everybody does what a good bot would, until the game is at this moment. */
function until(world: World, isThere: (state: BalootState) => boolean): World {
  const { host, players } = world;
  for (let steps = 0; steps < 2_000 && !isThere(host.state); steps++) {
    const asked = players.find((player) => player.seat !== null && waiting(world)?.seats.includes(player.seat));
    if (asked) asked.say(goodMove(asked));
    else host.advance(500);
  }
  expect(isThere(host.state)).toBe(true);
  return world;
}

const playedCards = (count: number) => (state: BalootState) =>
  state.phase === "playing" && playCount(state.deal) === count;
const left = ({ host }: World) => {
  const clock = host.record.match?.clock;
  return clock ? leftOf(clock, host.now()) : null;
};

const namesAt = ({ host }: Pick<World, "host">) =>
  host.record.seats.map((holder) => (holder ? (holder.bot ? "bot" : holder.name) : null));

describe("partners", () => {
  it("stay opposite each other when bots take the open seats", () => {
    const host = new TestHost<BalootState, BalootAction, BalootOptions>(baloot, { censor: censorOf(baloot, oracle) });
    const [ann, ben] = ["Ann", "Ben"].map((name) => new TestPlayer(host, name));
    ann?.join();
    ben?.join();
    ann?.say({ action: "swap", seat: 1, with: 2 });
    expect(namesAt({ host })).toEqual(["Ann", null, "Ben", null]);
    ann?.say({ action: "startGame", fill: true });
    expect(namesAt({ host })).toEqual(["Ann", "bot", "Ben", "bot"]);
  });

  it("stay opposite each other in the lobby after a match that somebody left", () => {
    const world = game(["Ann", "Ben", "Cem", "Dan"], { speed: "none" });
    const { host, players } = until(world, ({ phase }) => phase === "over");
    players[1]?.say({ action: "stand" });
    players[0]?.say({ action: "lobby" });
    expect(namesAt({ host })).toEqual(["Ann", null, "Cem", "Dan"]);
  });
});

describe("a table of Baloot", () => {
  it("plays a match of one person and three bots to its end", () => {
    const world = game(["Ann"]);
    until(world, (state) => state.phase === "over");
    expect(world.host.record.status).toBe("finished");
    expect(world.host.largest).toBeLessThan(60_000);
  });

  it("lets a bot play as soon as a player is disconnected, until that player is back (11.6)", () => {
    const world = until(game(["Ann", "Ben", "Cem", "Dan"], { speed: "turtle" }), playedCards(1));
    const { host, players } = world;
    const gone = players.find((player) => player.seat !== null && waiting(world)?.seats.includes(player.seat));
    const seat = gone?.seat ?? -1;
    gone?.leave();
    host.advance(14_900);
    expect(host.record.seats[seat]?.standIn).toBeNull();
    host.advance(200);
    expect(host.record.seats[seat]?.standIn).toBe("disconnected");
    // It declares what it holds and then plays, each at its own pace, long before the 30 s are over.
    host.advance(6_000);
    expect(playCount(host.state.deal)).toBe(2);
    gone?.join({ wire: 1 });
    until(world, playedCards(4));
    expect(host.record.seats[seat]?.standIn).toBeNull();
  });

  it("locks input for 4 s while cards fly", () => {
    const world = game(["Ann", "Ben", "Cem", "Dan"]);
    expect(world.host.state.phase).toBe("dealt");
    expect(left(world)).toBe(2_500);
    world.host.advance(2_499);
    expect(world.host.state.phase).toBe("dealt");
    world.host.advance(1);
    expect(world.host.state.phase).toBe("bidding");
    until(world, (state) => state.phase === "ready");
    expect(left(world)).toBe(1_500);
  });

  it("counts nobody late who lets the doubling and the score sheet go by (11.5)", () => {
    const world = until(game(["Ann", "Ben", "Cem", "Dan"]), (state) => state.phase === "sheet");
    world.host.advance(8_000);
    expect(world.host.record.seats.map((holder) => holder?.missed)).toEqual([0, 0, 0, 0]);
    until(world, (state) => state.phase === "doubling");
    world.host.advance(10_000);
    expect(world.host.state.phase).toBe("playing");
    expect(world.host.record.seats.map((holder) => holder?.standIn)).toEqual([null, null, null, null]);
  });

  it("makes a player away after two bids that timed out in a row", () => {
    const world = until(game(["Ann", "Ben", "Cem", "Dan"]), ({ phase }) => phase === "bidding");
    const seat = world.host.state.asked[0] ?? -1;
    for (let steps = 0; steps < 40 && !world.host.record.seats[seat]?.standIn; steps++) {
      const asked = waiting(world)?.seats[0];
      const other = world.players.find((player) => player.seat === asked && asked !== seat);
      if (other && world.host.state.phase === "bidding") other.say({ action: "bid", bid: "pass" });
      else world.host.advance(2_500);
    }
    expect(world.host.record.seats[seat]?.standIn).toBe("away");
  });

  it("lets a sawa interrupt a turn, which goes on with what it had left (8.5)", () => {
    const world = until(game(["Ann", "Ben", "Cem", "Dan"]), playedCards(4));
    const [seat = -1] = world.host.state.asked;
    const had = left(world) ?? 0;
    world.host.advance(4_000);
    world.players[seat]?.say({ action: "sawa" });
    expect(left(world)).toBe(15_000);
    world.host.advance(9_000);
    world.players[(seat + 1) % 4]?.say({ action: "answer", accept: false });
    expect(left(world)).toBe(had - 4_000);
    expect(
      codesIn(
        world.players[(seat + 3) % 4]?.say({
          action: "answer",
          accept: true,
          turn: world.host.record.turn - 1,
          n: 0,
        }) ?? [],
      ),
    ).toEqual(["tooLate"]);
    expect(world.players[(seat + 1) % 4]?.view?.hands[seat]).toEqual(world.host.state.hands[seat]);
  });

  it("takes a qayd dated by the card it follows, though the next bot has played (9.2)", () => {
    const world = until(game(["Ann", "Ben"], { enforcement: "free" }), playedCards(4));
    const seen = playCount(world.host.state.deal);
    const caller = world.players.find((player) => !world.host.state.asked.includes(player.seat ?? -1));
    if (!caller || caller.seat === null) throw new Error("both are on turn");
    const replica = caller.frames.reduce<Replica<BalootState, BalootAction, BalootOptions>>(
      (known, frame) => heard(baloot, known, frame),
      emptyReplica,
    );
    expect(whyNotBreakIn(baloot, replica, { action: "qayd", after: seen })).toBeNull();
    until(world, playedCards(5));
    expect(codesIn(caller.say({ action: "qayd", after: seen }))).toEqual([]);
    expect(world.host.state).toMatchObject({ phase: "qayd", asked: [caller.seat] });
    world.host.advance(30_000);
    expect(world.host.state.phase).toBe("playing");
    expect(world.host.state.qaydSpent[caller.seat % 2]).toBe(true);
  });

  it("moves the deadline by 2 s for each declaration (6.4)", () => {
    const world = game(["Ann", "Ben", "Cem", "Dan"]);
    const declares = () => {
      const player = world.players.find(({ seat }) => seat !== null && world.host.state.asked.includes(seat));
      return player && world.host.state.phase === "playing" && goodMove(player).action === "declare"
        ? player
        : undefined;
    };
    until(world, () => declares() !== undefined);
    const player = declares();
    world.host.advance(3_000);
    player?.say(goodMove(player));
    expect(left(world)).toBe(9_000);
  });
});
