import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { EXPIRE_MS } from "@/lib/table/time/left-alone";
import { firstScript } from "./first-script";

const visit = (code: string, standing: object) => ({ code, way: "friends", standing });
const running = visit("PALM77", { game: "dhappa", at: Date.now() - 1_000 });

/** Where a window goes by itself that opens a page, and when it comes to another one. */
function opened(visits: unknown, { path = "/", isInstalled = true } = {}) {
  const kept = new Map<string, string>();
  const gone: string[] = [];
  const open = (pathname: string) => {
    runInNewContext(firstScript, {
      Date,
      addEventListener: () => {},
      document: { documentElement: { dataset: {} } },
      navigator: { language: "en" },
      location: { pathname, replace: (to: string) => gone.push(to) },
      matchMedia: () => ({ matches: isInstalled }),
      localStorage: { getItem: (name: string) => (name === "majlis.visits" ? JSON.stringify(visits) : null) },
      sessionStorage: {
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, value: string) => kept.set(name, value),
      },
    });
  };
  open(path);
  open("/");
  return gone;
}

test("an installed house opens into the match that runs, and lets whoever comes home from it be at home", () => {
  expect(opened([running])).toEqual(["/dhappa/PALM77"]);
  expect(opened([visit("LATE22", { game: "eights", at: Date.now() - 1, isWaiting: true }), running])).toEqual([
    "/dhappa/PALM77",
  ]);
  expect(opened([running], { path: "/dhappa/PALM77" })).toEqual([]);
  expect(opened([running], { isInstalled: false })).toEqual([]);
});

test("where no match runs it opens at home", () => {
  expect(opened(null)).toEqual([]);
  expect(opened([{ code: "PALM77", way: "friends" }])).toEqual([]);
  expect(opened([visit("PALM77", { game: "dhappa", at: Date.now() - EXPIRE_MS })])).toEqual([]);
  expect(opened([visit("PALM77", { game: "/elsewhere", at: Date.now() })])).toEqual([]);
});
