import type { Language } from "@/lib/browser/storage/settings";

/** How numbers are written in a language: with the digits of the cards. Left to itself Arabic has others in WebKit than in Chromium. */
export const numberLocale = (spoken: Language) => (spoken === "ar" ? "ar-u-nu-latn" : spoken);
