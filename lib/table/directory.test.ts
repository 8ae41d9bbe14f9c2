import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { Announcement, Directory, type DirectoryMessage, LISTED_MS, type Listing } from "./directory";

const listing = (code: string, more: Partial<Listing> = {}): Listing => ({
  ...{ code, name: "Ann", avatar: "palm", options: { clock: 20 }, status: "waiting", people: 1, bots: 0, seats: 4 },
  ...more,
});

let now = 0;
let codes = 0;
let heard: [string, DirectoryMessage][] = [];
let directory: Directory;

beforeEach(() => {
  now = 1_000_000;
  codes = 0;
  heard = [];
  directory = new Directory({
    now: () => now,
    newCode: () => `NEW${++codes}`,
    send: (connection, message) => heard.push([connection, JSON.parse(message)]),
  });
});

const list = (code: string, more: Partial<Listing> = {}) => directory.announced({ code, listing: listing(code, more) });
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
const seatFor = (not?: string[]) => {
  const reader = `seeker ${++readers}`;
  directory.connect(reader);
  told(reader);
  directory.receive(reader, JSON.stringify({ action: "playNow", not }));
  const [answer] = told(reader);
  return answer?.type === "seat" ? answer.code : answer;
};

describe("the list", () => {
  it("is told whole to whoever comes, then what changes, once for a burst", () => {
    list("AAAA");
    directory.connect("r");
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
    directory.connect("r");
    told("r");
    pass(1_000);
    expect(told("r")).toEqual([{ type: "tables", whole: false, put: [], gone: ["AAAA"] }]);
    pass(LISTED_MS);
    expect(directory.nextWake()).toBeNull();
  });

  it("is bounded", () => {
    for (let count = 0; count < 300; count++) list(`T${1_000 + count}`);
    directory.connect("r");
    expect(told("r")[0]).toMatchObject({ put: { length: 200 } });
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
    directory.connect("r");
    expect(told("r")).toEqual([{ type: "tables", whole: true, put: [], gone: [] }]);
    list("NEW1");
    pass(1_000);
    expect(told("r")).toMatchObject([{ put: [{ code: "NEW1" }] }]);
  });

  it("sends nobody where they have been refused", () => {
    list("AAAA");
    expect(seatFor(["AAAA"])).toBe("NEW1");
  });

  it("answers nonsense and haste with a code", () => {
    directory.connect("r");
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
