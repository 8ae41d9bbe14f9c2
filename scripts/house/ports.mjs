// @ts-check
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Whether nothing listens on a port yet, on any way a browser could mean by "localhost".
 * @param {number} port
 */
export async function isFree(port) {
  for (const host of ["0.0.0.0", "::1"]) if (await isTaken(port, host)) return false;
  return true;
}

/**
 * @param {number} port
 * @param {string} host
 */
async function isTaken(port, host) {
  const server = createServer();
  server.listen({ port, host, exclusive: true });
  try {
    await once(server, "listening");
    return false;
  } catch (error) {
    // A machine without IPv6 cannot have it taken there.
    return !(error instanceof Error && "code" in error && error.code === "EADDRNOTAVAIL");
  } finally {
    server.close();
  }
}

/** Where ports are looked for: below those from which machines take one for a connection of their own. */
const FIRST = 20_000;
const LAST = 32_000;

/** A port nobody uses just now, and that no connection takes by chance while its server is away for a moment. */
export async function freePort() {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port between ${FIRST} and ${LAST} is free.`);
}
