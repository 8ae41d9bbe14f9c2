import type { GameId, SoloId } from "@/lib/rules";
import type { Rulebook } from "@/lib/rules/rulebook";
import type { Language } from "./settings";

/** Games that have a rulebook: all of them. */
export type RuledGame = GameId | SoloId;

type Brings = () => Promise<{ readonly default: Rulebook }>;

const shelf: Readonly<Record<RuledGame, Readonly<Record<Language, Brings>>>> = {
  baloot: {
    en: () => import("@/lib/rules/baloot/RULES.md"),
    ar: () => import("@/lib/rules/baloot/RULES.ar.md"),
  },
  eights: {
    en: () => import("@/lib/rules/eights/RULES.md"),
    ar: () => import("@/lib/rules/eights/RULES.ar.md"),
  },
  tiles: {
    en: () => import("@/lib/rules/tiles/RULES.md"),
    ar: () => import("@/lib/rules/tiles/RULES.ar.md"),
  },
};

const taken = new Map<string, Promise<Rulebook>>();

/** The rules of a game in a language, fetched when they are first read. */
export function rulebookIn(game: RuledGame, language: Language): Promise<Rulebook> {
  const name = `${game} ${language}`;
  const known = taken.get(name);
  if (known) return known;
  const coming = shelf[game][language]().then(({ default: rulebook }) => rulebook);
  taken.set(name, coming);
  // What did not come is asked for again the next time.
  coming.catch(() => taken.delete(name));
  return coming;
}

/** The page of a game's rules, at one of their paragraphs. */
export const rulesPath = (game: RuledGame, paragraph?: string) =>
  `/${game}/rules${paragraph === undefined ? "" : `#${paragraph}`}`;
