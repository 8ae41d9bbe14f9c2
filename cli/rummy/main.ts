import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import * as z from "zod/mini";
import { rummy } from "@/lib/rules/rummy";
import type { RummyOptions } from "@/lib/rules/rummy/state";
import { derived } from "./match";
import { paintedLine } from "./paint";
import { playPiped } from "./piped";
import { Unreadable, usualPlace } from "./save-file";
import { screenOf } from "./screens";
import { Session, sittersIn, type Wishes } from "./session";
import { ascii, unicode } from "./signs";
import { englishRummy } from "./words/en";

const CANNOT = 2;
const HUP = 129;
const INT = 130;
const TERM = 143;

/** A screen of one's own, so that no hand stays behind in what was scrolled by. */
const OTHER_SCREEN = "\u001b[?1049h\u001b[2J\u001b[H";
const OWN_SCREEN = "\u001b[?25h\u001b[?1049l";

/** Asked for something that cannot be. */
class Misunderstood extends Error {}

const flags = {
  players: { type: "string" },
  deals: { type: "string" },
  points: { type: "string" },
  bonuses: { type: "boolean" },
  exchange: { type: "boolean" },
  save: { type: "string" },
  new: { type: "boolean" },
  seed: { type: "string" },
  ascii: { type: "boolean" },
  "no-color": { type: "boolean" },
  "no-animation": { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

function valuesOf(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: flags, strict: true }).values;
  } catch (error) {
    throw new Misunderstood(error instanceof Error ? error.message : String(error));
  }
}

type Values = ReturnType<typeof valuesOf>;

function optionsOf({ deals, points, bonuses = false, exchange = false }: Values): Partial<RummyOptions> {
  if (deals !== undefined && points !== undefined) throw new Misunderstood("Deals or points, not both.");
  const length =
    points === undefined ? { goal: "deals", deals: Number(deals ?? 3) } : { goal: "points", points: Number(points) };
  const options = z.safeParse(rummy.options, { ...rummy.defaults, bonuses, exchange, ...length });
  if (!options.success) throw new Misunderstood("1, 3, 5 or 10 deals, or 200, 300, 500 or 1000 points.");
  return options.data;
}

function hasUnicode({ ascii: wanted }: Values): boolean {
  const { LC_ALL, LC_CTYPE, LANG, TERM: terminal } = process.env;
  if (wanted || terminal === "dumb" || terminal === "linux") return false;
  return process.platform === "win32" || /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || "");
}

function wishesOf(values: Values): Wishes {
  const sitters = values.players === undefined ? null : sittersIn(values.players);
  if (typeof sitters === "string") throw new Misunderstood(sitters);
  const { seed } = values;
  return {
    sitters,
    options: optionsOf(values),
    hasLength: values.deals !== undefined || values.points !== undefined,
    seed: seed === undefined ? randomBytes(32).toString("hex") : derived(seed, "rummy"),
    path: values.save ?? usualPlace(process.env),
    fresh: values.new === true,
    signs: hasUnicode(values) ? unicode : ascii,
  };
}

async function onTerminal(session: Session, values: Values): Promise<number> {
  const { stdout } = process;
  const hasColor = !process.env.NO_COLOR && !values["no-color"] && process.env.TERM !== "dumb";
  // The first screen is there at once; what keeps it up to date takes longer to come.
  const size = { width: stdout.columns || 80, height: (stdout.rows || 24) - 1 };
  const first = screenOf(session, size).map((line) => paintedLine(line, hasColor));
  stdout.write(`${OTHER_SCREEN}${first.join("\r\n")}\r\n${session.prompt}`);
  // What is typed until then waits unseen.
  process.stdin.setRawMode(true);
  const restore = () => stdout.write(OWN_SCREEN);
  const ended = (code: number) => () => {
    restore();
    process.exit(code);
  };
  process.once("SIGINT", ended(INT)).once("SIGTERM", ended(TERM)).once("SIGHUP", ended(HUP));
  try {
    const { playOnTerminal } = await import("./app");
    stdout.write("\u001b[2J\u001b[H");
    return await playOnTerminal(session, hasColor, !values["no-animation"]);
  } finally {
    restore();
  }
}

async function play(words: readonly string[]): Promise<number> {
  const values = valuesOf(words);
  if (values.help) {
    process.stdout.write(`${englishRummy.usage}\n`);
    return 0;
  }
  const session = new Session(wishesOf(values));
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const code = isTerminal ? await onTerminal(session, values) : await playPiped(session);
  if (session.match && !session.match.isOver && !session.table)
    process.stdout.write(`The match is kept in ${session.path}.\n`);
  return code;
}

/** Rummy With Jokers at one keyboard. */
export async function run(...words: readonly string[]): Promise<void> {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // Whoever read along has gone.
    if (error.code === "EPIPE") process.exit(0);
    throw error;
  });
  try {
    process.exitCode = await play(words);
  } catch (error) {
    if (!(error instanceof Misunderstood) && !(error instanceof Unreadable)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = CANNOT;
  }
}
