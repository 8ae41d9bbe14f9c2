// @ts-check
import { endTogether } from "../../scripts/processes.mjs";
import { serve } from "../../scripts/serve.mjs";

const [port, data = "", config] = process.argv.slice(2);
endTogether();
const server = await serve({ port: Number(port), data, config, say: () => undefined });
await server.ended;
