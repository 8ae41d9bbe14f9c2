import type { Refusal } from "../game";

const paragraphs = {
  notYourTurn: "2.1",
  pickFirst: "2.2",
  pickedAlready: "2.2",
  noSuchCard: "2.3",
  nothingToUndo: "2.5",
  tooManyPlays: "2.5",
  noMeld: "3.1",
  twice: "3.3",
  onlyAcesAndThrees: "3.4",
  fullSet: "3.4",
  suitTwice: "3.4",
  noSuchMeld: "3.5",
  noNatural: "4.2",
  chooseWild: "4.3",
  cannotStandFor: "4.3",
  noJokerForIt: "4.5",
  swapInstead: "4.5",
  noTwoForIt: "4.6",
  shiftInstead: "4.6",
  noRoomForTwo: "4.6",
  noTwoAtEnd: "4.7",
  noRoomAtEnd: "4.7",
  mustOpen: "5.2",
  doesNotFit: "6.1",
  cannotJoin: "6.2",
  tooDeep: "7.1",
  deepestStays: "7.2",
  deepestUnopened: "7.2",
  deepestLast: "7.2",
  mustLieOnTable: "7.3",
  lastCard: "8.2",
  noLock: "8.3",
  wildOut: "8.3",
  gameOver: "8.6",
  notNow: "8.7",
} as const;

/** Every reason to refuse a move in this game. */
export type RefusalCode = keyof typeof paragraphs;

/** Every reason to refuse a move, to be worded by the client. */
export const refusalCodes = Object.keys(paragraphs) as readonly RefusalCode[];

export const refuse = (code: RefusalCode): Refusal => ({ code, rule: paragraphs[code] });
