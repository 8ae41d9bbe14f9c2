import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";

const site = "out/parties/site";
const pages = { home: "index.html", table: "eights/table.html" };

/** First-load JavaScript of a page as it goes over the wire, in kB of gzip: every script its document names. */
export async function run() {
  for (const [name, document] of Object.entries(pages)) {
    const html = await readFile(`${site}/${document}`, "utf8");
    // A `nomodule` script is for browsers that would not run the rest.
    const tags = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g)].filter(([tag]) => !/\snomodule/i.test(tag));
    const scripts = [...new Set(tags.map(([, src = ""]) => src.replace(/\?.*$/, "")))];
    const sizes = await Promise.all(scripts.map(async (src) => gzipSync(await readFile(`${site}${src}`)).length));
    const kB = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    console.log(`${name}: ${kB.toFixed(1)} kB of JavaScript (gzip) in ${scripts.length} files`);
  }
}
