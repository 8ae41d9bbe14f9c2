import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";
import { parseAst } from "vitest/node";
import { comingGames, gameIds, soloGames } from "@/lib/rules/registry";

/** As much of a piece of a program as is looked at here. */
type Piece = Readonly<Record<string, unknown>>;
const isPiece = (value: unknown): value is Piece => typeof value === "object" && value !== null;
const pieceOf = (value: unknown): Piece => (isPiece(value) ? value : {});
const piecesOf = (value: unknown): readonly Piece[] => (Array.isArray(value) ? value.filter(isPiece) : []);
const nameOf = (value: unknown): string => String(pieceOf(value).name ?? pieceOf(value).value ?? "");

const folders = ["app", "bench", "cli", "cloud", "components", "e2e", "attacks", "lib", "party", "scripts"];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith(".d.ts")),
);

interface Module {
  readonly path: string;
  /** What it declares and lets others take. */
  readonly exported: readonly string[];
  /** What it takes of other modules, `*` for all of one. */
  readonly taken: readonly (readonly [path: string, name: string])[];
}

const endings = ["", ".ts", ".tsx", ".mjs", "/index.ts", "/index.tsx"];

/** The file of the house that is named by an import, null for a package. */
function fileOf(from: string, source: string): string | null {
  if (!/^(@|\.\.?)\//.test(source)) return null;
  const path = source.startsWith("@/") ? source.slice(2) : normalize(join(dirname(from), source));
  return endings.map((ending) => `${path}${ending}`).find((one) => /\.\w+$/.test(one) && existsSync(one)) ?? null;
}

/** The names that a pattern or a declaration gives. */
function declaredBy(piece: Piece): readonly string[] {
  if (piece.type === "VariableDeclaration")
    return piecesOf(piece.declarations).flatMap(({ id }) => declaredBy(pieceOf(id)));
  if (piece.type === "ObjectPattern")
    return piecesOf(piece.properties).flatMap(({ value }) => declaredBy(pieceOf(value)));
  if (piece.type === "ArrayPattern") return piecesOf(piece.elements).flatMap(declaredBy);
  if (piece.type === "Identifier") return [nameOf(piece)];
  return [nameOf(piece.id)];
}

function moduleOf(path: string): Module {
  const text = readFileSync(path, "utf8");
  const lang = path.endsWith(".tsx") ? "tsx" : path.endsWith(".ts") ? "ts" : "js";
  const exported: string[] = [];
  const taken: (readonly [string, string])[] = [];
  const take = (source: string, names: readonly string[]) => {
    const file = fileOf(path, source);
    if (file !== null) taken.push(...names.map((name) => [file, name] as const));
  };
  for (const piece of piecesOf(parseAst(text, { lang }).body)) {
    const source = nameOf(piece.source);
    if (piece.type === "ImportDeclaration") {
      const names = {
        ImportSpecifier: null,
        ImportDefaultSpecifier: "default",
        ImportNamespaceSpecifier: "*",
      } as const;
      const isKind = (kind: unknown): kind is keyof typeof names => String(kind) in names;
      take(
        source,
        piecesOf(piece.specifiers).map(({ type, imported }) => (isKind(type) && names[type]) || nameOf(imported)),
      );
    }
    if (piece.type === "ExportAllDeclaration") take(source, ["*"]);
    if (piece.type === "ExportDefaultDeclaration") exported.push("default");
    if (piece.type !== "ExportNamedDeclaration") continue;
    const specifiers = piecesOf(piece.specifiers);
    if (source)
      take(
        source,
        specifiers.map(({ local }) => nameOf(local)),
      );
    else exported.push(...specifiers.map((one) => nameOf(one.exported)));
    if (piece.declaration) exported.push(...declaredBy(pieceOf(piece.declaration)));
  }
  // What is imported on the way counts by the names written in the file.
  const words = new Set(text.match(/[\w$]+/g));
  for (const [, source = ""] of text.matchAll(/\bimport\(\s*"([^"]+)"\s*\)/g)) take(source, ["default", ...words]);
  return { path, exported: [...new Set(exported)], taken };
}

const modules = files.map(moduleOf);
const taken = new Set(modules.flatMap((module) => module.taken.map(([path, name]) => `${path}: ${name}`)));

/** What is asked for by its name and not by an import: whose folder, which names, by whom. */
const askedFor: readonly (readonly [folder: RegExp, names: RegExp, by: string])[] = [
  [/^app\//, /^(default|metadata|viewport|dynamicParams|generate\w+)$/, "Next's router"],
  [/^(party|e2e\/rooms)\//, /^default$/, "PartyKit, by partykit.json"],
  [/^(cloud|e2e\/rooms)\//, /./, "workerd and wrangler, by their configurations"],
  [/^(bench|attacks(\/measure)?)\/[^/]+\.ts$/, /^run$/, "scripts/bench.mjs and scripts/attack.mjs"],
  [/^cli\/[^/]+\/main\.ts$/, /^run$/, "its script, by scripts/run-ts.mjs"],
  [/^bench\/peers\//, /./, "bench/peers/run.mjs, as targets"],
  [/^(e2e|lib\/service-worker)\//, /^default$/, "Playwright and scripts/build.mjs"],
  [/^e2e\/sixth\//, /./, "the house it is copied into"],
  [/^components\/(.+\/)?art\.ts$/, /^art$/, "scripts/make-art.mjs"],
  [/^components\/ui\/style-singleton\.ts$/, /^styleSingleton$/, "next.config.ts, in the place of a package"],
  [/^components\/[^/]+\/(table|at-table)\.tsx$/, /^fetch(Table|Board)$/, "components/table/table-in-parts.ts"],
  [/^components\/baloot\/front\/preloaded\.ts$/, /^readyTable$/, "the manifest, of what fetchPreloaded brings"],
  [/^scripts\/house\/local-only\.mjs$/, /^load$/, "Node, as its hook on modules"],
];
const isAskedFor = (path: string, name: string) =>
  askedFor.some(([folder, names]) => folder.test(path) && names.test(name));

it("nothing is exported that no other file takes", () => {
  const untaken = modules.flatMap(({ path, exported }) =>
    exported
      .filter((name) => !isAskedFor(path, name) && !taken.has(`${path}: ${name}`) && !taken.has(`${path}: *`))
      .map((name) => `${path}: ${name}`),
  );
  expect(untaken).toEqual([]);
});

/** A game's folders hold to a contract, as the languages do: what is the same in each is called the same. */
const parallel = new RegExp(
  [
    `^(components|lib/rules)/(${[...gameIds, ...soloGames, ...comingGames].join("|")})/`,
    "^e2e/(sixth|rooms)/",
    "^components/words/(en|ar)/",
    // What PartyKit gives, under PartyKit's names.
    "^party/platform\\.ts$",
    // Written for those who come from outside, with words of their own.
    "^bench/peers/",
  ].join("|"),
);

/** What a browser test looks at bears in there the name it has on the screen. */
const worldOf = (path: string) => (path.startsWith("e2e/") ? "e2e" : "house");

it("no name is given twice outside the folders of the games", () => {
  const givers = new Map<string, string[]>();
  for (const { path, exported } of modules) {
    if (parallel.test(path)) continue;
    for (const name of exported) {
      if (name === "default" || isAskedFor(path, name)) continue;
      const given = `${name} in ${worldOf(path)}`;
      givers.set(given, [...(givers.get(given) ?? []), path]);
    }
  }
  const twice = [...givers]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name}: ${paths.join(", ")}`);
  expect(twice).toEqual([]);
});

it("such a name is seen", () => {
  const own = moduleOf("lib/rules/random.ts");
  expect(own.exported).toContain("randomFrom");
  expect(moduleOf("lib/rules/laws.ts").taken).toContainEqual(["lib/rules/random.ts", "randomFrom"]);
  expect(moduleOf("components/games.ts").exported).toContain("firstGame");
  const lazy = moduleOf("components/table/seats/seat-button.tsx");
  expect(lazy.taken).toContainEqual(["components/table/seats/seat-sheet.tsx", "default"]);
});
