import { useCallback } from "react";
import { useMessages, useTranslations } from "use-intl";

/** The table's own refusals in the language spoken, null for one that its game must word. */
export function useRefusalWords(): (code: string) => string | null {
  const t = useTranslations("table.refusals");
  const words = useMessages().table.refusals;
  return useCallback(
    (code) => {
      const isTables = (code: string): code is keyof typeof words => Object.hasOwn(words, code);
      return isTables(code) ? t(code) : null;
    },
    [t, words],
  );
}
