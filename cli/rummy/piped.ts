import { createInterface } from "node:readline";
import { plainOf, shownOf } from "./screen-lines";
import { screenOf, turnSaid } from "./screens";
import type { Session } from "./session";

const SIZE = { width: 80, height: 60 };

/** What stands on either side of the pipe. */
interface Pipe {
  readonly stdin: NodeJS.ReadableStream;
  readonly stdout: { write(text: string): unknown };
}

/** Lines as they are written: what a house or a name brings along is not obeyed by whatever reads them. */
const written = (lines: readonly string[]): string => lines.map((line) => `${shownOf(line)}\n`).join("");

type Say = (lines: readonly string[]) => void;

const screen = (session: Session) => [...screenOf(session, SIZE).map(plainOf), session.prompt.trimEnd()];

/** Plays by lines, where input or output is a pipe: nothing but text, and no more of it than there was to say. */
export async function playPiped(session: Session, { stdin, stdout }: Pipe = process): Promise<number> {
  const input = createInterface({ input: stdin, terminal: false });
  const say: Say = (lines) => void stdout.write(written(lines));
  if (session.isAway) return playAtHouse(session, input, say);
  say(screen(session));
  for await (const line of input) {
    session.submit(line);
    if (session.exit !== null) break;
    say(screen(session));
  }
  return session.exit ?? 0;
}

/** Says of a table what is new: whole screens where one is asked, and a line for what others do meanwhile. */
class Telling {
  readonly #session: Session;
  readonly #say: Say;
  #last = "";
  #turns = 0;
  #talk = 0;

  constructor(session: Session, say: Say) {
    this.#session = session;
    this.#say = say;
  }

  tell(): void {
    const { phase, table, match, message } = this.#session;
    if (phase === "wait" && this.#session.overlay === null) {
      const turns = match?.history ?? [];
      const talk = table?.talk ?? [];
      const name = (seat: number) => match?.sitters[seat]?.name ?? "";
      const lines = [
        ...turns
          .slice(Math.min(this.#turns, turns.length))
          .map((turn) => `${name(turn.seat)}: ${turnSaid(turn, this.#session)}`),
        ...talk.slice(Math.min(this.#talk, talk.length)).map((line) => `${line.name}: ${line.text}`),
        ...[table?.trouble ?? "", message?.text ?? ""].filter((line) => line && !this.#last.includes(line)),
      ];
      this.#turns = turns.length;
      this.#talk = talk.length;
      if (lines.length > 0) this.#say(lines);
      this.#last = `${this.#last.slice(-1_000)}\n${lines.join("\n")}`;
      return;
    }
    const lines = screen(this.#session);
    const text = lines.join("\n");
    this.#turns = match?.history.length ?? 0;
    this.#talk = table?.talk.length ?? 0;
    if (text === this.#last) return;
    this.#last = text;
    this.#say(lines);
    // One picture of the link is enough.
    if (table?.table) this.#session.qr = [];
  }
}

/** Lines wait until the table asks for them, so that a whole turn can be sent at once; their end leaves the table. */
function playAtHouse(session: Session, input: ReturnType<typeof createInterface>, say: Say): Promise<number> {
  session.showsClock = false;
  const telling = new Telling(session, say);
  const lines: string[] = [];
  let isEnded = false;
  return new Promise((resolve) => {
    let isDue = false;
    const go = () => {
      isDue = false;
      while (lines[0] !== undefined && session.exit === null && session.takes(lines[0]))
        session.submit(lines.shift() ?? "");
      // While a card is on its way there is nothing to see.
      const isUnderWay = session.phase === "turn" && session.isBehind;
      if ((session.exit === null && !isUnderWay) || session.phase === "closed") telling.tell();
      const isDone =
        isEnded && lines.length === 0 && !session.isBehind && (session.table !== null || session.exit !== null);
      if (isDone && session.exit === null) session.submit("q");
      // Nothing can be typed any more that would be understood.
      if (session.phase === "closed" && session.exit === null) session.submit("");
      if (session.exit === null) return;
      input.close();
      resolve(session.exit);
    };
    // Of all that comes at once only the last is said.
    session.changed = () => {
      if (!isDue) setImmediate(go);
      isDue = true;
    };
    input.on("line", (line) => {
      lines.push(line);
      session.changed();
    });
    input.on("close", () => {
      isEnded = true;
      session.changed();
    });
    session.changed();
  });
}
