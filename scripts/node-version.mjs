/** Imported before anything else: says plainly what the machine lacks instead of failing somewhere inside. */
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 9)) {
  console.error(`Majlis runs on Node 20.9 and later, and this is Node ${process.versions.node}.`);
  process.exit(1);
}
