import type { Game } from "../game";
import { bot } from "./bot";
import { startMatch } from "./deal";
import { outcome } from "./match";
import { apply, check, timeout } from "./moves";
import { allows, type BalootOptions, defaults, Options } from "./options";
import { sideOf } from "./seats";
import { shorthand } from "./shorthand";
import { Action, type BalootAction, type BalootState } from "./state";
import { view } from "./view";
import { handover, wait } from "./wait";

export { hokumOf, isAshkalBarred, isKawesh, openBids, whyNotBid, whyNotKawesh } from "./bidding";
export * from "./cards";
export { conceded } from "./conceded";
export { isClosed, isGahwa, levelOf, mayClose, nextRaise } from "./doubling";
export { handOf, legalCards, playable, situationOf, whyIllegal, whyNot } from "./legality";
export { announced, breakdown, worthOfProjects } from "./match";
export { type MatchStory, matchStory } from "./match-story";
export * from "./options";
export { handOrder } from "./order";
export { isAkka, weakestCard } from "./play";
export {
  calculatePoints,
  compareTeamProjects,
  declarable,
  isRevealed,
  type OpenProject,
  projectsOf,
  scanHandForProjects,
  validateProjectOverlap,
  verifyProjectLog,
} from "./projects";
export {
  fairCards,
  judged,
  ledAgainst,
  paragraphOfVerdict,
  qaydDate,
  qaydSeats,
  whyNotContest,
  whyNotQayd,
} from "./qayd";
export { paragraphOf, type RefusalCode, refusalCodes } from "./refusals";
export { canProveSawa, isExposed, sureCards, whyNotSawa } from "./sawa";
export { converted, MATCH, type Result, type Score, type ScoredProject, scoreOf, stakes, type Why } from "./scoring";
export * from "./seats";
export * from "./state";
export {
  balootCalled,
  balootOf,
  currentTrick,
  type Play,
  playCount,
  playsOf,
  seatInTrick,
  takenIn,
  winnerOf,
} from "./tricks";
export { pauses } from "./wait";

/** The trick-taking game of the majlis: sun and hokum, projects, doubles, to 152. */
export const baloot: Game<BalootState, BalootAction, BalootOptions> = {
  id: "baloot",
  version: 4,
  options: Options,
  defaults,
  action: Action,
  counts: () => [4],
  team: sideOf,
  allows,
  setup: (_players, options, seed) => startMatch(options, seed),
  check,
  apply,
  view,
  wait,
  deal: ({ deals }) => deals.length,
  timeout,
  standsInAtOnce: true,
  handover,
  outcome,
  levels: ["easy", "good"],
  bot,
  shorthand,
};
