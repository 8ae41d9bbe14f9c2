import type { Page } from "@playwright/test";
import { arrange, type Server } from "../server";

/** A page's line to its table in the test's hands: it may die without a word, and live again. */
interface Weather {
  /** Nothing gets through any more, and nobody is told; no new line is let in. */
  storm(): void;
  calm(): void;
  /** The table hears from the page, so that a jump in its time is not taken for silence. */
  ping(): Promise<void>;
}

/** Takes a page's line to its table in hand; call it before the page opens. */
export async function weatherOf(page: Page): Promise<Weather> {
  let isStorm = false;
  let ping = async () => {};
  await page.routeWebSocket(/\/parties\//, (socket) => {
    if (isStorm) return void socket.close({ code: 4999, reason: "storm" });
    const server = socket.connectToServer();
    let isDead = false;
    let heard = () => {};
    const gone = () => {
      isDead ||= isStorm;
      return isDead;
    };
    socket.onMessage((message) => {
      if (!gone()) server.send(message);
    });
    server.onMessage((message) => {
      if (gone()) return;
      socket.send(message);
      if (JSON.parse(String(message)).type === "pong") heard();
    });
    ping = () =>
      new Promise((resolve) => {
        heard = resolve;
        server.send(JSON.stringify({ action: "ping" }));
      });
  });
  return {
    storm: () => {
      isStorm = true;
    },
    calm: () => {
      isStorm = false;
    },
    ping: () => ping(),
  };
}

/** Lets seconds pass at a table, in steps that are no silence for those whose line is in hand. */
export async function pass(server: Server, code: string, seconds: number, lines: readonly Weather[]): Promise<void> {
  for (let left = seconds; left > 0; left -= 9) {
    for (const line of lines) await line.ping();
    await arrange(server, code, { advance: Math.min(left, 9) * 1_000 });
  }
}
