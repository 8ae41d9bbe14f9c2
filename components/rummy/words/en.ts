import type { GameFront } from "@/components/words/game-front";

/** What the house says of Rummy With Jokers at once. */
export const front = {
  name: "Rummy",
  arabicName: "رامي",
  line: "Two to six, two packs and four jokers. Declare 48 with a pure sequence, extend anybody’s melds, and close with one card.",
  glimpse: "Runs, sets and four jokers",
  offline: "You are offline. Against bots you can play all the same, and Tiles.",
} satisfies GameFront;

export const rummy = {
  draw: "Draw",
  fromPile: "Take the discard",
  undoLast: "Take back",
  putBack: "Put back",
  close: "Close",
  discard: "Discard {card}",
  deeds: { lay: "Lay", extend: "Extend", exchange: "Free the joker" },
  result: { next: "Next deal" },
  options: {
    goal: "Match",
    deals: "So many deals",
    dealsNote: "After the last of them the lowest sum wins.",
    dealsCount: "{count, plural, one {# deal} other {# deals}}",
    points: "A points limit",
    pointsNote: "When somebody reaches it, the lowest sum wins.",
    pointsCount: "{count} points",
    clock: "Time for a turn",
    noClock: "No clock",
    seconds: "seconds",
    secondsFull: "{count, plural, one {# second} other {# seconds}}",
    maxPlayers: "Seats",
    fewer: "One seat fewer",
    more: "One seat more",
    extras: "What else",
    bonuses: "Bonuses",
    bonusesNote: "Who closes: 50 off for a perfect finish, 10 for each further pure sequence",
    exchange: "Jokers are exchanged",
    exchangeNote: "Lay the card a joker stands for, and take it",
  },
  rules: {
    title: "How to play",
    here: "At this table",
    goal: "Be the first to get rid of your cards. Whoever is left with cards pays for them, and the lowest sum wins.",
    turn: "Draw one card, lay what you can, and discard one. In rounds 1 to 3 there is only drawing and discarding.",
    melds:
      "A sequence has three or more of a suit in a row, a set three or four of a rank in different suits. The ace is high or low.",
    joker: "A joker stands for any card. A sequence without one is pure.",
    declare: "Your first declaration, from round 4 on, is worth 48 or more and has a pure sequence.",
    extend: "Once you have declared, add cards to any meld on the table, and lay more of your own.",
    taken: "The top discard may be taken only to be laid in the same turn. You may put it back.",
    close: "With exactly one card left you close: it goes face down on the pile.",
    score: "Who closed has 0; who has not declared 100, and 50 for each joker; the others what their cards are worth.",
  },
};
