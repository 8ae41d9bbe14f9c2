import { expect, test } from "vitest";
import {
  bidding,
  contractOf,
  doubling,
  following,
  fourHands,
  pass,
  played,
  playing,
} from "@/lib/rules/baloot/testing/scene";
import { guideMoment } from "./guide-moment";

test("the guide follows the hand: the seats, the bids, the suits of the second round", () => {
  const first = bidding("KS", [], { dealer: 3 });
  expect(guideMoment(first, 0)).toBe("bid");
  expect(guideMoment(first, 1)).toBe("seats");
  const second = following(first, pass(0), pass(1), pass(2), pass(3));
  expect(guideMoment(second, 0)).toBe("suits");
});

test("then what can be done with cards, as it first can", () => {
  const lead = playing(contractOf(1), fourHands, { dealer: 3 });
  expect(guideMoment(lead, 0)).toBe("project");
  expect(guideMoment(lead, 1)).toBeNull();
  const led = played(lead, "7S");
  expect(guideMoment(led, 1)).toBe("project");
  const answered = played(led, "AS");
  expect(guideMoment(answered, 2)).toBe("project");
  expect(guideMoment(played(answered, "10S"), 3)).toBe("project");
});

test("a double is for whoever may double", () => {
  const asked = doubling(contractOf(1, "S"), fourHands);
  const [first = 0] = asked.asked;
  expect(guideMoment(asked, first)).toBe("double");
  expect(guideMoment(asked, 1)).toBeNull();
});
