import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { animateByBeats, BEAT_MS, everyBeat } from "./animation-beat";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** As much of an element as is moved by beats. */
function moved() {
  const animation = { currentTime: 0, pause: vi.fn(), cancel: vi.fn() };
  const animate = vi.fn(() => animation);
  return { animation, animate, element: { animate } as unknown as Element };
}

test("whoever looks as often looks at the same moments, whenever they began", () => {
  const looks: [string, number][] = [];
  const stop = everyBeat(100, () => looks.push(["one", performance.now()]));
  vi.advanceTimersByTime(30);
  everyBeat(100, () => looks.push(["other", performance.now()]));
  vi.advanceTimersByTime(200);
  expect(looks.map(([who]) => who)).toEqual(["one", "other", "one", "other"]);
  const moments = new Set(looks.map(([, at]) => at));
  expect(moments.size).toBe(2);
  stop();
  vi.advanceTimersByTime(100);
  expect(looks.slice(4).map(([who]) => who)).toEqual(["other"]);
});

test("what moves by beats never runs by itself, and stands where its time says", () => {
  const { animation, element } = moved();
  let at = 700;
  const stop = animateByBeats(element, [], { duration: 1_000 }, () => at);
  expect(animation.pause).toHaveBeenCalledOnce();
  expect(animation.currentTime).toBe(700);
  at = 900;
  vi.advanceTimersByTime(BEAT_MS);
  expect(animation.currentTime).toBe(900);
  stop();
  at = 950;
  vi.advanceTimersByTime(10 * BEAT_MS);
  expect(animation.currentTime).toBe(900);
  expect(animation.cancel).toHaveBeenCalledOnce();
});
