import { createElement } from "react";
import { expect, it } from "vitest";
import { bidding } from "@/lib/rules/baloot/testing/scene";
import { type Dealing, dealingOf } from "../flight/dealing";
import { layoutOf } from "../layout/layout";
import { inEnglish } from "../words/in-english";
import { RoundLine } from "./round-line";

const layout = layoutOf({ width: 1440, height: 900, top: 0, bottom: 0 }, false, false);
const lineWith = (dealing: Dealing | null) =>
  inEnglish(createElement(RoundLine, { layout, deal: bidding("KS").deal, dealing }));

it("names no suit before the public card has half turned, and stands there where one has come into the middle of a deal", () => {
  const dealing = dealingOf("dealt", 2, null);
  expect(lineWith(dealing)).toContain(`animation-delay:${(dealing?.landed ?? 0) + 160}ms`);
  expect(lineWith(null)).not.toMatch(/animation|landed/);
});
