/**
 * Loaded into a child that scripts/processes.mjs starts: when the script is gone, however and however early it went, the
 * whole group goes. The child's own children inherit this import, and the mark that says it is not for them.
 */
if (process.channel && !process.env.MAJLIS_GROUP) {
  process.env.MAJLIS_GROUP = String(process.pid);
  const leave = () => process.kill(-process.pid, "SIGKILL");
  process.on("disconnect", leave);
  process.channel.unref();
  if (!process.connected) leave();
}
