import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageEnvironment } from "./page-environment";
import { TestBrowser } from "./testing/browser";

let browser: TestBrowser;
beforeEach(() => {
  browser = new TestBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("tells whether one looks at the page and is online, and of every change, until it need not any more", () => {
  const on = { looked: vi.fn(), wentOnline: vi.fn(), wentOffline: vi.fn() };
  const count = () => Object.values(on).map(({ mock }) => mock.calls.length);
  const unwatch = pageEnvironment.watch(on);
  browser.look(false);
  browser.online(false);
  expect([pageEnvironment.isHidden(), pageEnvironment.isOnline(), count()]).toEqual([true, false, [1, 0, 1]]);
  browser.look(true);
  browser.online(true);
  expect([pageEnvironment.isHidden(), pageEnvironment.isOnline(), count()]).toEqual([false, true, [2, 1, 1]]);
  unwatch();
  browser.look(false);
  browser.online(false);
  expect(count()).toEqual([2, 1, 1]);
});

it("keeps something for this visit, and nothing any more", () => {
  pageEnvironment.keep("moves", "[]");
  expect([pageEnvironment.kept("moves"), pageEnvironment.kept("others")]).toEqual(["[]", null]);
  pageEnvironment.keep("moves", null);
  expect(pageEnvironment.kept("moves")).toBeNull();
});
