import { describe, expect, it } from "vitest";
import { clockFor } from "@/lib/table/time/turn-clock";
import { check, timeout } from "../moves";
import { breakdown } from "../scoring/end-of-hand";
import type { BalootState } from "../state";
import { contractOf, ending, following, played, settled } from "../testing/scene";
import { view } from "../view";
import { wait } from "../wait-times";
import { conceded } from "./conceded";
import { canProveSawa, sureCards } from "./sawa";

const claim = { action: "sawa" } as const;
const answer = (accept: boolean) => ({ action: "answer", accept }) as const;
const proves = (state: BalootState, seat = state.asked[0] ?? -1) => canProveSawa(view(state, seat), seat);

/** East leads in sun with three cards each; East's partner, West, holds the ace of hearts. */
const hands = ["7S 8S 9S", "AS KD 7H", "7D 8D 9D", "AH 8H 9H"];
const sun = ending(contractOf(1), hands, 1);

describe("a claim (8)", () => {
  const asked = following(sun, [1, claim]);

  it("is there on one's own turn with two cards or more, once a hand (8.1, 8.2)", () => {
    expect(check(sun, 2, claim)?.code).toBe("notYourTurn");
    expect(check(ending(contractOf(1), ["7S", "AS", "7D", "AH"], 1), 1, claim)?.code).toBe("sawaTooLate");
    const refused = following(asked, [0, answer(false)], [1, { action: "play", card: "AS" }]);
    expect(check(refused, 2, claim)?.code).toBe("sawaStands");
  });

  it("stops the clock, lays the hand open and asks both opponents for 15 s (8.3)", () => {
    expect(wait(asked)).toMatchObject({ seats: [2, 0], ms: 15_000, interrupts: sun.turn });
    expect(view(asked, 0).hands[1]).toEqual(["AS", "KD", "7H"]);
    expect(view(asked, 0).hands[3]).toEqual([null, null, null]);
    expect(check(asked, 3, answer(true))?.code).toBe("notYourTurn");
  });

  it("ends the hand when both accept: all that is left and the last ten (8.4)", () => {
    const one = following(asked, [2, answer(true)]);
    expect(wait(one)).toMatchObject({ turn: asked.turn, seats: [0] });
    const done = following(one, [0, answer(true)]);
    expect(done.phase).toBe("sheet");
    expect(done.deals[0]).toMatchObject({ sawa: { seat: 1, answer: "accepted" } });
    expect(done.deals[0]?.left.flat()).toHaveLength(12);
    // Twelve cards fall first, a tenth of a second each, and lie there for a moment (11.4).
    expect(wait(done)?.ms).toBe(12 * 100 + 450 + 8_000);
  });

  it("one refusal, or silence, refuses, and the interrupted clock goes on with what was left (8.5, 11.3)", () => {
    const refused = following(asked, [2, answer(true)], [0, answer(false)]);
    expect(refused).toMatchObject({ phase: "playing", asked: [1], turn: sun.turn });
    expect(refused.deal.sawa).toEqual({ seat: 1, answer: "refused", refusedBy: 0 });
    const lapsed = timeout(asked);
    expect(lapsed.deal.sawa).toEqual({ seat: 1, answer: "refused" });
    expect({ ...lapsed, deal: { ...lapsed.deal, sawa: refused.deal.sawa } }).toEqual(
      following(asked, [0, answer(false)]),
    );
    const [first, interrupting, again] = [wait(sun), wait(asked), wait(refused)];
    if (!first || !interrupting || !again) throw new Error("nobody is waited for");
    const running = clockFor(first, null, 1_000);
    const stopped = clockFor(interrupting, running, 4_000);
    expect(clockFor(again, stopped, 12_000)).toMatchObject({ began: 9_000, ms: 10_000 });
    expect(view(refused, 0).hands[1]).toEqual(["AS", "KD", "7H"]);
  });

  it("fails with the first trick the claimant does not win in person, if only the last, to the partner (8.5)", () => {
    const two = ending(contractOf(1), ["7S 8S", "AS 7H", "7D 8D", "8H AH"], 1);
    const refused = following(two, [1, claim], [0, answer(false)]);
    const done = played(refused, "AS 7D 8H 7S 7H 8D AH 8S");
    expect(done.deals[0]?.verdict).toMatchObject({ against: 1, why: "falseSawa", seat: 1 });
    expect(done.deals[0]?.points).toEqual([26, 0]);
    // The verdict is read before the sheet (11.4).
    expect(wait(done)?.ms).toBe(4_500 + 8_000);
    const early = played(following(sun, [1, claim], [0, answer(false)]), "7H 7D AH 7S");
    expect(early.deals[0]?.verdict?.why).toBe("falseSawa");
  });

  it("comes true when the claimant wins them all", () => {
    const good = ending(contractOf(1), ["7S 8S", "AS KS", "7D 8D", "8H AH"], 1);
    const done = played(following(good, [1, claim], [0, answer(false)]), "AS 7D 8H 7S KS 8D AH 8S");
    expect(done.deals[0]?.verdict).toBeNull();
    expect(done.phase).toBe("sheet");
  });

  it("counts a baloot that is still held (8.4)", () => {
    const held = ending(contractOf(1, "H"), ["7S 8S", "AS AD", "7D 8D", "KH QH"], 1);
    const done = following(held, [1, claim], [2, answer(true)], [0, answer(true)]);
    expect(done.deals[0]?.left[3]).toEqual(["KH", "QH"]);
    const [deal] = done.deals;
    if (!deal) throw new Error("nothing was scored");
    expect(breakdown(done, deal)).toMatchObject({ ending: "sawa", game: { baloot: [0, 2] } });
  });
});

describe("the glow (8.6)", () => {
  it("is for masters in sun, and not while one higher is out", () => {
    expect(proves(sun)).toBe(false);
    expect(proves(ending(contractOf(1), ["7S 8S 9S", "AS KD AD", "7D 8D 9D", "AH 8H 9H"], 1))).toBe(true);
    expect(proves(ending(contractOf(1), ["7S 8S 9S", "AS KS QD", "7D AD 9D", "AH 8H 9H"], 1))).toBe(false);
  });

  it("counts a suit that runs out: the ace fells the only ten", () => {
    expect(proves(ending(contractOf(1), ["10S 8H", "AS KS", "7D 8D", "AH 9H"], 1))).toBe(true);
    expect(proves(ending(contractOf(1), ["10S 8S", "AS KS", "7D 8D", "AH 9H"], 1))).toBe(false);
  });

  it("fears trumps that are out, and draws them where it can", () => {
    const hokum = (south: string, east: string) => ending(contractOf(1, "H"), [south, east, "7D 8D", "7C 8C"], 1);
    expect(proves(hokum("7H 8S", "AS AD"))).toBe(false);
    expect(proves(hokum("7H 8S", "JH AD"))).toBe(true);
    expect(proves(hokum("7H 8H", "JH AD"))).toBe(false);
  });

  it("cannot draw trumps in a closed hand", () => {
    const raises = [{ seat: 0, to: "double", closed: true }] as const;
    const closed = (south: string) =>
      ending(contractOf(1, "H"), [south, "JH AD", "7D 8D", "7C 8C"], 1, { deal: { raises } });
    expect(proves(closed("7H 8S"))).toBe(false);
    expect(proves(closed("7S 8S"))).toBe(true);
    expect(sureCards(view(closed("7S 8S"), 1), 1)).toEqual(["AD"]);
  });

  it("looks at the trick on the table too", () => {
    const state = played(ending(contractOf(1), ["10S AS", "7S 8H", "AD KD", "9S KS"], 1), "7S AD 9S");
    expect(proves(state, 0)).toBe(true);
    expect(sureCards(view(state, 0), 0)).toEqual(["AS", "10S"]);
    const early = played(ending(contractOf(1), ["10S AS", "7S 8H", "KS AD", "9S KD"], 1), "7S");
    expect(proves(early, 2)).toBe(false);
  });

  it("knows nothing but what the seat sees", () => {
    const other = settled({
      ...sun,
      hands: [sun.hands[0] ?? [], sun.hands[1] ?? [], sun.hands[3] ?? [], sun.hands[2] ?? []],
    });
    expect(proves(other)).toBe(proves(sun));
  });
});

describe("the tricks an accepted claim leaves", () => {
  const accept = { action: "answer", accept: true } as const;
  const claimed = (state: BalootState) => following(state, [1, { action: "sawa" }], [0, accept], [2, accept]);

  it("fall one after another, every card that was left once, the claimant leading each", () => {
    const hands = ["QH 9H 8D 7D", "JS AH 10H KH", "JH 8C 9C 10C", "7H QD KD JD"];
    const done = claimed(ending(contractOf(1, "S"), hands, 1));
    const [deal] = done.deals;
    const fallen = deal ? conceded(deal, done.options) : [];
    expect(fallen.map(({ leader, cards }) => [leader, cards[0]])).toEqual([
      [1, "JS"],
      [1, "AH"],
      [1, "10H"],
      [1, "KH"],
    ]);
    expect(fallen.flatMap(({ cards }) => cards).sort()).toEqual(hands.join(" ").split(" ").sort());
  });

  it("begin with the one that lay open", () => {
    const hands = ["QH 9H", "JS AH", "JH 8C", "7H QD"];
    const done = claimed(played(ending(contractOf(1, "S"), hands, 0), "QH"));
    const [deal] = done.deals;
    const fallen = deal ? conceded(deal, done.options) : [];
    expect(fallen[0]).toMatchObject({ leader: 0, cards: ["QH", "AH", "JH", "7H"] });
    expect(fallen).toHaveLength(2);
  });

  it("are none where nobody claimed", () => {
    const done = claimed(ending(contractOf(1, "S"), ["QH 9H", "JS AH", "JH 8C", "7H QD"], 1));
    const [deal] = done.deals;
    expect(deal && conceded({ ...deal, sawa: null }, done.options)).toEqual([]);
  });

  it("do not fall where a breach has decided the hand", () => {
    const free = { options: { enforcement: "free" } } as const;
    const done = following(
      claimed(ending(contractOf(1, "S"), ["QH 9H", "JS AH", "JH 8C", "7H QD"], 1, free)),
      [0, { action: "qayd", after: 24 }],
      [0, { action: "contest", play: 23 }],
    );
    const [deal] = done.deals;
    expect(deal?.verdict).not.toBeNull();
    expect(deal && conceded(deal, done.options)).toEqual([]);
  });
});
