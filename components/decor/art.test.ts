import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { art } from "./art";
import { type BandKind, bands, paths } from "./sadu";

test("public/art is what scripts/make-art.mjs weaves", () => {
  for (const [name, text] of Object.entries(art())) {
    expect(readFileSync(new URL(`../../public/art/${name}`, import.meta.url), "utf8") === text, name).toBe(true);
  }
});

test("what is smaller than a request for it stands in the style itself", () => {
  const css = readFileSync(new URL("tent.css", import.meta.url), "utf8");
  const held = [...css.matchAll(/url\("data:image\/svg\+xml,([^"]+)"\)/g)].map(([, text = ""]) =>
    decodeURIComponent(text),
  );
  for (const name of ["uwairjan.svg", "cushions.svg"])
    expect(held, name).toContain(art()[name]?.trim().replaceAll('"', "'"));
});

test("merged runs cover every cell once", () => {
  for (const kind of Object.keys(bands) as BandKind[]) {
    const cells = bands[kind];
    const covered = paths(cells).reduce((sum, { d }) => {
      const areas = [...d.matchAll(/h(\d+)v(\d+)/g)].map(([, width, height]) => Number(width) * Number(height));
      return sum + areas.reduce((total, area) => total + area, 0);
    }, 0);
    expect(covered, kind).toBe(cells.flat().filter(Boolean).length);
  }
});

test("whatever drawing is named anywhere is there", () => {
  const sources = ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(css|tsx?)$/.test(name))
      .map((name) => join(folder, name)),
  );
  const missing = sources.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/["'`(](\/(?:art|icons)\/[\w/.-]+\.\w+)["'`)]/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !existsSync(join("public", name)))
      .map((name) => `${path} names ${name}`),
  );
  expect(missing).toEqual([]);
});
