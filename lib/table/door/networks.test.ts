import { describe, expect, it } from "vitest";
import { crowding, isFull, NetworkBuckets, networksOf } from "./networks";
import { rateOf } from "./rate-limit";

describe("the networks of an address", () => {
  it.each([
    ["192.0.2.7", ["192.0.2.7"]],
    ["2001:db8:1:234::9", ["2001:db8:1:234", "2001:db8:1:200/56", "2001:db8:1/48"]],
    ["2001:0DB8:0001:0234:0:0:0:9", ["2001:db8:1:234", "2001:db8:1:200/56", "2001:db8:1/48"]],
    ["fe80::1%eth0", ["fe80:0:0:0", "fe80:0:0:0/56", "fe80:0:0/48"]],
    ["", [""]],
    ["unknown", ["unknown"]],
    ["1:2:3", ["1:2:3"]],
    ["1::2::3", ["1::2::3"]],
  ])("%s: %j", (address, networks) => expect(networksOf(address)).toEqual(networks));

  it.each([
    "::ffff:192.0.2.7",
    "::FFFF:192.0.2.7",
    "::ffff:c000:207",
    "0:0:0:0:0:ffff:c000:0207",
    "::ffff:0:192.0.2.7",
    "64:ff9b::192.0.2.7",
    "64:ff9b::c000:207",
    "64:ff9b:1:5::192.0.2.7",
    "2002:c000:207:9::1",
  ])("%s is an IPv4 in another dress", (address) => expect(networksOf(address)).toEqual(["192.0.2.7"]));

  it("of two visitors behind a proxy that writes IPv4 as IPv6 are two", () => {
    expect(networksOf("::ffff:198.51.100.1")).not.toEqual(networksOf("::ffff:198.51.100.2"));
  });
});

describe("what a home may", () => {
  const flat = (number: number) => networksOf(`2001:db8:0:10${number.toString(16).padStart(2, "0")}::1`);

  it("is bounded however many networks it numbers", () => {
    const buckets = new NetworkBuckets(rateOf(10, 60_000));
    const taken = Array.from({ length: 200 }, (_, index) => buckets.take(flat(index), 0)).filter(Boolean);
    expect(taken).toHaveLength(20);
    expect(buckets.take(networksOf("2001:db8:0:2000::1"), 0)).toBe(true);
    expect(buckets.take(networksOf("198.51.100.1"), 0)).toBe(true);
  });

  it("is counted where lines are", () => {
    const nine = Array.from({ length: 9 }, (_, index) => Array.from({ length: 7 }, () => flat(index))).flat();
    expect(isFull(flat(1), nine.slice(0, 19), 10)).toBe(false);
    expect(isFull(flat(1), nine.slice(0, 20), 10)).toBe(true);
    expect(isFull(flat(200), nine, 10)).toBe(true);
    expect(isFull(networksOf("2001:db8:0:2000::1"), nine, 10)).toBe(false);
  });
});

describe("places that are all taken", () => {
  const holders = (...froms: readonly string[]) => froms.map((from, index) => [index, networksOf(from)] as const);

  it("are given up by whoever holds most", () => {
    expect(crowding(networksOf("192.0.2.1"), holders("192.0.2.2", "192.0.2.3", "192.0.2.2"))).toEqual([0, 2]);
  });

  it("are given up by nobody who would then hold fewer than the newcomer", () => {
    expect(crowding(networksOf("192.0.2.1"), holders("192.0.2.2", "192.0.2.3"))).toEqual([]);
    expect(crowding(networksOf("192.0.2.1"), holders("192.0.2.2", "192.0.2.2", "192.0.2.1"))).toEqual([]);
  });

  it("are counted by home, and by company, not by the networks those number", () => {
    const home = holders("2001:db8:0:1001::1", "2001:db8:0:1002::1", "2001:db8:0:1003::1");
    expect(crowding(networksOf("192.0.2.1"), home)).toEqual([0, 1, 2]);
    const company = holders("2001:db8:0:1000::1", "2001:db8:0:2000::1", "2001:db8:0:3000::1");
    expect(crowding(networksOf("2001:db8:9::1"), company)).toEqual([0, 1, 2]);
  });
});
