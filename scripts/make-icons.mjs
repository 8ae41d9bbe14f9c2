// @ts-check
// Draws the icons of an installed Majlis from app/icon.svg: run by hand when that changes, and commit what it draws.
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { root } from "./processes.mjs";
import { browser } from "./tests/browser.mjs";

const ground = "#2a1f3e";
const icon = await readFile(join(root, "app", "icon.svg"), "utf8");
const motif = icon.replace(/<rect[^>]*\/>/, "");

/** @type {{ file: string, size: number, svg: string, share: number, fill: string }[]} */
const wanted = [
  { file: "icon-192.png", size: 192, svg: icon, share: 1, fill: "transparent" },
  { file: "icon-512.png", size: 512, svg: icon, share: 1, fill: "transparent" },
  // A mask may take all but the middle four fifths.
  { file: "maskable-512.png", size: 512, svg: motif, share: 0.78, fill: ground },
  { file: "apple-touch-icon.png", size: 180, svg: motif, share: 0.9, fill: ground },
];

const executablePath = await browser();
if (executablePath === null) throw new Error("Drawing icons needs Chromium: install it, or name one in CHROMIUM_PATH.");
const drawing = await chromium.launch({ executablePath });
const page = await drawing.newPage();
await mkdir(join(root, "public", "icons"), { recursive: true });
for (const { file, size, svg, share, fill } of wanted) {
  await page.setViewportSize({ width: size, height: size });
  const place = `display:grid;place-items:center;width:${size}px;height:${size}px;background:${fill}`;
  const edge = Math.round(size * share);
  const drawn = svg.replace("<svg ", `<svg width="${edge}" height="${edge}" `);
  await page.setContent(`<body style="margin:0"><div style="${place}">${drawn}</div>`);
  await page.screenshot({ path: join(root, "public", "icons", file), omitBackground: true });
}
await drawing.close();
