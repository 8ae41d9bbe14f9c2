import { en } from ".";
import { account } from "./account";
import { baloot } from "./baloot";
import { chat } from "./chat";
import { eights } from "./eights";
import { lobby } from "./lobby";
import { presence } from "./presence";
import { removing } from "./removing";
import { rulebook } from "./rulebook";
import { tiles } from "./tiles";

/** Everything the house says, what comes first and what comes with the screens that need it. */
export const english = { ...en, account, chat, lobby, presence, removing, baloot, eights, tiles, rulebook };
