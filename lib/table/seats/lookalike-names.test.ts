import { describe, expect, it } from "vitest";
import { eights } from "@/lib/rules/eights";
import { TestHost } from "../testing/test-host";
import { TestPlayer } from "../testing/test-player";
import { lookOf } from "./lookalike-names";

describe("names that look the same", () => {
  it.each([
    ["Layla", "layla"],
    ["Layla", "L\u0430yl\u0430"],
    ["Layla", "Lay\u034fla"],
    ["Layla", "La yla"],
    ["Layla", "Láylà"],
    ["Layla", "Ｌａｙｌａ"],
    ["Layla", "(2) Layla"],
    ["Ali", "AIi"],
    ["Ali", "Al1"],
    ["Omar", "0mar"],
    ["Omar", "Ομαρ".replace("μ", "m").replace("ρ", "r")],
    ["نورة", "نوره"],
    ["أحمد", "احمد"],
    ["أحمد", "أحــمد"],
    ["محمد", "مُحَمَّد"],
    ["يحيى", "یحیی"],
    ["Ann 5", "Ann ٥"],
  ])("%s and %s", (one, other) => expect(lookOf(other)).toBe(lookOf(one)));

  it.each([
    ["Layla", "Leyla"],
    ["Ann 1", "Ann 2"],
    ["نورة", "نوف"],
    ["...", "???"],
    ["🌙", "🌟"],
  ])("and %s and %s do not", (one, other) => expect(lookOf(other)).not.toBe(lookOf(one)));
});

describe("a table tells twins apart", () => {
  const table = () => new TestHost(eights);
  /** Somebody with a key of their own, whatever they are called. */
  const comes = (host: ReturnType<typeof table>, key: string, name: string) => {
    const player = new TestPlayer(host, key);
    player.join({ name });
    return player;
  };
  const called = (player: ReturnType<typeof comes>) =>
    player.table.seats.flatMap((seat) => (seat ? [[seat.name, seat.twin ?? 1]] : []));

  it("by a number, in the order they come in", () => {
    const host = table();
    const ann = comes(host, "a", "Layla");
    comes(host, "b", "Layl\u0430");
    comes(host, "c", "Omar");
    comes(host, "d", "layla");
    expect(called(ann)).toEqual([
      ["Layla", 1],
      ["Layl\u0430", 2],
      ["Omar", 1],
      ["layla", 3],
    ]);
  });

  it("who keep their number when the first has gone, and after the house was away", () => {
    const host = table();
    const first = comes(host, "a", "Layla");
    const second = comes(host, "b", "Layla");
    const third = comes(host, "c", "Layla");
    first.say({ action: "stand" });
    expect(called(second)).toEqual([
      ["Layla", 2],
      ["Layla", 3],
    ]);
    host.kill();
    host.reopen();
    second.rejoin({ name: "Layla" });
    third.rejoin({ name: "Layla" });
    expect(called(second)).toEqual([
      ["Layla", 2],
      ["Layla", 3],
    ]);
  });

  it("who come to such a name by changing theirs, and who change it for another", () => {
    const host = table();
    const ann = comes(host, "a", "Layla");
    const ben = comes(host, "b", "Ben");
    ben.say({ action: "profile", name: "Layla" });
    expect(called(ann)[1]).toEqual(["Layla", 2]);
    ben.say({ action: "profile", name: "Ben" });
    expect(called(ann)[1]).toEqual(["Ben", 1]);
  });

  it("in what they say too, and from whoever has said something and gone", () => {
    const host = table();
    const ann = comes(host, "a", "Layla");
    const ben = comes(host, "b", "Layla");
    const [line] = ben.say({ action: "chat", text: "salam" });
    expect(line).toMatchObject({ type: "chat", name: "Layla", twin: 2 });
    ben.say({ action: "stand" });
    comes(host, "c", "Layla");
    expect(called(ann)).toContainEqual(["Layla", 3]);
  });
});
