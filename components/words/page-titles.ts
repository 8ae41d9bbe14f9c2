import { createTranslator } from "use-intl/core";
import type { GameId, SoloId } from "@/lib/rules/registry";
import { games as arabic } from "./ar/games";
import { ranked as arabicRanked } from "./ar/ranked";
import { rulebook as arabicRules } from "./ar/rulebook";
import { games as english } from "./en/games";
import { ranked as englishRanked } from "./en/ranked";
import { rulebook as englishRules } from "./en/rulebook";

/** How a game's pages are named until it is known which language is spoken: in both. */
export const titleOf = (game: GameId | SoloId) => `${english[game].name} · ${arabic[game].name}`;

/** The same of the page of its rules. */
export function rulesTitleOf(game: GameId | SoloId): string {
  const en = createTranslator({ locale: "en", messages: { rulebook: englishRules }, namespace: "rulebook" });
  const ar = createTranslator({ locale: "ar-u-nu-latn", messages: { rulebook: arabicRules }, namespace: "rulebook" });
  return `${en("page", { game: english[game].name })} · ${ar("page", { game: arabic[game].name })}`;
}

/** The same of a page of ranked play. */
export const rankedTitle = (page: "title" | "ladder" | "leagues") => `${englishRanked[page]} · ${arabicRanked[page]}`;
