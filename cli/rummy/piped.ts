import { createInterface } from "node:readline";
import { screenOf } from "./screens";
import type { Session } from "./session";
import { plainOf } from "./text";

const SIZE = { width: 80, height: 60 };

/** Plays by lines, where input or output is a pipe: nothing but text, and no more of it than there was to say. */
export async function playPiped(session: Session): Promise<number> {
  const show = () => {
    const lines = [...screenOf(session, SIZE).map(plainOf), session.prompt.trimEnd()];
    process.stdout.write(`${lines.join("\n")}\n`);
  };
  show();
  for await (const line of createInterface({ input: process.stdin, terminal: false })) {
    session.submit(line);
    if (session.exit !== null) break;
    show();
  }
  return session.exit ?? 0;
}
