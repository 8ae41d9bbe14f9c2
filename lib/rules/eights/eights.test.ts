import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { seedOf } from "../laws";
import { type MoveChooser, playout } from "../playout";
import { randomFrom } from "../random";
import {
  type Card,
  type Color,
  checkWinCondition,
  colors,
  type EightsAction,
  type EightsState,
  eights,
  faces,
  generateCard,
  partnerOf,
  playable,
  presets,
  refusalCodes,
  seatAfter,
  whyNot,
} from "./index";

const number = (color: Color, value: number): Card => ({ type: "number", color, value });
const plus2 = (color: Color): Card => ({ type: "plus2", color });
const skip = (color: Color): Card => ({ type: "skip", color });
const reverse = (color: Color): Card => ({ type: "reverse", color });
const wild: Card = { type: "wild" };
const plus4: Card = { type: "plus4" };
const plus20: Card = { type: "plus20" };

const play = (cardIndex: number, chosenColor?: Color) =>
  chosenColor ? { action: "play" as const, cardIndex, chosenColor } : { action: "play" as const, cardIndex };
const draw: EightsAction = { action: "draw" };

/** Cards that fit nothing of what these tests put on the pile. */
const dull = [number("yellow", 0), number("yellow", 0)];

/** A table in mid-game; a hand left out is two dull cards. */
function table(
  hands: readonly (readonly Card[])[],
  {
    top = number("red", 5),
    preset = "classic",
    stacking = "any",
    ...rest
  }: Partial<EightsState> & Partial<EightsState["options"]> & { readonly top?: Card } = {},
): EightsState {
  const options = { ...eights.defaults, preset, stacking };
  const state = eights.setup(hands.length, options, seedOf(1));
  const color = top.chosenColor ?? top.color ?? "red";
  return { ...state, hands: hands.map((hand) => (hand.length ? hand : dull)), pile: [top], color, ...rest };
}

function following(state: EightsState, ...actions: readonly EightsAction[]): EightsState {
  return actions.reduce((now, action) => {
    expect(eights.check(now, now.current, action)).toBeNull();
    return dealt(eights.apply(now, now.current, action));
  }, state);
}

const good: MoveChooser<EightsState, EightsAction> = (view, seat, random) => eights.bot(view, seat, random, "good");

/** Throws a plus card wherever one fits, and otherwise any card that fits. */
const throwing: MoveChooser<EightsState, EightsAction> = (view, seat, random) => {
  const hand = view.hands[seat] ?? [];
  const fitting = playable(view, seat).flatMap((can, cardIndex) => (can ? [cardIndex] : []));
  const plus = fitting.filter((cardIndex) => hand[cardIndex]?.type.startsWith("plus"));
  const [cardIndex] = random.shuffled(plus.length > 0 ? plus : fitting);
  if (cardIndex === undefined) return draw;
  return play(cardIndex, hand[cardIndex]?.color || hand.length === 1 ? undefined : random.pick(colors));
};

const dealt = (state: EightsState): EightsState => (state.owed ? eights.timeout(state, seedOf(9)) : state);
const refusal = (state: EightsState, action: EightsAction, seat = state.current) => eights.check(state, seat, action);

describe("the cards", () => {
  it("1.1 are 51 faces: 36 numbers, 12 coloured specials, 3 without a colour", () => {
    expect(new Set(faces.map((card) => JSON.stringify(card))).size).toBe(51);
    expect(faces.filter((card) => card.type === "number")).toHaveLength(36);
    expect(faces.filter((card) => card.value === 8)).toHaveLength(0);
    expect(faces.filter((card) => !card.color)).toEqual([wild, plus4, plus20]);
  });

  it("1.2 come with the chances of their preset", () => {
    const draws = 60_000;
    const kinds = { number: 36, wild: 1, plus2: 4, plus4: 1, plus20: 1, skip: 4, reverse: 4 };
    const quick = { number: 0.6, wild: 0.2, plus2: 0.05, plus4: 0.01, plus20: 0.002, skip: 0.069, reverse: 0.069 };
    const insane = { number: 0.44, wild: 0.05, plus2: 0.102, plus4: 0.102, plus20: 0.102, skip: 0.102, reverse: 0.102 };
    for (const preset of presets) {
      const random = randomFrom(seedOf(51));
      const seen = new Map(faces.map((face) => [JSON.stringify(face), 0]));
      for (let count = 0; count < draws; count++) {
        const face = JSON.stringify(generateCard(random, preset));
        seen.set(face, (seen.get(face) ?? Number.NaN) + 1);
      }
      const chiSquare = faces.reduce((sum, face) => {
        const chance = preset === "classic" ? 1 / 51 : { quick, insane }[preset][face.type] / kinds[face.type];
        return sum + ((seen.get(JSON.stringify(face)) ?? 0) - draws * chance) ** 2 / (draws * chance);
      }, 0);
      // 50 degrees of freedom: 86.7 is passed once in a thousand.
      expect(chiSquare).toBeGreaterThan(20);
      expect(chiSquare).toBeLessThan(86.7);
    }
  });
});

describe("the length of a game", () => {
  /** How many moves games last that are played so, from the shortest to the longest. */
  const lengths = (preset: EightsState["options"]["preset"], play: MoveChooser<EightsState, EightsAction>) =>
    Array.from({ length: 200 }, (_, game) => {
      const options = { ...eights.defaults, preset };
      return playout(eights, options, [play, play, play, play], seedOf(game)).at(-1)?.turns ?? 0;
    }).sort((one, other) => one - other);

  it("1.2 is some forty to sixty moves in quick, which is offered first, also where plus cards are thrown", () => {
    expect(presets[0]).toBe("quick");
    for (const play of [throwing, good]) {
      const found = lengths("quick", play);
      expect(found[100]).toBeLessThan(60);
      expect(found[196]).toBeLessThan(200);
    }
    // What it is there for.
    expect(lengths("classic", throwing)[196]).toBeGreaterThan(200);
  });
});

describe("the start", () => {
  it("2.1 is for three to six, for ten at most by option", () => {
    expect(eights.counts(eights.defaults)).toEqual([3, 4, 5, 6]);
    expect(eights.counts({ ...eights.defaults, maxPlayers: 10 })).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
    expect(eights.counts({ ...eights.defaults, maxPlayers: 3 })).toEqual([3]);
  });

  it("2.2 deals seven each and turns up a number, 2.3 the first seat begins", () => {
    for (let seed = 0; seed < 200; seed++) {
      const state = eights.setup(6, { ...eights.defaults, preset: "insane" }, seedOf(seed));
      expect(state.hands.map((hand) => hand.length)).toEqual([7, 7, 7, 7, 7, 7]);
      expect(state.pile).toHaveLength(1);
      expect(state.pile[0]).toMatchObject({ type: "number", color: state.color });
      expect([state.current, state.direction]).toEqual([0, 1]);
    }
  });
});

describe("a turn", () => {
  const state = table([[number("red", 1), number("blue", 1)], [number("red", 2), plus4], []]);

  it("3.1 is one player's", () => {
    expect(refusal(state, play(0), 1)).toEqual({ code: "notYourTurn", rule: "3.1" });
    expect(refusal(state, draw, 2)).toEqual({ code: "notYourTurn", rule: "3.1" });
    expect(playable(state, 1)).toEqual([false, false]);
    expect(playable(state, 0)).toEqual([true, false]);
  });

  it("3.2 plays a card of one's own hand", () => {
    expect(refusal(state, play(2))).toEqual({ code: "noSuchCard", rule: "3.2" });
    const played = following(state, play(0));
    expect(played.hands[0]).toEqual([number("blue", 1)]);
    expect(played.pile).toEqual([number("red", 5), number("red", 1)]);
    expect(played.current).toBe(1);
  });

  it("3.3 may draw though a card fits, and the drawn card waits for the next turn", () => {
    const owing = eights.apply(state, 0, draw);
    expect(owing.hands[0]).toEqual([number("red", 1), number("blue", 1), null]);
    expect(owing.owed).toEqual({ seat: 0, count: 1 });
    expect(eights.wait(owing)).toEqual({ turn: 1, seats: [], ms: 0, kind: "deal", deals: true });
    expect(refusal(owing, draw, 1)?.code).toBe("notYourTurn");
    expect(() => eights.timeout(owing)).toThrow(TypeError);
    const drawn = dealt(owing);
    expect(drawn.owed).toBeNull();
    expect(drawn.hands[0]?.slice(0, 2)).toEqual(state.hands[0]);
    expect(drawn.hands[0]?.[2]).not.toBeNull();
    expect([drawn.current, drawn.turns]).toEqual([1, 1]);
    expect(refusal(drawn, play(2), 0)?.code).toBe("notYourTurn");
  });

  it("3.4 has a clock, and draws when it runs out", () => {
    const timed = { ...state, options: { ...state.options, clock: 30 as const } };
    expect(eights.wait(timed)).toEqual({ turn: 0, seats: [0], ms: 30_000, kind: "turn" });
    expect(eights.wait({ ...state, options: { ...state.options, clock: 0 } })?.ms).toBeNull();
    expect(eights.timeout(timed)).toEqual(eights.apply(timed, 0, draw));
    const { defaults, allows } = eights;
    const refused = (["private", "public", "ranked"] as const).map((visibility) =>
      [0 as const, 10 as const].map((clock) => allows?.({ ...defaults, clock }, visibility)?.code ?? null),
    );
    expect(refused).toEqual([
      [null, null],
      ["clockNeeded", null],
      ["clockNeeded", null],
    ]);
  });
});

describe("what fits", () => {
  it("4.1 by colour, number or special kind", () => {
    const hand = [number("red", 1), number("blue", 5), skip("blue"), skip("red"), number("blue", 4)];
    expect(playable(table([hand, [], []]), 0)).toEqual([true, true, false, true, false]);
    expect(playable(table([hand, [], []], { top: skip("green") }), 0)).toEqual([false, false, true, true, false]);
    expect(playable(table([[reverse("blue"), plus2("blue")], [], []], { top: reverse("red") }), 0)).toEqual([
      true,
      false,
    ]);
    expect(playable(table([[plus2("blue"), skip("blue")], [], []], { top: plus2("red") }), 0)).toEqual([true, false]);
    expect(refusal(table([hand, [], []]), play(4))).toEqual({ code: "noMatch", rule: "4.1" });
  });

  it("4.2 a card without a colour at any time while nothing is pending", () => {
    expect(playable(table([[wild, plus4, plus20], [], []]), 0)).toEqual([true, true, true]);
  });

  it.each([wild, plus4, plus20])("1.3 and 4.3 on %j only the named colour", (top) => {
    const hand = [number("green", 2), number("red", 2), plus2("red"), skip("green"), wild, plus4];
    const state = table([hand, [], []], { top: { ...top, chosenColor: "green" } });
    expect(playable(state, 0)).toEqual([true, false, false, true, true, true]);
  });

  it("4.4 with a colour named where the card has none", () => {
    const state = table([[wild, number("red", 1)], [], []]);
    expect(refusal(state, play(0))).toEqual({ code: "chooseColor", rule: "4.4" });
    expect(whyNot(state, 0, 0)).toBeNull();
    const named = following(state, play(0, "blue"));
    expect(named.color).toBe("blue");
    expect(named.pile.at(-1)).toEqual({ type: "wild", chosenColor: "blue" });
  });

  it("4.5 and none named where it has one", () => {
    const state = table([[number("red", 1), wild], [], []]);
    expect(refusal(state, play(0, "blue"))).toEqual({ code: "colorNotAsked", rule: "4.5" });
  });
});

describe("skip and reverse", () => {
  const turnAfter = (players: number, card: Card, rest: Partial<EightsState> & Partial<EightsState["options"]> = {}) =>
    following(table([[card, ...dull], ...Array.from({ length: players - 1 }, () => [])], rest), play(0)).current;

  it("5.1 skips one, in insane two, and never more than all others", () => {
    expect(turnAfter(4, skip("red"))).toBe(2);
    expect(turnAfter(4, skip("red"), { preset: "insane" })).toBe(3);
    expect(turnAfter(4, skip("red"), { direction: -1 })).toBe(2);
    expect(turnAfter(5, skip("red"), { direction: -1, preset: "insane" })).toBe(2);
    expect(turnAfter(3, skip("red"), { preset: "insane" })).toBe(0);
    expect(turnAfter(3, skip("red"), { gone: [false, true, false], preset: "insane" })).toBe(0);
    expect(turnAfter(3, skip("red"), { gone: [false, true, false] })).toBe(0);
    expect(turnAfter(4, skip("red"), { gone: [false, true, false, false] })).toBe(3);
  });

  it("5.1 moving again is a new turn", () => {
    const state = following(table([[skip("red"), ...dull], [], []], { preset: "insane" }), play(0));
    expect(eights.wait(state)).toMatchObject({ turn: 1, seats: [0] });
  });

  it("5.2 reverse turns the direction round", () => {
    const state = following(table([[reverse("red"), ...dull], [], [], []]), play(0));
    expect([state.direction, state.current, state.reverseStackCount]).toEqual([-1, 3, 1]);
    expect(seatAfter(state)).toBe(2);
  });

  it("5.3 reverse with two left is a skip as well", () => {
    const state = following(table([[reverse("red"), ...dull], [], []], { gone: [false, false, true] }), play(0));
    expect([state.direction, state.current]).toEqual([-1, 0]);
  });

  it("5.4 the fifth reverse in a row cannot be played", () => {
    const hand = [reverse("red"), reverse("red"), reverse("red"), number("red", 1), ...dull];
    const four = following(table([hand, hand, []]), play(0));
    expect(four.current).toBe(2);
    const stacked = { ...four, current: 0, reverseStackCount: 4 };
    expect(refusal(stacked, play(0))).toEqual({ code: "reverseLimit", rule: "5.4" });
    expect(playable(stacked, 0)).toEqual([false, false, true, false, false]);
    expect(following(stacked, play(2)).reverseStackCount).toBe(0);
    expect(following(stacked, draw).reverseStackCount).toBe(0);
    expect(refusal({ ...stacked, reverseStackCount: 3 }, play(0))).toBeNull();
  });

  it("5.4 counts two players' own reverses, and lets the last card be no fifth", () => {
    const pair = { gone: [false, false, true] };
    const hand = [reverse("red"), reverse("red"), reverse("red"), reverse("red"), reverse("red")];
    const state = following(table([hand, [], []], pair), play(0), play(0), play(0), play(0));
    expect([state.current, state.reverseStackCount, state.hands[0]?.length]).toEqual([0, 4, 1]);
    expect(refusal(state, play(0))?.code).toBe("reverseLimit");
    const drawn = following(state, draw);
    expect([drawn.current, drawn.reverseStackCount]).toEqual([1, 0]);
  });
});

describe("plus cards", () => {
  it("6.1 and 6.2 add up for the next player, whatever their colours", () => {
    const state = table([[plus2("red"), ...dull], [plus20, ...dull], [plus4, ...dull], []]);
    const stacked = following(state, play(0), play(0, "blue"), play(0, "green"));
    expect([stacked.pendingDraws, stacked.current, stacked.color]).toEqual([26, 3, "green"]);
  });

  it("6.2 only plus cards or a draw while cards are pending", () => {
    const hand = [number("red", 5), wild, plus2("blue"), plus4, skip("red")];
    const state = table([hand, [], []], { top: plus2("red"), pendingDraws: 2 });
    expect(playable(state, 0)).toEqual([false, false, true, true, false]);
    expect(refusal(state, play(0))).toEqual({ code: "mustStackOrDraw", rule: "6.2" });
    expect(refusal(state, draw)).toBeNull();
  });

  it("6.3 drawing takes the whole stack and passes", () => {
    const state = following(table([[], [number("red", 1), plus4], []], { top: plus2("red"), pendingDraws: 26 }), draw);
    expect([state.hands[0]?.length, state.pendingDraws, state.current]).toEqual([28, 0, 1]);
    expect(state.log.at(-1)).toEqual({ seat: 0, did: "took", count: 26 });
    expect(playable(state, 1)).toEqual([true, true]);
  });

  it("6.3 after a plus4 the next must match its colour again", () => {
    const top = { ...plus4, chosenColor: "blue" as const };
    const state = following(table([[], [number("red", 5), number("blue", 5)], []], { top, pendingDraws: 4 }), draw);
    expect(playable(state, 1)).toEqual([false, true]);
  });

  it("6.4 equal or higher", () => {
    const hand = [plus2("red"), plus4, plus20, wild];
    const rules = { stacking: "equalOrHigher" as const, pendingDraws: 6 };
    const on = (top: Card) => playable(table([hand, [], []], { ...rules, top }), 0);
    expect(on(plus2("blue"))).toEqual([true, true, true, false]);
    expect(on({ ...plus4, chosenColor: "red" })).toEqual([false, true, true, false]);
    expect(on({ ...plus20, chosenColor: "red" })).toEqual([false, false, true, false]);
    const state = table([hand, [], []], { ...rules, top: { ...plus4, chosenColor: "red" } });
    expect(refusal(state, play(0))).toEqual({ code: "mustStackHigherOrDraw", rule: "6.4" });
  });

  it("6.5 none", () => {
    const state = table([[plus20, plus2("red")], [], []], { stacking: "none", top: plus2("red"), pendingDraws: 2 });
    expect(playable(state, 0)).toEqual([false, false]);
    expect(refusal(state, play(0, "red"))).toEqual({ code: "mustDraw", rule: "6.5" });
    expect(playable({ ...state, pendingDraws: 0 }, 0)).toEqual([true, true]);
  });

  it("6.6 a wild is no plus card", () => {
    const state = table([[wild, ...dull], [], []], { top: plus2("red"), pendingDraws: 2 });
    expect(refusal(state, play(0, "red"))).toEqual({ code: "mustStackOrDraw", rule: "6.2" });
  });
});

describe("the end", () => {
  it("7.1 a last card wins, and its effect is void", () => {
    const stack = table([[plus20], [], []], { top: plus2("red"), pendingDraws: 22, direction: -1 });
    const won = following(stack, play(0));
    expect(won).toMatchObject({ winners: [0], pendingDraws: 0, color: "red", direction: -1 });
    expect(won.pile.at(-1)).toEqual(plus20);
    expect(eights.wait(won)).toBeNull();
    expect(eights.outcome(won)).toEqual({ places: [[0], [1, 2]], scores: [0, 2, 2], reason: "emptied" });
    expect(following(table([[reverse("red")], [], []]), play(0))).toMatchObject({ winners: [0], direction: 1 });
    expect(following(table([[skip("red")], [], []]), play(0))).toMatchObject({ winners: [0] });
  });

  it("7.1 a colour named with a last card is not asked for and changes nothing", () => {
    const state = table([[wild], [], []]);
    expect(following(state, play(0, "blue"))).toEqual(following(state, play(0)));
  });

  it("7.1 a last card must still be playable", () => {
    expect(refusal(table([[number("blue", 1)], [], []]), play(0))?.code).toBe("noMatch");
    expect(refusal(table([[wild], [], []], { top: plus2("red"), pendingDraws: 2 }), play(0))?.code).toBe(
      "mustStackOrDraw",
    );
  });

  it("7.2 after 400 turns the fewest cards win, ties shared", () => {
    const hands = [[number("red", 1), ...dull], dull, dull, [...dull, ...dull]];
    const late = table(hands, { turns: 399 });
    expect(checkWinCondition(late)).toEqual([]);
    const over = following(late, play(0));
    expect(over).toMatchObject({ turns: 400, winners: [0, 1, 2] });
    expect(eights.outcome(over)).toEqual({ places: [[0, 1, 2], [3]], scores: [2, 2, 2, 4], reason: "turns" });
  });

  it("7.2 a draw in the 400th turn is dealt before the game ends", () => {
    const owing = eights.apply(table([dull, dull, dull], { turns: 399 }), 0, draw);
    expect(owing.winners).toEqual([]);
    expect(eights.wait(owing)?.kind).toBe("deal");
    const over = dealt(owing);
    expect(over.winners).toEqual([1, 2]);
    expect(over.hands[0]).not.toContain(null);
  });

  it("7.3 places go by cards left", () => {
    const state = following(table([[number("red", 1)], [...dull, wild], dull, dull]), play(0));
    expect(eights.outcome(state)).toEqual({ places: [[0], [2, 3], [1]], scores: [0, 3, 2, 2], reason: "emptied" });
  });
});

describe("by option", () => {
  const calling = (hand: readonly Card[]) => {
    const state = table([hand, [], []]);
    return { ...state, options: { ...state.options, calling: true } };
  };
  const two = [number("red", 1), number("blue", 1)];

  it("9.1 whoever comes down to one card calls it", () => {
    const called = eights.apply(calling(two), 0, { ...play(0), call: true });
    expect(called).toMatchObject({ owed: null, current: 1, pendingDraws: 0 });
    expect(called.hands[0]).toEqual([number("blue", 1)]);
  });

  it("9.2 who forgets it draws two, after the card has had its effect", () => {
    const state = calling([plus2("red"), number("blue", 1)]);
    const forgot = eights.apply(state, 0, play(0));
    expect(forgot).toMatchObject({ owed: { seat: 0, count: 2 }, pendingDraws: 2, current: 1 });
    expect(forgot.log.at(-1)).toEqual({ seat: 0, did: "forgot", count: 2 });
    const after = dealt(forgot);
    expect(after.hands[0]).toHaveLength(3);
    expect(after.hands[0]?.every((card) => card !== null)).toBe(true);
    expect(eights.apply(table([two, [], []]), 0, play(0)).owed).toBeNull();
  });

  it("9.3 nothing is called but with the last card but one, nor where it is not asked for", () => {
    const refused = { code: "callNotAsked", rule: "9.3" };
    expect(refusal(calling([...two, ...two]), { ...play(0), call: true })).toEqual(refused);
    expect(refusal(calling([number("red", 1)]), { ...play(0), call: true })).toEqual(refused);
    expect(refusal(table([two, [], []]), { ...play(0), call: true })).toEqual(refused);
  });

  const teams = (sizes: readonly number[], rest: Partial<EightsState> = {}) => {
    const state = table(
      sizes.map((size) => Array.from({ length: size }, () => number("red", 1))),
      rest,
    );
    return { ...state, options: { ...state.options, teams: true } };
  };

  it("9.4 two who sit opposite play together, four, six, eight or ten of them", () => {
    expect(eights.counts({ ...eights.defaults, teams: true })).toEqual([4, 6]);
    expect(eights.counts({ ...eights.defaults, teams: true, maxPlayers: 3 })).toEqual([4]);
    expect([0, 1, 2, 3].map((seat) => partnerOf(teams([2, 2, 2, 2]), seat))).toEqual([2, 3, 0, 1]);
    expect(partnerOf(teams([2, 2, 2, 2, 2, 2]), 1)).toBe(4);
    expect(partnerOf(table([[], [], []]), 0)).toBeNull();
  });

  it("9.5 win together with the first empty hand, the others by what both hold", () => {
    const over = eights.apply(teams([1, 9, 30, 2, 2, 4]), 0, play(0));
    expect(over.winners).toEqual([0, 3]);
    expect(eights.outcome(over)).toEqual({
      places: [
        [0, 3],
        [1, 4],
        [2, 5],
      ],
      scores: [0, 9, 30, 2, 2, 4],
      reason: "emptied",
    });
    const long = eights.timeout(eights.apply(teams([3, 2, 3, 9], { turns: 399 }), 0, draw), seedOf(1));
    expect(long.winners).toEqual([0, 2]);
  });

  it("9.6 play on alone where the partner has left, and win when the other side has", () => {
    const state = teams([3, 3, 3, 3]);
    const alone = eights.remove?.(state, 1) ?? state;
    expect(alone.winners).toEqual([]);
    const over = eights.remove?.(alone, 3) ?? alone;
    expect(over.winners).toEqual([0, 2]);
    expect(eights.outcome(over)).toMatchObject({
      places: [
        [0, 2],
        [1, 3],
      ],
      reason: "lastLeft",
    });
  });
});

describe("leaving", () => {
  const remove = (state: EightsState, seat: number) => eights.remove?.(state, seat) ?? state;

  it("7.4 when the game is over nobody moves", () => {
    const over = following(table([[number("red", 1)], [], []]), play(0));
    expect(refusal(over, draw, 1)).toEqual({ code: "gameOver", rule: "7.4" });
    expect(refusal(over, play(0), 1)).toEqual({ code: "gameOver", rule: "7.4" });
    expect(remove(over, 1)).toBe(over);
    expect(eights.timeout(over)).toBe(over);
  });

  it("8.1 the others play on without the seat, and the leaver comes last", () => {
    const state = remove(table([[number("red", 1), number("red", 2)], dull, [plus4], []]), 1);
    expect(eights.wait(state)).toMatchObject({ turn: 0, seats: [0] });
    const played = following(state, play(0));
    expect(played.current).toBe(2);
    expect(eights.outcome(following(played, play(0)))?.places).toEqual([[2], [0], [3], [1]]);
    expect(remove(state, 1)).toEqual(state);
  });

  it.each([
    [1, 3],
    [-1, 1],
  ] as const)("8.2 the turn passes in direction %i, and a stack aimed at the leaver lapses", (direction, next) => {
    const state = table([[], [], [], []], { top: plus2("red"), pendingDraws: 6, current: 2, direction });
    const left = remove(state, 2);
    expect(left).toMatchObject({ current: next, pendingDraws: 0, turns: state.turns + 1 });
    expect(remove(state, 0)).toMatchObject({ current: 2, pendingDraws: 6, turns: state.turns });
  });

  it("8.3 the last one left wins", () => {
    const state = remove(remove(table([[], [], []]), 0), 1);
    expect(state.winners).toEqual([2]);
    expect(eights.outcome(state)).toEqual({ places: [[2], [0, 1]], scores: [2, 2, 2], reason: "lastLeft" });
  });

  it("8.3 even while cards are still to be dealt to somebody who left", () => {
    const owing = eights.apply(table([[], [], []]), 0, draw);
    const left = remove(remove(owing, 0), 1);
    expect(left.winners).toEqual([]);
    expect(remove(left, 2)).toEqual(left);
    expect(dealt(left).winners).toEqual([2]);
  });
});

describe("a view", () => {
  it("holds the owner's hand, and for others only how many", () => {
    const state = table([[wild, plus4], [number("red", 1)], []]);
    expect(eights.view(state, 1).hands).toEqual([[null, null], [number("red", 1)], [null, null]]);
    expect(eights.view(state, null).hands).toEqual([[null, null], [null], [null, null]]);
  });

  it("keeps five cards of the pile and 24 happenings of the log", () => {
    let state = table([Array.from({ length: 40 }, () => number("red", 1)), dull, dull]);
    for (let turn = 0; turn < 90; turn++) state = following(state, state.current === 0 ? play(0) : draw);
    expect(state.pile).toHaveLength(5);
    expect(state.log).toHaveLength(24);
  });
});

describe("the rulebook", () => {
  it("has a test for every paragraph and every refusal", () => {
    const book = readFileSync(new URL("RULES.md", import.meta.url), "utf8");
    const tests = readFileSync(new URL(import.meta.url), "utf8");
    const paragraphs = [...book.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map(([, paragraph]) => paragraph);
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
    for (const code of refusalCodes) expect(tests).toContain(`"${code}"`);
    for (const paragraph of paragraphs)
      expect(tests).toMatch(new RegExp(`["\`].*\\b${paragraph?.replace(".", "\\.")} `));
  });
});
