import type { Messages } from "../messages";
import { account } from "./account";
import * as ofGames from "./all-games";
import { brokenPage } from "./broken-page";
import { chat } from "./chat";
import { common } from "./common";
import { games } from "./games";
import { home } from "./home";
import { keeping } from "./keeping";
import { lobby } from "./lobby";
import { melds } from "./melds";
import { plain } from "./plain";
import { presence } from "./presence";
import { ranked } from "./ranked";
import { removing } from "./removing";
import { rulebook } from "./rulebook";
import { social } from "./social";
import { table } from "./table";

export const ar: Messages = {
  common,
  games,
  home,
  brokenPage,
  table,
  account,
  chat,
  keeping,
  lobby,
  melds,
  plain,
  presence,
  ranked,
  removing,
  ...ofGames,
  rulebook,
  social,
};
