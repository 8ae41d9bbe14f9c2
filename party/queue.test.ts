import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultLimits } from "@/lib/table/door/limits";
import Queue from "./queue";

const ADMIN = "who runs this house";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 9, 1) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a queue's door for whoever runs the house", () => {
  /** What somebody is told who asks from there with this secret; 200 where they are let in. */
  const tried = (from: string, secret: string, more: Record<string, string> = {}): number => {
    const headers = { "CF-Connecting-IP": from, "X-Majlis-Admin": secret, ...more };
    const knock = new Request("https://majlis.test/parties/queue/rocket", { method: "POST", headers, body: "{}" });
    const said = Queue.onBeforeRequest(knock, { env: { MAJLIS_ADMIN_SECRET: ADMIN }, parties: {} });
    return said instanceof Response ? said.status : 200;
  };

  it("is closed to the pages of other sites", () => {
    expect(tried("192.0.2.70", ADMIN)).toBe(200);
    expect(tried("192.0.2.70", ADMIN, { Origin: "https://majlis.test" })).toBe(200);
    expect(tried("192.0.2.70", ADMIN, { Origin: "https://other.test" })).toBe(403);
  });

  it("lets one address try so many secrets in a minute, the right one too", () => {
    const guess = () => tried("192.0.2.71", "a guess that is long enough");
    const guesses = Array.from({ length: 2 * defaultLimits.joinsAMinute }, guess);
    expect(guesses.filter((status) => status === 426).length).toBeLessThanOrEqual(defaultLimits.joinsAMinute);
    expect(guesses.at(-1)).toBe(429);
    expect(tried("192.0.2.71", ADMIN)).toBe(429);
    expect(tried("192.0.2.72", ADMIN)).toBe(200);
  });
});
