import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startNavigation } from "@/lib/browser/page/pending-navigation";
import { goToTable } from "./table-path";

describe("the way to a table", () => {
  const push = vi.fn();
  const assign = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    push.mockClear();
    assign.mockClear();
    const history = Object.create({ pushState: vi.fn() });
    vi.stubGlobal("window", { history, location: { assign } });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("waits for the router, which hears of nothing before it is awake", async () => {
    void goToTable("baloot", "ABCDEF");
    await vi.advanceTimersByTimeAsync(200);
    expect(Object.getPrototypeOf(window.history).pushState).not.toHaveBeenCalled();
    window.history.pushState = push;
    await vi.advanceTimersByTimeAsync(20);
    expect(push).toHaveBeenCalledExactlyOnceWith(null, "", "/baloot/ABCDEF");
  });

  it("calls off whatever else one was waiting for", () => {
    const { signal } = startNavigation();
    void goToTable("baloot", "ABCDEF");
    expect(signal.aborted).toBe(true);
  });

  it("is gone without one that never wakes", async () => {
    void goToTable("baloot", "ABCDEF");
    await vi.advanceTimersByTimeAsync(4_000);
    expect(assign).toHaveBeenCalledExactlyOnceWith("/baloot/ABCDEF");
  });
});
