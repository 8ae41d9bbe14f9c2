import { en } from ".";
import { account } from "./account";
import { baloot } from "./baloot";
import { eights } from "./eights";
import { rulebook } from "./rulebook";
import { tiles } from "./tiles";

/** Everything the house says, what comes first and what comes with the screens that need it. */
export const english = { ...en, account, baloot, eights, tiles, rulebook };
