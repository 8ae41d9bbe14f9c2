import { describe, expect, it } from "vitest";
import { baloot } from "@/lib/rules/baloot";
import { eightsGame, eightsTable } from "../testing/eights-table";
import { TestHost } from "../testing/test-host";
import { codesIn, TestPlayer } from "../testing/test-player";
import { ABSENCE_MS } from "./absence";
import { RARE } from "./heartbeat";

const HOUR = 3_600_000;
const ping = { action: "ping" };
type House = ReturnType<typeof eightsTable>;

/** Lets time pass while these go on saying that they are there; the others' lines are dead, and never close. */
function pass({ host }: House, ms: number, alive: House["players"], everyMs: number) {
  for (let past = 0; past < ms; past += everyMs) {
    host.advance(everyMs);
    for (const player of alive) player.say(ping);
  }
}

/** A table where each line pinged once. */
function pinged(house: House) {
  for (const player of house.players) player.say(ping);
  return house;
}
const presence = ({ table }: House["players"][number]) => table.seats.map((seat) => seat?.presence ?? null);

describe("somebody whose line is dead without a close, before the start", () => {
  it("is no host and not here once they were asked and said nothing", () => {
    const house = pinged(eightsTable(["Ann", "Ben"]));
    const [ann, ben] = house.players;
    if (!ann || !ben) throw new Error("two names");
    pass(house, RARE.silenceMs - RARE.wordMs, [ben], RARE.wordMs);
    expect(presence(ben).slice(0, 2)).toEqual(["here", "here"]);
    pass(house, 2 * RARE.wordMs, [ben], RARE.wordMs);
    expect(presence(ben).slice(0, 2)).toEqual(["disconnected", "here"]);
    expect(house.host.record.host).toBe(ben.id);
    expect(codesIn(ben.say({ action: "startGame", fill: true }))).toEqual([]);
  });

  it("is not listed any longer, though nobody else is there", () => {
    const house = pinged(eightsTable(["Ann"]));
    house.players[0]?.say({ action: "setTable", visibility: "public" });
    house.host.advance(RARE.silenceMs - 1);
    expect(house.host.listing).not.toBeNull();
    house.host.advance(1);
    expect(house.host.listing).toBeNull();
  });

  it("is missed from when there was somebody to miss them, not before", () => {
    const house = pinged(eightsTable(["Ann"]));
    house.host.advance(HOUR);
    expect(house.host.closings).toEqual([]);
    house.players[0]?.say({ action: "setTable", visibility: "public" });
    house.host.advance(RARE.silenceMs - 1);
    expect(house.host.closings).toEqual([]);
    house.host.advance(1);
    expect(house.host.closings).toEqual([4000]);
  });

  it("is not told apart from the living where nobody would miss them, so nobody need speak", () => {
    const house = pinged(eightsTable(["Ann"]));
    house.host.advance(24 * HOUR);
    expect(house.host.closings).toEqual([]);
  });

  it("comes to a game with the silence it begins with", () => {
    const house = pinged(eightsTable(["Ann", "Ben", "Cat"]));
    house.host.advance(RARE.silenceMs - 1);
    house.players[0]?.say({ action: "startGame" });
    house.host.advance(14_999);
    expect(house.host.closings).toEqual([]);
    house.host.advance(1);
    expect(house.host.closings).toEqual([4000, 4000, 4000]);
  });
});

describe("a game of Eights started where some have gone long ago", () => {
  function lobby(gone: number) {
    const house = eightsTable(["Ann", "Ben", "Cat"]);
    const [ann, ben, cat] = house.players;
    if (!ann || !ben || !cat) throw new Error("three names");
    for (const player of [ben, cat]) player.leave();
    house.host.advance(gone);
    return { host: house.host, ann, ben, cat };
  }
  const names = ({ host }: ReturnType<typeof lobby>) => host.record.seats.map((holder) => holder?.name ?? null);

  it("deals them no cards: bots take their seats, and the game goes on", () => {
    const house = lobby(ABSENCE_MS);
    expect(codesIn(house.ann.say({ action: "startGame" }))).toEqual(["tooFew"]);
    expect(codesIn(house.ann.say({ action: "startGame", fill: true }))).toEqual([]);
    expect(names(house).slice(0, 3)).toEqual(["Ann", "Zayd", "Layla"]);
    house.host.advance(1_000);
    expect(house.host.record.status).toBe("playing");
    expect(codesIn(house.ben.rejoin())).toEqual(["started"]);
  });

  it("keeps the seat of whoever went a moment ago for as long as in any game", () => {
    const house = lobby(ABSENCE_MS - 10_000);
    expect(codesIn(house.ann.say({ action: "startGame", fill: true }))).toEqual([]);
    expect(names(house).slice(0, 3)).toEqual(["Ann", "Ben", "Cat"]);
    house.ben.rejoin();
    house.host.advance(11_000);
    expect(house.host.record.seats.map((holder) => holder?.quit ?? null).slice(0, 3)).toEqual([false, false, true]);
    expect(house.host.record.status).toBe("playing");
  });
});

describe("a match of Baloot started where somebody has gone long ago", () => {
  it("keeps their seat: a bot plays there until they come", () => {
    const host = new TestHost(baloot);
    const [ann, ben] = ["Ann", "Ben"].map((name) => new TestPlayer(host, name));
    for (const player of [ann, ben]) player?.join({ wire: 1 });
    ben?.leave();
    host.advance(ABSENCE_MS);
    expect(codesIn(ann?.say({ action: "startGame", fill: true }) ?? [])).toEqual([]);
    host.advance(1);
    expect(host.record.seats.map((holder) => [holder?.name, holder?.standIn])[1]).toEqual(["Ben", "disconnected"]);
    expect(codesIn(ben?.rejoin() ?? [])).toEqual([]);
    expect(ben?.seat).toBe(1);
  });
});

describe("somebody whose line is dead without a close, when the game is over", () => {
  /** A game that is over, at which all were heard to the end. */
  function over() {
    const house = pinged(eightsGame(["Ann", "Ben", "Cat"]));
    const [ann, ben, cat] = house.players;
    if (!ann || !ben || !cat) throw new Error("three names");
    const all = [ann, ben, cat];
    for (let second = 0; house.host.record.status === "playing" && second < 60_000; second++)
      pass(house, 1_000, all, 1_000);
    expect(house.host.record.status).toBe("finished");
    return { ...house, ann, ben, cat };
  }

  it("holds up no rematch", () => {
    const { ann, ben, ...house } = over();
    for (const player of [ann, ben]) player.say({ action: "rematch" });
    pass(house, 14_000, [ann, ben], 1_000);
    expect(house.host.record.status).toBe("finished");
    pass(house, 2_000, [ann, ben], 1_000);
    // Two are too few for a game of Eights, and choose again.
    expect(house.host.record.status).toBe("waiting");
  });

  it("is host no more two minutes later", () => {
    const { ben, cat, ...house } = over();
    pass(house, 120_000, [ben, cat], 5_000);
    expect(presence(ben).slice(0, 3)).toEqual(["disconnected", "here", "here"]);
    pass(house, 15_000, [ben, cat], 5_000);
    expect(house.host.record.host).toBe(ben.id);
    expect(codesIn(ben.say({ action: "lobby" }))).toEqual([]);
  });
});
