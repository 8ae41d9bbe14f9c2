import { type Fetched, fetched } from "@/lib/browser/fetched";
import type { Language } from "@/lib/browser/settings";
import type { GameId, SoloId } from "@/lib/rules";
import type { Rulebook } from "@/lib/rules/rulebook";

/** Games that have a rulebook: all of them. */
export type RuledGame = GameId | SoloId;

const brought = (bring: () => Promise<{ readonly default: Rulebook }>) => fetched(async () => (await bring()).default);

const shelf: Readonly<Record<RuledGame, Readonly<Record<Language, Fetched<Rulebook>>>>> = {
  baloot: {
    en: brought(() => import("@/lib/rules/baloot/RULES.md")),
    ar: brought(() => import("@/lib/rules/baloot/RULES.ar.md")),
  },
  eights: {
    en: brought(() => import("@/lib/rules/eights/RULES.md")),
    ar: brought(() => import("@/lib/rules/eights/RULES.ar.md")),
  },
  tiles: {
    en: brought(() => import("@/lib/rules/tiles/RULES.md")),
    ar: brought(() => import("@/lib/rules/tiles/RULES.ar.md")),
  },
};

/** The rules of a game in a language, fetched when they are first read. */
export const rulebookIn = (game: RuledGame, language: Language): Fetched<Rulebook> => shelf[game][language];

/** The page of a game's rules, at one of their paragraphs. */
export const rulesPath = (game: RuledGame, paragraph?: string) =>
  `/${game}/rules${paragraph === undefined ? "" : `#${paragraph}`}`;
