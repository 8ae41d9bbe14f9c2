import type { Messages } from "../messages";
import { account } from "./account";
import { baloot } from "./baloot";
import { common } from "./common";
import { eights } from "./eights";
import { home } from "./home";
import { lobby } from "./lobby";
import { rulebook } from "./rulebook";
import { table } from "./table";
import { tiles } from "./tiles";

export const ar: Messages = { common, home, table, lobby, account, baloot, eights, tiles, rulebook };
