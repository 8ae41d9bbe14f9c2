import type { ComponentType } from "react";
import { type Fetched, fetched } from "@/lib/browser/loading/fetched";
import type { Language } from "@/lib/browser/storage/settings";
import type { Card } from "@/lib/rules/cards";
import type { GameId, SoloId } from "@/lib/rules/registry";
import type { Rulebook } from "@/lib/rules/rulebook";

/** Games that have a rulebook: all of them. */
export type RuledGame = GameId | SoloId;

/** How a game draws the cards its rules name. */
export interface RuleCards {
  /** What all of them share, once. */
  readonly Defs: ComponentType;
  /** A card by its name alone, in the middle of a line. */
  readonly Chip: ComponentType<{ readonly card: Card }>;
  /** A card as it lies on the table, as large as its box. */
  readonly Face: ComponentType<{ readonly card: Card }>;
}

/** A rulebook as it is read: its text, and its cards where it names any. */
export interface BoundRulebook {
  readonly rulebook: Rulebook;
  readonly cards: RuleCards | null;
}

/** The rules of a game in each language, fetched when they are first read. */
export type GameRulebook = Readonly<Record<Language, Fetched<BoundRulebook>>>;

/** A rulebook by what brings its text, and what brings its cards. */
export const bound = (
  bring: () => Promise<{ readonly default: Rulebook }>,
  bringCards: () => Promise<RuleCards | null> = async () => null,
): Fetched<BoundRulebook> =>
  fetched(async () => {
    const [{ default: rulebook }, cards] = await Promise.all([bring(), bringCards()]);
    return { rulebook, cards };
  });

/** The page of a game's rules, at one of their paragraphs. */
export const rulesPath = (game: RuledGame, paragraph?: string) =>
  `/${game}/rules${paragraph === undefined ? "" : `#${paragraph}`}`;
