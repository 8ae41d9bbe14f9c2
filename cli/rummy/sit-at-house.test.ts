import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withKey } from "@/lib/client/identity";
import { OwnPlayer } from "./own-player";
import { cellsOfCode, codeLines } from "./qr";
import { destinationOf, houseIn } from "./sit-at-house";
import { englishRummy } from "./words/en";

const house = new URL("http://localhost:3000");

describe("a link", () => {
  it.each([
    ["https://majlis.example/rummy/ABCDE", "https://majlis.example", "ABCDE"],
    ["https://majlis.example/rummy/abcde/?from=chat#x", "https://majlis.example", "ABCDE"],
    ["majlis.example:8080/rummy/ABCDE", "https://majlis.example:8080", "ABCDE"],
    ["192.168.1.20:3000/rummy/ABCDE", "http://192.168.1.20:3000", "ABCDE"],
    [" abcde ", "http://localhost:3000", "ABCDE"],
    ["AB-CDE", "http://localhost:3000", "ABCDE"],
  ])("%s leads to its table", (text, origin, code) => {
    const found = destinationOf(text.trim(), house, englishRummy);
    expect(found).toEqual({ house: new URL(origin), code });
  });

  it.each([
    ["https://majlis.example/eights/ABCDE", /eights/],
    ["https://majlis.example/", /no link/],
    ["https://majlis.example/ABCDE", /no link/],
    ["A", /no link/],
    ["", /no link/],
    ["http:///rummy/ABCDE", /no link/],
    ["ABCDEFGHIJKLMNOP", /no link/],
  ])("%s leads nowhere, and it is said why", (text, reason) => {
    expect(destinationOf(text, house, englishRummy)).toMatch(reason);
  });

  it("of a house may lack its protocol, and has no other", () => {
    expect(houseIn("localhost:3000")?.origin).toBe("http://localhost:3000");
    expect(houseIn("https://majlis.example")?.origin).toBe("https://majlis.example");
    expect(houseIn("majlis.example")?.origin).toBe("https://majlis.example");
    expect(houseIn("localhost.evil.example")?.origin).toBe("https://localhost.evil.example");
    for (const text of ["", "ftp://majlis.example", "http://", "a b"]) expect(houseIn(text), text).toBeNull();
  });

  it("has a picture with its three eyes, in light and dark", () => {
    const cells = cellsOfCode("http://192.168.1.20:3000/rummy/ABCDE");
    const size = cells.length;
    const eye = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];
    const at = (row: number, column: number) =>
      eye.map((line, y) => [...line].map((_, x) => (cells[row + y]?.[column + x] ? "#" : ".")).join(""));
    expect([at(2, 2), at(2, size - 9), at(size - 9, 2)]).toEqual([eye, eye, eye]);
    for (const edge of [cells[0], cells[1], cells[size - 1]]) expect(edge?.includes(true)).toBe(false);
    const [painted, unpainted] = [codeLines("x", true), codeLines("x", false)];
    expect(painted.length).toBe(Math.ceil(cellsOfCode("x").length / 2));
    expect(unpainted[0]?.startsWith("██")).toBe(true);
    expect(painted[0]?.trim()).toBe("");
  });
});

describe("who plays", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "rummy-player-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("stays the same from one table to the next, for nobody else to read", () => {
    const path = join(folder, "deep", "player.json");
    const own = new OwnPlayer(path);
    const random = (bytes: number) => new Uint8Array(bytes).fill(7);
    const { key } = withKey(own, { random });
    own.dress(random);
    own.rename("Anna");
    const later = new OwnPlayer(path);
    expect(withKey(later, { random: (bytes) => new Uint8Array(bytes) })).toMatchObject({ key, name: "Anna" });
    expect(later.read().avatar).not.toBe("");
    expect(statSync(path).mode & 0o077).toBe(0);
  });

  it("is somebody new where what was kept cannot be read", () => {
    const path = join(folder, "player.json");
    for (const text of ["", "{", '{"key":"short","name":"A","avatar":"palm"}', "[]"]) {
      writeFileSync(path, text);
      expect(new OwnPlayer(path).read().key).toBe("");
    }
    expect(readFileSync(path, "utf8")).toBe("[]");
  });
});
