import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";

interface Config {
  readonly main: string;
  readonly parties: Readonly<Record<string, string>>;
}

async function read(config: string): Promise<Config> {
  return JSON.parse(await readFile(config, "utf8"));
}

/** The files of this project that a PartyKit configuration builds into its rooms, and the bundles themselves. */
async function bundled(path: string, folder: string) {
  const config = await read(path);
  const { metafile, outputFiles } = await build({
    entryPoints: [config.main, ...Object.values(config.parties)].map((entry) => join(folder, entry)),
    alias: { "@": process.cwd() },
    bundle: true,
    write: false,
    format: "esm",
    outdir: "out",
    metafile: true,
  });
  const files = Object.keys(metafile.inputs).filter((file) => !file.startsWith("node_modules/"));
  return { files, text: outputFiles.map((file) => file.text).join("\n") };
}

describe("the product's rooms", () => {
  it("hold none of what lets the browser tests move time and choose seeds", async () => {
    const [product, arranged] = [await bundled("partykit.json", "."), await bundled("e2e/partykit.json", "e2e")];
    expect(arranged.files).toContain("e2e/rooms/arranged-table.ts");
    expect(arranged.text).toContain("arranged/ahead");
    expect(product.files.filter((file) => !/^(lib|party)\//.test(file))).toEqual([]);
    expect(product.text).not.toContain("arranged/ahead");
  });

  it("are those the browser tests play in", async () => {
    const [product, arranged] = [await read("partykit.json"), await read("e2e/partykit.json")];
    expect(Object.keys(arranged.parties)).toEqual(Object.keys(product.parties));
  });
});
