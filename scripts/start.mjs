// @ts-check
import "./node-version.mjs";
import { networkInterfaces } from "node:os";
import { resolve } from "node:path";
import { buildIfNeeded } from "./build.mjs";
import { Held, holderOf } from "./house/data-lock.mjs";
import { logLine } from "./house/log.mjs";
import { isFree } from "./house/ports.mjs";
import { serve } from "./house/serve.mjs";
import { endTogether, root, stopWith } from "./processes.mjs";

const { PORT: wish = "3000", MAJLIS_DATA: data = ".data" } = process.env;
const port = Number(wish);
const lan = process.argv.includes("--lan");
/** @param {string} message */
const say = (message) => console.log(logLine(message));
/** @param {string} message */
const stop = (message) => stopWith(logLine(message));
const unknown = process.argv.slice(2).find((argument) => argument !== "--lan");

if (unknown !== undefined) await stop(`npm start knows --lan, for friends on the same Wi-Fi, and not ${unknown}.`);
if (!Number.isInteger(port) || port < 1 || port > 65535) await stop(`PORT is a number up to 65535, not “${wish}”.`);
// A port of its own is no help to a house whose tables are another's.
const holder = await holderOf(resolve(root, data)).catch(() => null);
if (holder) await stop(new Held(data, holder).message);
if (!(await isFree(port)))
  await stop(`Something else has taken port ${port}; choose another one: PORT=${port + 1} npm start`);

endTogether();
if (!(await buildIfNeeded())) await stop("The site could not be built.");

const server = await serve({ port, data, lan }).catch((error) => stop(error.message));
say(`Majlis is open at http://localhost:${port}`);
if (lan) {
  for (const address of addressesOnLan()) say(`For friends on the same Wi-Fi: http://${address}:${port}`);
}
await server.ended;
await stop("The rooms stopped by themselves.");

function addressesOnLan() {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
}
