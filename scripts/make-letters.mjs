// @ts-check
// Cuts app/letters out of the fonts: `node scripts/make-letters.mjs`. A test fails while they are stale.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/**
 * All from one code to another.
 * @param {number} first
 * @param {number} last
 */
const from = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** What English is written with, and the house's own signs: what app/fonts.ts says is in `cairo-plain`. */
export const plain = `${from(0x20, 0x7e)}\u00a0«»·×${from(0x2010, 0x2015)}‘’“”•…${from(0x2190, 0x2193)}−`;

/** What Arabic is written with. */
export const arabic = from(0x600, 0x6ff) + from(0x200c, 0x200f);

/** The house writes nothing lighter than 600 and nothing heavier than 900. */
const written = { wght: { min: 600, max: 900, default: 600 } };

const cairo = "@fontsource-variable/cairo/files/cairo";
const kufi = "@fontsource-variable/reem-kufi/files/reem-kufi";
const cuts = {
  "cairo-plain": { of: `${cairo}-latin-wght-normal`, text: plain, axes: written },
  "cairo-arabic": { of: `${cairo}-arabic-wght-normal`, text: arabic, axes: written },
  "kufi-latin": { of: `${kufi}-latin-wght-normal`, text: plain, axes: { wght: 700 } },
  "kufi-arabic": { of: `${kufi}-arabic-wght-normal`, text: arabic, axes: { wght: 700 } },
};

/** The ten digits as Arabic writes them, and how far from those of everybody they are. */
const arabicDigits = from(0x660, 0x669);
const TO_PLAIN = 0x660 - 0x30;

/**
 * A font of nothing but Arabic digits, whose characters become those of everybody: the page says 152 as ever, and it is read
 * as \u0661\u0665\u0662 where one wishes.
 * @param {Buffer} font in plain sfnt
 */
function standingForPlain(font) {
  const bytes = Buffer.from(font);
  const tables = bytes.readUInt16BE(4);
  const directory = Array.from({ length: tables }, (_, table) => 12 + 16 * table);
  const entry = directory.find((at) => bytes.toString("latin1", at, at + 4) === "cmap");
  if (entry === undefined) throw new Error("the font names no characters");
  const cmap = bytes.readUInt32BE(entry + 8);
  const subtables = Array.from(
    { length: bytes.readUInt16BE(cmap + 2) },
    (_, at) => cmap + bytes.readUInt32BE(cmap + 8 + 8 * at),
  );
  for (const at of new Set(subtables)) {
    const format = bytes.readUInt16BE(at);
    if (format === 4) movedSegments(bytes, at);
    else if (format === 12) movedGroups(bytes, at);
  }
  return bytes;
}

/** @param {number} code */
const isArabicDigit = (code) => code >= 0x660 && code <= 0x669;

/**
 * @param {Buffer} bytes
 * @param {number} at
 */
function movedSegments(bytes, at) {
  const size = bytes.readUInt16BE(at + 6);
  for (let segment = 0; segment < size; segment += 2) {
    const [end, start, delta, range] = [at + 14, at + 16 + size, at + 16 + 2 * size, at + 16 + 3 * size].map(
      (list) => list + segment,
    );
    if (!isArabicDigit(bytes.readUInt16BE(start))) continue;
    bytes.writeUInt16BE(bytes.readUInt16BE(end) - TO_PLAIN, end);
    bytes.writeUInt16BE(bytes.readUInt16BE(start) - TO_PLAIN, start);
    if (bytes.readUInt16BE(range) === 0) bytes.writeUInt16BE((bytes.readUInt16BE(delta) + TO_PLAIN) % 0x10000, delta);
  }
}

/**
 * @param {Buffer} bytes
 * @param {number} at
 */
function movedGroups(bytes, at) {
  for (let group = 0; group < bytes.readUInt32BE(at + 12); group++)
    for (const code of [at + 16 + 12 * group, at + 20 + 12 * group])
      if (isArabicDigit(bytes.readUInt32BE(code))) bytes.writeUInt32BE(bytes.readUInt32BE(code) - TO_PLAIN, code);
}

/** The digits for whoever would read Arabic ones, as a file of app/letters. */
async function digits() {
  const font = await readFile(new URL(`../node_modules/${cairo}-arabic-wght-normal.woff2`, import.meta.url));
  const own = await subsetFont(font, arabicDigits, { targetFormat: "sfnt", variationAxes: written });
  const bytes = await subsetFont(standingForPlain(own), from(0x30, 0x39), { targetFormat: "woff2", variationAxes: {} });
  return { name: "cairo-digits", bytes };
}

/** Each file of app/letters anew, by its name. */
export function letters() {
  const all = Object.entries(cuts).map(async ([name, { of, text, axes }]) => {
    const font = await readFile(new URL(`../node_modules/${of}.woff2`, import.meta.url));
    const bytes = await subsetFont(font, text, { targetFormat: "woff2", variationAxes: axes });
    return { name, bytes };
  });
  return Promise.all([...all, digits()]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = new URL("../app/letters/", import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const { name, bytes } of await letters()) await writeFile(new URL(`${name}.woff2`, folder), bytes);
}
