import { expect, it } from "vitest";
import { networksOf } from "@/lib/table/door/networks";
import { Counts } from "./connections";

it("a home has its share of connections however many networks it numbers, and gives back what it had", () => {
  const counts = new Counts();
  const inHome = (number: number) => networksOf(`2001:db8:0:10${(number % 256).toString(16).padStart(2, "0")}::1`);
  const taken = Array.from({ length: 200 }, (_, index) => counts.take(inHome(index), 10)).filter(Boolean).length;
  expect(taken).toBe(20);
  expect(counts.take(networksOf("2001:db8:7::1"), 10)).toBe(true);
  for (let index = 0; index < taken; index++) counts.giveBack(inHome(index));
  expect(Array.from({ length: 20 }, (_, index) => counts.take(inHome(index), 10))).not.toContain(false);
});

it("visitors whose IPv4 the system writes as IPv6 are counted each for themselves", () => {
  const counts = new Counts();
  const taken = Array.from({ length: 50 }, (_, index) => counts.take(networksOf(`::ffff:192.0.2.${index}`), 1));
  expect(taken).not.toContain(false);
  expect(counts.take(networksOf("192.0.2.7"), 1)).toBe(false);
});
