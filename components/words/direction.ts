import type { Language } from "@/lib/browser/storage/settings";

/** Which way a language is read. */
export const directionOf = (spoken: Language) => (spoken === "ar" ? "rtl" : "ltr");
