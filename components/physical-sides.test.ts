import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const here = import.meta.dirname;
/** A side by its name on the screen, as a class or in a style sheet; the middle is no side. */
const asClass =
  /(?<![\w-])-?(?:(?:left|right|[pm][lr]|scroll-[mp][lr]|border-[lr]|rounded-[lr]|rounded-[tb][lr])-(?!1\/2)(?:\[|\d|px|auto|full)|text-(?:left|right)(?![\w-])|float-(?:left|right)|origin-(?:top-|bottom-)?(?:left|right))/;
const asStyle =
  /(?<![\w-])(?:(?:left|right):(?! (?:50%|auto))|(?:padding|margin|border|scroll-margin)-(?:left|right)|text-align: (?:left|right)|float: (?:left|right))/;

/**
 * What lies the same way round in both scripts, and why. Everything else says `start` and `end` (`ms-`, `text-start`,
 * `inset-inline-start`), so that it reads from the right as well; what stands within `unmirrored` or `dir="ltr"` needs no line here.
 */
const onPurpose: Readonly<Record<string, string>> = {
  "baloot/bubbles/bubble.module.css": "the tail stands under whoever speaks, on whichever side that is",
  "baloot/carpet/laid.module.css": "the mark's corner goes by the seat: N and E at the right, W at the left",
  "baloot/moments/moment.module.css": "a drawing about its middle",
  "baloot/projects/baloot-called.module.css": "two cards about a middle",
  "baloot/seats/dealer-coin.tsx": "the board's own corner, from which it is moved",
  "baloot/victory/bench.module.css": "who sat where, as at the table",
  "baloot/victory/scene.module.css": "a drawing about its middle",
  "chat/speech-bubbles.tsx": "the window's own corner, from which it is moved",
  "decor/carpet.css": "a drawing about its middle",
  "decor/lantern.tsx": "a drawing about its cord",
  "decor/tent.css": "a drawing about its cord",
  "dhappa/lock/lock.module.css": "a light that passes over a lock, as light does",
  "hand/hand.module.css": "the hand's own corner, from which each card is moved",
  "hand/scrolled-row.tsx": "a row of cards runs the same way in both scripts, and so do its arrows",
  "table/seats/seat-badge.tsx": "the sign at a picture's corner, as at Baloot's seats",
  "tiles/coin.module.css": "the corner of a tile, which is a thing",
  "tiles/landing/fan.module.css": "a fan about its middle",
  "tiles/stage/felt.module.css": "a thing on the felt",
  "tiles/stage/hand.module.css": "a thing on the felt",
  "tiles/stage/passing-notes.module.css": "a thing on the felt",
  "tiles/stage/pile.module.css": "a thing on the felt",
  "tiles/stage/total.module.css": "a thing on the felt",
};

const files = readdirSync(here, { recursive: true, encoding: "utf8" }).filter((file) => /\.(tsx|css)$/.test(file));

test("a side is named by the screen only where it is the same in both scripts", () => {
  const physical = files.filter((file) => {
    const text = readFileSync(join(here, file), "utf8");
    // What gives the other script its own side in the same breath has thought of it.
    const lines = text.split("\n").filter((line) => !line.includes("rtl:"));
    const isFixed = text.includes("unmirrored") || text.includes('dir="ltr"');
    return !isFixed && lines.some((line) => (file.endsWith(".css") ? asStyle : asClass).test(line));
  });
  expect(physical.filter((file) => !(file in onPurpose))).toEqual([]);
  expect(physical.length).toBeGreaterThan(10);
});
