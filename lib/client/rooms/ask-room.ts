import type { Environment } from "../environment";

/** On a line of three seconds a trip the first word comes after some twenty. */
const PATIENCE_MS = 25_000;
/** A way that was lost so often leads nowhere. */
const LOSSES = 3;
const PACE = { firstMs: 1_000, mostMs: 4_000 };

/** What a room says in a frame, null where it is no JSON. */
export const messageIn = (data: unknown): unknown => {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
};

/**
 * Asks a room one thing; what `answerIn` makes of the first message that it says is an answer, null where none comes or
 * it is called off.
 */
export function askRoom<Answer>(
  around: Environment,
  party: string,
  room: string,
  question: object,
  answerIn: (message: unknown) => Answer | null,
  signal?: AbortSignal,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(null);
    const socket = around.open(party, room, PACE);
    const end = (answer: Answer | null) => {
      giveUp();
      // Before it closes, which it says at once.
      resolve(answer);
      socket.close();
    };
    const giveUp = around.later(() => end(null), PATIENCE_MS);
    signal?.addEventListener("abort", () => end(null), { once: true });
    socket.addEventListener("open", () => socket.send(JSON.stringify(question)));
    socket.addEventListener("message", ({ data }) => {
      const answer = answerIn(messageIn(data));
      if (answer !== null) end(answer);
    });
    const lost = () => {
      if (socket.losses >= LOSSES) end(null);
    };
    socket.addEventListener("close", lost);
    socket.addEventListener("error", lost);
  });
}
