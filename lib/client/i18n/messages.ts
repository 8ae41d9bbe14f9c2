import type { en } from "./en";
import type { account } from "./en/account";
import type { baloot } from "./en/baloot";
import type { eights } from "./en/eights";
import type { tiles } from "./en/tiles";

/** Every message there is, as English has them; a language that lacks one does not compile. */
export type Messages = typeof en & {
  readonly account: typeof account;
  readonly baloot: typeof baloot;
  readonly eights: typeof eights;
  readonly tiles: typeof tiles;
};

declare module "use-intl" {
  interface AppConfig {
    Messages: Messages;
    Locale: "en" | "ar";
  }
}
