import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { enginesHere, notTried } from "./engines-here.mjs";

let place = "";
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "engines-"));
});
afterEach(() => rmSync(place, { recursive: true }));

/** A program on the path; it is never run. */
function installed(name: string): string {
  const path = join(place, name);
  writeFileSync(path, "");
  chmodSync(path, 0o755);
  return path;
}

it("tries nothing where no engine is, and says so in one line", async () => {
  const { names, missing } = await enginesHere({ NODE_ENV: "test", PATH: place });
  expect(names).toEqual([]);
  expect(missing).toEqual(["WebKit", "Firefox"]);
  expect(notTried(missing)).toMatch(/^Not tried in WebKit and Firefox: .*apt-get install.*$/);
});

it("tries the engine that is there, and tells the tests where", async () => {
  const firefox = installed("firefox-esr");
  const { names, missing, env } = await enginesHere({ NODE_ENV: "test", PATH: `/nowhere:${place}` });
  expect(names).toEqual(["firefox"]);
  expect(missing).toEqual(["WebKit"]);
  expect(env.FIREFOX_PATH).toBe(firefox);
});

it("needs a driver and a screen for WebKit, not the browser alone", async () => {
  const named = { NODE_ENV: "test", PATH: place, MINIBROWSER_PATH: installed("MiniBrowser") } as const;
  expect((await enginesHere(named)).names).toEqual([]);
  installed("WebKitWebDriver");
  expect((await enginesHere(named)).names).toEqual([]);
  installed("Xvfb");
  expect((await enginesHere(named)).names).toEqual(["webkit"]);
});
