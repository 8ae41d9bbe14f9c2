import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CarrySensor } from "./carry-sensor";

class Pointer extends Event {
  readonly pointerId: number;
  readonly clientX: number;
  readonly clientY: number;
  readonly pointerType = "touch";
  constructor(type: string, x: number, y: number, pointer: number) {
    super(type);
    [this.clientX, this.clientY, this.pointerId] = [x, y, pointer];
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("PointerEvent", Pointer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Presses a card at 100, 100; what is returned hears of all that comes of it. */
function pressed(isScrolled = false, isPainted = false, scrollsDown = false): readonly string[] {
  const told: string[] = [];
  const tell = (word: string) => () => void told.push(word);
  new CarrySensor({
    active: "card",
    event: new Pointer("pointerdown", 100, 100, 1),
    options: { isScrolled, isPainted, scrollsDown },
    onStart: tell("start"),
    onMove: ({ x, y }) => void told.push(`move ${x} ${y}`),
    onEnd: tell("end"),
    onCancel: tell("cancel"),
    onAbort: tell("abort"),
  });
  return told;
}
const point = (type: "pointermove" | "pointerup" | "pointercancel", x = 100, y = 100, pointer = 1) =>
  document.dispatchEvent(new Pointer(type, x, y, pointer));
/** Is a click heard by the page? */
const clicks = () => {
  const click = new Event("click", { bubbles: true });
  const stop = vi.spyOn(click, "stopPropagation");
  document.dispatchEvent(click);
  return stop.mock.calls.length === 0;
};

test("a press is a press, and its click is heard", () => {
  const told = pressed();
  point("pointermove", 104, 103);
  point("pointerup", 104, 103);
  expect(told).toEqual(["abort", "end"]);
  expect(clicks()).toBe(true);
});

test("a card is taken up by whoever pressed it, and put down when they let go", () => {
  const told = pressed();
  point("pointermove", 100, 20, 2);
  point("pointermove", 100, 60);
  point("pointermove", 110, 30);
  expect(told).toEqual(["start", "move 110 30"]);
  point("pointerup", 110, 30, 2);
  point("pointerup", 110, 30);
  vi.runAllTimers();
  expect(told).toEqual(["start", "move 110 30", "end"]);
  point("pointermove", 0, 0);
  expect(told).toHaveLength(3);
});

test("what comes of it waits until the touch is over", () => {
  const told = pressed();
  point("pointermove", 100, 20);
  point("pointerup", 100, 20);
  expect(told).toEqual(["start"]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(["start", "end"]);
});

test("the click that comes with letting go is part of it, and the next one is not", () => {
  pressed();
  point("pointermove", 100, 20);
  point("pointerup", 100, 20);
  expect(clicks()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(clicks()).toBe(true);
});

test("a hand that scrolls gives a card upwards alone", () => {
  const told = pressed(true);
  point("pointermove", 180, 104);
  expect(told).toEqual([]);
  point("pointermove", 180, 80);
  expect(told).toEqual(["start"]);
});

test.each([
  ["the browser wants the touch for itself", () => point("pointercancel")],
  ["Escape is pressed", () => document.dispatchEvent(Object.assign(new Event("keydown"), { code: "Escape" }))],
  ["the window turns", () => window.dispatchEvent(new Event("resize"))],
  ["the page is left", () => document.dispatchEvent(new Event("visibilitychange"))],
])("it is not meant where %s", (_, happens) => {
  const told = pressed();
  point("pointermove", 100, 20);
  happens();
  point("pointerup", 100, 20);
  vi.runAllTimers();
  expect(told).toEqual(["start", "cancel"]);
  expect(clicks()).toBe(true);
});

test("where a finger along the hand chooses cards, only one that goes up or rests takes them up", () => {
  const up = pressed(false, true);
  point("pointermove", 102, 86);
  expect(up).toEqual(["start"]);
  point("pointercancel");

  const along = pressed(false, true);
  point("pointermove", 112, 98);
  point("pointermove", 112, 40);
  expect(along).toEqual(["abort", "cancel"]);

  const resting = pressed(false, true);
  vi.advanceTimersByTime(250);
  expect(resting).toEqual(["start"]);
  point("pointercancel");

  const tapped = pressed(false, true);
  point("pointerup");
  vi.advanceTimersByTime(250);
  expect(tapped).toEqual(["abort", "end"]);
});

test("where a finger up or down moves the hand, only one that rests takes cards up", () => {
  const up = pressed(false, true, true);
  point("pointermove", 102, 86);
  expect(up).toEqual(["abort", "cancel"]);

  const resting = pressed(false, true, true);
  vi.advanceTimersByTime(250);
  point("pointermove", 102, 60);
  expect(resting).toEqual(["start", "move 102 60"]);
});
