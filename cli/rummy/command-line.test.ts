import { expect, it } from "vitest";
import { calledBy, valuesOf, wayBack } from "./command-line";

it.each([
  ["/house/scripts/rummy.mjs", "npm run rummy --"],
  ["/usr/local/bin/majlis-rummy", "majlis-rummy"],
  ["/some/where/node_modules/.bin/majlis-rummy", "majlis-rummy"],
  ["C:\\some\\where\\node_modules\\majlis\\scripts\\rummy.mjs", "majlis-rummy"],
])("started as %s it is called by %s", (script, called) => {
  expect(calledBy(script)).toBe(called);
});

const link = "http://localhost:3000/rummy/ABCDE";
const back = (...words: string[]) => wayBack(valuesOf(words), link).split(`--join ${link}`)[1];

it("says of the way back who plays and how it is shown, and nothing that was for once", () => {
  expect(back("--host", "--clock", "60", "--name", "Anna", "--new-player")).toBe("");
  expect(back("--join", "ABCDE", "--player", "anna.json", "--ascii", "--quiet")).toBe(
    " --player anna.json --ascii --quiet",
  );
  expect(back("--lang", "ar", "--player", "Anna's file.json")).toBe(" --player 'Anna'\\''s file.json' --lang ar");
});
