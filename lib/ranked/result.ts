import { chance, type Pair, PROVISIONAL_MATCHES, type Rating, rated, ratingAt, shown } from "./rating";

/** One of four, in play order; 0 and 2 are partners, and 1 and 3. */
type FourthSeat = 0 | 1 | 2 | 3;
export type Four<Of> = readonly [Of, Of, Of, Of];
type Team = 0 | 1;

/** How a seat of a ranked match was held. */
export interface HeldSeat {
  readonly player: string;
  /** Not there as the match ended. */
  readonly isAwayAtEnd: boolean;
  /** Hands of the match that a bot played for them. */
  readonly botHands: number;
  /** How they are called, and what they bought and made, for the ladder's lines. */
  readonly about?: PlayerAbout;
}

/** What a ladder's line says of a player beside points. */
export interface PlayerAbout {
  readonly name: string;
  readonly avatar: string;
  readonly bought: number;
  readonly made: number;
  /** The name is theirs alone. */
  readonly isClaimed?: boolean;
}

/** A ranked match as it ended. */
export interface RankedResult {
  /** The match's own name, 128 bits. */
  readonly match: string;
  readonly endedAt: number;
  readonly hands: number;
  readonly seats: Four<HeldSeat>;
  readonly winner: Team;
}

/** Why points moved as they did, for whoever puts it in words. */
type Reason =
  /** The other pair, beside one's own: "they were stronger". */
  | "stronger"
  | "even"
  | "weaker"
  /** One's partner was gone and the match lost: nothing is. */
  | "partnerGone"
  /** Gone oneself: a loss, twice over, whoever won. */
  | "gone";

/** What a match did to one player's points. */
interface PointsChange {
  readonly player: string;
  readonly isWon: boolean;
  readonly from: number;
  readonly to: number;
  readonly reason: Reason;
  /** What the same result would have been worth between equals. */
  readonly even: number;
  /** What was not counted since one's partner was gone, else 0. */
  readonly spared: number;
  /** Matches until the points are no longer provisional. */
  readonly provisionalFor: number;
}

/** Pairs are as good as even while neither is to win oftener than this. */
const EVEN = 0.55;

/** Gone: away at the end, or a bot played more than half of the hands, back since or not. */
export const isGone = ({ isAwayAtEnd, botHands }: Pick<HeldSeat, "isAwayAtEnd" | "botHands">, hands: number): boolean =>
  isAwayAtEnd || 2 * botHands > hands;

function strengthOf(chanceToWin: number): Reason {
  if (chanceToWin > EVEN) return "weaker";
  return chanceToWin < 1 - EVEN ? "stronger" : "even";
}

const teamOf = (seat: FourthSeat): Team => (seat === 0 || seat === 2 ? 0 : 1);
const against = (team: Team): Team => (team === 0 ? 1 : 0);
const partners = { 0: 2, 1: 3, 2: 0, 3: 1 } as const;
const pairOf = <Of>(four: Four<Of>, team: Team): Pair<Of> => (team === 0 ? [four[0], four[2]] : [four[1], four[3]]);
const bySeat = <Of>(of: (seat: FourthSeat) => Of): Four<Of> => [of(0), of(1), of(2), of(3)];

/** The four after one of the pairs has won. */
function afterWin(four: Four<Rating>, winner: Team): Four<Rating> {
  const [won, lost] = rated(pairOf(four, winner), pairOf(four, against(winner)));
  const [first, second] = winner === 0 ? [won, lost] : [lost, won];
  return [first[0], second[0], first[1], second[1]];
}

/** What a result would have been worth to a seat had both pairs been equally good. */
function evenChange(four: Four<Rating>, seat: FourthSeat, isWon: boolean): number {
  const { points } = four[seat];
  const equals = bySeat((each) => ({ ...four[each], points }));
  const team = teamOf(seat);
  return afterWin(equals, isWon ? team : against(team))[seat].points - points;
}

/** The ratings of the four after a match, and what is said of it; pure, so that it is the same whoever asks, and when. */
export function settled(
  { seats, winner, hands, endedAt }: RankedResult,
  ratings: Four<Rating>,
): { readonly ratings: Four<Rating>; readonly changes: Four<PointsChange> } {
  const before = bySeat((seat) => ratingAt(ratings[seat], endedAt));
  const after = afterWin(before, winner);
  const gone = bySeat((seat) => isGone(seats[seat], hands));

  const settle = (seat: FourthSeat): { readonly rating: Rating; readonly change: PointsChange } => {
    const own = before[seat];
    const fair = after[seat];
    const team = teamOf(seat);
    const isWon = team === winner;
    const isSpared = !isWon && !gone[seat] && gone[partners[seat]];
    let rating = fair;
    let reason = strengthOf(chance(pairOf(before, team), pairOf(before, against(team))));
    if (gone[seat]) {
      const loss = own.points - (isWon ? afterWin(before, against(winner)) : after)[seat].points;
      rating = { ...fair, points: Math.max(0, own.points - 2 * loss) };
      reason = "gone";
    } else if (isSpared) {
      rating = own;
      reason = "partnerGone";
    }
    const matches = own.matches + 1;
    const change: PointsChange = {
      player: seats[seat].player,
      isWon,
      from: shown(own),
      to: shown(rating),
      reason,
      even: Math.round(evenChange(before, seat, isWon)),
      spared: isSpared ? shown(fair) - shown(own) : 0,
      provisionalFor: Math.max(0, PROVISIONAL_MATCHES - matches),
    };
    return { rating: { ...rating, matches, playedAt: endedAt }, change };
  };

  const all = bySeat(settle);
  return { ratings: bySeat((seat) => all[seat].rating), changes: bySeat((seat) => all[seat].change) };
}
