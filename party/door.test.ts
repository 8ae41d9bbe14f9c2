import { describe, expect, it, vi } from "vitest";
import { defaultLimits, linesATable } from "@/lib/table/door/limits";
import { addressOf, inTurn, isCrowd, isForeign, isRush, SHARE } from "./door";
import type { Knock } from "./platform";

const knock = (headers: Readonly<Record<string, string>>, path = "/parties/eights/ABCD"): Knock => ({
  url: `https://majlis.test${path}`,
  method: "GET",
  headers: { get: (name) => headers[name] ?? null },
  json: () => Promise.reject(new Error("nothing was sent")),
  text: async () => "",
});
const from = (address: string, path?: string) => knock({ "CF-Connecting-IP": address }, path);

describe("where somebody comes from", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8:1:2::9", "2001:db8:1:2"],
    ["2001:db8::9", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["64:ff9b::c000:207", "192.0.2.7"],
  ])("%s is %s", (address, place) => expect(addressOf(from(address))).toBe(place));

  it("is one place for all where nothing says so", () => expect(addressOf(knock({}))).toBe(""));
});

describe("a crowd", () => {
  it("is more in a minute than may come from one place, to one kind of room", () => {
    const came = Array.from({ length: 100 }, () => isCrowd(from("192.0.2.1"), {})).filter((tooMany) => !tooMany).length;
    expect(came).toBeGreaterThanOrEqual(defaultLimits.joinsAMinute);
    expect(came).toBeLessThan(defaultLimits.joinsAMinute + 5);
    expect(isCrowd(from("192.0.2.2"), {})).toBe(false);
    expect(isCrowd(from("192.0.2.1", "/parties/directory/eights"), {})).toBe(false);
  });

  it("is everybody behind a proxy that writes IPv4 as IPv6 for themselves", () => {
    const came = (visitor: number) => !isCrowd(from(`::ffff:198.51.100.${visitor}`), {});
    expect(Array.from({ length: 200 }, (_, visitor) => came(visitor))).not.toContain(false);
  });

  it("is a home that numbers its networks as it likes", () => {
    const came = Array.from({ length: 500 }, (_, network) =>
      from(`2001:db8:7:${(0x4000 + (network % 256)).toString(16)}::1`),
    );
    const within = came.filter((one) => !isCrowd(one, {})).length;
    expect(within).toBeGreaterThanOrEqual(2 * defaultLimits.joinsAMinute);
    expect(within).toBeLessThan(2 * defaultLimits.joinsAMinute + 5);
  });
});

describe("a rush", () => {
  const table = "/parties/eights/RUSH";
  const cameOf = (knocks: readonly Knock[]) => knocks.filter((one) => !isRush(one, {})).length;

  it("is more in a minute than a table has room for, beside the share of each address", () => {
    const room = linesATable(defaultLimits);
    const addresses = 3;
    const came = cameOf(Array.from({ length: 3 * room }, (_, index) => from(`198.51.100.${index % addresses}`, table)));
    expect(came).toBeGreaterThanOrEqual(room + addresses * SHARE);
    expect(came).toBeLessThan(room + addresses * SHARE + 5);
    expect(isRush(from("198.51.100.1", "/parties/eights/CALM"), {})).toBe(false);
  });

  it("keeps out nobody who comes from elsewhere now and then", () => {
    expect(cameOf(Array.from({ length: SHARE }, () => from("203.0.113.7", table)))).toBe(SHARE);
    expect(cameOf(Array.from({ length: 20 }, () => from("203.0.113.7", table)))).toBeLessThan(3);
  });
});

describe("coming in", () => {
  it("is at once for a few, and for more one after another", async () => {
    vi.useFakeTimers();
    let came = 0;
    for (let knocks = 0; knocks < 66; knocks++) inTurn(from("192.0.2.9"), {}).then(() => came++);
    await vi.advanceTimersByTimeAsync(0);
    expect(came).toBe(16);
    await vi.advanceTimersByTimeAsync(100);
    expect(came).toBe(26);
    await vi.advanceTimersByTimeAsync(400);
    expect(came).toBe(66);
    vi.useRealTimers();
  });
});

describe("a foreign page", () => {
  it.each([
    [null, false],
    ["https://majlis.test", false],
    ["https://friend.test", false],
    ["https://evil.test", true],
    ["https://majlis.test.evil.test", true],
    ["http://majlis.test", true],
    ["https://majlis.test:8443", true],
    ["null", true],
    ["", true],
  ])("%s: %s", (origin, isIt) => {
    const env = { MAJLIS_ORIGINS: "https://friend.test, https://other.test" };
    expect(isForeign(knock(origin === null ? {} : { Origin: origin }), env)).toBe(isIt);
  });

  it.each([
    ["http://localhost:3000", false],
    ["http://127.0.0.1:3000", false],
    ["http://[::1]:3000", false],
    ["https://friend.test", false],
    ["http://rebound.test:3000", true],
    ["http://localhost.evil.test:3000", true],
  ])("of %s, on a machine that serves nobody else: %s", (origin, isIt) => {
    const env = { MAJLIS_LOCAL: "1", MAJLIS_ORIGINS: "https://friend.test" };
    const asked = (headers: Record<string, string>) => ({ ...knock(headers), url: `${origin}/parties/eights/ABCD` });
    expect([isForeign(asked({ Origin: origin }), env), isForeign(asked({}), env)]).toEqual([isIt, isIt]);
    expect(isForeign(asked({ Origin: origin }), {})).toBe(false);
  });
});
