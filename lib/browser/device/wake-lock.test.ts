import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TestBrowser } from "@/lib/browser/testing/browser";
import { keepAwake } from "./wake-lock";

/** A screen that says how many keep it awake, and lets go of them all as a browser does. */
class TestScreen {
  readonly #held = new Set<{ released: boolean }>();
  asked = 0;
  isRefusing = false;
  #answers: (() => void)[] | null = null;

  get lit(): number {
    return this.#held.size;
  }

  /** Answers only when told to. */
  hesitates(): () => void {
    this.#answers = [];
    return () => {
      for (const answer of this.#answers ?? []) answer();
      this.#answers = null;
    };
  }

  letGo(): void {
    for (const one of this.#held) one.released = true;
    this.#held.clear();
  }

  readonly request = async (what: string) => {
    expect(what).toBe("screen");
    this.asked += 1;
    if (this.#answers) await new Promise<void>((resolve) => this.#answers?.push(resolve));
    if (this.isRefusing) throw new DOMException("the battery is low", "NotAllowedError");
    const sentinel = {
      released: false,
      release: async () => {
        sentinel.released = true;
        this.#held.delete(sentinel);
      },
    };
    this.#held.add(sentinel);
    return sentinel;
  };
}

/** Everything that has been promised so far. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("a screen that is kept awake", () => {
  let browser: TestBrowser;
  let screen: TestScreen;
  beforeEach(() => {
    browser = new TestBrowser();
    screen = new TestScreen();
    Object.assign(navigator, { wakeLock: screen });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("is lit until it is let go", async () => {
    const end = keepAwake();
    await settled();
    expect(screen.lit).toBe(1);
    end();
    await settled();
    expect(screen.lit).toBe(0);
    browser.look(false);
    browser.look(true);
    await settled();
    expect(screen.asked).toBe(1);
  });

  it("is asked for again when the page is seen again, and not while it is not", async () => {
    const end = keepAwake();
    await settled();
    screen.letGo();
    browser.look(false);
    await settled();
    expect(screen.asked).toBe(1);
    browser.look(true);
    await settled();
    expect(screen.lit).toBe(1);
    // What is still held is not asked for twice.
    browser.look(true);
    await settled();
    expect([screen.asked, screen.lit]).toEqual([2, 1]);
    end();
    await settled();
    expect(screen.lit).toBe(0);
  });

  it("goes dark also where the answer comes after the end", async () => {
    const answer = screen.hesitates();
    const end = keepAwake();
    await settled();
    end();
    answer();
    await settled();
    expect(screen.lit).toBe(0);
  });

  it("is asked for again after a refusal", async () => {
    screen.isRefusing = true;
    const end = keepAwake();
    await settled();
    expect(screen.lit).toBe(0);
    screen.isRefusing = false;
    browser.look(true);
    await settled();
    expect(screen.lit).toBe(1);
    end();
  });

  it("is nobody's concern where a browser cannot", () => {
    Reflect.deleteProperty(navigator, "wakeLock");
    expect(() => keepAwake()()).not.toThrow();
  });
});
