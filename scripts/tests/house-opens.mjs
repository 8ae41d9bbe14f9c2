// @ts-check
import "../node-version.mjs";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../house/ports.mjs";
import { end, endTogether, startNode, stopWith } from "../processes.mjs";

/** `node scripts/tests/house-opens.mjs`: whether `npm start` opens the house on this Node, and a page and a room answer. */
/** Longer than serve.mjs waits, which says more. */
const LATE_MS = 180_000;

endTogether();
const port = await freePort();
const data = await mkdtemp(join(tmpdir(), "majlis-"));
const start = startNode(["scripts/start.mjs"], {
  env: { PORT: String(port), MAJLIS_DATA: data },
  output: "pipe",
});
let said = "";
for (const stream of [start.stdout, start.stderr]) stream?.on("data", (text) => (said += text));
const ended = once(start, "exit").then(() => `It ended before it was open:\n${said}`);
const late = new Promise((resolve) => setTimeout(resolve, LATE_MS)).then(
  () => `It was not open, or did not answer, after ${LATE_MS / 1_000} s:\n${said}`,
);
const trouble = await Promise.race([ended, looked(), late]);
await end(start);
await rm(data, { recursive: true, force: true });
if (trouble) await stopWith(`The house does not open on Node ${process.versions.node}: ${trouble}`);
process.exit();

/** What is wrong with the house, if anything is. */
async function looked() {
  const address = `localhost:${port}`;
  while (!said.includes(`open at http://${address}`)) await new Promise((resume) => setTimeout(resume, 100));
  const page = await fetch(`http://${address}/eights`);
  if (!(await page.text()).includes("</html>")) return `a page is answered by ${page.status}`;
  const line = new WebSocket(`ws://${address}/parties/eights/NEWEST`);
  await once(line, "open");
  line.send(JSON.stringify({ action: "join", name: "Noura", key: "0a".repeat(32) }));
  const [{ data: answer }] = await once(line, "message");
  line.close();
  const unexpected = said.split("\n").filter((text) => !/^(Majlis is open|Building the site|$)/.test(text));
  if (unexpected.length > 0) return unexpected.join("\n");
  return JSON.parse(answer).type === "state" ? null : `a room says ${answer}`;
}
