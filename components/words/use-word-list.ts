import { useTranslations } from "use-intl";

/** Puts words in a row, with the comma of the language spoken here between them. */
export function useWordList(): (words: readonly (string | false | null | undefined)[]) => string {
  const comma = useTranslations("common")("comma");
  return (words) => words.filter(Boolean).join(comma);
}
