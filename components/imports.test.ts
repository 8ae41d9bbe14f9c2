import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { games, soloGames } from "@/lib/rules/registry";

const ids: readonly string[] = [...Object.keys(games), ...soloGames];

/** Whose a file is by its folder, null for what is any game's. */
const gameOf = (path: string) =>
  ids.find((id) => ["app", "components", "lib/rules"].some((folder) => path.startsWith(`${folder}/${id}/`))) ?? null;

const imported = /\b(?:from|import)\s*\(?\s*"([^"]+)"/g;

const sources = ["app", "components"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => /\.(tsx?|css)$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, code: readFileSync(path, "utf8") })),
);

/** The lists of games: the one kept by hand, and those that are written from it. */
const isRegistry = ({ path, code }: { path: string; code: string }) =>
  path === "components/games.ts" || code.startsWith("// Written by scripts/register.mjs");

/** What a file imports, by the path from the root; a folder's index by the folder. */
const importsOf = ({ path, code }: { path: string; code: string }) =>
  [...code.matchAll(imported)].flatMap(([, name = ""]) => {
    if (name.startsWith("@/")) return `${name.slice(2)}/`;
    return name.startsWith(".") ? `${join(dirname(path), name)}/` : [];
  });

test("a game's folder is imported by itself alone, and by the lists of games", () => {
  const strays = sources
    .filter((source) => !isRegistry(source))
    .flatMap((source) =>
      importsOf(source)
        .filter((path) => gameOf(path) !== null && gameOf(path) !== gameOf(source.path))
        .map((path) => `${source.path} imports ${path.slice(0, -1)}`),
    );
  expect(strays).toEqual([]);
});

test("nothing but a game's own folders knows it by name", () => {
  const named = sources
    .filter((source) => gameOf(source.path) === null && !isRegistry(source))
    .flatMap(({ path, code }) =>
      Object.keys(games)
        .filter((id) => new RegExp(`["'\`/.]${id}["'\`/.]`).test(code))
        .map((id) => `${path} names ${id}`),
    );
  expect(named).toEqual([]);
});

test("every list of games holds every game with tables, and the first of them the games for one too", () => {
  const held = new Map(sources.filter(isRegistry).map((list) => [list.path, importsOf(list).map(gameOf)]));
  expect(held.get("components/games.ts")).toEqual(expect.arrayContaining([...ids]));
  // A game may lay no cards of its own on the front page.
  const fans = "components/front-fans.ts";
  const withFan = ids.filter((id) => existsSync(`components/${id}/front/front-fan.tsx`));
  for (const [path, found] of held)
    expect(found, path).toEqual(expect.arrayContaining(path === fans ? withFan : Object.keys(games)));
});
