// @ts-check
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

/** A port nobody uses just now. */
export async function freePort() {
  const server = createServer();
  server.listen({ port: 0, host: "127.0.0.1" });
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
