import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";
import { gameIds, soloGames } from "@/lib/rules/registry";

/** Folders that are the same for every game, and those within them that are a game's or try one. */
const generic = /^(lib|party|cloud|front|attacks|e2e\/rooms)\//;
const own = /^lib\/rules\/(games|oracles|solo-lengths)\.ts$|\.test\.tsx?$|\/testing\//;
const folderOf = new RegExp(`^(lib/rules|components)/(${[...gameIds, ...soloGames].join("|")})(/|$)`);

const files = ["lib", "party", "cloud", "front", "attacks", "e2e/rooms"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => /\.tsx?$/.test(path)),
);

/** Where a file's imports lie in the house. */
function importsOf(path: string): string[] {
  const sources = readFileSync(path, "utf8").matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"((?:@|\.\.?)\/[^"]+)"/g);
  return [...sources].map(([, source = ""]) =>
    source.startsWith("@/") ? source.slice(2) : normalize(join(dirname(path), source)),
  );
}

const gameOf = (path: string) => folderOf.exec(path)?.[2];

it("no folder that is for every game knows one, but by the registry", () => {
  const known = files
    .filter((path) => generic.test(path) && !own.test(path) && !gameOf(path))
    .flatMap((path) => importsOf(path).flatMap((source) => (gameOf(source) ? [`${path}: ${source}`] : [])));
  expect(known).toEqual([]);
});

it("no game knows another", () => {
  const known = files.flatMap((path) => {
    const game = gameOf(path);
    const others = importsOf(path).filter((source) => game && (gameOf(source) ?? game) !== game);
    return others.map((source) => `${path}: ${source}`);
  });
  expect(known).toEqual([]);
});

it("such an import is seen", () => {
  expect(gameOf(importsOf("lib/rules/games.ts")[0] ?? "")).toBe(gameIds[0]);
  expect(importsOf("lib/rules/oracles.ts").map(gameOf)).toContain(gameIds.at(-1));
});
