/**
 * Loaded into a child that scripts/processes.mjs starts: when the script is gone, however it went, the whole group
 * goes. The child's own children inherit this import, and do nothing here.
 */
if (process.channel && process.env.MAJLIS_PARENT === String(process.ppid)) {
  process.on("disconnect", () => process.kill(-process.pid, "SIGKILL"));
  process.channel.unref();
}
