import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hashOf } from "@/lib/player/player";
import { eights } from "@/lib/rules/eights";
import { LONGEST_THOUGHT_MS } from "@/lib/rules/game";
import { defaultLimits, JOIN_MS, linesATable } from "@/lib/table/door/limits";
import { RECORD } from "@/lib/table/storage/record";
import { RARE } from "@/lib/table/time/heartbeat";
import { closings } from "@/lib/table/wire/refusals";
import { isCrowd, SHARE } from "./door";
import { tableParty } from "./table-party";
import { knocking, TestConnection, TestRoom } from "./testing/room";

const keyOf = (number: number) => number.toString(16).padStart(64, "d");
const joining = (number: number, more: object = {}) =>
  JSON.stringify({ action: "join", name: `P${number}`, key: keyOf(number), ...more });
const Party = tableParty(eights);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table's room, and the way in. */
async function opened(env: Record<string, unknown> = {}) {
  const room = new TestRoom(env);
  const party = new Party(room);
  await party.onStart();
  const come = (address?: string) => {
    const connection = new TestConnection();
    party.onConnect(connection, { request: knocking("/parties/eights/ROOM1", address) });
    const say = async (text: string) => {
      party.onMessage(text, connection);
      await vi.advanceTimersByTimeAsync(0);
    };
    return { connection, say };
  };
  /** Somebody who has joined. */
  const joined = async (number: number, address?: string) => {
    const one = come(address);
    await one.say(joining(number));
    return one;
  };
  return { room, party, come, joined };
}
type Visitor = Awaited<ReturnType<Awaited<ReturnType<typeof opened>>["joined"]>>;
const seatOf = ({ connection }: Visitor) => connection.told.findLast(({ type }) => type === "state")?.seat;

describe("opening tables", () => {
  it("is limited by address too, for a fresh key costs nothing", async () => {
    vi.resetModules();
    const { tableParty: anew } = await import("./table-party");
    const Fresh = anew(eights);
    const env = { MAJLIS_TABLES_AN_ADDRESS: "3" };
    const open = async (number: number, address: string) => {
      const party = new Fresh(new TestRoom(env));
      await party.onStart();
      const connection = new TestConnection();
      party.onConnect(connection, { request: knocking(`/parties/eights/OPEN${number}`, address) });
      party.onMessage(joining(number), connection);
      await vi.advanceTimersByTimeAsync(0);
      return connection.closed;
    };
    const closed: (number | null)[] = [];
    for (let number = 0; number < 5; number++) closed.push(await open(number, "198.51.100.9"));
    expect(closed).toEqual([null, null, null, closings.tooManyTables, closings.tooManyTables]);
    expect(await open(9, "203.0.113.9")).toBeNull();
  });
});

describe("a house that is rolled back", () => {
  /** A room as a house leaves it in which somebody plays, with its record changed as some other house might have written it. */
  async function leftBy(change: object) {
    const { room, joined } = await opened();
    await (await joined(1)).say(JSON.stringify({ action: "startGame", fill: true }));
    // That house is gone.
    vi.clearAllTimers();
    const record = JSON.parse((await room.storage.get<string>(RECORD)) ?? "");
    await room.storage.put(RECORD, JSON.stringify({ ...record, ...change }));
    return { room, kept: JSON.stringify([...(await room.storage.list())]) };
  }
  /** How a house of this game finds whoever comes to that room. */
  async function comesTo(room: TestRoom, rules: typeof eights) {
    const party = new (tableParty(rules))(room);
    await party.onStart();
    const connection = new TestConnection();
    party.onConnect(connection, { request: knocking("/parties/eights/ROOM1") });
    party.onMessage(joining(1), connection);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    return { party, connection };
  }

  it.each([
    ["newer rules", "newerTable", { version: eights.version + 1 }],
    ["a newer form of what is kept", "newerTable", { schema: 2 }],
    ["a form that nobody knows here", "unreadable", { seats: { byPlace: [] } }],
  ] as const)("says so with a code where a table was left by %s, and leaves it as it is", async (_, code, change) => {
    const { room, kept } = await leftBy(change);
    const { party, connection } = await comesTo(room, eights);
    expect([connection.codes, connection.closed]).toEqual([[code], closings[code]]);
    await party.onAlarm();
    expect(JSON.stringify([...(await room.storage.list())])).toBe(kept);
    expect(room.alarm).toBeGreaterThan(Date.now());
  });

  it("goes on where the game stood when the newer one is back", async () => {
    const newer = { ...eights, version: eights.version + 1 };
    const { room } = await leftBy({ version: newer.version });
    await comesTo(room, eights);
    const { connection } = await comesTo(room, newer);
    expect(connection.told.find(({ type }) => type === "state")).toMatchObject({
      seat: 0,
      table: { status: "playing", round: 1 },
    });
  });
});

describe("a crowd from the address of somebody with a seat", () => {
  const home = "192.0.2.77";
  const knock = (code: string) => knocking(`/parties/eights/${code}`, home);
  /** Nothing in Node opens a socket to say why it is closed. */
  const comesIn = async (code: string) => {
    try {
      return (await Party.onBeforeConnect(knock(code), { env: {}, parties: {} })) !== undefined;
    } catch {
      return false;
    }
  };

  it("keeps nobody from the seat they have, and lets nobody in elsewhere", async () => {
    const { joined } = await opened();
    await joined(1, home);
    for (let count = 0; count < 2 * defaultLimits.joinsAMinute; count++) isCrowd(knock("ELSE1"), {});
    expect([await comesIn("ROOM1"), await comesIn("ELSE1")]).toEqual([true, false]);
    const again: boolean[] = [];
    for (let count = 0; count < 10; count++) again.push(await comesIn("ROOM1"));
    expect(again.filter(Boolean)).toHaveLength(SHARE - 1);
    await joined(2, home);
    expect(await comesIn("ROOM1")).toBe(true);
  });
});

describe("a player who comes back to a table full of strangers", () => {
  it("finds room though every line is taken, from everywhere", async () => {
    const { come, joined } = await opened();
    const ann = await joined(1);
    const lines = linesATable(defaultLimits);
    const crowd = Array.from({ length: 2 * lines }, (_, index) => come(`198.51.100.${index % 5}`));
    expect(crowd.filter(({ connection }) => connection.closed === null).length).toBeLessThanOrEqual(lines - 1);
    const again = await joined(1, "203.0.113.7");
    expect([seatOf(again), again.connection.closed, ann.connection.closed]).toEqual([0, null, null]);
  });

  it("finds room though every line of their own address is taken", async () => {
    const { come, joined } = await opened();
    await joined(1);
    const crowd = Array.from({ length: defaultLimits.linesAnAddress + 5 }, () => come());
    expect(crowd.map(({ connection }) => connection.closed).filter((code) => code !== null)).toEqual(
      Array(6).fill(closings.tooManyLines),
    );
    const again = await joined(1);
    expect([seatOf(again), again.connection.closed]).toEqual([0, null]);
  });

  it("makes nobody leave who has joined", async () => {
    const { come, joined } = await opened({ MAJLIS_LINES_AN_ADDRESS: "3" });
    const all = [await joined(1), await joined(2), await joined(3)];
    const more = come();
    expect(more.connection.closed).toBe(closings.tooManyLines);
    expect(all.map(({ connection }) => connection.closed)).toEqual([null, null, null]);
  });
});

describe("who is asked about", () => {
  it("is nobody else once one has joined", async () => {
    const { room, joined } = await opened();
    const ann = await joined(1);
    for (let number = 100; number < 110; number++) await ann.say(joining(1, { player: keyOf(number) }));
    expect(room.asked).toEqual([hashOf(keyOf(1))]);
    expect(ann.connection.codes).toEqual(Array(10).fill("alreadyJoined"));
    expect(seatOf(await joined(1))).toBe(0);
  });

  it("is no more than a few whom a key does not speak for", async () => {
    const { room, come } = await opened();
    room.answer = async () => false;
    const thief = come();
    for (let number = 100; number < 110; number++) await thief.say(joining(1, { player: keyOf(number) }));
    expect([room.asked.length, thief.connection.closed]).toEqual([3, closings.signedOut]);
  });

  it("does not hold up whoever asks for ever", async () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
    const { room, come, joined } = await opened();
    room.answer = () => new Promise(() => {});
    const ann = come();
    await ann.say(joining(1));
    for (let frame = 0; frame < 5; frame++) await ann.say('{"action":"ping"}');
    await vi.advanceTimersByTimeAsync(JOIN_MS / 2);
    expect(ann.connection.closed).toBe(1013);
    room.answer = async () => true;
    expect(seatOf(await joined(1))).toBe(0);
    complaints.mockRestore();
  });
});

it("a room that is only asked to wake sets its alarm anew, and so that whoever rings it hears of it", async () => {
  const { room, joined, party } = await opened();
  party.onClose((await joined(1)).connection);
  await vi.advanceTimersByTimeAsync(0);
  const stood = room.alarm ?? 0;
  expect(stood).toBeGreaterThan(Date.now());
  const woken = async () => {
    const party = new Party(room);
    await party.onStart();
    // The very same instant is no change, of which nobody would hear.
    expect(room.alarm).toBe(stood);
    await party.onRequest(knocking("/parties/eights/ROOM1"));
    return (room.alarm ?? 0) - stood;
  };
  const first = await woken();
  await vi.advanceTimersByTimeAsync(7);
  const second = await woken();
  for (const later of [first, second]) expect(later).toSatisfy((ms: number) => ms > 0 && ms <= 1_000);
  expect(second).not.toBe(first);
});

it("a lobby's dead line is missed by the room's own clock, though nobody says anything", async () => {
  const { joined } = await opened();
  const [ann, ben] = [await joined(1), await joined(2)];
  await ann.say('{"action":"ping"}');
  await vi.advanceTimersByTimeAsync(RARE.silenceMs);
  expect([ann.connection.closed, ben.connection.closed]).toEqual([4000, null]);
  const told = ben.connection.told.at(-1) as { table: { seats: { presence: string }[]; host: string } };
  expect(told.table.seats[0]?.presence).toBe("disconnected");
  expect(told.table.host).toBe(hashOf(keyOf(2)));
});

describe("a machine whose clock is set back by an hour", () => {
  const setBack = () => vi.setSystemTime(Date.now() - 3_600_000);

  it("lets in whoever comes", async () => {
    const { joined } = await opened();
    await joined(1);
    setBack();
    const others = [await joined(2), await joined(3)];
    expect(others.map(seatOf)).toEqual([1, 2]);
    expect(others.map(({ connection }) => connection.closed)).toEqual([null, null]);
  });

  it("has its bots play, by the room's own timer", async () => {
    const { joined } = await opened();
    const ann = await joined(1);
    await ann.say('{"action":"startGame","fill":true}');
    await ann.say('{"action":"draw"}');
    const turn = () => ann.connection.told.findLast(({ type }) => type === "state")?.turn;
    const before = Number(turn());
    setBack();
    // What passed between the last look at the clock and the first after it is not known: a bot may think twice.
    await vi.advanceTimersByTimeAsync(2 * LONGEST_THOUGHT_MS + 100);
    expect(turn()).toBeGreaterThan(before);
  });

  it("still asks once a minute whether somebody was signed out", async () => {
    const { room, joined } = await opened();
    const ann = await joined(1);
    setBack();
    room.answer = async () => false;
    await vi.advanceTimersByTimeAsync(61_000);
    await ann.say('{"action":"ping"}');
    expect(ann.connection.closed).toBe(closings.signedOut);
  });

  it("notices as soon as ever that something cannot be written", async () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
    const { room, joined } = await opened();
    const ann = await joined(1);
    room.storage.put = () => new Promise(() => {});
    void ann.say('{"action":"setTable","locked":true}');
    setBack();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ann.connection.closed).toBe(closings.storage);
    complaints.mockRestore();
  });
});
