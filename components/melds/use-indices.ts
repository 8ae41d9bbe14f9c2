import type { Indices } from "@/components/cards/card-corner";
import { useLanguage } from "@/components/words/words-provider";

/** The letters that courts and aces are written in here. */
export const useIndices = (): Indices => (useLanguage() === "ar" ? "arabic" : "latin");
