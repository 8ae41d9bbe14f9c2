import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { bindingOf } from "@/cloud/binding-names";
import { limitVariables } from "@/lib/table/door/limits";

interface Config {
  readonly main: string;
  readonly parties: Readonly<Record<string, string>>;
}

async function read(config: string): Promise<Config> {
  return JSON.parse(await readFile(config, "utf8"));
}

interface Wrangler {
  readonly main: string;
  readonly durable_objects: { readonly bindings: readonly { readonly name: string; readonly class_name: string }[] };
  readonly migrations: readonly { readonly new_sqlite_classes?: readonly string[] }[];
}

async function readWrangler(config: string): Promise<Wrangler> {
  return JSON.parse((await readFile(config, "utf8")).replace(/^\s*\/\/.*$/gm, ""));
}

/** The files of this project that a PartyKit configuration builds into its rooms, and the bundles themselves. */
async function bundled(path: string, folder: string) {
  const entries = path.endsWith("wrangler.jsonc")
    ? [(await readWrangler(path)).main]
    : await read(path).then(({ main, parties }) => [main, ...Object.values(parties)]);
  const { metafile, outputFiles } = await build({
    entryPoints: entries.map((entry) => join(folder, entry)),
    alias: { "@": process.cwd() },
    bundle: true,
    write: false,
    format: "esm",
    outdir: "out",
    external: ["cloudflare:workers"],
    metafile: true,
  });
  const files = Object.keys(metafile.inputs).filter((file) => !file.startsWith("node_modules/"));
  return { files, text: outputFiles.map((file) => file.text).join("\n") };
}

describe("the product's rooms", () => {
  it.each(["partykit.json", "wrangler.jsonc"])(
    "as %s names them hold none of what lets the browser tests move time and choose seeds",
    async (config) => {
      const [product, arranged] = [await bundled(config, "."), await bundled(`e2e/${config}`, "e2e")];
      expect(arranged.files).toContain("e2e/rooms/arranged-table.ts");
      expect(arranged.text).toContain("arranged/ahead");
      expect(product.files.filter((file) => !/^(lib|party|cloud)\//.test(file))).toEqual([]);
      expect(product.text).not.toContain("arranged/ahead");
    },
  );

  it.each(["", "e2e/"])(
    "are bound on an account of one's own to the classes its migrations make: %swrangler.jsonc",
    async (folder) => {
      const { parties } = await read("partykit.json");
      const { durable_objects, migrations } = await readWrangler(`${folder}wrangler.jsonc`);
      const classes = Object.keys(parties).map(bindingOf).sort();
      expect(durable_objects.bindings.map(({ name }) => name).sort()).toEqual(classes);
      expect(durable_objects.bindings.map(({ class_name }) => class_name).sort()).toEqual(classes);
      expect(migrations.flatMap((step) => step.new_sqlite_classes ?? []).sort()).toEqual(classes);
      // Both platforms must find the same room behind the same address.
      for (const name of Object.keys(parties)) expect(name).toMatch(/^[a-z]+$/);
    },
  );

  // What is written by a script is said again here in other words: another name would orphan every table that is kept.
  it("are kept by `npm start` where PartyKit's development server finds them, and are those the browser tests play in", async () => {
    const { parties } = await read("partykit.json");
    const config = await readFile("workerd.capnp", "utf8");
    for (const party of Object.keys(parties)) {
      expect(config).toContain(`(className = "${bindingOf(party)}", uniqueKey = "-${party}DO")`);
      expect(config).toContain(`(name = "${bindingOf(party)}", durableObjectNamespace = "${bindingOf(party)}")`);
    }
    expect(config.match(/className/g)).toHaveLength(Object.keys(parties).length);
    expect(Object.keys((await read("e2e/partykit.json")).parties)).toEqual(Object.keys(parties));
  });

  it("are told where `npm start` serves them what the house was told", async () => {
    const config = await readFile("workerd.capnp", "utf8");
    for (const variable of [
      "MAJLIS_ORIGINS",
      "MAJLIS_LOCAL",
      "MAJLIS_HOUSE_SECRET",
      "MAJLIS_ADMIN_SECRET",
      ...Object.values(limitVariables),
    ])
      expect(config).toContain(`(name = "${variable}", fromEnvironment = "${variable}")`);
  });
});
