import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepWaiting, waitingIn } from "./ranked-wait";

/** A tab's storage, as a browser gives it. */
function tab(rows = new Map<string, string>()) {
  return {
    getItem: (name: string) => rows.get(name) ?? null,
    setItem: (name: string, text: string) => void rows.set(name, text),
    removeItem: (name: string) => void rows.delete(name),
  };
}

beforeEach(() => {
  vi.stubGlobal("sessionStorage", tab());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("keeps in which line a tab waits, and no line there is not", () => {
  expect(waitingIn()).toBeNull();
  keepWaiting("turtle");
  expect(waitingIn()).toBe("turtle");
  keepWaiting(null);
  expect(waitingIn()).toBeNull();
  sessionStorage.setItem("majlis.waitingIn", "none");
  expect(waitingIn()).toBeNull();
});

it("waits nowhere, and breaks nothing, where a browser gives a page no storage", () => {
  const refuse = () => {
    throw new DOMException("no storage", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(waitingIn()).toBeNull();
  expect(() => keepWaiting("rabbit")).not.toThrow();
  expect(() => keepWaiting(null)).not.toThrow();
});
