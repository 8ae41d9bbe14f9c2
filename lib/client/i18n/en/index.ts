import { common } from "./common";
import { eights } from "./eights";
import { home } from "./home";
import { lobby } from "./lobby";
import { table } from "./table";

export const en = { common, home, lobby, table, eights };
