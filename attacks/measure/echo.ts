import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { end, messageOf, startNode } from "../../scripts/processes.mjs";
import { ACCEPT } from "../raw-line";

/** A house that does nothing but let everybody in and say their first words back: what a storm costs the machine alone. */
export async function echoHouse() {
  const child = startNode(["scripts/run-ts.mjs", "attacks/measure/echo.ts"]);
  const port: number = await messageOf(child);
  return { url: `ws://127.0.0.1:${port}`, pid: child.pid, end: () => end(child) };
}

const header = (length: number): Buffer =>
  length < 126 ? Buffer.from([0x81, length]) : Buffer.from([0x81, 126, length >> 8, length & 0xff]);

/** The process of the echo. It reads no more than a short frame that came in one piece and was masked with nothing. */
export async function run(): Promise<void> {
  const server = createServer();
  server.on("upgrade", ({ headers }, socket) => {
    const accept = createHash("sha1")
      .update(headers["sec-websocket-key"] + ACCEPT)
      .digest("base64");
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    socket.on("error", () => {});
    socket.once("data", (frame: Buffer) => {
      const payload = frame.subarray((frame[1] ?? 0) === (0x80 | 126) ? 8 : 6);
      socket.write(Buffer.concat([header(payload.length), payload]));
    });
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
}
