import { en } from ".";
import { account } from "./account";
import * as ofGames from "./all-games";
import { chat } from "./chat";
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

/** Everything the house says, what comes first and what comes with the screens that need it. */
export const english = {
  ...en,
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
