import { en } from ".";
import { account } from "./account";
import { baloot } from "./baloot";
import { eights } from "./eights";
import { lobby } from "./lobby";
import { rulebook } from "./rulebook";
import { tiles } from "./tiles";

/** Everything the house says, what comes first and what comes with the screens that need it. */
export const english = { ...en, lobby, account, baloot, eights, tiles, rulebook };
