// @ts-check
import "./node-version.mjs";
import { isFree } from "./house/ports.mjs";
import { serve } from "./house/serve.mjs";
import { endTogether, startNode, stopWith } from "./processes.mjs";

const port = Number(process.env.PORT ?? 3000);
const roomsPort = Number(process.env.ROOMS_PORT ?? 1999);
for (const wanted of [port, roomsPort]) if (!(await isFree(wanted))) await stopWith(`Port ${wanted} is taken.`);

endTogether();
const rooms = await serve({
  port: roomsPort,
  data: process.env.MAJLIS_DATA ?? ".data/dev",
  site: null,
  config: "partykit.json",
  origins: [`http://localhost:${port}`, `http://127.0.0.1:${port}`, process.env.MAJLIS_ORIGINS ?? ""].join(" "),
}).catch((error) => stopWith(error.message));

const pages = startNode(["node_modules/next/dist/bin/next", "dev", "--port", String(port), "--hostname", "localhost"], {
  env: { NEXT_PUBLIC_ROOMS_HOST: `localhost:${roomsPort}`, NODE_ENV: undefined },
});
await Promise.race([rooms.ended, new Promise((resume) => pages.once("exit", resume))]);
await rooms.end();
await stopWith("Development has ended: see above why.");
