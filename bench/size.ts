import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";

/** Where the built pages lie. */
export const builtSite = "out/parties/site";
const pages = {
  home: "index.html",
  table: "eights/table.html",
  balootTable: "baloot/table.html",
  dhappaTable: "dhappa/table.html",
  rummyTable: "rummy/table.html",
  tiles: "tiles.html",
  ladder: "ladder.html",
  player: "player.html",
};

/** How long a built script is as it goes over the wire, in bytes of gzip. */
export const packedBytes = async (script: string): Promise<number> =>
  gzipSync(await readFile(`${builtSite}${script}`)).length;

/** What a page loads first. */
interface FirstLoad {
  readonly name: string;
  /** JavaScript as it goes over the wire, in kB of gzip. */
  readonly kB: number;
  readonly files: number;
}

/** The first-load JavaScript of the built pages: every script their documents name. */
export async function firstLoads(): Promise<FirstLoad[]> {
  const loads: FirstLoad[] = [];
  for (const [name, document] of Object.entries(pages)) {
    const html = await readFile(`${builtSite}/${document}`, "utf8");
    // A `nomodule` script is for browsers that would not run the rest.
    const tags = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g)].filter(([tag]) => !/\snomodule/i.test(tag));
    const scripts = [...new Set(tags.map(([, src = ""]) => src.replace(/\?.*$/, "")))];
    const sizes = await Promise.all(scripts.map(packedBytes));
    loads.push({ name, kB: sizes.reduce((sum, size) => sum + size, 0) / 1000, files: scripts.length });
  }
  return loads;
}

/** Says how large the first load of each page is. */
export async function run() {
  for (const { name, kB, files } of await firstLoads())
    console.log(`${name}: ${kB.toFixed(1)} kB of JavaScript (gzip) in ${files} files`);
}
