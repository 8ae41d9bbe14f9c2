import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { soloGames, games as tables } from "@/lib/rules/registry";
import { english } from "./en/all";

type Tree = { readonly [name: string]: string | Tree };

const pathsOf = (words: Tree, place = ""): string[] =>
  Object.entries(words).flatMap(([name, word]) =>
    typeof word === "string" ? [`${place}${name}`] : pathsOf(word, `${place}${name}.`),
  );

const isCode = (path: string) =>
  /\.tsx?$/.test(path) && !/\.test\.tsx?$|^components\/(\w+\/)?words\/|^lib\/\w+\/testing\//.test(path);
const sources = ["app", "components", "lib"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter(isCode)
    .map((path) => ({ path, code: readFileSync(path, "utf8") })),
);

/** What may be the name of a word: names in quotes, names of fields, and templates, whose blanks stand for anything. */
const plain = /["']([\w.-]+)["']|\b(\w+)\??:/g;
const template = /[(?:]\s*`((?:[^`$]|\$\{[^{}`]*\})*)`/g;
const blank = /\$\{[^{}`]*\}/g;
/** Words that are taken all at once. */
const whole = /\{ (\w+)(?:: \w+)? \} = useMessages\(\)\.(\w+)/g;
const asked = /useTranslations\((?:"([\w.]+)")?\)/g;

const places = new Set(sources.flatMap(({ code }) => [...code.matchAll(asked)].map(([, place = ""]) => place)));
const taken = sources.flatMap(({ code }) => [...code.matchAll(whole)].map(([, name, top]) => `${top}.${name}.`));
const games: readonly string[] = [...Object.keys(tables), ...soloGames];

test("every word is said somewhere: asked for by its name from a place that is asked from", () => {
  const named = sources.map(({ path, code }) => ({
    game: games.find((game) => path.startsWith(`components/${game}/`)),
    names: new Set([...code.matchAll(plain)].map(([, quoted, field]) => quoted ?? field ?? "")),
    // A template that is nothing but a blank says nothing.
    templates: [...code.matchAll(template)]
      .map(([, text = ""]) => text)
      .filter((text) => /^[\w.${}]*$/.test(text.replace(blank, "")) && text.replace(blank, "") !== "")
      .map((text) => new RegExp(`^${text.replaceAll(".", "\\.").replace(blank, "\\w+")}$`)),
  }));
  const isSaid = (path: string): boolean => {
    if (taken.some((place) => path.startsWith(place))) return true;
    const steps = path.split(".");
    const names = steps
      .map((_, at) => ({ place: steps.slice(0, at).join("."), name: steps.slice(at).join(".") }))
      .filter(({ place }) => places.has(place))
      .map(({ name }) => name);
    const [top = ""] = steps;
    return named.some(({ game, names: literal, templates }) => {
      // One game's board never says another's words.
      if (game && games.includes(top) && game !== top) return false;
      return names.some((name) => literal.has(name) || templates.some((one) => one.test(name)));
    });
  };
  expect(pathsOf(english).filter((path) => !isSaid(path))).toEqual([]);
});
