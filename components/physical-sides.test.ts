import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseAst } from "vitest/node";

const here = import.meta.dirname;
/** A side by its name on the screen, as a class or in a style sheet; the middle is no side. */
const asClass =
  /(?<![\w-])-?(?:(?:left|right|[pm][lr]|scroll-[mp][lr]|border-[lr]|rounded-[lr]|rounded-[tb][lr])-(?!1\/2)(?:\[|\d|px|auto|full)|text-(?:left|right)(?![\w-])|float-(?:left|right)|origin-(?:top-|bottom-)?(?:left|right))/;
const asStyle =
  /(?<![\w-])(?:(?:left|right):(?! (?:50%|auto))|(?:padding|margin|border|scroll-margin)-(?:left|right)|text-align: (?:left|right)|float: (?:left|right))/;

/**
 * What lies the same way round in both scripts, and why. Everything else says `start` and `end` (`ms-`, `text-start`,
 * `inset-inline-start`), so that it reads from the right as well; what stands within an element of the same file that is
 * `unmirrored` or `dir="ltr"` needs no line here.
 */
const onPurpose: Readonly<Record<string, string>> = {
  "baloot/bubbles/bubble.module.css": "the tail stands under whoever speaks, on whichever side that is",
  "baloot/carpet/laid.module.css": "the mark's corner goes by the seat: N and E at the right, W at the left",
  "baloot/log/trick-table.tsx": "rows of a table that is unmirrored, for its columns are seats in play order",
  "baloot/moments/moment.module.css": "a drawing about its middle",
  "baloot/projects/baloot-called.module.css": "two cards about a middle",
  "baloot/result/score-sheet.tsx": "a lamp hangs from its own cord, one at either side",
  "baloot/seats/dealer-coin.tsx": "the board's own corner, from which it is moved",
  "baloot/seats/other-seat.tsx": "seats are where people sit: what stands beside one lies towards the carpet",
  "baloot/victory/bench.module.css": "who sat where, as at the table",
  "baloot/victory/scene.module.css": "a drawing about its middle",
  "baloot/victory/scene.tsx": "a lamp hangs from its own cord",
  "chat/speech-bubbles.tsx": "the window's own corner, from which it is moved",
  "decor/carpet.css": "a drawing about its middle",
  "decor/lantern.tsx": "a drawing about its cord",
  "decor/tent.css": "a drawing about its cord",
  "dhappa/boards/team-board.tsx": "the edge two runs share, on a board that is unmirrored",
  "dhappa/lock/lock.module.css": "a light that passes over a lock, as light does",
  "eights/center/center.tsx": "things on the rug about its middle",
  "hand/hand.module.css": "the hand's own corner, from which each card is moved",
  "hand/scrolled-row.tsx": "a row of cards runs the same way in both scripts, and so do its arrows",
  "ranked/queue/loom.tsx": "the two beams of a loom",
  "table/seats/seat-badge.tsx": "the sign at a picture's corner, as at Baloot's seats",
  "tiles/coin.module.css": "the corner of a tile, which is a thing",
  "tiles/landing/fan.module.css": "a fan about its middle",
  "tiles/stage/felt.module.css": "a thing on the felt",
  "tiles/stage/hand.module.css": "a thing on the felt",
  "tiles/stage/passing-notes.module.css": "a thing on the felt",
  "tiles/stage/pile.module.css": "a thing on the felt",
  "tiles/stage/total.module.css": "a thing on the felt",
};

const files = readdirSync(here, { recursive: true, encoding: "utf8" }).filter((file) =>
  /(?<!\.test)\.(tsx|css)$/.test(file),
);
const isNamed = (text: string, sides: RegExp) =>
  // What gives the other script its own side in the same breath has thought of it.
  text.split("\n").some((line) => !line.includes("rtl:") && sides.test(line));

/** The classes in a piece of a program that name a side, outside of elements that are the same in both scripts. */
function sidesIn(piece: unknown, text: string): readonly string[] {
  if (Array.isArray(piece)) return piece.flatMap((each) => sidesIn(each, text));
  if (typeof piece !== "object" || piece === null) return [];
  const { type, value, openingElement, ...rest } = piece as Record<string, unknown>;
  if (type === "JSXElement") {
    const { start, end } = openingElement as { start: number; end: number };
    return /\bunmirrored\b|dir="ltr"/.test(text.slice(start, end)) ? [] : sidesIn([openingElement, rest], text);
  }
  const said = type === "TemplateElement" ? (value as { raw: string }).raw : type === "Literal" ? value : null;
  if (typeof said === "string") return isNamed(said, asClass) ? [said] : [];
  return sidesIn([value, openingElement, ...Object.values(rest)], text);
}

const hasSides = (file: string, text: string): boolean =>
  file.endsWith(".css") ? isNamed(text, asStyle) : sidesIn(parseAst(text, { lang: "tsx" }), text).length > 0;

test("a side is named by the screen only where it is the same in both scripts, and nothing is excused that is not", () => {
  const physical = files.filter((file) => hasSides(file, readFileSync(join(here, file), "utf8")));
  expect(physical.toSorted()).toEqual(Object.keys(onPurpose).toSorted());
});

test("a side beside what is unmirrored is seen, and one within it is not", () => {
  const within = '<p className="unmirrored"><i className="ml-2" /></p>';
  expect(hasSides("a.tsx", within)).toBe(false);
  expect(hasSides("a.tsx", `<b>${within}<i className={wide ? "left-0" : ""} /></b>`)).toBe(true);
  expect(hasSides("a.tsx", "<b className={`absolute right-2`} />")).toBe(true);
  expect(hasSides("a.tsx", '<b className="left-2 rtl:right-2" />')).toBe(false);
});
