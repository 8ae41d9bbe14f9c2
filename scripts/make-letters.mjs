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
export const plain = `${from(0x20, 0x7e)}\u00a0·×${from(0x2010, 0x2015)}‘’“”•…${from(0x2190, 0x2193)}−`;

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

/** Each file of app/letters anew, by its name. */
export function letters() {
  const all = Object.entries(cuts).map(async ([name, { of, text, axes }]) => {
    const font = await readFile(new URL(`../node_modules/${of}.woff2`, import.meta.url));
    const bytes = await subsetFont(font, text, { targetFormat: "woff2", variationAxes: axes });
    return { name, bytes };
  });
  return Promise.all(all);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = new URL("../app/letters/", import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const { name, bytes } of await letters()) await writeFile(new URL(`${name}.woff2`, folder), bytes);
}
