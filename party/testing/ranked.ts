import { seasonAt } from "@/lib/ranked/seasons";
import type { Tier } from "@/lib/ranked/tiers";
import { ladderRoom } from "@/lib/ranked/wire";
import { games } from "@/lib/rules/registry";
import Ladder from "../ladder";
import Player from "../player";
import Queue from "../queue";
import { tableParty } from "../table-party";
import { TestHouse } from "./house";

/** A whole house with the rooms of ranked play, in this process. */
export const rankedHouse = (env: Record<string, unknown> = {}): TestHouse =>
  new TestHouse(
    { queue: Queue, ladder: Ladder, player: Player, baloot: tableParty(games.baloot) },
    { MAJLIS_JOINS_A_MINUTE: 1_000_000, ...env },
  );

export const ladderNow = (tier: Tier = "rocket"): string => ladderRoom(tier, seasonAt(Date.now()));
