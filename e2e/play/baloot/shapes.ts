import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";

/** Left, top, width and height in px. */
type Box = readonly [number, number, number, number];

/** How a screen looks, roughly: where its parts lie, and its colours as a picture of a few hundred dots. */
interface Shape {
  readonly boxes: Readonly<Record<string, Box>>;
  /** Rows of dots, each a colour of three bytes in hex. */
  readonly dots: readonly string[];
}

/** Letters are drawn a little differently on another machine; a part that has moved or grown is further off. */
const SLACK_PX = 4;
/** By so much of 255 may a dot differ. */
const SLACK_COLOR = 20;
const COLUMNS = 36;
const MOST_LOOKS = 8;

/** A seat is looked at as such: what makes it one that can be pressed has no look of its own. */
const parts = [
  ...["data-card", "data-laid", "data-public", "data-seat", "data-deed", "data-score"].map((name) => `[${name}]`),
  ...["h1", "h2", "table", "tfoot", "dl", "main button:not([data-about])", "[role=dialog]"],
].join(", ");

async function shapeOf(page: Page): Promise<Shape> {
  const boxes = await page.evaluate((selector) => {
    const found: Record<string, Box> = {};
    for (const element of document.querySelectorAll(selector)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width < 2) continue;
      const data = element.getAttributeNames().find((name) => name.startsWith("data-"));
      const name = [element.tagName.toLowerCase(), data, data && element.getAttribute(data)].filter(Boolean).join(" ");
      const number = Object.keys(found).filter((other) => other.replace(/ #\d+$/, "") === name).length;
      found[number === 0 ? name : `${name} #${number}`] = [
        Math.round(x),
        Math.round(y),
        Math.round(width),
        Math.round(height),
      ];
    }
    return found;
  }, parts);
  const picture = await page.screenshot({ animations: "disabled", scale: "css" });
  const canvas = await page.context().newPage();
  const dots = await canvas.evaluate(
    async ({ source, columns }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const rows = Math.round((columns * image.height) / image.width);
      const paper = new OffscreenCanvas(columns, rows);
      const pen = paper.getContext("2d");
      if (!pen) throw new Error("nothing to draw with");
      pen.imageSmoothingQuality = "high";
      pen.drawImage(image, 0, 0, columns, rows);
      const { data } = pen.getImageData(0, 0, columns, rows);
      const hex = (value = 0) => value.toString(16).padStart(2, "0");
      return Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (_, column) => {
          const at = 4 * (row * columns + column);
          return hex(data[at]) + hex(data[at + 1]) + hex(data[at + 2]);
        }).join(""),
      );
    },
    { source: `data:image/png;base64,${picture.toString("base64")}`, columns: COLUMNS },
  );
  await canvas.close();
  return { boxes, dots };
}

const bytesOf = (dots: readonly string[]) => [...Buffer.from(dots.join(""), "hex")];

/** What is different, in words; nothing where one looks like the other. Dots that were not kept are not looked at. */
function differences(before: Shape, now: Shape): string[] {
  const names = new Set([...Object.keys(before.boxes), ...Object.keys(now.boxes)]);
  const moved = [...names].filter((name) => {
    const [one, other] = [before.boxes[name], now.boxes[name]];
    return !one || !other || one.some((value, index) => Math.abs(value - (other[index] ?? 0)) > SLACK_PX);
  });
  const [old, fresh] = [bytesOf(before.dots), bytesOf(now.dots)];
  const off = fresh.filter((value, index) => Math.abs(value - (old[index] ?? 0)) > SLACK_COLOR).length;
  return [
    ...moved.map((name) => `${name}: ${before.boxes[name] ?? "not there"} is now ${now.boxes[name] ?? "not there"}`),
    ...(old.length > 0 && old.length !== fresh.length
      ? ["another size"]
      : old.length > 0 && off > fresh.length / 100
        ? [`${off} dots of other colours`]
        : []),
  ];
}

/**
 * The screen looks as it was kept, give or take what another machine's letters may change; `--update-snapshots=all`
 * keeps it anew (`npm run format` after it), and one that was never kept fails.
 */
export async function looksAsKept(page: Page, name: string, { colours = true } = {}): Promise<void> {
  const file = join("e2e", "shapes", `${name}.json`);
  const isUpdate = test.info().config.updateSnapshots === "all";
  // What is fetched late comes late: it is looked at again until it looks as kept, or when keeping, as a look before.
  let now = await shapeOf(page);
  let kept: Shape = isUpdate ? { boxes: {}, dots: [] } : JSON.parse(await readFile(file, "utf8"));
  for (let looks = 1; looks < MOST_LOOKS && differences(kept, now).length > 0; looks++) {
    if (isUpdate) kept = now;
    now = await shapeOf(page);
  }
  if (!isUpdate) return expect.soft(differences(kept, now), name).toEqual([]);
  await mkdir(join("e2e", "shapes"), { recursive: true });
  await writeFile(file, `${JSON.stringify(colours ? now : { ...now, dots: [] }, null, 2)}\n`);
}
