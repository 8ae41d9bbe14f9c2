import { SteadyTime } from "@/lib/table/time/steady-time";

/** Whoever comes is seldom alone: nothing is collected before nobody has come for so long. */
const QUIET_MS = 1_000;
/** Nor more often than this, for nobody is served meanwhile. */
const AGAIN_MS = 60_000;

const time = new SteadyTime();
const now = () => time.of(Date.now());
let cameAt = 0;
let collectedAt = 0;
/** When somebody looks again whether it is quiet; whoever was to look may be gone. */
let looksAt = 0;

/**
 * Somebody came. What that leaves in memory V8 would keep until it wants the place, which in a house where people sit and
 * wait may be hours: it is collected once those who come together have come.
 */
export async function collectSoon(): Promise<void> {
  cameAt = now();
  if (cameAt < looksAt + QUIET_MS) return;
  for (;;) {
    const at = now();
    looksAt = Math.max(cameAt + QUIET_MS, collectedAt + AGAIN_MS);
    if (looksAt <= at) break;
    await new Promise((resume) => setTimeout(resume, looksAt - at));
  }
  looksAt = 0;
  collectedAt = now();
  // V8's own, which workerd.capnp asks for. As a last resort it gives memory back too.
  globalThis.gc?.({ type: "major", flavor: "last-resort" });
}
