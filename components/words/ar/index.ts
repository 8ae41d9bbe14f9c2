import { baloot } from "@/components/baloot/words/ar";
import { eights } from "@/components/eights/words/ar";
import { tiles } from "@/components/tiles/words/ar";
import type { Messages } from "../messages";
import { account } from "./account";
import { chat } from "./chat";
import { common } from "./common";
import { home } from "./home";
import { lobby } from "./lobby";
import { lost } from "./lost";
import { presence } from "./presence";
import { removing } from "./removing";
import { rulebook } from "./rulebook";
import { table } from "./table";

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
