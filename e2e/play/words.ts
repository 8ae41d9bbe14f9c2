import { createTranslator } from "use-intl/core";
import { ar } from "@/components/words/ar/all";
import { english } from "@/components/words/en/all";
import { numberLocale } from "@/components/words/number-locale";
import type { Language } from "@/lib/browser/storage/settings";
import type { Card, Color } from "@/lib/rules/eights";

/** What the house says in a language; screens are read by these words, as people read them. */
export const wordsOf = (language: Language) =>
  createTranslator({ locale: numberLocale(language), messages: language === "en" ? english : ar });

export type Words = ReturnType<typeof wordsOf>;

/** A colour in the middle of a sentence. */
export const colorIn = (t: Words, color: Color): string => t(`eights.inText.${color}`);

/** A card's name in the middle of a sentence. */
export const cardIn = (t: Words, { type, color, value = 0 }: Card): string =>
  t(`eights.cards.${type}`, { color: color ? colorIn(t, color) : "", value });
