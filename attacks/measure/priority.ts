import { writeFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";

const { PRIORITY_LOW: LAST, PRIORITY_HIGH: FIRST } = constants.priority;

/** Linux weighs sessions before it weighs the processes in them; elsewhere, and where one may not, nothing happens. */
const weighSession = (of: number | "self", priority: number) =>
  writeFile(`/proc/${of}/autogroup`, String(priority)).catch(() => undefined);

/** Puts what was started in sessions of its own before whatever else the machine does: others are not what is measured. */
export async function putFirst(...started: readonly (number | undefined)[]): Promise<void> {
  for (const pid of started) if (pid !== undefined) await weighSession(pid, FIRST);
}

/**
 * Makes this process work only when no other wants to: in life a storm comes from other machines, and takes nothing from
 * the processor of the house. What was started before, in sessions of its own, does not give way with it.
 */
export async function giveWay(): Promise<void> {
  setPriority(LAST);
  await weighSession("self", LAST);
}
