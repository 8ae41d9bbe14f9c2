// @ts-check

import { serve } from "../../scripts/house/serve.mjs";
import { endTogether } from "../../scripts/processes.mjs";

const [port, data = "", config] = process.argv.slice(2);
endTogether();
const server = await serve({ port: Number(port), data, config, say: () => undefined });
await server.ended;
