import { expect, it } from "vitest";
import { MissedOffers } from "./missed-offers";

const HOME = ["192.0.2.1"];
const MINUTE = 60_000;

it("costs nothing once, then longer each time, and is forgotten after an hour or as soon as one comes", () => {
  const offers = new MissedOffers();
  const pauses = Array.from({ length: 6 }, () => {
    offers.missed("ann", HOME, 0);
    return offers.pauseOf("ann", HOME, false, 0);
  });
  expect(pauses).toEqual([null, ...[1, 4, 16, 30, 30].map((minutes) => minutes * MINUTE)]);
  expect(offers.pauseOf("ann", HOME, false, 10 * MINUTE)).toBe(20 * MINUTE);
  expect(offers.pauseOf("ann", HOME, false, 30 * MINUTE)).toBeNull();
  offers.missed("ann", HOME, 100 * MINUTE);
  expect(offers.pauseOf("ann", HOME, false, 100 * MINUTE)).toBeNull();
  offers.missed("ann", HOME, 101 * MINUTE);
  offers.came("ann", HOME, 102 * MINUTE);
  offers.missed("ann", HOME, 103 * MINUTE);
  expect(offers.pauseOf("ann", HOME, false, 103 * MINUTE)).toBeNull();
});

it("counts for every new key from one place, not for whoever is known, and not where others do come", () => {
  const offers = new MissedOffers();
  for (let key = 0; key < 5; key++) offers.missed(`key ${key}`, HOME, 0);
  expect(offers.pauseOf("key 6", HOME, true, 0)).toBe(MINUTE);
  expect(offers.pauseOf("known", HOME, false, 0)).toBeNull();
  expect(offers.pauseOf("key 6", ["192.0.2.2"], true, 0)).toBeNull();
  offers.came("ben", HOME, 0);
  expect(offers.pauseOf("key 6", HOME, true, 0)).toBeNull();
});

it("counts wider networks for more, and nothing where nobody knows where they come from", () => {
  const offers = new MissedOffers();
  for (let key = 0; key < 33; key++) {
    offers.missed(`key ${key}`, [`2001:db8:0:${key}`, `2001:db8:0:${key}/56`, "2001:db8:0/48"], 0);
    offers.missed(`other ${key}`, [""], 0);
  }
  expect(offers.pauseOf("key 99", ["2001:db8:0:99", "2001:db8:0:99/56", "2001:db8:0/48"], true, 0)).toBe(MINUTE);
  expect(offers.pauseOf("other 99", [""], true, 0)).toBeNull();
});
