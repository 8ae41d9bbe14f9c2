import { describe, expect, it } from "vitest";
import { type BalootState, baloot } from "@/lib/rules/baloot";
import { annsTable } from "../testing/eights-table";
import { TestHost } from "../testing/test-host";
import { codesIn, TestPlayer } from "../testing/test-player";
import { type ToyAction, type ToyOptions, type ToyState, toy } from "../testing/toy-game";
import { SILENCE_MS } from "../time/absence";
import { COUNTDOWN_MS, WAITS_FOR_HOST_MS } from "../time/countdown-time";

type ToyPlayer = TestPlayer<ToyState, ToyAction, ToyOptions>;

const SOON = { action: "setTable", visibility: "public", soon: true };

describe("a table opened to play at once", () => {
  it("counts down for all to see, and deals to whoever came with bots in the open seats", () => {
    const { host, ann, ben } = annsTable("Ann", "Ben");
    const [first] = ann.say(SOON);
    expect(first).toMatchObject({ leftMs: COUNTDOWN_MS });
    expect(ben.table).toMatchObject({ status: "waiting", soon: true });
    expect(host.listing).toMatchObject({ soon: true });
    host.advance(3_000);
    const cem = new TestPlayer(host, "Cem");
    expect(cem.join().find(({ type }) => type === "state")).toMatchObject({ leftMs: COUNTDOWN_MS - 3_000 });
    host.advance(COUNTDOWN_MS - 3_001);
    expect(host.record.status).toBe("waiting");
    host.advance(1);
    expect(host.record.status).toBe("playing");
    expect(host.record.seats.map((seat) => seat?.name)).toEqual(["Ann", "Ben", "Cem", undefined, undefined, undefined]);
    expect(ann.table.soon).toBeUndefined();
  });

  it("waits for people again where its host would rather, and counts anew only when told to", () => {
    const { host, ann, ben } = annsTable("Ann", "Ben");
    expect(codesIn(ben.say(SOON))).toEqual(["notHost"]);
    ann.say(SOON);
    ann.say({ action: "setTable", chat: "off" });
    expect(ben.table.soon).toBe(true);
    ann.say({ action: "setTable", soon: false });
    expect(ben.table.soon).toBeUndefined();
    host.advance(2 * COUNTDOWN_MS);
    expect(host.record.status).toBe("waiting");
    ann.say({ action: "setTable", visibility: "private", soon: true });
    expect(ben.table.soon).toBeUndefined();
  });

  it("deals to nobody where nobody is there any more", () => {
    const { host, ann } = annsTable("Ann");
    ann.say(SOON);
    ann.leave();
    host.advance(COUNTDOWN_MS);
    expect(host.record).toMatchObject({ status: "waiting", startsAt: null });
  });

  it("deals to whoever came though its host has gone, who finds their seat again", () => {
    const { host, ann } = annsTable("Ann", "Ben");
    ann.say(SOON);
    host.advance(3_000);
    ann.leave();
    host.advance(COUNTDOWN_MS - 3_000);
    expect(host.record.status).toBe("playing");
    expect(host.record.seats[0]).toMatchObject({ name: "Ann", bot: null });
    ann.rejoin();
    expect(ann.seat).toBe(0);
  });

  it("counts by itself where it is open to all and its host, who did not count, has gone", () => {
    const { host, ann, ben } = annsTable("Ann", "Ben");
    ann.say({ action: "setTable", visibility: "public" });
    host.advance(2 * COUNTDOWN_MS);
    expect(host.record.status).toBe("waiting");
    ann.leave();
    host.advance(SILENCE_MS - 1);
    expect(ben.table.soon).toBeUndefined();
    host.advance(1);
    expect(ben.table.soon).toBe(true);
    host.advance(COUNTDOWN_MS);
    expect(host.record.status).toBe("playing");
  });

  it("waits for a host who comes back in time", () => {
    const { host, ann } = annsTable("Ann", "Ben");
    ann.say({ action: "setTable", visibility: "public" });
    ann.leave();
    host.advance(SILENCE_MS - 1);
    ann.rejoin();
    host.advance(2 * COUNTDOWN_MS);
    expect(host.record.status).toBe("waiting");
    expect(ann.table.soon).toBeUndefined();
  });

  it.each([
    ["among friends", { visibility: "private" }],
    ["that is closed to others", { visibility: "public", locked: true }],
  ] as const)("waits for its host at a table %s", (_, how) => {
    const { host, ann } = annsTable("Ann", "Ben");
    ann.say({ action: "setTable", ...how });
    ann.leave();
    host.advance(SILENCE_MS + 2 * COUNTDOWN_MS);
    expect(host.record.status).toBe("waiting");
  });

  it("counts for nobody where all have gone, and for whoever comes then", () => {
    const { host, ann } = annsTable("Ann");
    ann.say({ action: "setTable", visibility: "public" });
    ann.leave();
    host.advance(SILENCE_MS + COUNTDOWN_MS);
    expect(host.record.startsAt ?? null).toBeNull();
    const ben = new TestPlayer(host, "Ben");
    ben.join();
    host.advance(0);
    expect(ben.table).toMatchObject({ status: "waiting", soon: true });
    host.advance(COUNTDOWN_MS);
    expect(host.record.status).toBe("playing");
  });
});

describe("a table open to all whose host stays and does not begin", () => {
  const publicTable = () => {
    const { host, players } = annsTable("Ann");
    const [ann] = players as [(typeof players)[number]];
    ann.say({ action: "setTable", visibility: "public" });
    return { host, ann };
  };
  const comes = (host: ReturnType<typeof publicTable>["host"], name: string) => {
    const player = new TestPlayer(host, name);
    player.join({ wire: 1 });
    return player;
  };

  it("counts by itself once somebody has waited for it a minute, for all to see", () => {
    const { host, ann } = publicTable();
    host.advance(2 * WAITS_FOR_HOST_MS);
    const ben = comes(host, "Ben");
    host.advance(WAITS_FOR_HOST_MS - 1);
    comes(host, "Cem");
    expect(ben.table.soon).toBeUndefined();
    host.advance(1);
    expect(ben.table.soon).toBe(true);
    expect(ann.table.soon).toBe(true);
    expect(host.record.status).toBe("waiting");
    host.advance(COUNTDOWN_MS);
    expect(host.record.status).toBe("playing");
    expect(host.record.seats.map((seat) => seat?.name).slice(0, 3)).toEqual(["Ann", "Ben", "Cem"]);
  });

  it("gives its host another minute for each thing they do, the stopping of the count among them", () => {
    const { host, ann } = publicTable();
    const ben = comes(host, "Ben");
    host.advance(WAITS_FOR_HOST_MS - 1);
    ann.say({ action: "setOptions", options: host.record.options });
    host.advance(WAITS_FOR_HOST_MS - 1);
    expect(ben.table.soon).toBeUndefined();
    host.advance(1);
    ann.say({ action: "setTable", soon: false });
    host.advance(WAITS_FOR_HOST_MS - 1);
    expect(ben.table.soon).toBeUndefined();
    host.advance(1);
    expect(ben.table.soon).toBe(true);
  });

  it("waits as long as its host likes while nobody else is there, or only bots", () => {
    const { host, ann } = publicTable();
    ann.say({ action: "addBot", seat: 1 });
    const ben = comes(host, "Ben");
    host.advance(WAITS_FOR_HOST_MS - 1);
    ben.say({ action: "stand" });
    host.advance(10 * WAITS_FOR_HOST_MS);
    expect(host.record.startsAt ?? null).toBeNull();
    const cem = comes(host, "Cem");
    host.advance(WAITS_FOR_HOST_MS - 1);
    cem.leave();
    host.advance(10_000);
    expect(host.record.startsAt ?? null).toBeNull();
  });

  it.each([
    ["among friends", { visibility: "private" }],
    ["that is closed to others", { locked: true }],
  ] as const)("is not hurried at a table %s", (_, how) => {
    const { host, ann } = publicTable();
    comes(host, "Ben");
    ann.say({ action: "setTable", ...how });
    host.advance(5 * WAITS_FOR_HOST_MS);
    expect(host.record.status).toBe("waiting");
  });

  it("has a minute again to choose what is played after a match", () => {
    const host = new TestHost(toy);
    const [ann, ben, cem] = ["Ann", "Ben", "Cem"].map((name) => new TestPlayer(host, name)) as [
      ToyPlayer,
      ToyPlayer,
      ToyPlayer,
    ];
    for (const one of [ann, ben, cem]) one.join({ wire: 1 });
    ann.say({ action: "setTable", visibility: "public" });
    ann.say({ action: "startGame" });
    ann.say({ action: "win" });
    host.advance(2 * WAITS_FOR_HOST_MS);
    expect(host.record.status).toBe("finished");
    ann.say({ action: "lobby" });
    host.advance(WAITS_FOR_HOST_MS - 1);
    expect(ben.table).toMatchObject({ status: "waiting" });
    expect(ben.table.soon).toBeUndefined();
    host.advance(1);
    expect(ben.table.soon).toBe(true);
  });
});

describe("whoever comes after bots were dealt to", () => {
  const balootTable = () => {
    const host = new TestHost(baloot);
    const ann = new TestPlayer(host, "Ann");
    ann.join({ wire: 1 });
    ann.say(SOON);
    host.advance(COUNTDOWN_MS);
    return { host, ann };
  };

  it("takes the seat of one at once, and plays from the next hand on", () => {
    const { host } = balootTable();
    expect(host.listing).toMatchObject({ status: "playing", spare: 3 });
    while (host.state.deal.tricks.length === 0) host.advance(1_000);
    const late = new TestPlayer(host, "Late");
    expect(codesIn(late.join({ wire: 1 }))).toEqual([]);
    expect(late.seat).toBe(1);
    expect(late.table.seats[1]).toMatchObject({ name: "Late", bot: null, standIn: "arriving" });
    expect(host.listing).toMatchObject({ people: 2, bots: 2, spare: 2 });
    while (host.state.phase !== "sheet") {
      expect(late.table.seats[1]?.standIn).toBe("arriving");
      host.advance(500);
    }
    expect(late.table.seats[1]?.standIn).toBeNull();
  });

  it.each([
    ["a page", { wire: 1 }],
    ["a plain client", {}],
  ] as const)("sees none of the cards that the bot still plays, %s", (_, how) => {
    const { host } = balootTable();
    while (host.state.deal.tricks.length === 0) host.advance(1_000);
    const late = new TestPlayer(host, "Late");
    late.join(how);
    const seat = late.seat ?? 0;
    const seen = () => (late.view as BalootState).hands[seat]?.filter((card) => card !== null) ?? [];
    const comesTo = (phase: BalootState["phase"]) => host.state.phase === phase;
    expect(host.state.hands[seat]?.length).toBeGreaterThan(0);
    while (!comesTo("sheet")) {
      expect(seen()).toEqual([]);
      expect(late.view).toEqual(baloot.view(host.state, null));
      host.advance(500);
    }
    while (!comesTo("bidding")) host.advance(500);
    expect(seen()).toEqual(host.state.hands[seat]);
  });

  it("plays at once where nobody has spoken yet, and looks on where the table is not for strangers", () => {
    const { host, ann } = balootTable();
    const early = new TestPlayer(host, "Early");
    early.join();
    expect(early.table.seats[early.seat ?? 0]).toMatchObject({ name: "Early", standIn: null });
    ann.say({ action: "setTable", locked: true });
    expect(codesIn(new TestPlayer(host, "Later").join())).toEqual(["started"]);
  });

  it("keeps the seat through a lost line, though the bot has not given it up yet", () => {
    const { host } = balootTable();
    while (host.state.deal.tricks.length === 0) host.advance(1_000);
    const late = new TestPlayer(host, "Late");
    late.join();
    late.leave();
    host.advance(1_000);
    late.rejoin();
    while (host.state.phase !== "sheet") host.advance(500);
    expect(host.record.seats[late.seat ?? 0]).toMatchObject({ name: "Late", standIn: null });
  });
});
