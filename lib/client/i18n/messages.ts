import type { en } from "./en";

/** Every message there is, as English has them; a language that lacks one does not compile. */
export type Messages = typeof en;

declare module "use-intl" {
  interface AppConfig {
    Messages: Messages;
    Locale: "en" | "ar";
  }
}
