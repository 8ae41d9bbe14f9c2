import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { vibration } from "@/lib/browser/storage/settings";
import { TestBrowser } from "@/lib/browser/testing/browser";
import { canBeFelt, feel, pulses } from "./vibration";

describe("what is felt", () => {
  const felt = vi.fn();
  beforeEach(() => {
    new TestBrowser();
    Object.assign(navigator, { vibrate: felt, userActivation: { hasBeenActive: true } });
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(any-pointer: coarse)" }));
  });
  afterEach(() => {
    felt.mockReset();
    vi.unstubAllGlobals();
  });

  it("is a pulse, shorter than a blink of the eye for a card", () => {
    feel("card");
    feel("turn");
    expect(felt.mock.calls).toEqual([[[...pulses.card]], [[...pulses.turn]]]);
    expect(pulses.turn.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(250);
  });

  it("is nothing where it is switched off, and something again when it is on", () => {
    vibration.write(false);
    feel("turn");
    expect(felt).not.toHaveBeenCalled();
    vibration.write(true);
    feel("turn");
    expect(felt).toHaveBeenCalledOnce();
  });

  it("is nothing before the page was touched, where a browser would complain", () => {
    Object.assign(navigator, { userActivation: { hasBeenActive: false } });
    feel("turn");
    expect(felt).not.toHaveBeenCalled();
  });

  it("is nothing at a desk, or where a device has no way to be felt", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    feel("turn");
    expect(felt).not.toHaveBeenCalled();
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    Reflect.deleteProperty(navigator, "vibrate");
    expect(canBeFelt()).toBe(false);
    expect(() => feel("turn")).not.toThrow();
  });
});
