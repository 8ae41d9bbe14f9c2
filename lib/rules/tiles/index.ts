export { dailySeed } from "./daily";
export { deckSize, handSize } from "./deck";
export { type GameRecord, recordOf, replay, version } from "./game-record";
export { type Digit, digitOf, type Honour, isHonour, type Kind, kinds, type Suit, suits, winds } from "./kinds";
export { type Account, accountOf, bestStreakOf, streakOf, type Weighed } from "./luck-and-choice";
export { chanceOf, type Odds, oddsOf } from "./odds";
export { lastExhaustion, play, scoreOf, start, totalOf } from "./play";
export { type Bet, bets, type Ending, type Hand, type Round, type State, type Tile } from "./state";
