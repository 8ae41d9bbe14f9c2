import { expect, it } from "vitest";
import { standing } from "./use-answer";

const one = () => {};
const other = () => {};
const answered = { of: one, outcome: { answer: "friends" } } as const;
const failed = (of: () => void) => ({ of, outcome: { failure: "unreachable" } }) as const;
const refused = { of: one, outcome: { failure: "signedOut" } } as const;

it("keeps an answer while the same cannot be asked again, but not against a refusal or for another question", () => {
  expect(standing<string>(answered, failed(one))).toBe(answered);
  expect(standing<string>(answered, failed(other))).toEqual(failed(other));
  expect(standing<string>(answered, refused)).toBe(refused);
  expect(standing<string>(null, failed(one))).toEqual(failed(one));
  expect(standing<string>(failed(one), answered)).toBe(answered);
  const renewed = { of: one, outcome: { answer: "more friends" } };
  expect(standing<string>(answered, renewed)).toBe(renewed);
});
