import type { english } from "./en/all";

/** Every message there is, as English has them; a language that lacks one does not compile. */
export type Messages = typeof english;

declare module "use-intl" {
  interface AppConfig {
    Messages: Messages;
    // With the digits of the cards: numberLocale in number-locale.ts.
    Locale: "en" | "ar-u-nu-latn";
  }
}
