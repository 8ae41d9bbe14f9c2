// Run after `npm install` where the registry holds packages for one platform only: names the optional packages of all
// other platforms in the lock file, so that `npm ci` accepts it anywhere and takes what fits the machine.
import { readFileSync, writeFileSync } from "node:fs";

const systems = {
  android: "android",
  darwin: "darwin",
  freebsd: "freebsd",
  linux: "linux",
  openharmony: "openharmony",
  win32: "win32",
};
const processors = {
  arm: "arm",
  arm64: "arm64",
  ia32: "ia32",
  ppc64: "ppc64",
  s390x: "s390x",
  x64: "x64",
  wasm32: "wasm32",
};
const libraries = { gnu: "glibc", gnueabihf: "glibc", musl: "musl" };

const path = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(path, "utf8"));

/** What a platform package runs on, as its own name says it. */
function platform(name) {
  const words = name.split("/").at(-1).split("-");
  const fields = {};
  const cpu = words.find((word) => word in processors);
  const os = words.find((word) => word in systems);
  const libc = os === "linux" && words.find((word) => word in libraries);
  if (cpu) fields.cpu = [processors[cpu]];
  if (os) fields.os = [systems[os]];
  if (libc) fields.libc = [libraries[libc]];
  return fields;
}

let added = 0;
for (const [owner, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const known = [`${owner}/node_modules/${name}`, `node_modules/${name}`].some((place) => place in lock.packages);
    if (known) continue;
    const dev = entry.dev ? { dev: true } : {};
    lock.packages[`node_modules/${name}`] = { version, ...platform(name), ...dev, optional: true };
    added++;
  }
}
const sorted = Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
console.log(`${added} packages of other platforms named.`);
