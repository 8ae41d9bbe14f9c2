import { calledBy, isOnline, Misunderstood, type Values, valuesOf, wishesOf, wordsFor } from "./command-line";
import { paintedLine } from "./paint";
import { TURNED_HERE, TURNED_THERE } from "./right-to-left";
import { Unreadable } from "./save-file";
import { writtenScreen } from "./screens";
import { Session } from "./session";
import type { RummyWords } from "./words/en";

const CANNOT = 2;
const HUP = 129;
const INT = 130;
const TERM = 143;
/** How long a line may take to end. */
const LAST_WORDS_MS = 500;

/** A screen of one's own, so that no hand stays behind in what was scrolled by. */
const OTHER_SCREEN = "\u001b[?1049h\u001b[2J\u001b[H";
const OWN_SCREEN = "\u001b[?25h\u001b[?1049l";

const wantsColor = (values: Values): boolean =>
  !process.env.NO_COLOR && !values["no-color"] && process.env.TERM !== "dumb";

async function onTerminal(session: Session, values: Values): Promise<number> {
  const { stdout } = process;
  const depth = wantsColor(values) ? stdout.getColorDepth() : 0;
  // The first screen is there at once; what keeps it up to date takes longer to come.
  const size = { width: stdout.columns || 80, height: (stdout.rows || 24) - 1 };
  const first = writtenScreen(session, size).map((line) => paintedLine(line, depth));
  stdout.write(`${OTHER_SCREEN}${session.isTurned ? TURNED_HERE : ""}${first.join("\r\n")}\r\n${session.prompt}`);
  // What is typed until then waits unseen.
  process.stdin.setRawMode(true);
  const restore = () => stdout.write(`${session.isTurned ? TURNED_THERE : ""}${OWN_SCREEN}`);
  const ended = (code: number) => () => {
    restore();
    process.exit(code);
  };
  process.once("SIGINT", ended(INT)).once("SIGTERM", ended(TERM)).once("SIGHUP", ended(HUP));
  try {
    const { playOnTerminal } = await import("./app");
    stdout.write("\u001b[2J\u001b[H");
    return await playOnTerminal(session, { depth, animates: !values["no-animation"], rings: !values.quiet });
  } finally {
    restore();
  }
}

const shown = async (session: Session, values: Values, isTerminal: boolean): Promise<number> =>
  isTerminal ? onTerminal(session, values) : (await import("./piped")).playPiped(session);

/** Plays at a table of a house; what it stands on is brought only then. */
async function playOnline(values: Values, words: RummyWords, isTerminal: boolean): Promise<number> {
  const session = new Session(wishesOf(values, words, isTerminal));
  const { sitAtHouse } = await import("./sit-at-house");
  const leave = await sitAtHouse(session, values, isTerminal, wantsColor(values) && isTerminal);
  const code = await shown(session, values, isTerminal);
  const { farewell } = session;
  leave();
  if (farewell) process.stdout.write(`${farewell}\n`);
  if (session.lastWords) process.stderr.write(`${session.lastWords}\n`);
  // The last that was said is on its way, and whoever does not answer is not waited for.
  setTimeout(() => process.exit(), LAST_WORDS_MS).unref();
  return code;
}

/** A match at this keyboard, gone on with where one is kept that can be read. */
function sessionHere(values: Values, words: RummyWords, isTerminal: boolean): Session {
  try {
    return new Session(wishesOf(values, words, isTerminal));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new Misunderstood(words.unreadable[error.why](error.path));
  }
}

async function playHere(values: Values, words: RummyWords, isTerminal: boolean): Promise<number> {
  const session = sessionHere(values, words, isTerminal);
  const code = await shown(session, values, isTerminal);
  if (session.match && !session.match.isOver) process.stdout.write(`${words.matchKept(session.path)}\n`);
  return code;
}

async function play(args: readonly string[]): Promise<number> {
  const values = valuesOf(args);
  const words = wordsFor(values);
  if (values.help) {
    process.stdout.write(`${words.usage(calledBy(process.argv[1] ?? ""))}\n`);
    return 0;
  }
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  return isOnline(values) ? playOnline(values, words, isTerminal) : playHere(values, words, isTerminal);
}

/** Rummy With Jokers, at one keyboard or at a table of a house. */
export async function run(...args: readonly string[]): Promise<void> {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // Whoever read along has gone.
    if (error.code === "EPIPE") process.exit(0);
    throw error;
  });
  try {
    process.exitCode = await play(args);
  } catch (error) {
    if (!(error instanceof Misunderstood)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = CANNOT;
  }
}
