import type { en } from "./en";
import type { account } from "./en/account";

/** Every message there is, as English has them; a language that lacks one does not compile. */
export type Messages = typeof en & { readonly account: typeof account };

declare module "use-intl" {
  interface AppConfig {
    Messages: Messages;
    Locale: "en" | "ar";
  }
}
