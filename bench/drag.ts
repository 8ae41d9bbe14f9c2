import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { browser } from "../scripts/tests/browser.mjs";

interface Cost {
  readonly p50: number;
  readonly p95: number;
  readonly drawn: number;
}

const common = {
  bundle: true,
  minify: true,
  write: false,
  format: "esm",
  jsx: "automatic",
  loader: { ".css": "empty", ".module.css": "empty" },
  define: { "process.env.NODE_ENV": '"production"' },
} as const;

/** What a part weighs in a page that has React and the hand already, in bytes of gzip. */
async function weight(contents: string): Promise<number> {
  const shared = ["react", "react-dom", "react/jsx-runtime", "@/components/hand/hand", "@/components/flight/*"];
  const built = await build({
    ...common,
    stdin: { contents, resolveDir: process.cwd(), loader: "ts" },
    external: [...shared, "./hand", "@/components/ui/*", "@/lib/*"],
  });
  return gzipSync(built.outputFiles[0]?.contents ?? "").length;
}

/** Baloot's own drag beside the one on @dnd-kit/core that Eights has: bytes, and what a move of the pointer costs. */
export async function run(): Promise<void> {
  const thrown = await weight(
    'export { useGestures } from "./components/hand/use-gestures"; export { useThrow } from "./components/hand/use-throw";',
  );
  const carried = await weight(
    'export { Carry } from "./components/hand/carry"; export { useDraggable } from "@dnd-kit/core";',
  );
  console.log(`bytes of gzip: thrown ${thrown}, carried on @dnd-kit/core ${carried}`);
  const page = await build({ ...common, entryPoints: ["bench/drag/page.tsx"], format: "iife" });
  const found = await browser();
  const chrome = await chromium.launch({ ...(found ? { executablePath: found } : {}) });
  try {
    const tab = await chrome.newPage();
    await tab.setContent("<!doctype html><body></body>");
    await tab.addScriptTag({ content: page.outputFiles[0]?.text ?? "" });
    const costs = await tab.evaluate<Record<string, Cost>>("window.measure()");
    for (const [name, { p50, p95, drawn }] of Object.entries(costs))
      console.log(`${name}: a move p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)}; cards drawn anew a move ${drawn}`);
  } finally {
    await chrome.close();
  }
}
