import { baloot } from "@/components/baloot/words/en";
import { eights } from "@/components/eights/words/en";
import { tiles } from "@/components/tiles/words/en";
import { en } from ".";
import { account } from "./account";
import { chat } from "./chat";
import { lobby } from "./lobby";
import { presence } from "./presence";
import { removing } from "./removing";
import { rulebook } from "./rulebook";

/** Everything the house says, what comes first and what comes with the screens that need it. */
export const english = { ...en, account, chat, lobby, presence, removing, baloot, eights, tiles, rulebook };
