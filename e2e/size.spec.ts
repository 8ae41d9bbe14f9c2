import { gzipSync } from "node:zlib";
import { firstLoads } from "../bench/size";
import { expect, freshCode, test } from "./fixtures";

const MOST_KB = 190;

test("home and table load little JavaScript first", async () => {
  const loads = await firstLoads();
  expect(loads.map(({ name }) => name)).toEqual(["home", "table"]);
  for (const { name, kB } of loads) {
    expect(kB, name).toBeGreaterThan(50);
    expect(kB, name).toBeLessThanOrEqual(MOST_KB);
  }
});

test("all the JavaScript up to one's seat at the table is little", async ({ invite }, { annotations }) => {
  const alice = await invite("Alice");
  const code = freshCode();
  const sizes: Promise<number>[] = [];
  alice.page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await alice.isKnownAt(code, "friends");
  await alice.goTo(code);
  await expect(alice.start).toBeVisible();
  const loaded = await Promise.all(sizes);
  const kB = loaded.reduce((sum, size) => sum + size, 0) / 1000;
  annotations.push({ type: "kB", description: kB.toFixed(1) });
  console.log(`${kB.toFixed(1)} kB of JavaScript (gzip) in ${loaded.length} files up to the seat`);
  expect(kB).toBeGreaterThan(50);
});
