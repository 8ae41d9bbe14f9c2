// @ts-check
// Draws the icons of an installed Majlis from app/icon.svg: run by hand when that changes, and commit what it draws.
import { mkdir, readFile, writeFile } from "node:fs/promises";
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

/** The sizes in which a browser that knows no other icon asks for one. */
const small = [16, 32, 48];
/** @type {Buffer[]} */
const drawn = [];
for (const size of small) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<body style="margin:0">${icon.replace("<svg ", `<svg width="${size}" height="${size}" `)}`);
  drawn.push(await page.screenshot({ omitBackground: true }));
}
await writeFile(join(root, "public", "favicon.ico"), icoOf(drawn));
await drawing.close();

/**
 * Pictures of several sizes as one .ico: a directory, and each of them as a PNG.
 * @param {readonly Buffer[]} pictures
 */
function icoOf(pictures) {
  const [head, entry] = [6, 16];
  const directory = Buffer.alloc(head + entry * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let at = directory.length;
  for (const [index, picture] of pictures.entries()) {
    const place = head + entry * index;
    directory.writeUInt8(small[index] ?? 0, place);
    directory.writeUInt8(small[index] ?? 0, place + 1);
    directory.writeUInt16LE(1, place + 4);
    directory.writeUInt16LE(32, place + 6);
    directory.writeUInt32LE(picture.length, place + 8);
    directory.writeUInt32LE(at, place + 12);
    at += picture.length;
  }
  return Buffer.concat([directory, ...pictures]);
}
