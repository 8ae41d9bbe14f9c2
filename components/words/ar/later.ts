import type { Messages } from "../messages";
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

/** All that Arabic says beside what every page has from the start. */
export const later: Omit<Messages, "common" | "games" | "home" | "brokenPage" | "tiers"> = {
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
