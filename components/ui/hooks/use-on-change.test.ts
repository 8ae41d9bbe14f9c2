import { expect, it, vi } from "vitest";
import { undoing } from "./use-on-change";

it("undoes what a deed says is to be undone, and nothing that a browser gave it by the way", () => {
  const undo = vi.fn();
  const undone = undoing(() => undo)();
  if (undone) undone();
  expect(undo).toHaveBeenCalledOnce();
  // Scrolling gives a promise in new browsers, and said to give nothing.
  const scroll: () => void = () => Promise.resolve();
  expect(undoing(scroll)()).toBeUndefined();
});
