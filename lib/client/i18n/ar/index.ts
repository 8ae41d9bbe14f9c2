import type { Messages } from "../messages";
import { account } from "./account";
import { baloot } from "./baloot";
import { chat } from "./chat";
import { common } from "./common";
import { eights } from "./eights";
import { home } from "./home";
import { lobby } from "./lobby";
import { lost } from "./lost";
import { presence } from "./presence";
import { removing } from "./removing";
import { rulebook } from "./rulebook";
import { table } from "./table";
import { tiles } from "./tiles";

export const ar: Messages = {
  common,
  home,
  lost,
  table,
  account,
  chat,
  lobby,
  presence,
  removing,
  baloot,
  eights,
  tiles,
  rulebook,
};
