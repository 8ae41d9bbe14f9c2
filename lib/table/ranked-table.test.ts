import { describe, expect, it } from "vitest";
import { type BalootAction, type BalootOptions, type BalootState, baloot } from "@/lib/rules/baloot";
import { seedOf } from "@/lib/rules/laws";
import { randomFrom } from "@/lib/rules/random";
import type { LogEntry } from "@/lib/rules/replay";
import type { Decided } from "./match/results";
import type { TableTicket } from "./match/table-ticket";
import { logKey } from "./storage/record";
import { idOf, TestHost } from "./testing/test-host";
import { codesIn, keyOf, TestPlayer } from "./testing/test-player";
import { SILENCE_MS } from "./time/absence";
import { FREEZE_MS } from "./time/left-alone";

const names = ["Ann", "Ben", "Cat", "Dan"] as const;
const options: BalootOptions = { ...baloot.defaults, speed: "rocket" };
const ticketOf = (more: Partial<TableTicket> = {}): TableTicket => ({
  drawing: "d".repeat(32),
  queue: "rocket",
  options,
  seats: names.map((name) => ({ id: idOf(keyOf(name)), name, avatar: "palm", from: null })),
  ...more,
});

/** A ranked table just made, and the four it was made for. */
function drawn() {
  const told: Decided[] = [];
  const host = new TestHost<BalootState, BalootAction, BalootOptions>(baloot, { decided: (match) => told.push(match) });
  expect(host.table.begin(ticketOf())).toBe(true);
  const players = names.map((name) => new TestPlayer(host, name));
  return { host, players, told };
}
type World = ReturnType<typeof drawn>;

/** Those who are there do what a good bot would, until it is so. */
function playUntil({ host, players }: World, isSo: (state: BalootState) => boolean, there = players): void {
  for (let steps = 0; steps < 5_000 && !isSo(host.state); steps++) {
    const wait = baloot.wait(host.state);
    const asked = there.find(
      ({ seat }) => seat !== null && wait?.seats.includes(seat) && !host.record.seats[seat]?.standIn,
    );
    if (asked?.view && asked.seat !== null)
      asked.say(baloot.bot(asked.view, asked.seat, randomFrom(seedOf(7)), "good"));
    else host.advance(500);
  }
  expect(isSo(host.state)).toBe(true);
}
const isOver = ({ winner }: BalootState) => winner !== null;

describe("a ranked table", () => {
  it("is made by a ticket, with its match begun, and its four come to their seats", () => {
    const { host, players } = drawn();
    expect(host.record).toMatchObject({ visibility: "ranked", status: "playing", host: null, options });
    for (const player of players) player.join({ mustExist: true });
    expect(players.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(host.record.seats.every((holder) => holder?.bot === null && holder.leftAt === null)).toBe(true);
    expect(host.record.host).toBeNull();
  });

  it("is made once by its ticket, and by no other", () => {
    const { host } = drawn();
    const { id } = host.record.match ?? {};
    expect(host.table.begin(ticketOf())).toBe(true);
    expect(host.table.begin(ticketOf({ drawing: "e".repeat(32) }))).toBe(false);
    expect(host.record.match?.id).toBe(id);
  });

  it.each([
    ["no clock", { options: { ...options, speed: "none" } }],
    ["other rules", { options: { ...options, ruleSet: "app" } }],
    ["a table where rules can be broken", { options: { ...options, enforcement: "free" } }],
    ["three", { seats: ticketOf().seats.slice(0, 3) }],
    ["somebody twice", { seats: [...ticketOf().seats.slice(0, 3), ...ticketOf().seats.slice(0, 1)] }],
  ] as const)("is not made with %s", (_, change) => {
    const host = new TestHost<BalootState, BalootAction, BalootOptions>(baloot, {});
    expect(host.table.begin(ticketOf(change as Partial<TableTicket>))).toBe(false);
    expect(host.isEmpty).toBe(true);
  });

  it("lets nobody choose anything, and nobody else sit down", () => {
    const { host, players } = drawn();
    const [ann] = players;
    for (const player of players) player.join();
    const before = JSON.stringify(host.record.seats);
    for (const message of [
      { action: "setOptions", options: { ...options, speed: "turtle" } },
      { action: "setTable", visibility: "private", locked: true },
      { action: "addBot", seat: 1 },
      { action: "removeSeat", seat: 1 },
      { action: "swap", seat: 0, with: 1 },
      { action: "sit", seat: 1 },
      { action: "startGame", fill: true },
      { action: "lobby" },
      { action: "rematch" },
      { action: "ready", ready: true },
    ])
      expect(codesIn(ann?.say(message) ?? [])).toEqual(["ranked"]);
    const eve = new TestPlayer(host, "Eve");
    eve.join();
    expect(eve.seat).toBeNull();
    expect(JSON.stringify(host.record.seats)).toBe(before);
  });

  it("calls its four as the queue knows them, who may have claimed their names", () => {
    const { host, players } = drawn();
    const [ann] = players;
    for (const player of players) player.join({ name: "Noura" });
    ann?.say({ action: "profile", name: "Noura", avatar: "dallah" });
    expect(host.record.seats.map((holder) => holder?.name)).toEqual([...names]);
    expect(host.record.seats[0]?.avatar).toBe("dallah");
  });

  it("lets partners say ready phrases while cards are out, and write when it is over", () => {
    const world = drawn();
    const [ann] = world.players;
    for (const player of world.players) player.join();
    expect(codesIn(ann?.say({ action: "chat", text: "I hold all the spades" }) ?? [])).toEqual(["chatOff"]);
    expect(codesIn(ann?.say({ action: "react", reaction: "laugh" }) ?? [])).toEqual([]);
    playUntil(world, isOver);
    expect(codesIn(ann?.say({ action: "chat", text: "Well played" }) ?? [])).toEqual([]);
  });

  it("counts whose times to move are alike, and hands it on with how close each pair's choices were", () => {
    const world = drawn();
    const { host, players, told } = world;
    for (const player of players) player.join();
    // Seats 0 and 2 are quick and slow together, 1 and 3 in turns; by half a hand, as partners do not play a trick at once.
    const isSlow = (seat: number, trick: number) => (seat === 3) !== trick >= 4;
    for (let steps = 0; steps < 5_000 && !isOver(host.state); steps++) {
      const wait = baloot.wait(host.state);
      const asked = players.find(({ seat }) => seat !== null && wait?.seats.includes(seat));
      if (!asked?.view || asked.seat === null || host.state.phase !== "playing") {
        if (asked?.view && asked.seat !== null)
          asked.say(baloot.bot(asked.view, asked.seat, randomFrom(seedOf(7)), "good"));
        else host.advance(500);
        continue;
      }
      host.advance(isSlow(asked.seat, host.state.deal.tricks.length) ? 3_000 : 100);
      asked.say(baloot.bot(asked.view, asked.seat, randomFrom(seedOf(7)), "good"));
    }
    host.wake();
    const [even, odd] = told[0]?.closeness ?? [];
    // One number of a match, however many moves it had: they follow each other, and are not independent.
    expect(even?.tempo?.[0]).toBe(1);
    expect(even?.tempo?.[1]).toBeGreaterThan(1);
    expect(odd?.tempo?.[1]).toBeLessThan(0);
    expect(even?.buys?.[0]).toBeGreaterThan(0);
  });

  it("keeps beside the log how long each move took, over a power cut, and of nothing that nobody did", () => {
    const { host, players } = drawn();
    for (const player of players) player.join();
    for (let cards = 0; cards < 60; ) {
      const wait = baloot.wait(host.state);
      const asked = players.find(({ seat }) => seat !== null && wait?.seats.includes(seat));
      if (!asked?.view || asked.seat === null) {
        host.advance(500);
        continue;
      }
      // Each seat has a time of its own to play a card.
      const isPlaying = host.state.phase === "playing";
      if (isPlaying) host.advance(200 + 100 * asked.seat);
      asked.say(baloot.bot(asked.view, asked.seat, randomFrom(seedOf(7)), "good"));
      cards += isPlaying ? 1 : 0;
    }
    host.kill();
    host.reopen();
    const chunk = host.kept(logKey(host.record.round, 0)) as { entries: readonly LogEntry[]; times: string };
    const { tail = [], holding } = host.record.match ?? {};
    expect([chunk.times.length, holding?.times?.length]).toEqual([2 * chunk.entries.length, 2 * tail.length]);
    const times = chunk.times + holding?.times;
    const took = [...chunk.entries, ...tail].map((entry, index) => ({
      entry,
      time: times.slice(2 * index, 2 * index + 2),
    }));
    expect(took.filter(({ entry, time }) => !("action" in entry) && time !== "..")).toEqual([]);
    const isPlay = (entry: LogEntry) => "action" in entry && (entry.action as BalootAction).action === "play";
    const plays = took.filter(({ entry }) => isPlay(entry));
    expect(plays.length).toBeGreaterThan(50);
    // Whoever leads has waited for the trick before to be gone.
    const right = plays.filter(({ entry, time }) => "seat" in entry && Number.parseInt(time, 36) === 2 + entry.seat);
    expect(right.length).toBeGreaterThan(0.7 * plays.length);
  });

  it("takes whoever never came for one who left behind", () => {
    const world = drawn();
    const there = world.players.slice(1);
    for (const player of there) player.join();
    playUntil(world, isOver, there);
    world.host.wake();
    const [decided] = world.told;
    expect(decided?.seats.map((holder) => holder?.isThere)).toEqual([false, true, true, true]);
    expect(decided?.seats.map((holder) => holder?.wasBehind)).toEqual([true, false, false, false]);
  });

  it("shows those who look on a hand when it is over", () => {
    const world = drawn();
    for (const player of world.players) player.join();
    const eve = new TestPlayer(world.host, "Eve");
    eve.join({ watch: true, wire: 1 });
    playUntil(world, ({ deal }) => deal.tricks.length > 4);
    expect(eve.view).toMatchObject({ phase: "deal", deals: [] });
    expect(eve.view?.deal.bids).toEqual([]);
    playUntil(world, ({ deals, deal }) => deals.length === 1 && deal.tricks.length > 2);
    expect(eve.view?.deals).toHaveLength(1);
    expect(eve.view?.phase).toBe("sheet");
    const late = eve.view;
    const eva = new TestPlayer(world.host, "Eva");
    eva.join({ watch: true });
    expect(eva.view).toEqual(late);
    playUntil(world, isOver);
    expect(eve.view).toEqual(baloot.view(world.host.state, null));
  });

  it("says who was there, how many hands a bot played for each, and what came of it until it is settled", () => {
    const world = drawn();
    const { host, players, told } = world;
    for (const player of players) player.join();
    playUntil(world, ({ deals, deal }) => deals.length === 2 && deal.tricks.length > 2);
    const [ann, , , dan] = players;
    const [one, other] = host.state.scores;
    dan?.say({ action: "stand" });
    ann?.leave();
    host.advance(SILENCE_MS);
    playUntil(world, ({ deals, deal }) => deals.length > 4 && deal.tricks.length === 0, players.slice(1, 3));
    ann?.rejoin();
    playUntil(world, isOver, players.slice(0, 3));
    host.wake();
    const [decided] = told;
    const hands = decided?.hands ?? 0;
    expect(hands).toBe(host.state.deals.length);
    expect(decided?.score).toEqual(host.state.scores);
    expect(decided?.ticket?.drawing).toBe(ticketOf().drawing);
    const there = decided?.seats.map((holder) => holder?.isThere);
    expect(there).toEqual([true, true, true, false]);
    const botHands = decided?.seats.map((holder) => holder?.botHands ?? -1) ?? [];
    expect(botHands[0]).toBeGreaterThanOrEqual(2);
    expect(botHands[0]).toBeLessThanOrEqual(4);
    expect(botHands.slice(1, 3)).toEqual([0, 0]);
    expect(botHands[3]).toBeGreaterThanOrEqual(hands - 3);
    expect(decided?.seats.map((holder) => holder?.wasBehind)).toEqual([one < other, false, false, other < one]);
    expect(decided?.seats[1]?.deeds).toMatchObject({ sunBought: expect.any(Number), projects: expect.any(Number) });
    host.table.acknowledged(decided?.match ?? "", { match: decided?.match });
    expect(ann?.table.settled).toEqual({ match: decided?.match });
    players[1]?.rejoin();
    expect(players[1]?.table.settled).toEqual({ match: decided?.match });
  });

  it("is played to its end by bots where all have gone, and keeps how it was held over kill -9", () => {
    const world = drawn();
    const { host, players, told } = world;
    for (const player of players) player.join();
    playUntil(world, ({ deals }) => deals.length === 1);
    for (let step = 0; step < 12; step++) {
      const kept = host.record.match?.holding;
      host.kill();
      host.reopen();
      expect(host.record.match?.holding).toEqual(kept);
      for (const player of players) player.rejoin();
      const { length } = host.state.deals;
      const tricks = host.state.deal.tricks.length;
      playUntil(world, ({ deals, deal }) => deals.length > length || deal.tricks.length > tricks);
    }
    for (const player of players) player.leave();
    host.advance(20 * FREEZE_MS);
    expect(host.record.status).toBe("finished");
    expect(told[0]?.seats.every((holder) => holder?.isThere === false)).toBe(true);
  });

  it("is void where other rules ended its match, and says so until somebody has it", () => {
    const { host, players, told } = drawn();
    for (const player of players) player.join();
    const { id } = host.record.match ?? {};
    host.kill();
    host.reopen({ ...baloot, version: baloot.version + 1 });
    host.wake();
    host.kill();
    host.reopen({ ...baloot, version: baloot.version + 1 });
    host.wake();
    expect(told.at(-1)).toMatchObject({ match: id, void: "otherRules", outcome: null });
    expect(told.at(-1)?.seats.map((holder) => holder?.name)).toEqual([...names]);
    host.table.acknowledged(id ?? "", { void: "otherRules" });
    players[0]?.rejoin();
    expect(players[0]?.table).toMatchObject({ status: "waiting", host: null, settled: { void: "otherRules" } });
    expect(codesIn(players[0]?.say({ action: "startGame", fill: true }) ?? [])).toEqual(["ranked"]);
  });
});
