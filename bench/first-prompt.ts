import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawn } from "@lydell/node-pty";

const TIMES = 5;
const kept = "node_modules/.majlis-bundles/rummy";

interface Started {
  /** Until there is a prompt to read, and until one is that shows what is typed. */
  readonly promptMs: number;
  readonly typingMs: number;
}

/** Starts the game on a pseudo-terminal, and ends it once it takes what is typed. */
function started(folder: string): Promise<Started> {
  return new Promise((resolve) => {
    const began = performance.now();
    const since = () => performance.now() - began;
    const env = { ...process.env, TERM: "xterm-256color", LANG: "C.UTF-8", XDG_STATE_HOME: folder };
    const words = ["scripts/rummy.mjs", "--players", "Ann,bot", "--new", "--no-animation", "--seed", "a"];
    const pty = spawn(process.execPath, words, { cols: 80, rows: 24, env });
    let promptMs = 0;
    let said = "";
    pty.onData((data) => {
      said += data;
      if (promptMs === 0 && said.includes("> ")) promptMs = since();
      if (!said.includes("▌")) return;
      const typingMs = since();
      pty.onExit(() => resolve({ promptMs, typingMs }));
      pty.kill();
    });
  });
}

function bareMs(): number {
  const began = performance.now();
  spawnSync(process.execPath, ["-e", "0"]);
  return performance.now() - began;
}

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
const rounded = (all: readonly number[]) =>
  `${median(all).toFixed(0)} ms (${all.map((ms) => ms.toFixed(0)).join(", ")})`;

/** How long the terminal's first prompt takes, once its bundle is there and before, beside a Node that does nothing. */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), "first-prompt-"));
  try {
    const turns: (Started & { readonly bare: number })[] = [];
    rmSync(kept, { recursive: true, force: true });
    const first = await started(folder);
    for (let turn = 0; turn < TIMES; turn++) turns.push({ bare: bareMs(), ...(await started(folder)) });
    console.log(`node -e 0:                ${rounded(turns.map(({ bare }) => bare))}`);
    console.log(`first prompt:             ${rounded(turns.map(({ promptMs }) => promptMs))}`);
    console.log(`what is typed is shown:   ${rounded(turns.map(({ typingMs }) => typingMs))}`);
    console.log(`the very first time:      ${first.promptMs.toFixed(0)} ms, ${first.typingMs.toFixed(0)} ms`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
