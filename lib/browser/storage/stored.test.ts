import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TestBrowser } from "@/lib/browser/testing/browser";
import { shape, stored } from "./stored";

let browser: TestBrowser;
beforeEach(() => {
  browser = new TestBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const areWords = (found: unknown): found is readonly string[] => Array.isArray(found);
const words = () => stored("words", shape(areWords), () => []);

it("knows what another tab kept, whether anybody listens or not", () => {
  const here = words();
  expect(here.read()).toEqual([]);
  browser.keptElsewhere("words", ["there"]);
  expect(here.read()).toEqual(["there"]);

  const heard = vi.fn();
  const quit = here.subscribe(heard);
  browser.keptElsewhere("words", ["again"]);
  expect(heard).toHaveBeenCalledOnce();
  expect(here.read()).toEqual(["again"]);
  quit();
  browser.keptElsewhere("words", ["later"]);
  here.write([...here.read(), "here"]);
  expect(words().read()).toEqual(["later", "here"]);
});

it("is the same value as long as it is the same words", () => {
  const here = words();
  here.write(["one"]);
  expect(here.read()).toBe(here.read());
  browser.keptElsewhere("words", ["two"]);
  expect(here.read()).toBe(here.read());
});

it("keeps for this visit what storage refuses", () => {
  const here = words();
  here.write(["kept"]);
  vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  here.write(["not kept"]);
  expect([here.read(), here.trouble()]).toEqual([["not kept"], "refused"]);
  vi.spyOn(localStorage, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const there = words();
  there.write(["there"]);
  expect([there.read(), there.trouble()]).toEqual([["there"], "refused"]);
});
