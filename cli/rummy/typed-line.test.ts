import { expect, it } from "vitest";
import { TypedLine } from "./typed-line";

function typed(...pieces: string[]): { readonly line: TypedLine; readonly lines: string[] } {
  const lines: string[] = [];
  const line = new TypedLine((text) => lines.push(text));
  for (const piece of pieces) line.type(piece);
  return { line, lines };
}

it("takes a line however it comes: key by key, quicker than a screen is drawn, or pasted with others", () => {
  for (const pieces of [["x 1", "\r"], ["x", " ", "1", "\r"], ["x 1\r"], ["x 1\r\n"], ["x 12\u007f\r"]])
    expect(typed(...pieces).lines, JSON.stringify(pieces)).toEqual(["x 1"]);
  expect(typed("d\rx 1\rd").lines).toEqual(["d", "x 1"]);
  expect(typed("d\rx 1\rd").line.text).toBe("d");
});

it("has the lines before it under the arrows, and erases whole signs", () => {
  const { line } = typed("d\rx 1\r");
  line.recall(1);
  line.recall(1);
  line.recall(1);
  expect(line.text).toBe("d");
  line.recall(-1);
  expect(line.text).toBe("x 1");
  line.recall(-1);
  expect(line.text).toBe("");
  line.type("🂡");
  line.erase();
  expect(line.text).toBe("");
});
