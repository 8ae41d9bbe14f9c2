import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { defaultLimits } from "../door/limits";
import { networksOf } from "../door/networks";
import { RARE } from "../time/heartbeat";
import { closings } from "../wire/refusals";
import { TableDirectory, WAITED_MS } from "./directory";
import { Announcement, type DirectoryMessage, LISTED_MS, type Listing } from "./listing";

const listing = (code: string, more: Partial<Listing> = {}): Listing => ({
  ...{ code, name: "Ann", avatar: "palm", options: { clock: 20 }, status: "waiting", people: 1, bots: 0, seats: 4 },
  here: more.people ?? 1,
  ...more,
});

let now = 0;
let codes = 0;
let heard: [string, DirectoryMessage][] = [];
let closed: [string, number][] = [];
let directory: TableDirectory;

beforeEach(() => {
  now = 1_000_000;
  codes = 0;
  heard = [];
  closed = [];
  directory = new TableDirectory({
    now: () => now,
    newCode: () => `NEW${++codes}`,
    send: (connection, message) => heard.push([connection, JSON.parse(message)]),
    close: (connection, code) => closed.push([connection, code]),
  });
});

const list = (code: string, more: Partial<Listing> = {}) => directory.announced({ code, listing: listing(code, more) });
let addresses = 0;
/** Somebody comes to read, from an address of their own where none is said. */
const come = (reader: string, from = `192.0.2.${++addresses}`) => directory.connect(reader, networksOf(from));
const wish = (reader: string, not?: string[]) => directory.receive(reader, JSON.stringify({ action: "playNow", not }));
const pass = (ms: number) => {
  for (const until = now + ms; ; directory.wake()) {
    const next = directory.nextWake();
    now = Math.min(until, Math.max(now, next ?? until));
    if (next === null || next > until) return;
  }
};
/** What this reader was told since it was last asked. */
const told = (reader: string) => {
  const messages = heard.flatMap(([connection, message]) => (connection === reader ? [message] : []));
  heard = heard.filter(([connection]) => connection !== reader);
  return messages;
};
let readers = 0;
const seatFor = (not?: string[], from?: string) => {
  const reader = `seeker ${++readers}`;
  come(reader, from);
  told(reader);
  wish(reader, not);
  const [answer] = told(reader);
  return answer?.type === "seat" ? answer.code : answer;
};

describe("a seat at once", () => {
  it("is where people wait, else that of a bot under way, else at a new table", () => {
    expect(seatFor()).toBe("NEW1");
    list("PLAY", { status: "playing", people: 1, bots: 3, spare: 3 });
    list("EIGH", { status: "playing", people: 1, bots: 2 });
    pass(10_000);
    expect(seatFor()).toBe("PLAY");
    list("WAIT", { people: 2 });
    expect(seatFor()).toBe("WAIT");
    list("SOON", { people: 1, soon: true });
    expect(seatFor()).toBe("SOON");
    expect(seatFor(["SOON", "WAIT", "PLAY"])).toBe("NEW2");
  });
});

describe("the list", () => {
  it("is told whole to whoever comes, then what changes, once for a burst", () => {
    list("AAAA");
    come("r");
    expect(told("r")).toEqual([{ type: "tables", whole: true, put: [listing("AAAA")], gone: [] }]);
    list("BBBB");
    list("BBBB", { people: 2 });
    directory.announced({ code: "AAAA", listing: null });
    expect(told("r")).toEqual([]);
    pass(1_000);
    expect(told("r")).toEqual([
      { type: "tables", whole: false, put: [listing("BBBB", { people: 2 })], gone: ["AAAA"] },
    ]);
    list("BBBB", { people: 2 });
    pass(1_000);
    expect(told("r")).toEqual([]);
    directory.disconnect("r");
    list("CCCC");
    pass(1_000);
    expect(told("r")).toEqual([]);
  });

  it("forgets a table that does not repeat itself", () => {
    list("AAAA");
    list("BBBB");
    pass(LISTED_MS - 1);
    list("BBBB");
    come("r");
    told("r");
    pass(1_000);
    expect(told("r")).toEqual([{ type: "tables", whole: false, put: [], gone: ["AAAA"] }]);
    pass(LISTED_MS);
    expect(directory.nextWake()).toBeNull();
  });

  it("is bounded", () => {
    for (let count = 0; count < 300; count++) list(`T${1_000 + count}`);
    come("r");
    expect(told("r")[0]).toMatchObject({ put: { length: 200 } });
  });

  it("has room for whoever opens a table, and for those where people are, however many stand empty", () => {
    list("REAL", { people: 3 });
    for (let count = 0; count < 250; count++) {
      now++;
      list(`T${1_000 + count}`);
    }
    list("NEWEST");
    come("r");
    const [first] = told("r");
    const codes = first?.type === "tables" ? first.put.map(({ code }) => code) : [];
    expect(codes).toHaveLength(200);
    expect(codes).toContain("REAL");
    expect(codes).toContain("NEWEST");
    expect(codes).not.toContain("T1000");
  });

  const from = (address: string, code: string, more: Partial<Listing> = {}, by?: string) =>
    directory.announced({ code, listing: listing(code, more), by, from: [...networksOf(address)] });
  const listedTo = (reader: string) => {
    come(reader);
    const [first] = told(reader);
    return first?.type === "tables" ? first.put.map(({ code }) => code) : [];
  };

  it("has room for so many tables of one address, and of one home, whatever it calls itself", () => {
    for (let count = 0; count < 45; count++) from("198.51.100.1", `V${1_000 + count}`);
    for (let count = 0; count < 45; count++) from(`::ffff:198.51.100.1`, `M${1_000 + count}`);
    for (let count = 0; count < 45; count++) from(`2001:db8:0:10${10 + count}::1`, `H${1_000 + count}`);
    from("203.0.113.7", "REAL");
    const codes = listedTo("r");
    expect(codes.filter((code) => /^[VM]/.test(code))).toHaveLength(defaultLimits.listedAnAddress);
    expect(codes.filter((code) => /^H/.test(code))).toHaveLength(2 * defaultLimits.listedAnAddress);
    expect(codes).toContain("REAL");
  });

  it("lists of one address rather the tables where people are", () => {
    for (let count = 0; count < 20; count++) from("198.51.100.1", `V${1_000 + count}`);
    from("198.51.100.1", "FULL", { people: 3 });
    expect(listedTo("r")).toContain("FULL");
    expect(listedTo("s")).toHaveLength(defaultLimits.listedAnAddress);
  });

  it("has room for whoever comes from elsewhere, however many addresses filled it", () => {
    for (let count = 0; count < 250; count++) from(`198.51.100.${count % 25}`, `V${1_000 + count}`, { people: 3 });
    from("203.0.113.7", "REAL");
    for (let count = 0; count < 250; count++) from(`198.51.101.${count % 25}`, `W${1_000 + count}`, { people: 3 });
    expect(listedTo("r")).toHaveLength(200);
    expect(listedTo("s")).toContain("REAL");
  });

  it("tells no reader whose table it is, or from where", () => {
    come("r");
    from("198.51.100.1", "AAAA", {}, "ab".repeat(32));
    pass(1_000);
    expect(JSON.stringify(heard)).not.toMatch(/198\.51|abab/);
  });

  it("takes announcements of a known shape and size only", () => {
    const accepts = (announcement: unknown) => z.safeParse(Announcement, announcement).success;
    expect(accepts({ code: "AAAA", listing: listing("AAAA") })).toBe(true);
    expect(accepts({ code: "AAAA", listing: null })).toBe(true);
    expect(accepts({ code: "aaaa", listing: null })).toBe(false);
    expect(accepts({ code: "AAAA", listing: listing("AAAA", { options: "x".repeat(400) }) })).toBe(false);
    expect(accepts({ code: "AAAA", listing: listing("AAAA", { name: "x".repeat(21) }) })).toBe(false);
    expect(accepts({ code: "AAAA", listing: listing("AAAA", { seats: 17 }) })).toBe(false);
    expect(accepts({ code: "AAAA" })).toBe(false);
  });
});

describe("play now", () => {
  it("sends to the fullest table that has room", () => {
    list("AAAA");
    list("BBBB", { people: 2 });
    list("CCCC", { people: 3, bots: 1 });
    list("DDDD", { people: 3, status: "playing" });
    expect(seatFor()).toBe("BBBB");
  });

  it("goes by who is there, not by who once sat down", () => {
    list("GONE", { people: 3, here: 1 });
    list("HERE", { people: 2 });
    expect(seatFor()).toBe("HERE");
  });

  const hosted = (code: string, address: string, by: string, more: Partial<Listing> = {}) =>
    directory.announced({ code, listing: listing(code, more), by, from: [...networksOf(address)] });

  it("is not captured by whoever has many tables waiting", () => {
    for (let count = 0; count < 45; count++) hosted(`V${1_000 + count}`, "198.51.100.1", `${count}`, { people: 3 });
    hosted("REAL", "203.0.113.7", "a");
    expect(seatFor()).toBe("REAL");
  });

  it("prefers whoever has played with somebody it sent", () => {
    hosted("PLAY", "203.0.113.7", "plays");
    expect(seatFor()).toBe("PLAY");
    hosted("PLAY", "203.0.113.7", "plays", { people: 2 });
    hosted("PLAY", "203.0.113.7", "plays", { people: 2, status: "playing" });
    hosted("PLAY", "203.0.113.7", "plays", { people: 1 });
    hosted("IDLE", "198.51.100.1", "idles", { people: 3 });
    expect(seatFor()).toBe("PLAY");
  });

  it("takes nobody for one who plays for playing with themselves", () => {
    hosted("SELF", "198.51.100.1", "self");
    expect(seatFor([], "198.51.100.1")).toBe("SELF");
    hosted("SELF", "198.51.100.1", "self", { people: 2 });
    hosted("SELF", "198.51.100.1", "self", { people: 2, status: "playing" });
    hosted("SELF", "198.51.100.1", "self", { people: 1 });
    hosted("REAL", "203.0.113.7", "real", { people: 2 });
    expect(seatFor()).toBe("REAL");
  });

  it("is not captured by a table that never begins", () => {
    list("IDLE", { people: 3 });
    const waitOn = (ms: number) => {
      for (let past = 0; past < ms; past += LISTED_MS / 2) {
        pass(LISTED_MS / 2);
        list("IDLE", { people: 3 });
      }
    };
    waitOn(WAITED_MS);
    // Better than to sit alone.
    expect(seatFor()).toBe("IDLE");
    list("NEAR");
    expect(seatFor()).toBe("NEAR");
    // Whoever has left it asks for any other.
    directory.announced({ code: "NEAR", listing: null });
    expect(seatFor(["IDLE"])).toBe("NEW1");
  });

  it("takes a table whose game is over for one that waits anew", () => {
    list("LONG");
    for (let minutes = 0; minutes < 6; minutes += 2) {
      pass(120_000);
      list("LONG", { people: 2, status: "playing" });
    }
    list("LONG", { people: 2 });
    list("NEAR");
    expect(seatFor()).toBe("LONG");
  });

  it("promises no seat twice, until those sent have come or are not coming", () => {
    list("AAAA", { people: 3 });
    expect(seatFor()).toBe("AAAA");
    expect(seatFor()).toBe("NEW1");
    pass(8_000);
    expect(seatFor()).toBe("AAAA");
    list("AAAA", { people: 4 });
    list("AAAA", { people: 3 });
    expect(seatFor()).toBe("AAAA");
  });

  it("brings those who ask at once to one table that neither has opened yet", () => {
    expect([seatFor(), seatFor(), seatFor(), seatFor()]).toEqual(["NEW1", "NEW1", "NEW1", "NEW2"]);
    come("r");
    expect(told("r")).toEqual([{ type: "tables", whole: true, put: [], gone: [] }]);
    list("NEW1");
    pass(1_000);
    expect(told("r")).toMatchObject([{ put: [{ code: "NEW1" }] }]);
  });

  it("sends nobody where they have been refused", () => {
    list("AAAA");
    expect(seatFor(["AAAA"])).toBe("NEW1");
  });

  it("keeps one seat for each who asks, however often", () => {
    list("AAAA", { seats: 3 });
    list("BBBB", { seats: 4 });
    come("greedy");
    for (let wishes = 0; wishes < 20; wishes++) {
      wish("greedy");
      pass(500);
    }
    expect(told("greedy").filter(({ type }) => type === "seat")).toHaveLength(20);
    expect([seatFor(), seatFor(), seatFor()]).toEqual(["AAAA", "BBBB", "BBBB"]);
  });

  it("keeps few for those who come from one address, however often they come anew", () => {
    list("AAAA", { seats: 16 });
    for (let count = 0; count < 40; count++) seatFor([], "198.51.100.1");
    expect(Array.from({ length: 11 }, () => seatFor())).toEqual(Array(11).fill("AAAA"));
    expect(seatFor()).toBe("NEW1");
  });

  it("keeps no unopened tables that nobody is on the way to", () => {
    come("r");
    const refused: string[] = [];
    for (let count = 0; count < 10; count++) {
      wish("r", refused);
      const seat = told("r").find(({ type }) => type === "seat");
      if (seat?.type === "seat") refused.push(seat.code);
      pass(500);
    }
    expect(new Set(refused).size).toBe(10);
    expect(seatFor()).toBe("NEW10");
  });

  it("answers nonsense and haste with a code", () => {
    come("r");
    told("r");
    for (const bad of ["", "{", "[]", '{"action":"announce"}', `{"action":"playNow","not":["${"A".repeat(600)}"]}`])
      directory.receive("r", bad);
    expect(told("r")).toEqual(Array(5).fill({ type: "error", code: "malformed" }));
    directory.receive("r", '{"action":"playNow"}');
    directory.receive("r", '{"action":"playNow"}');
    expect(told("r")).toMatchObject([{ type: "seat" }, { type: "error", code: "tooFast" }]);
    directory.receive("stranger", '{"action":"playNow"}');
    expect(told("stranger")).toEqual([]);
  });
});

describe("a reader", () => {
  const ping = (reader: string, mark?: string) => directory.receive(reader, JSON.stringify({ action: "ping", mark }));

  it("is hung up on for silence, and not while it says a word a minute", () => {
    come("silent");
    come("here");
    for (let minute = 0; minute < 10; minute++) {
      pass(60_000);
      ping("here");
    }
    expect(closed).toEqual([["silent", 4000]]);
    directory.disconnect("here");
    expect(directory.nextWake()).toBeNull();
  });

  it("is hung up on where it does not read, and not where it shows that it does", () => {
    const answer = (reader: string) => told(reader).findLast((message) => message.type === "pong");
    come("deaf");
    come("reads");
    ping("reads", "");
    for (let change = 0; closed.length === 0 && change < 5_000; change++) {
      for (let table = 0; table < 20; table++) list(`T${100 + table}`, { people: 1 + (change % 4) });
      pass(200);
      const pong = answer("reads");
      ping("reads", pong?.type === "pong" ? pong.mark : undefined);
      ping("deaf", "0badf00d");
    }
    expect(closed).toEqual([["deaf", 4000]]);
  });

  it("is one of so many from an address, and of so many at all", () => {
    for (let count = 0; count < 70; count++) come(`near ${count}`, "198.51.100.1");
    expect(closed).toEqual(Array.from({ length: 6 }, (_, index) => [`near ${64 + index}`, closings.tooManyLines]));
    expect(told("near 64")).toEqual([{ type: "error", code: "tooManyLines" }]);
    come("far");
    expect(told("far")).toMatchObject([{ type: "tables", whole: true }]);
    for (let count = 0; count < 600; count++) come(`crowd ${count}`);
    expect(closed).toHaveLength(6 + 600 - (500 - 65));
  });

  it("has a place though one home filled them all from many networks", () => {
    for (let network = 16; network < 25; network++)
      for (let count = 0; count < 64; count++)
        come(`home ${network} ${count}`, `2001:db8:0:10${network}::${count + 1}`);
    for (let other = 0; other < 450; other++) come(`other ${other}`, `2001:db8:${1 + other}:1000::1`);
    const turned = closed.map(([reader]) => reader);
    come("far", "203.0.113.7");
    expect(told("far")).toMatchObject([{ type: "tables", whole: true }]);
    expect(turned.filter((reader) => !reader.startsWith("home"))).toEqual([]);
  });

  it.each([
    ["binary", null],
    ["tooLong", "x".repeat(5_000)],
  ] as const)("is hung up on for what is %s", (code, frame) => {
    come("r");
    directory.receive("r", frame);
    expect(closed).toEqual([["r", closings[code]]]);
    directory.receive("r", "{}");
    expect(told("r").slice(1)).toEqual([{ type: "error", code }]);
  });

  it("is hung up on for a flood", () => {
    come("r");
    for (let frame = 0; frame < 100; frame++) ping("r");
    expect(closed).toEqual([["r", closings.tooMuch]]);
  });
});

it("goes on when its host's clock is set back: it tells, forgets and sends people on as before", () => {
  list("AAAA");
  come("reader");
  pass(1_000);
  told("reader");
  wish("reader");
  told("reader");
  now -= 3_600_000;
  list("BBBB", { people: 2 });
  pass(500);
  expect(told("reader")).toMatchObject([{ put: [{ code: "BBBB" }], gone: [] }]);
  wish("reader");
  expect(told("reader")).toMatchObject([{ type: "seat" }]);
  for (let left = LISTED_MS; left > 0; left -= 10_000) {
    directory.receive("reader", '{"action":"ping"}');
    pass(10_000);
  }
  expect(told("reader").flatMap((message) => (message.type === "tables" ? message.gone : []))).toEqual(
    expect.arrayContaining(["AAAA", "BBBB"]),
  );
  pass(RARE.silenceMs);
  expect(closed).toEqual([["reader", 4000]]);
});
