import { expect, test } from "vitest";
import { wordFor } from "./presence";

const others = { isOwn: false, botsPlayOn: true };
const own = { isOwn: true, botsPlayOn: true };

test("whoever leaves is told of to the others where a bot plays on, and never to themselves", () => {
  expect(wordFor({ was: null, is: "left", ...others })).toBe("left");
  expect(wordFor({ was: null, is: "left", ...others, botsPlayOn: false })).toBeNull();
  expect(wordFor({ was: null, is: "left", ...own })).toBeNull();
});

test("one is told of oneself only that a bot plays", () => {
  expect(wordFor({ was: null, is: "standIn", ...own })).toBe("ownStandIn");
  expect(wordFor({ was: "standIn", is: null, ...own })).toBeNull();
  expect(wordFor({ was: null, is: "arriving", ...own })).toBe("ownArrival");
});

test("others are told of as they go and come back, but not as a line is lost for a moment", () => {
  expect(wordFor({ was: null, is: "lost", ...others })).toBeNull();
  expect(wordFor({ was: "lost", is: null, ...others })).toBeNull();
  expect(wordFor({ was: "lost", is: "disconnected", ...others })).toBe("disconnected");
  expect(wordFor({ was: "disconnected", is: "standIn", ...others })).toBe("standIn");
  expect(wordFor({ was: "standIn", is: null, ...others })).toBe("back");
  expect(wordFor({ was: null, is: "arriving", ...others })).toBe("arriving");
  expect(wordFor({ was: "arriving", is: null, ...others })).toBe("begun");
  expect(wordFor({ was: null, is: null, ...others })).toBeNull();
});
