import { randomBytes } from "node:crypto";
import { readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import * as z from "zod/mini";
import { type Rulebook, rulebookOf } from "@/lib/rules/rulebook";
import { rummy } from "@/lib/rules/rummy";
import type { RummyOptions } from "@/lib/rules/rummy/state";
import { derived } from "./keyboard-match";
import { usualPlace } from "./save-file";
import { sittersIn, type Wishes } from "./session";
import { ascii, unicode } from "./signs";
import { arabicRummy } from "./words/ar";
import { englishRummy, type RummyWords } from "./words/en";

/** Asked for something that cannot be. */
export class Misunderstood extends Error {}

const flags = {
  players: { type: "string" },
  deals: { type: "string" },
  points: { type: "string" },
  bonuses: { type: "boolean" },
  exchange: { type: "boolean" },
  save: { type: "string" },
  new: { type: "boolean" },
  seed: { type: "string" },
  join: { type: "string" },
  host: { type: "boolean" },
  house: { type: "string" },
  name: { type: "string" },
  clock: { type: "string" },
  player: { type: "string" },
  "new-player": { type: "boolean" },
  lang: { type: "string" },
  rtl: { type: "string" },
  ascii: { type: "boolean" },
  "no-color": { type: "boolean" },
  "no-animation": { type: "boolean" },
  quiet: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

export function valuesOf(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: flags, strict: true }).values;
  } catch (error) {
    throw new Misunderstood(error instanceof Error ? error.message : String(error));
  }
}

export type Values = ReturnType<typeof valuesOf>;

/** How this program is called, by the script it was started with: by npm in the house, or by its name where it is installed. */
export const calledBy = (script: string): string =>
  basename(script) === "majlis-rummy" || script.includes("node_modules") ? "majlis-rummy" : "npm run rummy --";

/** The rules in a language, from beside the program that was started. */
function rulesIn(words: RummyWords): Rulebook {
  const folder = join(dirname(realpathSync(process.argv[1] ?? "")), "../lib/rules/rummy");
  return rulebookOf(readFileSync(join(folder, words === arabicRummy ? "RULES.ar.md" : "RULES.md"), "utf8"));
}

/** What says who plays, and how it is shown: all that has to be said again to be back at a table as one was. */
const keptFlags = ["player", "lang", "rtl", "ascii", "no-color", "no-animation", "quiet"] as const;

/** A word as a shell takes it for one. */
const quoted = (word: string): string => (/^[\w./:@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);

/** What has to be typed to be back at a table. */
export function wayBack(values: Values, link: string): string {
  const again = keptFlags.flatMap((flag) => {
    const value = values[flag];
    if (value === undefined || value === false) return [];
    return value === true ? [`--${flag}`] : [`--${flag}`, quoted(value)];
  });
  return [calledBy(process.argv[1] ?? ""), "--join", link, ...again].join(" ");
}

/** The language a terminal is spoken to in; letters alone are Latin. */
export function wordsFor(values: Values): RummyWords {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const { lang = /^ar/i.test(LC_ALL || LC_MESSAGES || LANG || "") ? "ar" : "en" } = values;
  if (lang !== "ar" && lang !== "en") throw new Misunderstood(englishRummy.language);
  return lang === "ar" && hasUnicode(values) ? arabicRummy : englishRummy;
}

/** Whether Arabic is turned round here: not for a pipe, nor for a terminal that is known to turn it and cannot be told not to. */
function turnsHere({ rtl }: Values, words: RummyWords, isTerminal: boolean): boolean {
  if (words !== arabicRummy || !isTerminal) return false;
  if (rtl !== undefined && rtl !== "here" && rtl !== "terminal") throw new Misunderstood(words.turning);
  const { KONSOLE_VERSION, TERM_PROGRAM, TERM: terminal = "" } = process.env;
  const isKnownToTurn = Boolean(KONSOLE_VERSION) || TERM_PROGRAM === "Apple_Terminal" || terminal.startsWith("mlterm");
  return rtl === undefined ? !isKnownToTurn : rtl === "here";
}

/** The options of a match, where any were named. */
export function optionsOf(values: Values, say: RummyWords): RummyOptions {
  const { deals, points, bonuses = false, exchange = false, clock = "0" } = values;
  if (deals !== undefined && points !== undefined) throw new Misunderstood(say.dealsOrPoints);
  const length =
    points === undefined ? { goal: "deals", deals: Number(deals ?? 3) } : { goal: "points", points: Number(points) };
  const seconds = z.safeParse(rummy.options, { ...rummy.defaults, clock: Number(clock) });
  if (!seconds.success) throw new Misunderstood(say.online.badOption.clock ?? clock);
  const options = z.safeParse(rummy.options, { ...seconds.data, bonuses, exchange, ...length });
  if (!options.success) throw new Misunderstood(say.lengths);
  return options.data;
}

function hasUnicode({ ascii: wanted }: Values): boolean {
  const { LC_ALL, LC_CTYPE, LANG, TERM: terminal } = process.env;
  if (wanted || terminal === "dumb" || terminal === "linux") return false;
  return process.platform === "win32" || /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || "");
}

/** Whether a match is played at a table of a house. */
export const isOnline = ({ join, host }: Values): boolean => join !== undefined || host === true;

export function wishesOf(values: Values, words: RummyWords, isTerminal: boolean): Wishes {
  const sitters = values.players === undefined || isOnline(values) ? null : sittersIn(values.players, words);
  if (typeof sitters === "string") throw new Misunderstood(sitters);
  const { seed } = values;
  return {
    sitters,
    options: optionsOf(values, words),
    hasLength: values.deals !== undefined || values.points !== undefined,
    seed: seed === undefined ? randomBytes(32).toString("hex") : derived(seed, "rummy"),
    path: isOnline(values) ? null : (values.save ?? usualPlace(process.env)),
    fresh: values.new === true,
    signs: hasUnicode(values) ? unicode : ascii,
    words,
    isTurned: turnsHere(values, words, isTerminal),
    rules: () => rulesIn(words),
    wayBack: (link) => wayBack(values, link),
  };
}
