import { describe, expect, it } from "vitest";
import { seedOf } from "@/lib/rules/laws";
import { randomFrom } from "@/lib/rules/random";
import { baloot } from "..";
import { check, timeout } from "../moves";
import type { BalootAction, BalootState } from "../state";
import { contractOf, ending, following, played, playing } from "../testing/scene";
import { view } from "../view";
import { wait } from "../wait-times";
import { fairCards, paragraphOfVerdict } from "./qayd";

const free = { options: { enforcement: "free" } } as const;
const call = (after: number): BalootAction => ({ action: "qayd", after });
const contest = (play: number): BalootAction => ({ action: "contest", play });
const code = (state: BalootState, seat: number, action: BalootAction) => check(state, seat, action)?.code;

/** East leads the king of spades in sun; North, who holds the ace, throws a diamond: a revoke. */
const hands = [
  "7S 8S 9S 10S 7H 8H 9H 10H",
  "KS AD KD QD 7C 8C 9C 10C",
  "AS JD 10D 9D JC QC KC AC",
  "JS QS 7D 8D JH QH KH AH",
];
const start = playing(contractOf(1), hands, free);
const revoked = played(start, "KS JD");

describe("calling (9.1, 9.2)", () => {
  it("is for opponents of one who has played, at a free table", () => {
    expect(wait(revoked)).toMatchObject({ seats: [3], aside: [0, 1, 2] });
    expect(code(revoked, 1, call(2))).toBeUndefined();
    expect(code(played(start, "KS"), 3, call(1))).toBe("qaydLate");
    expect(wait(played(start, "KS"))?.aside).toEqual([0]);
    expect(code(start, 0, call(0))).toBe("qaydLate");
    const strict = played(playing(contractOf(1), hands), "KS AS");
    expect(code(strict, 1, call(2))).toBe("qaydStrict");
    expect(wait(strict)?.aside).toBeUndefined();
  });

  it("is dated by the card it follows: a bot that answers at once does not outrun it", () => {
    // Four cards lie, the trick is swept, and the next leader has already played when the call arrives.
    const next = played(revoked, "JS 7S AD");
    expect(next.deal.tricks).toHaveLength(2);
    expect(code(next, 1, call(4))).toBeUndefined();
    expect(code(next, 1, call(2))).toBe("qaydLate");
    const later = played(next, "9D");
    expect(code(later, 1, call(4))).toBe("qaydLate");
    expect(code(later, 1, call(6))).toBeUndefined();
    expect(code(later, 1, call(7))).toBe("qaydLate");
  });

  it("a bot dates it by the play before where its own side alone has played since", () => {
    // North shows the spade it denied East; East takes that trick too, and leads again.
    const shown = played(revoked, "JS 7S AD AS 7D 8S KD");
    expect(code(shown, 1, call(9))).toBe("qaydLate");
    expect(baloot.bot(view(shown, 1), 1, randomFrom(seedOf(1)), "good")).toEqual(call(8));
    expect(code(shown, 1, call(8))).toBeUndefined();
  });

  it("stops everything for 30 s and asks the caller alone", () => {
    const called = following(revoked, [1, call(2)]);
    expect(wait(called)).toMatchObject({ seats: [1], ms: 30_000, interrupts: revoked.turn });
    expect(code(called, 3, call(2))).toBe("qaydBusy");
    expect(code(called, 3, { action: "play", card: "JS" })).toBe("notYourTurn");
    expect(code(called, 1, contest(2))).toBe("noSuchPlay");
    expect(code(called, 1, contest(0))).toBe("ownPlay");
  });
});

describe("the verdict", () => {
  it("gives the hand to those who were wronged (9.4)", () => {
    const done = following(revoked, [1, call(2)], [1, contest(1)]);
    expect(done.deals[0]?.verdict).toEqual({
      against: 0,
      why: "revoke",
      seat: 2,
      play: 1,
      held: ["JD", "AS", "10D", "9D", "JC", "QC", "KC", "AC"],
      code: "mustFollow",
    });
    expect(done.deals[0]?.points).toEqual([0, 26]);
    expect(done).toMatchObject({ phase: "sheet", scores: [0, 26] });
  });

  it("lays open what would have been in order, and names its paragraph", () => {
    const done = following(revoked, [1, call(2)], [1, contest(1)]);
    const [deal] = done.deals;
    expect(deal && fairCards(done, deal)).toEqual(["AS"]);
    expect(deal?.verdict && paragraphOfVerdict(deal.verdict)).toBe("5.3");
    const honest = following(played(start, "KS AS JS"), [1, call(2)], [1, contest(1)]);
    const [fair] = honest.deals;
    expect(fair && fairCards(honest, fair)).toEqual(["AS"]);
    expect(fair?.verdict && paragraphOfVerdict(fair.verdict)).toBe("9.5");
  });

  it("gives it to the others when the card was in order (9.5)", () => {
    const honest = played(start, "KS AS JS");
    const done = following(honest, [1, call(2)], [1, contest(1)]);
    expect(done.deals[0]?.verdict).toMatchObject({ against: 1, why: "falseCharge", seat: 1, code: null });
    expect(done.deals[0]?.points).toEqual([26, 0]);
  });

  it("counts the level, the winners' own projects and their baloot, called or held, and nobody else's", () => {
    const baloot = [
      "7S 8S 9S 10S KH QH JH 9H",
      "KS AD KD QD 7C 8C 9C 10C",
      "AS JD 10D 9D JC QC KC AC",
      "JS QS 7D 8D 7H 8H 10H AH",
    ];
    const raises = [{ seat: 0, to: "double", closed: false }] as const;
    const hokum = playing(contractOf(1, "H"), baloot, { ...free, deal: { raises } });
    const declared = following(hokum, [1, { action: "declare", cards: ["10C", "9C", "8C", "7C"] }]);
    const offered = played(declared, "KS");
    const both = following(offered, [2, { action: "declare", cards: ["AC", "KC", "QC", "JC"] }]);
    // West revokes; South holds the baloot, and North's fifty would have won the comparison anyway.
    const breach = played(both, "AS 7D");
    const done = following(breach, [0, call(3)], [0, contest(2)]);
    expect(done.deals[0]?.points).toEqual([32 + 10 + 2, 0]);
    // The other way round: East's fifty would have lost, but counts; South's baloot is gone.
    const other = following(played(both, "9D JS"), [1, call(3)], [1, contest(1)]);
    expect(other.deals[0]?.points).toEqual([0, 32 + 10]);
  });

  it("decides the match under gahwa", () => {
    const raises = (["double", "triple", "four", "gahwa"] as const).map((to, index) => ({
      seat: index % 2,
      to,
      closed: false,
    }));
    const hokum = played(playing(contractOf(1, "H"), hands, { ...free, deal: { raises } }), "KS JD");
    const done = following(hokum, [1, call(2)], [1, contest(1)]);
    expect(done).toMatchObject({ phase: "over", winner: 1, scores: [0, 152] });
  });

  it("is in no view before it is given", () => {
    const called = following(revoked, [1, call(2)]);
    const honest = { ...called, hands: called.hands.with(2, ["AH", "10D", "9D", "JC", "QC", "KC", "AC"]) };
    expect(view(called, 1)).toEqual(view(honest, 1));
  });
});

describe("nothing picked (9.6)", () => {
  const called = following(revoked, [1, call(2)]);

  it("play goes on where it stopped, and the side may call no more in this hand", () => {
    const back = timeout(called);
    expect(back).toMatchObject({ phase: "playing", asked: [3], turn: revoked.turn });
    expect(code(back, 1, call(2))).toBe("qaydSpent");
    expect(code(played(back, "JS"), 3, call(3))).toBe("qaydSpent");
    expect(code(played(back, "JS"), 0, call(3))).toBeUndefined();
    expect(following(called, [1, { action: "withdraw" }])).toEqual(back);
  });
});

describe("after the eighth trick", () => {
  const last = ending(contractOf(1), ["7S", "AS", "8S", "9S"], 1, free);
  const full = played(last, "AS 8S 9S 7S");

  it("all are asked for 5 s, and silence counts nobody late (9.2, 11.5)", () => {
    expect(wait(full)).toMatchObject({ kind: "lastCall", seats: [0, 1, 2, 3], ms: 5_000, silent: true });
    expect(timeout(full).phase).toBe("sheet");
    const stood = following(full, [0, { action: "decline" }], [1, { action: "decline" }], [2, { action: "decline" }]);
    expect(stood.asked).toEqual([3]);
    expect(code(stood, 0, call(32))).toBe("qaydLate");
    expect(following(stood, [3, { action: "decline" }]).phase).toBe("sheet");
  });

  it("a qayd withdrawn leaves the last call to the other side", () => {
    const back = following(full, [0, call(32)], [0, { action: "withdraw" }]);
    expect(back).toMatchObject({ phase: "lastCall", asked: [1, 3] });
  });

  it("comes after an accepted sawa too", () => {
    const two = ending(contractOf(1), ["7S 7D", "AS AD", "8S 8D", "9S 9D"], 1, free);
    const accepted = following(
      two,
      [1, { action: "sawa" }],
      [2, { action: "answer", accept: true }],
      [0, { action: "answer", accept: true }],
    );
    expect(accepted.phase).toBe("lastCall");
    expect(timeout(accepted).phase).toBe("sheet");
  });

  it("comes before a refused sawa is lost: it may have been a revoke that took its trick (8.5)", () => {
    // Spades are trumps. South refuses, and cuts the ace of clubs while holding one.
    const two = ending(contractOf(1, "S"), ["7S 8C", "AC KC", "9C 7D", "8H 9H"], 1, free);
    const refused = following(two, [1, { action: "sawa" }], [0, { action: "answer", accept: false }]);
    const cut = played(refused, "AC 9C 8H 7S");
    expect(wait(cut)).toMatchObject({ kind: "lastCall", seats: [0, 1, 2, 3], ms: 5_000, silent: true });
    const caught = following(cut, [1, call(28)], [1, contest(27)]);
    expect(caught.deals[0]?.verdict).toMatchObject({ against: 0, why: "revoke", seat: 0, code: "mustFollow" });
    expect(caught.deals[0]?.points).toEqual([0, 16]);
    expect(timeout(cut).deals[0]?.verdict).toMatchObject({ against: 1, why: "falseSawa" });
    const withdrawn = following(cut, [1, call(28)], [1, { action: "withdraw" }]);
    expect(withdrawn).toMatchObject({ phase: "lastCall", asked: [0, 2] });
  });

  it("does not come where the claim still stands, nor at a strict table", () => {
    const hands = ["7C 8C 7H", "AC KC QC", "9C 7D 8D", "8H 9H 10H"];
    const claimed = (more?: typeof free) =>
      following(
        ending(contractOf(1, "S"), hands, 1, more),
        [1, { action: "sawa" }],
        [0, { action: "answer", accept: false }],
      );
    expect(played(claimed(free), "AC 9C 8H 7C")).toMatchObject({ phase: "playing", asked: [1] });
    const lost = ["7S 8C", "AC KC", "9C 7D", "8H 9H"];
    const strict = following(
      ending(contractOf(1, "S"), lost.with(0, "7S 8H").with(3, "8C 9H"), 1),
      [1, { action: "sawa" }],
      [0, { action: "answer", accept: false }],
    );
    expect(played(strict, "AC 9C 8C 7S")).toMatchObject({ phase: "sheet" });
  });
});

describe("bots", () => {
  const move = (state: BalootState, seat: number) => baloot.bot(view(state, seat), seat, randomFrom(seedOf(1)), "good");

  it("call on evidence, and never without", () => {
    expect(move(played(revoked, "JS"), 0).action).not.toBe("qayd");
    const shown = played(revoked, "JS 7S AD AS 7D 7H");
    expect(shown.asked).toEqual([1]);
    expect(move(shown, 1)).toEqual(call(8));
    const called = following(shown, [1, call(8)]);
    expect(move(called, 1)).toEqual(contest(1));
  });
});
