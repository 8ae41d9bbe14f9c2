import type { Refusal } from "@/lib/rules/game";
import type { refusalCodes } from "@/lib/rules/rummy/moves";

const sentences: Readonly<Record<(typeof refusalCodes)[number], string>> = {
  notYourTurn: "It is not your turn.",
  noSuchCard: "That card is not in your hand.",
  drawFirst: "Draw first: d from the pile, p from the discards.",
  drawnAlready: "You have drawn already.",
  tooEarly: "Nothing is declared or extended before round 4.",
  discardsClosed: "The discards are closed before round 4.",
  noDiscard: "There is no discard to take.",
  mustLay: "The card you took must lie on the table first; b puts it back.",
  notTaken: "You have taken nothing from the discards.",
  undoFirst: "Take back what you have laid first: u.",
  nothingLaid: "Nothing to take back.",
  tooShort: "A meld is three cards or more.",
  onlyJokers: "A meld needs a card that is no joker.",
  otherSuit: "A sequence is of one suit.",
  notInOrder: "These cards do not follow one another.",
  noWrap: "A sequence does not go on past the ace.",
  otherRank: "A set is of one rank.",
  sameSuit: "In a set every suit is there once.",
  setFull: "A set has four cards at most.",
  notEnough: "A first declaration needs 48 points.",
  noPure: "A first declaration needs a sequence without a joker.",
  keepOne: "Keep one card: the last is not laid.",
  declareFirst: "Declare first: only then are melds extended.",
  noSuchMeld: "There is no such meld.",
  noExchange: "At this table jokers stay where they lie.",
  noJokerThere: "No joker there stands for that card.",
  notOneLeft: "You close with exactly one card.",
  mustClose: "The last card closes the deal: c.",
  noScore: "There is no score to look at.",
  gameOver: "The match is over.",
};

const isCode = (code: string): code is keyof typeof sentences => code in sentences;

/** A refusal in words. */
export const sentenceOf = ({ code }: Refusal): string => (isCode(code) ? sentences[code] : code);

/** What can be typed, for whoever asks. */
export const helpKeys = [
  ["d", "draw from the pile"],
  ["p", "take the discard"],
  ["b", "put it back"],
  ["m 1 2 3", "add a meld"],
  ["ok", "declare"],
  ["e 2 6d", "extend meld 2"],
  ["j 2 qh", "free its joker"],
  ["u", "undo"],
  ["x 4", "discard"],
  ["c", "close"],
  ["s", "sort the hand"],
  ["h", "hints"],
  ["t", "all melds"],
  ["save F", "keep a copy"],
  ["q", "leave"],
  ["Enter", "draw"],
] as const;

export const helpWords = [
  "Several melds at once: m 1 2 3 / 5 6 7. A joker's end: e 2 jo low.",
  "Cards: their number, or a name: 6d, 10h, qs, jo. A key alone asks for the rest.",
  "Rounds 1 to 3: draw and discard. From 4 on: declare 48 with a pure sequence, extend any meld, close with exactly one card.",
  "The rules: lib/rules/rummy/RULES.md",
] as const;

export const usage = `Rummy With Jokers, at one keyboard

  npm run rummy -- [options]

  --players LIST   names and bots: "Anna,Tomas,bot,bot:strong" (2 to 6; bot is bot:good)
  --deals N        1, 3, 5 or 10 deals
  --points N       play until somebody has 200, 300, 500 or 1000 points
  --bonuses        50 off for a perfect finish, 10 for each further pure sequence
  --exchange       jokers on the table may be exchanged
  --save FILE      keep the match in this file, and go on with what it holds
  --new            begin a new match, whatever is kept
  --seed WORD      deal by this word: the same word deals the same cards
  --ascii          letters in place of signs (also where the locale has no UTF-8)
  --no-color       no colours (also with NO_COLOR)
  --no-animation   no shuffling to look at
  --help           this

Every move is kept at once. With pipes each line is a command, and an empty one is Enter.
Ends with 0 when played or left, 2 when it was asked for something it cannot do, 130 on Ctrl-C.`;
