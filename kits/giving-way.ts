import { writeFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";

const LAST = constants.priority.PRIORITY_LOW;

/**
 * Makes this process work only when no other wants to: in life a storm comes from other machines, and takes nothing from
 * the processor of the house. Linux weighs sessions before it weighs processes, so the session gives way too; what is
 * started before, in sessions of its own, does not.
 */
export async function giveWay(): Promise<void> {
  setPriority(LAST);
  // Elsewhere than on Linux there is no such thing.
  await writeFile("/proc/self/autogroup", String(LAST)).catch(() => undefined);
}
