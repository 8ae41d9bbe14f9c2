import { useCallback } from "react";
import { type RefusalCode, refusalCodes } from "@/lib/rules/rummy/moves";
import { useCardWords } from "./use-card-words";

const isRefusalCode = (code: string): code is RefusalCode => refusalCodes.some((known) => known === code);

/** Why a move cannot be made; null for the table's own refusals. */
export function useRummyRefusalWords(): (code: string) => string | null {
  const { t } = useCardWords();
  return useCallback((code) => (isRefusalCode(code) ? t(`refusals.${code}`) : null), [t]);
}
