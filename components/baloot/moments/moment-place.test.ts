import { describe, expect, it } from "vitest";
import { cardWidth } from "@/components/hand/fan";
import { CARD_HEIGHT } from "@/components/hand/layout";
import { layoutOf } from "../layout/layout";
import { momentPlace } from "./moment-place";

const sizes = [
  [320, 568],
  [360, 640],
  [390, 844],
  [430, 932],
  [768, 1024],
  [740, 360],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const;

describe.each(sizes)("a moment at %i×%i", (width, height) => {
  const layout = layoutOf({ width, height, top: 0, bottom: 0 }, false, false);
  const { fan, seats, ring } = layout;

  it.each(["gahwa", "fourHundred"] as const)("of %s lies on no card that is still to be played", (kind) => {
    const { words, y, card } = momentPlace(kind, "Four hundred", layout);
    const top = fan.middle - (CARD_HEIGHT * cardWidth(fan, 8)) / 2;
    expect(words).toEqual({ to: expect.any(Number) });
    if (!("to" in words)) return;
    expect(words.to).toBeLessThanOrEqual(top - 8);
    expect(y + card).toBeLessThan(words.to);
    expect(card).toBeGreaterThan(20);
    // What pours begins below the middle of whoever sits across.
    if (width < height) expect(y - card).toBeGreaterThan(seats.north.y + ring / 2);
  });

  it("of an end has its words where there is no hand any more", () => {
    const { words, y, card } = momentPlace("kaboot", "Kaboot", layout);
    expect(words).toEqual({ from: expect.any(Number) });
    if ("from" in words) expect(words.from).toBeGreaterThanOrEqual(y + 2.15 * card);
  });
});
