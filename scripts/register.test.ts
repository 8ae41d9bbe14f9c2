import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { register, stale } from "./register.mjs";

it("everything that names a room is as `npm run register` writes it", async () => {
  expect([...(await stale()).keys()], "run npm run register").toEqual([]);
});

describe("a game more", () => {
  let house = "";
  const text = (path: string) => readFile(join(house, path), "utf8");
  const tried = [
    "biome.json",
    "partykit.json",
    "workerd.capnp",
    "wrangler.jsonc",
    "party",
    "cloud",
    "e2e",
    "lib/rules",
    "lib/table/fuzz",
  ];
  const list = "lib/rules/games.ts";
  let former = "";

  beforeAll(async () => {
    house = await mkdtemp(join(tmpdir(), "register-"));
    // But for what a server of the tests that was killed has left.
    const isOurs = (file: string) => !file.includes(".wrangler");
    for (const path of tried) await cp(path, join(house, path), { recursive: true, filter: isOurs });
    former = await text(list);
    await writeFile(join(house, list), `${former}export { zebra } from "./zebra";\n`);
  });
  afterAll(() => rm(house, { recursive: true }));

  it("is named wherever a room has to be, and a second time changes nothing", async () => {
    const written = await register(house);
    expect(written.sort()).toEqual([
      ...["cloud/worker.ts", "e2e/partykit.json", "e2e/rooms/worker.ts", "e2e/rooms/zebra.ts", "e2e/wrangler.jsonc"],
      ...[
        "lib/rules/laws/zebra.test.ts",
        "lib/rules/oracles.ts",
        "lib/table/fuzz/zebra.test.ts",
        "party/zebra.ts",
        "partykit.json",
        "workerd.capnp",
        "wrangler.jsonc",
      ],
    ]);
    for (const path of written) expect(await text(path), path).toMatch(/zebra/i);
    expect(await register(house)).toEqual([]);
  });

  it("is made on Cloudflare by a migration of its own", async () => {
    const made = (wrangler: string) => wrangler.slice(wrangler.indexOf('"migrations"')).match(/\{.*\}/g) ?? [];
    const [old, migrations] = [made(await readFile("wrangler.jsonc", "utf8")), made(await text("wrangler.jsonc"))];
    expect(migrations).toEqual([...old, `{ "tag": "v${old.length + 1}", "new_sqlite_classes": ["Zebra"] }`]);
    expect(made(await text("e2e/wrangler.jsonc"))).toEqual(migrations);
  });

  it("is written as this house writes", () => {
    const biome = join("node_modules", "@biomejs", "biome", "bin", "biome");
    const { status, stderr } = spawnSync(process.execPath, [biome, "check", "--vcs-enabled=false", house], {
      encoding: "utf8",
    });
    expect(status, stderr).toBe(0);
  });

  it("takes along what was written for it when it goes, but for its migration", async () => {
    await writeFile(join(house, list), former);
    await register(house);
    for (const path of ["party/zebra.ts", "lib/rules/laws/zebra.test.ts", "lib/table/fuzz/zebra.test.ts"])
      await expect(text(path)).rejects.toThrow("ENOENT");
    expect(await text("party/table-party.ts")).not.toBe("");
    expect(await text("cloud/worker.ts")).toBe(await readFile("cloud/worker.ts", "utf8"));
    expect(await text("wrangler.jsonc")).toContain('["Zebra"]');
  });

  it.each(["export { Zebra } from './zebra';", 'export { player } from "./player";'])("is not %s", async (line) => {
    await writeFile(join(house, list), `${former}${line}\n`);
    await expect(register(house)).rejects.toThrow("this is no game");
  });
});
