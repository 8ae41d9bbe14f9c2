import { expect, test } from "vitest";
import { ar } from "./ar/all";
import { english as en } from "./en/all";

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );
/** The names a message wants filled in, its plural and select branches included. */
const wants = (message: string) =>
  [...new Set([...message.matchAll(/\{\s*([a-zA-Z]\w*)\s*[,}]/g)].map(([, name]) => name))].sort();

test("Arabic says everything English says, with the same blanks to fill in", () => {
  const english = new Map(leaves(en));
  const arabic = new Map(leaves(ar));
  expect([...arabic.keys()]).toEqual([...english.keys()]);
  for (const [key, message] of english) expect([key, wants(arabic.get(key) ?? "")]).toEqual([key, wants(message)]);
});

test("no message is empty, and none is left in the other language", () => {
  for (const [key, message] of leaves(ar)) {
    expect(message.trim(), key).not.toBe("");
    expect(/[\u0600-\u06ff]/.test(message) || !/[a-z]{3}/i.test(message.replace(/\{.*?\}|<.*?>/g, "")), key).toBe(true);
  }
  for (const [key, message] of leaves(en)) {
    expect(message.trim(), key).not.toBe("");
    expect(key.endsWith("arabicName") || !/[\u0600-\u06ff]/.test(message), key).toBe(true);
  }
});

test("in Arabic a sign before a number stays before it", () => {
  for (const [key, message] of leaves(ar))
    expect(message.replace(/\u2066[^\u2069]*\u2069/g, ""), key).not.toMatch(/[+−×]\{/);
});
