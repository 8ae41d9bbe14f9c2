import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { comingGames, gameIds, games, soloGames } from "./registry";

const house = import.meta.dirname;
/** The laws of each game are tried in here, in a file of its own that `npm run register` writes. */
const tried = "laws";
const folders = readdirSync(house, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== tried ? [entry.name] : [],
);

describe("the house", () => {
  it("has a folder for every game and a game for every folder", () => {
    expect([...gameIds, ...soloGames, ...comingGames].sort()).toEqual(folders.sort());
    for (const [id, game] of Object.entries(games)) expect(game.id).toBe(id);
  });

  it.each(gameIds)("%s has a rulebook and a golden replay", (id) => {
    expect(existsSync(join(house, id, "RULES.md"))).toBe(true);
    expect(readdirSync(join(house, id, "replays"))).not.toEqual([]);
  });
});
