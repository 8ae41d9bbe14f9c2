import { expect, test } from "vitest";
import { tailChange } from "./tail-change";

const change = (before: string, after: string) => tailChange([...before], [...after], (one, other) => one === other);

test("items come on, and old ones fall off the other end", () => {
  expect(change("abc", "abcd")).toEqual({ added: 1, removed: 0 });
  expect(change("abc", "bcd")).toEqual({ added: 1, removed: 0 });
  expect(change("abcde", "defgh")).toEqual({ added: 3, removed: 0 });
});

test("the last one is taken back", () => {
  expect(change("bcd", "abc")).toEqual({ added: 0, removed: 1 });
  expect(change("bcd", "abce")).toEqual({ added: 1, removed: 1 });
});

test("nothing, and everything", () => {
  expect(change("abc", "abc")).toEqual({ added: 0, removed: 0 });
  expect(change("abc", "xyz")).toEqual({ added: 3, removed: 3 });
  expect(change("", "ab")).toEqual({ added: 2, removed: 0 });
});
