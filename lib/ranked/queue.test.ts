import { describe, expect, it } from "vitest";
import { randomFrom } from "@/lib/rules/random";
import { drawn, nameOfFour, type Ticket, widensAt, windowOf, withFour } from "./queue";

const NOW = 1_000_000;
const stream = (number = 1) => randomFrom(number.toString(16).padStart(64, "0"));
const waits = (player: string, points: number, seconds = 0, more: Partial<Ticket> = {}): Ticket => ({
  player,
  points,
  since: NOW - 1_000 * seconds,
  blocked: [],
  fours: [],
  ...more,
});
const names = (tickets: readonly Ticket[]) => tickets.map(({ player }) => player);
const four = (seconds = 0) => [..."abcd"].map((name) => waits(name, 1_200, seconds));
/** The partners of everybody in many drawings of the same. */
function partnersOf(tickets: readonly Ticket[], drawings = 200): Set<string> {
  const pairs = new Set<string>();
  for (let number = 1; number <= drawings; number++)
    for (const match of drawn(tickets, NOW, stream(number))) {
      const [north = "", east = "", south = "", west = ""] = names(match);
      pairs.add([north, south].sort().join("")).add([east, west].sort().join(""));
    }
  return pairs;
}

describe("the window of points", () => {
  it("begins at 25 and is wider by as much every ten seconds, up to 200", () => {
    const widths = [0, 9.9, 10, 25, 60, 69.9, 70, 1_000].map((seconds) => windowOf(waits("a", 0, seconds), NOW));
    expect(widths).toEqual([25, 25, 50, 75, 175, 175, 200, 200]);
    expect(windowOf(waits("a", 0, -60), NOW)).toBe(25);
  });

  it("says when it widens next", () => {
    expect(widensAt(waits("a", 0, 12), NOW)).toBe(NOW + 8_000);
    expect(widensAt(waits("a", 0, 10), NOW)).toBe(NOW + 10_000);
    expect(widensAt(waits("a", 0, 70), NOW)).toBeNull();
  });

  it("must reach both ways: who has just come is not drawn to somebody far away who has waited long", () => {
    const old = [..."abc"].map((name) => waits(name, 1_200, 100));
    expect(drawn([...old, waits("d", 1_300)], NOW, stream())).toEqual([]);
    expect(drawn([...old, waits("d", 1_300, 30)], NOW, stream())).toHaveLength(1);
  });

  it("holds between all four, not only from one of them", () => {
    const spread = [1_150, 1_200, 1_200, 1_250].map((points, index) => waits(`p${index}`, points, 10));
    expect(drawn(spread, NOW, stream())).toEqual([]);
  });
});

describe("the drawing", () => {
  it("seats nobody with whom they are kept apart from, whichever of them it was decided of", () => {
    const [a, b, c, d] = four(3_600) as [Ticket, Ticket, Ticket, Ticket];
    const apart = { ...b, apart: ["d"] };
    expect(drawn([a, apart, c, d], NOW, stream())).toEqual([]);
    const [match] = drawn([a, apart, c, d, waits("e", 1_200, 3_600)], NOW, stream());
    const seated = names(match ?? []);
    expect([seated.length, seated.includes("b") && seated.includes("d")]).toEqual([4, false]);
  });

  it("needs four, and takes each once", () => {
    expect(drawn(four().slice(1), NOW, stream())).toEqual([]);
    const many = Array.from({ length: 103 }, (_, index) => waits(`p${index}`, 1_200 + index));
    const matches = drawn(many, NOW, stream());
    const players = matches.flatMap(names);
    expect(new Set(players).size).toBe(players.length);
    expect(matches.length).toBeGreaterThan(22);
    for (const match of matches) {
      const points = match.map((ticket) => ticket.points);
      expect(Math.max(...points) - Math.min(...points)).toBeLessThanOrEqual(25);
    }
  });

  it("takes whoever waits longest first, in the closest four there is with them", () => {
    const others = [1_210, 1_190, 1_205, 1_215, 1_185].map((points) => waits(`n${points}`, points, 5));
    const [match = []] = drawn([...others, waits("long", 1_200, 9)], NOW, stream());
    expect(names(match).sort()).toEqual(["long", "n1205", "n1210", "n1215"]);
  });

  it("is the same with the same stream, in whatever order the tickets come, and another with another", () => {
    const many = Array.from({ length: 40 }, (_, index) => waits(`p${index}`, 1_200 + (index % 7), index % 5));
    const once = drawn(many, NOW, stream()).map(names);
    expect(drawn([...many].reverse(), NOW, stream()).map(names)).toEqual(once);
    expect(drawn(many, NOW, stream(2)).map(names)).not.toEqual(once);
  });

  it("draws partners and seats from all there are", () => {
    expect([...partnersOf(four())].sort()).toEqual(["ab", "ac", "ad", "bc", "bd", "cd"]);
    const orders = new Set<string>();
    for (let number = 1; number <= 1_000; number++)
      for (const match of drawn(four(), NOW, stream(number))) orders.add(names(match).join(""));
    expect(orders.size).toBe(24);
  });
});

describe("a blocked person", () => {
  it("is never one's partner, whoever of the two blocked", () => {
    const [a, b, c, d] = four();
    if (!a || !b || !c || !d) throw new Error("four");
    for (const blocking of [
      [{ ...a, blocked: ["b"] }, b, c, d],
      [a, { ...b, blocked: ["a"] }, c, { ...d, blocked: ["c"] }],
    ])
      expect([...partnersOf(blocking)].sort()).toEqual(["ac", "ad", "bc", "bd"]);
  });

  it("leaves a choice: nobody has a partner of their own because all others are blocked", () => {
    const [a, b, c, d] = four(100);
    if (!a || !b || !c || !d) throw new Error("four");
    const pair = [{ ...a, blocked: ["c", "d"] }, { ...b, blocked: ["c", "d"] }, c, d];
    expect(drawn(pair, NOW, stream())).toEqual([]);
    expect(drawn([{ ...a, blocked: ["c", "d"] }, b, c, d], NOW, stream())).toEqual([]);
    // With two others they are two as any.
    const more = [...pair, waits("e", 1_200, 50), waits("f", 1_200, 50)];
    expect([...partnersOf(more)].sort()).toEqual(["ab", "ae", "af", "be", "bf", "ef"]);
  });

  it("is not drawn at all where somebody would have to be their partner", () => {
    const [a, ...others] = four(100);
    if (!a) throw new Error("four");
    const blocking = [{ ...a, blocked: ["b", "c", "d"] }, ...others];
    expect(drawn(blocking, NOW, stream())).toEqual([]);
    expect(drawn([...blocking, waits("e", 1_200)], NOW, stream()).flatMap(names)).toHaveLength(4);
  });
});

describe("two who came together", () => {
  const from = (ticket: Ticket, home: string) => ({ ...ticket, from: home });
  const [a, b, c, d] = four(20) as [Ticket, Ticket, Ticket, Ticket];
  const siblings = [from(a, "home"), from(b, "home"), from(c, "there"), from(d, "here")];

  it("from one place are not drawn together where others wait", () => {
    const matches = drawn([...siblings, waits("e", 1_230, 20)], NOW, stream());
    const players = matches.flatMap(names);
    expect(players).toHaveLength(4);
    expect(players.includes("a") && players.includes("b")).toBe(false);
  });

  it("are where nobody else waits or comes near, and then against each other", () => {
    expect([...partnersOf(siblings)].sort()).toEqual(["ac", "ad", "bc", "bd"]);
    const late = siblings.map((ticket) => ({ ...ticket, since: NOW - 70_000 }));
    expect(drawn([...siblings, waits("e", 1_900, 20)], NOW, stream())).toEqual([]);
    expect(
      drawn([...late, waits("e", 1_900, 20)], NOW, stream())
        .flatMap(names)
        .sort(),
    ).toEqual(["a", "b", "c", "d"]);
  });

  it("are like any two where most come from there, or nobody knows from where; and are who they were", () => {
    const school = Array.from({ length: 8 }, (_, number) => from(waits(`s${number}`, 1_200), "school"));
    const matches = drawn(school, NOW, stream());
    expect(matches).toHaveLength(2);
    for (const ticket of matches.flat()) expect(school).toContain(ticket);
    const nowhere = school.map((ticket) => ({ ...ticket, from: null }));
    expect(drawn(nowhere, NOW, stream())).toHaveLength(2);
  });

  it("are partners of each other in no four with two from elsewhere, though most come from there", () => {
    const [p, q, x, y] = [..."pqxy"].map((name) => waits(name, 1_200, 20)) as [Ticket, Ticket, Ticket, Ticket];
    const most = [from(p, "home"), from(q, "home"), from(waits("r", 1_210, 20), "home"), x, y];
    expect([...partnersOf(most)].sort()).toEqual(["px", "py", "qx", "qy"]);
  });

  it("as partners lately are partners again only where it cannot be otherwise", () => {
    const late = [{ ...a, partners: ["b"] }, b, c, d];
    expect([...partnersOf(late)].sort()).toEqual(["ac", "ad", "bc", "bd"]);
    // Of four from one place too, where all partners are from there.
    const school = late.map((ticket) => from(ticket, "school"));
    expect([...partnersOf(school)].sort()).toEqual(["ac", "ad", "bc", "bd"]);
    const all = [{ ...a, partners: ["b", "c", "d"] }, b, c, d];
    expect([...partnersOf(all)].sort()).toEqual(["ab", "ac", "ad", "bc", "bd", "cd"]);
  });
});

describe("the same four", () => {
  const name = nameOfFour(["d", "a", "c", "b"]);
  const again = (seconds: number) => four(seconds).map((ticket) => ({ ...ticket, fours: ["x", name] }));

  it("are not drawn again where others wait, but with one of those", () => {
    const matches = drawn([...again(20), waits("e", 1_230, 20)], NOW, stream());
    expect(matches.flatMap(names)).toContain("e");
    expect(drawn([...again(20), waits("e", 1_290, 20)], NOW, stream())).toEqual([]);
  });

  it("are drawn again where nobody else waits, or nobody else comes near however wide one looks", () => {
    expect(drawn(again(0), NOW, stream())).toHaveLength(1);
    expect(drawn([...again(60), waits("e", 1_900)], NOW, stream())).toEqual([]);
    const late = drawn([...again(70), waits("e", 1_900)], NOW, stream());
    expect(late.flatMap(names).sort()).toEqual(["a", "b", "c", "d"]);
    expect(drawn([...again(70), waits("e", 1_390, 70)], NOW, stream()).flatMap(names)).toContain("e");
  });

  it("are kept apart for three matches", () => {
    let fours: readonly string[] = withFour([], ["b", "a", "d", "c"]);
    expect(fours).toEqual([name]);
    for (const partner of ["e", "f"]) fours = withFour(fours, ["a", "b", "c", partner]);
    expect(fours).toContain(name);
    expect(withFour(fours, ["a", "b", "c", "g"])).not.toContain(name);
  });
});
