import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

const folders = [
  "app",
  "attacks",
  "bench",
  "cli",
  "cloud",
  "components",
  "docs",
  "e2e",
  "front",
  "lib",
  "party",
  "scripts",
];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
);
const everything = [...files, ...readdirSync(".")];
const papers = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  ...files.filter((path) => /^docs\/.*\.md$/.test(path)),
];
const code = files.filter((path) => /\.(tsx?|mjs|cjs|css)$/.test(path) && !path.startsWith("e2e/sixth/"));

const house = folders.join("|");
/** What stands for any game, any code, any file. */
const isAny = (path: string) => /GAME|CODE|[*{}<>$…]|^x\./.test(path);
/** What of others the papers name: the generator of the measurements lies beside the house. */
const others = new Set(["compare.mjs"]);
const isThere = (path: string) => existsSync(path.replace(/\/$/, ""));

it("no paper names a file or folder of the house that is not there", () => {
  const lost = papers.flatMap((paper) => {
    const text = readFileSync(paper, "utf8");
    const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, word = ""]) => word.replace(/[:#].*$/, ""));
    const paths = named.filter((word) => new RegExp(`^(${house})/`).test(word) && !isAny(word));
    const within = named.filter(
      (word) => /^[\w-][\w./-]*\.(tsx?|mjs|cjs|css|capnp|jsonc)$/.test(word) && !paths.includes(word) && !isAny(word),
    );
    return [
      ...paths.filter((path) => !isThere(path)),
      // A short name is said where its folder was said before.
      ...within.filter(
        (end) => !others.has(end) && !everything.some((path) => path === end || path.endsWith(`/${end}`)),
      ),
    ].map((path) => `${paper}: ${path}`);
  });
  expect(lost).toEqual([]);
});

it("no paper names a function or constant that no file has", () => {
  const words = new Set(code.flatMap((file) => readFileSync(file, "utf8").match(/[A-Za-z_$][\w$]*/g) ?? []));
  const lost = papers.flatMap((paper) =>
    [...readFileSync(paper, "utf8").matchAll(/`(?:[A-Za-z]+\.)?([a-z]+[A-Z]\w*|[A-Z][A-Z_]{3,})(?:\(\))?`/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !words.has(name) && !isAny(name) && !/^turbopack/.test(name))
      .map((name) => `${paper}: ${name}`),
  );
  expect(lost).toEqual([]);
});

it("every link between papers leads somewhere", () => {
  const lost = papers.flatMap((paper) =>
    [...readFileSync(paper, "utf8").matchAll(/\]\(([^)#:]+)(#[^)]*)?\)/g)]
      .map(([, path = ""]) => normalize(join(dirname(paper), path)))
      .filter((path) => !isThere(path))
      .map((path) => `${paper}: ${path}`),
  );
  expect(lost).toEqual([]);
});

it("no comment names a file of the house that is not there", () => {
  const path = new RegExp(`(?<![\\w@/.-])(?:${house})/[\\w./-]+\\.(?:tsx?|mjs|cjs|css|md)\\b`, "g");
  const lost = code.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => /^\s*(\/?\*|\/\/)/.test(line))
      .flatMap((line) => line.match(path) ?? [])
      .filter((named) => !isAny(named) && !isThere(named))
      .map((named) => `${file}: ${named}`),
  );
  expect(lost).toEqual([]);
});
