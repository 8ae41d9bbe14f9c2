import type { Game } from "../game";
import { bot } from "./bot";
import { startMatch } from "./deal";
import { admits, handover } from "./handover";
import { apply, check, timeout } from "./moves";
import { allows, type BalootOptions, defaults, Options } from "./options";
import { closeness } from "./scoring/closeness";
import { deeds, faults } from "./scoring/deeds";
import { outcome } from "./scoring/match-winner";
import { sideOf } from "./seats";
import { shorthand } from "./shorthand";
import { Action, type BalootAction, type BalootState } from "./state";
import { view } from "./view";
import { wait } from "./wait-times";

export { hokumOf, isAshkalBarred, isKawesh, openBids, whyNotBid, whyNotKawesh } from "./bidding/bidding";
export { isClosed, isGahwa, levelOf, mayClose, nextRaise } from "./bidding/doubling";
export * from "./cards";
export { handOrder } from "./hand-order";
export * from "./options";
export { isAkka } from "./playing/akka";
export { conceded } from "./playing/conceded";
export { handOf, legalCards, playable, situationOf, whyIllegal, whyNot } from "./playing/legality";
export {
  fairCards,
  judged,
  ledAgainst,
  paragraphOfVerdict,
  qaydDate,
  qaydSeats,
  whyNotContest,
  whyNotQayd,
} from "./playing/qayd";
export { canProveSawa, isExposed, sureCards, whyNotSawa } from "./playing/sawa";
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
} from "./playing/tricks";
export { weakestCard } from "./playing/weakest-card";
export { paragraphOf, type RefusalCode, refusalCodes } from "./refusals";
export { announced, worthOfProjects } from "./scoring/announced";
export { type LeadMark, markedLeads } from "./scoring/closeness";
export { breakdown } from "./scoring/end-of-hand";
export { courseLine, type MatchStory, matchStory } from "./scoring/match-story";
export {
  compareTeamProjects,
  declarable,
  isRevealed,
  type OpenProject,
  projectsOf,
  scanHandForProjects,
  validateProjectOverlap,
  verifyProjectLog,
} from "./scoring/projects";
export { calculatePoints, rawWorth } from "./scoring/projects-worth";
export {
  converted,
  MATCH,
  type Result,
  type Score,
  type ScoredProject,
  scoreOf,
  stakes,
  type Why,
} from "./scoring/scoring";
export * from "./seats";
export * from "./state";
export { pauses } from "./wait-times";

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
  admits,
  outcome,
  pairs: { score: ({ scores }) => scores, deeds, faults, closeness },
  levels: ["easy", "good"],
  bot,
  shorthand,
};
