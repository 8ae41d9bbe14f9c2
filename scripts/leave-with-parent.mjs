/**
 * Loaded into a child that scripts/processes.mjs starts: when the script is gone, however and however early it went, the
 * whole group goes. The child's own children inherit this import, and the mark that says it is not for them.
 */
if (process.channel && !process.env.MAJLIS_GROUP) {
  process.env.MAJLIS_GROUP = String(process.pid);
  const parent = process.ppid;
  const leave = () => process.kill(-process.pid, "SIGKILL");
  const leaveIfAlone = () => {
    if (process.ppid !== parent) leave();
  };
  // A program may hang up by itself when it is done, as wrangler does; and a parent is gone only a moment after its line.
  process.on("disconnect", () => {
    leaveIfAlone();
    setInterval(leaveIfAlone, 50).unref();
  });
  process.channel.unref();
  if (!process.connected) leave();
}
