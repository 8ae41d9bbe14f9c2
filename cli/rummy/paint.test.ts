import { describe, expect, it } from "vitest";
import { looks, nearestOf, paintedLine, paintOf } from "./paint";
import { span } from "./screen-lines";

/** A colour of the palette of 256, as terminals have it. */
function colorOf(number: number): readonly number[] {
  const at = number - 16;
  if (at >= 216) return [8, 8, 8].map((grey) => grey + 10 * (at - 216));
  return [Math.floor(at / 36), Math.floor(at / 6) % 6, at % 6].map((step) => (step === 0 ? 0 : 55 + 40 * step));
}

function lightOf(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [lightOf(one), lightOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe("a terminal of 256 colours", () => {
  it.each(["#5f0087", "#af0000", "#ffd7af", "#000000", "#ffffff", "#303030"])("has %s as it is", (hex) => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    expect(colorOf(nearestOf(hex))).toEqual(parts);
  });

  it.each(Object.entries(looks))("shows %s so that it can be read", (_, { color, backgroundColor }) => {
    if (!color) throw new Error("no colour");
    const under = backgroundColor ? colorOf(nearestOf(backgroundColor)) : [0x17, 0x13, 0x1f];
    // A line across is not read.
    const least = color === looks.rule.color ? 1.5 : 4.5;
    expect(contrast(colorOf(nearestOf(color)), under)).toBeGreaterThan(least);
  });

  it("is shown them from the first screen on, and one of fewer only what it takes", () => {
    const card = span("K♥", "red", true);
    expect(paintOf(card, 8)).toEqual({ color: "ansi256(124)", backgroundColor: "ansi256(255)", bold: true });
    expect(paintedLine([card], 8)).toBe("\u001b[1;38;5;124;48;5;255mK♥\u001b[0m");
    expect(paintedLine([card], 24)).toBe("\u001b[1;38;2;184;31;45;48;2;251;244;228mK♥\u001b[0m");
    expect(paintedLine([card], 4)).toBe("K♥");
    expect(paintOf(card, 0)).toEqual({});
  });
});
