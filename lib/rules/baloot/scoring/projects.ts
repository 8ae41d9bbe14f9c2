import type { Refusal, Seat } from "@/lib/rules/game";
import { type Card, rankOf, ranks, type Suit, suitOf, suits } from "../cards";
import { handOf } from "../playing/legality";
import { playsOf } from "../playing/tricks";
import { refuse } from "../refusals";
import { actingOrder, type Side, sideOf } from "../seats";
import type { BalootState, Contract, Deal, Project, ProjectType, ScoredDeal } from "../state";

/** A project whose cards are known. */
export type OpenProject = Project<readonly Card[]>;
type Kind = Contract["kind"];

const PROJECTS_EACH = 2;

const sequenceType = (length: number): ProjectType => (length >= 5 ? "hundred" : length === 4 ? "fifty" : "sira");

const isSequence = ([first, second]: readonly Card[]): boolean =>
  first !== undefined && second !== undefined && suitOf(first) === suitOf(second);

/** Every run of three or more in one suit, as long as it goes. */
function sequencesIn(held: ReadonlySet<Card>, suit: Suit): OpenProject[] {
  const found: OpenProject[] = [];
  let run: Card[] = [];
  for (const rank of [...ranks, null]) {
    const card = rank && (`${rank}${suit}` as const);
    if (card && held.has(card)) {
      run.push(card);
      continue;
    }
    if (run.length >= 3) found.push({ type: sequenceType(run.length), cards: run });
    run = [];
  }
  return found;
}

/** Every project a hand holds, before any is chosen: those that share a card exclude one another. */
export function scanHandForProjects(hand: readonly Card[], kind: Kind): OpenProject[] {
  const held = new Set(hand);
  const fours = ranks.slice(0, 5).flatMap((rank): OpenProject[] => {
    const cards = suits.map((suit): Card => `${rank}${suit}`);
    if (!cards.every((card) => held.has(card))) return [];
    return [{ type: rank === "A" && kind === "sun" ? "fourHundred" : "hundred", cards }];
  });
  return [...fours, ...suits.flatMap((suit) => sequencesIn(held, suit))].sort((one, other) => strengthGap(other, one));
}

/** Does no card serve in two of these projects? */
export function validateProjectOverlap(projects: readonly OpenProject[]): boolean {
  const cards = projects.flatMap((project) => project.cards);
  return new Set(cards).size === cards.length;
}

/** What a hand may still declare beside what it has declared: out of the cards those leave over. */
export function projectOptions(hand: readonly Card[], declared: readonly OpenProject[], kind: Kind): OpenProject[] {
  if (declared.length >= PROJECTS_EACH) return [];
  const used = new Set(declared.flatMap((project) => project.cards));
  return scanHandForProjects(
    hand.filter((card) => !used.has(card)),
    kind,
  );
}

/** The places of the hierarchy: 400, hundred in sequence, hundred of a kind, fifty, sira. */
function placeOf({ type, cards }: OpenProject): number {
  if (type === "hundred") return isSequence(cards) ? 3 : 2;
  return { sira: 0, fifty: 1, fourHundred: 4 }[type];
}

const topRank = ({ cards }: OpenProject): number => Math.min(...cards.map((card) => ranks.indexOf(rankOf(card))));

/** Above 0 when the first of two projects is the stronger by itself, 0 when only the order of play tells. */
export function strengthGap(one: OpenProject, other: OpenProject): number {
  return placeOf(one) - placeOf(other) || topRank(other) - topRank(one) || one.cards.length - other.cards.length;
}

/** The side whose projects count: that of the strongest one, the earlier in play where two are equal; null without any. */
export function compareTeamProjects(projects: readonly (readonly OpenProject[])[], dealer: Seat): Side | null {
  let best: { readonly project: OpenProject; readonly side: Side } | null = null;
  for (const seat of actingOrder(dealer))
    for (const project of projects[seat] ?? [])
      if (!best || strengthGap(project, best.project) > 0) best = { project, side: sideOf(seat) };
  return best?.side ?? null;
}

/** All the projects of a side. */
export const projectsOf = <P extends Project>(projects: readonly (readonly P[])[], side: Side): P[] =>
  projects.flatMap((own, seat) => (sideOf(seat) === side ? own : []));

/** Is its cards' owner looking, or the table itself? */
const isOpen = (project: Project): project is OpenProject => project.cards !== null;

/** The projects with their cards, as only the table knows them all. */
export const opened = ({ projects }: Pick<Deal, "projects">): OpenProject[][] =>
  projects.map((own) => own.filter(isOpen));

/** What a seat can declare now: in its own turn of the first trick, before its card. */
export function declarable(state: BalootState, seat: Seat): OpenProject[] {
  const { phase, asked, deal } = state;
  if (phase !== "playing" || !asked.includes(seat) || deal.tricks.length !== 1 || !deal.contract) return [];
  return projectOptions(handOf(state, seat), (deal.projects[seat] ?? []).filter(isOpen), deal.contract.kind);
}

const sameCards = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && one.every((card) => other.includes(card));

/** Why a seat whose turn it is cannot declare these cards. */
export function whyNotDeclare(state: BalootState, seat: Seat, cards: readonly Card[]): Refusal | null {
  if (state.phase !== "playing") return refuse("notNow");
  if (state.deal.tricks.length > 1) return refuse("declareLate");
  if ((state.deal.projects[seat]?.length ?? 0) >= PROJECTS_EACH) return refuse("projectsFull");
  return declarable(state, seat).some((project) => sameCards(project.cards, cards)) ? null : refuse("noSuchProject");
}

/** The state after a declaration; the turn goes on, with two seconds more. */
export function declare(state: BalootState, seat: Seat, cards: readonly Card[]): BalootState {
  const project = declarable(state, seat).find((option) => sameCards(option.cards, cards));
  if (!project) return state;
  const { deal } = state;
  const projects = deal.projects.with(seat, [...(deal.projects[seat] ?? []), project]);
  return { ...state, deal: { ...deal, projects } };
}

/** What was declared in a turn that ran out is forfeited. */
export function forfeited(state: BalootState, seat: Seat): BalootState {
  const { deal } = state;
  if (deal.tricks.length > 1 || !deal.projects[seat]?.length) return state;
  return { ...state, deal: { ...deal, projects: deal.projects.with(seat, []) } };
}

/** How often the seat on turn has declared in this very turn. */
export function declaredNow({ deal, asked }: BalootState): number {
  const [seat] = asked;
  return deal.tricks.length === 1 && seat !== undefined ? (deal.projects[seat]?.length ?? 0) : 0;
}

/** Compares what was declared, at the end of the first trick: from then on nothing can be. */
export const lockDeclarations = (deal: Deal): Deal => ({
  ...deal,
  counted: compareTeamProjects(opened(deal), deal.dealer),
});

/** What a look at a finished hand's declarations finds. */
interface ProjectFault {
  readonly seat: Seat | null;
  readonly fault: "notHeld" | "overlap" | "tooMany" | "wrongWinner" | "scanMissed";
}

/** Looks at a finished hand's declarations again, from its log alone. */
export function verifyProjectLog(deal: ScoredDeal): ProjectFault[] {
  const { kind } = deal.contract;
  const plays = playsOf(deal);
  const faults: ProjectFault[] = [];
  for (const [seat, own] of deal.projects.entries()) {
    const hand = [...plays.filter((play) => play.seat === seat).map((play) => play.card), ...(deal.left[seat] ?? [])];
    if (own.length > PROJECTS_EACH) faults.push({ seat, fault: "tooMany" });
    if (!validateProjectOverlap(own)) faults.push({ seat, fault: "overlap" });
    for (const [index, project] of own.entries()) {
      if (!project.cards.every((card) => hand.includes(card))) faults.push({ seat, fault: "notHeld" });
      else if (!projectOptions(hand, own.slice(0, index), kind).some(({ cards }) => sameCards(cards, project.cards)))
        faults.push({ seat, fault: "scanMissed" });
    }
  }
  if (compareTeamProjects(deal.projects, deal.dealer) !== deal.counted)
    faults.push({ seat: null, fault: "wrongWinner" });
  return faults;
}

/** Are this seat's projects shown to everybody? */
export const isRevealed = ({ counted }: Deal, seat: Seat): boolean => counted === sideOf(seat);
