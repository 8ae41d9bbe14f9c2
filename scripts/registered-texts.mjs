// @ts-check
/** The texts that scripts/register.mjs writes, each from the names of the games or of all rooms. */

/** The first line of a file that is written as a whole. */
export const MARK = "// Written by scripts/register.mjs: npm run register";

/** @param {string} room what it is bound to, and exported as; cloud/binding-names.ts says the same */
const classOf = (room) => room.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** @param {readonly string[]} lines */
const sorted = (lines) => lines.toSorted((one, other) => (sourceOf(one) < sourceOf(other) ? -1 : 1));
/** @param {string} line */
const sourceOf = (line) => line.slice(line.indexOf(" from "));

/** @param {readonly string[]} lines */
const file = (...lines) => [MARK, ...lines, ""].join("\n");

/**
 * A text with another piece in place of one.
 * @param {string} text
 * @param {RegExp} place
 * @param {string} piece
 */
function withPiece(text, place, piece) {
  if (!place.test(text)) throw new Error(`There is no ${place} to be written.`);
  return text.replace(place, () => piece);
}

/**
 * An object with a member of each of these names.
 * @param {string} head
 * @param {readonly string[]} names
 * @param {string} end
 */
const members = (head, names, end) => [`${head}{`, ...names.map((name) => `  ${name},`), end];

/** @param {readonly string[]} games */
export const oracleList = (games) =>
  file(
    ...sorted([
      ...games.map((game) => `import { oracle as ${game} } from "./${game}/oracle";`),
      'import type { GameId } from "./registry";',
      'import type { Oracle } from "./oracle";',
    ]),
    "",
    "/** The second opinion on each game. */",
    ...members("export const oracles: Readonly<Record<GameId, Oracle>> = ", games, "};"),
  );

/**
 * What the pages read of each game, in a file for each thing: a page that needs one brings no other.
 * @param {readonly string[]} games
 * @param {readonly string[]} all those for one too
 * @param {readonly string[]} fanned those of them with cards on the front page
 * @returns {[path: string, text: string][]}
 */
export const lists = (games, all, fanned) => [
  [
    "components/tables.ts",
    file(
      ...games.map((game) => `import ${game} from "./${game}/table";`),
      "",
      "/** The screen of each game's tables. */",
      ...members("export const tables = ", games, "};"),
    ),
  ],
  [
    "components/rulebooks.ts",
    file(
      ...all.map((game) => `import { rulebook as ${game} } from "./${game}/rulebook";`),
      "",
      "/** The rulebook of each game. */",
      ...members("export const rulebooks = ", all, "};"),
    ),
  ],
  [
    "components/front-fans.ts",
    file(
      'import type { ComponentType } from "react";',
      'import type { GameId, SoloId } from "@/lib/rules/registry";',
      ...fanned.map((game) => `import ${game} from "./${game}/front/front-fan";`),
      "",
      "type Fans = Readonly<Partial<Record<GameId | SoloId, ComponentType<{ readonly isBare: boolean }>>>>;",
      "",
      "/** The cards of every game on the front page, to be fetched together. */",
      ...members("export const frontFans: Fans = ", fanned, "};"),
    ),
  ],
  ...["en", "ar"].flatMap((language) => wordsIn(language, all)),
];

/** @param {string} language @param {readonly string[]} all @returns {[path: string, text: string][]} */
const wordsIn = (language, all) => [
  [
    `components/words/${language}/games.ts`,
    file(
      ...all.map((game) => `import { front as ${game} } from "@/components/${game}/words/${language}";`),
      "",
      ...members("export const games = ", all, "};"),
    ),
  ],
  [
    `components/words/${language}/all-games.ts`,
    file(...all.map((game) => `export { ${game} } from "@/components/${game}/words/${language}";`)),
  ],
];

/** @param {string} maker @param {string} from @param {string} game */
export const table = (maker, from, game) =>
  file(
    'import { games } from "@/lib/rules/registry";',
    `import { ${maker} } from "./${from}";`,
    "",
    `export default ${maker}(games.${game});`,
  );

/** A game's own file of the tests that run over every game and take long. @param {string} name what it calls @param {string} from @param {string} given */
export const longTest = (name, from, given) => file(`import { ${name} } from "./${from}";`, "", `${name}(${given});`);

/** @param {readonly string[]} rooms */
export const worker = (rooms) =>
  file(
    ...rooms.toSorted().map((room) => `import ${room} from "@/party/${room}";`),
    'import { answering, durable } from "./durable";',
    'import { house } from "./house";',
    "",
    "/** The rooms of partykit.json: each is exported under its name, and wrangler.jsonc binds it. */",
    ...rooms.map((room) => `export const ${classOf(room)} = ${room === "player" ? "answering" : "durable"}(${room});`),
    "",
    ...members("export default house(", rooms, "});"),
  );

/** Rooms whose time the browser tests leave alone. */
export const asTheyAre = ["directory", "ladder", "queue"];

/** @param {readonly string[]} rooms */
export const arrangedWorker = (rooms) =>
  file(
    'import { durable } from "@/cloud/durable";',
    'import { house } from "@/cloud/house";',
    ...asTheyAre.map((room) => `import ${room} from "@/party/${room}";`),
    ...rooms
      .filter((room) => !asTheyAre.includes(room))
      .toSorted()
      .map((room) => `import ${room} from "./${room}";`),
    "",
    ...rooms.map((room) => `export const ${classOf(room)} = durable(${room});`),
    "",
    ...members("export default house(", rooms, "});"),
  );

/** @param {string} text @param {readonly string[]} rooms @param {(room: string) => string} fileOf */
export function partykit(text, rooms, fileOf) {
  const parties = Object.fromEntries(rooms.map((room) => [room, fileOf(room)]));
  return `${JSON.stringify({ ...JSON.parse(text), parties }, null, 2)}\n`;
}

/** @param {string} text @param {readonly string[]} rooms */
export function workerd(text, rooms) {
  const classes = rooms.map((room) => `    (className = "${classOf(room)}", uniqueKey = "-${room}DO"),\n`);
  const bindings = rooms.map(classOf).map((name) => `    (name = "${name}", durableObjectNamespace = "${name}"),\n`);
  const named = withPiece(text, /(^ +\(className = .*\n)+/m, classes.join(""));
  return withPiece(named, /(^ +\(name = "\w+", durableObjectNamespace = .*\n)+/m, bindings.join(""));
}

/** Migrations that may have been deployed stay as they are: what is new comes in one of its own.
 * @param {string} text @param {readonly string[]} rooms */
export function wranglerText(text, rooms) {
  const classes = rooms.map(classOf);
  const bindings = classes.map((name) => `      { "name": "${name}", "class_name": "${name}" }`).join(",\n");
  const bound = withPiece(text, /^ +\{ "name": "\w+", "class_name"[^\]]*\}$/m, bindings);
  const migrations = [...bound.matchAll(/^ +\{ "tag": "v(\d+)", "new_sqlite_classes": \[(.*)\] \}/gm)];
  const known = migrations.flatMap(([, , names = ""]) => names.match(/\w+/g) ?? []);
  const fresh = classes.filter((name) => !known.includes(name));
  const last = migrations.at(-1)?.[0];
  if (fresh.length === 0 || last === undefined) return bound;
  const tag = 1 + Math.max(...migrations.map(([, number]) => Number(number)));
  const names = fresh.map((name) => `"${name}"`).join(", ");
  return bound.replace(last, () => `${last},\n    { "tag": "v${tag}", "new_sqlite_classes": [${names}] }`);
}

/** The same house with the rooms of the browser tests. @param {string} text of wrangler.jsonc */
export function arrangedWrangler(text) {
  const pieces = /** @type {const} */ ([
    [/\/\/ Majlis on a Cloudflare.*/, "// As ../wrangler.jsonc, with tables whose time and chance are the tests’."],
    [/"node_modules\//, '"../node_modules/'],
    [/"name": "majlis"/, '"name": "majlis-e2e"'],
    [/"cloud\/worker.ts"/, '"rooms/worker.ts"'],
    [/"out"/, '"../out"'],
  ]);
  return pieces.reduce((written, [place, piece]) => withPiece(written, place, piece), text);
}
