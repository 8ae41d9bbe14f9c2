import { expect, it } from "vitest";
import { defaultLimits } from "@/lib/table/door/limits";
import { networksOf } from "@/lib/table/door/networks";
import { QueueLines } from "./queue-lines";

/** Somebody's end of a line, and how it was closed. */
function end() {
  const connection = {
    readyState: 1,
    closed: null as number | null,
    send: () => undefined,
    close: (code?: number) => {
      connection.closed = code ?? 1005;
    },
  };
  return connection;
}
const linesWith = (linesAnAddress: number) => new QueueLines({ ...defaultLimits, linesAnAddress });
const comeFrom = (lines: QueueLines, addresses: readonly string[]) =>
  addresses.filter((address) => lines.add(end(), networksOf(address), 0) !== null).length;

it("are as many from a home, and from a company, as tables let in, however many networks they number", () => {
  const many = (prefix: (number: number) => string) =>
    Array.from({ length: 100 }, (_, number) => `${prefix(number)}::1`);
  expect(
    comeFrom(
      linesWith(4),
      many(() => "2001:db8:0:1"),
    ),
  ).toBe(4);
  expect(
    comeFrom(
      linesWith(4),
      many((number) => `2001:db8:0:${(0x100 + number).toString(16)}`),
    ),
  ).toBe(8);
  expect(
    comeFrom(
      linesWith(4),
      many((number) => `2001:db8:0:${(0x100 * number).toString(16)}`),
    ),
  ).toBe(32);
  expect(
    comeFrom(
      linesWith(4),
      many((number) => `2001:db8:${number.toString(16)}:0`),
    ),
  ).toBe(100);
  // Where nobody says where they come from, all come from one place.
  expect(
    comeFrom(
      linesWith(4),
      Array.from({ length: 9 }, () => ""),
    ),
  ).toBe(9);
});

it("make room again in all the networks they were from", () => {
  const lines = linesWith(1);
  const first = end();
  lines.add(first, networksOf("2001:db8:0:1::1"), 0);
  expect(lines.add(end(), networksOf("2001:db8:0:1::2"), 0)).toBeNull();
  lines.remove(first);
  expect(lines.add(end(), networksOf("2001:db8:0:1::2"), 0)).not.toBeNull();
});

it("end where nobody says who they are, or anything for minutes", () => {
  const lines = linesWith(9);
  const [stranger, speaks, silent] = [end(), end(), end()];
  for (const [number, connection] of [stranger, speaks, silent].entries()) {
    const line = lines.add(connection, networksOf("192.0.2.1"), 0);
    if (line && number > 0) lines.speaksFor(line, `player ${number}`);
  }
  lines.endSilent(10_000);
  expect([stranger, speaks, silent].map(({ closed }) => closed !== null)).toEqual([true, false, false]);
  lines.hears(speaks, "{}", 100_000);
  lines.endSilent(149_999);
  expect(silent.closed).toBeNull();
  lines.endSilent(150_000);
  expect([speaks.closed, silent.closed]).toEqual([null, 4_000]);
  expect(lines.players()).toEqual(["player 1"]);
});
