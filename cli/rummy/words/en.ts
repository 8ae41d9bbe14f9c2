import type { BotLevel } from "@/lib/rules/game";
import type { refusalCodes } from "@/lib/rules/rummy/moves";
import { type Phrase, phrases } from "@/lib/table/chat/chat";
import { type Notice, type TableRefusal, tableRefusals } from "@/lib/table/wire/refusals";

type RuleRefusal = (typeof refusalCodes)[number];

const rules: Readonly<Record<RuleRefusal, string>> = {
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

/** What a table of the house refuses, in words for a terminal. */
const table: Readonly<Record<TableRefusal | "clockNeeded" | "notSent", string>> = {
  ...tableRefusals,
  botPlays: "A bot plays for you: Enter says that you are back.",
  tooFast: "One thing at a time: wait a moment.",
  clockNeeded: "Open tables play by the clock: clock 60.",
  notSent: "Not sent: the table cannot be reached just now.",
};

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** What is said on a terminal, in English; plain functions, so that nothing has to be read before the first prompt. */
export const englishRummy = {
  house: "Majlis",
  game: "Rummy With Jokers",
  and: " and ",
  refusals: { ...table, ...rules } as Readonly<Record<string, string>>,
  rule: (rule: string) => ` rule ${rule}`,
  phrases: phrases as Readonly<Record<Phrase, string>>,
  /** A bot of the house by its id; English has the names the house has. */
  bots: {} as Readonly<Record<string, string>>,
  // Beginning
  whoPlays: [
    "Who plays? Two to six names, with commas between them.",
    "bot is a bot, bot:easy and bot:strong are others.",
    "Enter: You, and two bots.",
  ],
  usualPlayers: "You,bot,bot",
  botNames: ["Ruta", "Lukas", "Anna", "Tomas", "Mia", "Jonas"],
  howLong: ["How long? 1, 3, 5 or 10 deals, or 200, 300, 500 or 1000 points.", "Enter: 3 deals."],
  lengths: "1, 3, 5 or 10 deals, or 200, 300, 500 or 1000 points.",
  keptHere: (names: string, deal: number) => `A match is kept here: ${names}, deal ${deal}.`,
  goOnOrBegin: "Enter goes on with it, n begins another.",
  goOnOrN: "Enter goes on with that match, n begins another.",
  twoToSix: "Two to six play: names with commas between them.",
  noBot: (level: string) => `There is no bot:${level}; easy, good and strong are there.`,
  badName: "Names are letters, digits and spaces.",
  longName: (most: number) => `A name has ${most} letters at most.`,
  twoCalled: (name: string) => `Two are called ${name}.`,
  helpOrLeave: "? help, q leave",
  // On the table
  dealOf: (deal: number, deals: number) => `deal ${deal} of ${deals}`,
  dealTo: (deal: number, points: number) => `deal ${deal}, to ${points}`,
  round: (round: number) => `round ${round}`,
  pile: (cards: number) => `pile ${cards}`,
  cards: (count: string) => (count === "1" ? "1 card" : `${count} cards`),
  declared: "declared",
  notYet: "not yet",
  ok: "ok",
  full: "full",
  roomForOne: "room for one",
  pure: "pure",
  table: "Table",
  nothingLaid: "nothing is laid yet",
  moreAbove: (rows: number) => `${rows} more above: t`,
  discard: "Discard",
  none: "none",
  underIt: (cards: string) => `under it  ${cards}`,
  composing: "Declaration in progress",
  ofEnough: (enough: number) => ` of ${enough} `,
  more: (points: number) => ` ${points} more`,
  enough: " enough",
  pureSequence: "  pure sequence ",
  yes: "yes",
  no: "no",
  hand: { suit: "Your hand, by suit", rank: "Your hand, by rank" },
  points: (points: number) => counted(points, "point"),
  mustLay: (card: string) => `${card} must be laid before the turn ends; b puts it back`,
  hint: (hints: string) => `hint  ${hints}`,
  noHint: "nothing to lay yet",
  joins: (card: string, meld: number) => `${card} joins ${meld}`,
  makes: (cards: string, points: number) => `${cards} makes ${points}`,
  // What was done
  laid: (melds: string) => `laid ${melds}`,
  extended: (meld: number, card: string) => `extended ${meld} with ${card}`,
  tookJoker: (meld: number, card: string) => `took the joker of ${meld} with ${card}`,
  drewNothing: "had nothing to draw",
  hasDrawn: "drew",
  hasTaken: (card: string) => `took ${card}`,
  closed: "closed",
  discarded: (card: string) => `discarded ${card}`,
  keptLast: "kept the last card",
  comma: ", ",
  plays: " plays.",
  // Keys
  keys: {
    ...{ draw: "draw", back: "put back", meld: "meld", ok: "declare", extend: "extend", undo: "undo" },
    ...{ discard: "discard", close: "close", table: "table", sort: "sort", hints: "hints", noHints: "no hints" },
    ...{ help: "help", leave: "leave", say: "say", again: "again" },
  },
  take: (card: string) => `take ${card}`,
  faceDown: "face down",
  // Passing
  passTitle: "Pass the keyboard",
  itIs: "It is the turn of ",
  whenAlone: (name: string) => `When only ${name} looks: Enter.`,
  onlyEnter: (name: string) => `Only Enter, and only ${name}.`,
  shuffling: "Shuffling. Any key goes on.",
  // Score
  perfect: (points: number) => `perfect finish -${points}`,
  pureOff: (points: number) => `pure -${points}`,
  notDeclared: "not declared",
  nobodyClosed: "Nobody closed. The lowest sum wins",
  closedBy: (name: string) => `${name} closed. The lowest sum wins`,
  nextHand: "Enter deals the next hand, q leaves.",
  ends: "Enter ends.",
  wins: (names: string, count: number, points: number) => `${names} ${count > 1 ? "win" : "wins"} with ${points}.`,
  // Pages
  onTheTable: "On the table",
  whoLaid: "Who laid what, by round",
  goesBack: "Enter goes back.",
  help: "Help",
  helpKeys: [
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
  ] as readonly (readonly [string, string])[],
  helpOnline: [
    ["say hello", "talk"],
    ["talk", "all that was said"],
    ["link", "link and code"],
    ["leave", "give up the seat"],
  ] as readonly (readonly [string, string])[],
  helpWords: [
    "Several melds at once: m 1 2 3 / 5 6 7. A joker's end: e 2 jo low.",
    "Cards: their number, or a name: 6d, 10h, qs, jo. A key alone asks for the rest.",
    "Rounds 1 to 3: draw and discard. From 4 on: declare 48 with a pure sequence, extend any meld, close with exactly one card.",
    "A refusal names its rule: ? 5.1 reads rule 5.1.",
  ],
  // What commands answer
  adds: (cards: string) => `Enter adds ${cards}`,
  paragraph: (number: string) => `Rule ${number}`,
  noRule: (number: string) => `The rules have no ${number}.`,
  unknown: (word: string) => `${word}? ? shows what can be said.`,
  whichCards: "Which cards make a meld? Their numbers, or names.",
  notInHand: (name: string) => `${name} is not in your hand.`,
  that: "That",
  jokerPlaces: "The joker may stand in more than one place. Which meld is it?",
  set: "set",
  sequence: "sequence",
  worth: (points: number, missing: number) => ` These are worth ${points}: ${missing} more.`,
  drewNone: "There is nothing to draw.",
  drew: (card: string) => `You drew ${card}.`,
  took: (card: string) => `You took ${card}.`,
  enoughNow: "Enough: ok declares.",
  nothingComposed: "Nothing is composed: m adds a meld.",
  youDeclared: "Declared.",
  atWhichMeld: "At which meld? Its number on the table.",
  noMeldNumber: (word: string) => `${word} is no number of a meld.`,
  whichCard: "Which card? Its number, or its name.",
  bothEnds: "It fits at both ends. Where?",
  lowEnd: "at the low end",
  highEnd: "at the high end",
  whichDiscard: "Which card is discarded? Its number, or its name.",
  keptIn: (path: string) => `All is kept in ${path}.`,
  holdsMatch: (path: string) => `${path} holds a match already.`,
  houseKeeps: "A table of the house is kept by the house.",
  copied: (path: string) => `Kept in ${path}.`,
  cannotWrite: (path: string) => `${path} cannot be written.`,
  nothingChosen: "Nothing was chosen.",
  unreadable: {
    notWhole: (path: string) => `${path} is not whole: it is no JSON.`,
    noMatch: (path: string) => `${path} is no match of Rummy.`,
    newer: (path: string) => `${path} was saved by a newer Majlis, which has to play it on.`,
    broken: (path: string) => `${path} is broken.`,
    brokenRules: (path: string) => `${path} is broken: its moves do not follow the rules.`,
  },
  matchKept: (path: string) => `The match is kept in ${path}.`,
  // A table of the house
  online: {
    yourName: "What are you called at the table?",
    usualName: (name: string) => `Enter: ${name}.`,
    badName: "A name has 1 to 20 letters and signs.",
    looking: (link: string) => `Looking for ${link}`,
    tableCode: (code: string) => `table ${code}`,
    atTable: "At the table",
    open: "open",
    host: "host",
    you: "you",
    ready: "ready",
    notReady: "not ready",
    bot: (level: BotLevel) => `bot, ${level}`,
    presence: { lost: "line lost", disconnected: "gone", standIn: "bot plays", arriving: "coming", quit: "left" },
    watchers: (count: number) => `${count} looking on`,
    options: "Options",
    deals: (deals: number) => counted(deals, "deal"),
    toPoints: (points: number) => `to ${points} points`,
    clock: (seconds: number) => (seconds === 0 ? "no clock" : `${seconds} s a turn`),
    bonuses: "bonuses",
    exchange: "jokers exchanged",
    locked: "seats locked",
    public: "open to everybody",
    private: "by the link alone",
    begin: (isAlone: boolean): string => (isAlone ? "Enter begins, with a bot." : "Enter begins."),
    sayReady: "Enter says that you are ready.",
    youAreReady: "You are ready; Enter takes it back.",
    waitingFor: (name: string) => `${name} begins.`,
    waitingHost: "Nobody is host yet.",
    hostKeys: "bot, bot strong, remove 2, deals 5, points 300, clock 60, seats 4, public, lock, link",
    guestKeys: "say hello, sit 3, name Anna, link",
    lineLost: "The line is lost, and tried again. Your seat is kept.",
    unkept: "The table cannot save just now, and tries again.",
    slow: "The line is slow.",
    notSentYet: "Your move is not sent yet.",
    standIn: "A bot plays for you: Enter says that you are back.",
    back: "You are back.",
    waitOthers: "Waiting for the others.",
    onward: "Enter goes on to the next hand.",
    again: "Enter plays another match, q leaves.",
    againHost: "Enter plays another match, lobby chooses anew, q leaves.",
    waitingAgain: (names: string) => `Waiting for ${names}.`,
    lookOn: "You look on.",
    notices: {
      full: "The table is full: you look on.",
      over: "The match here is over: wait for the next, or leave.",
      started: "A match is on: you look on until it ends.",
      locked: "The host has locked the seats: you look on.",
      removed: "The host has asked you to leave your seat.",
      otherRules: "The match was begun by other rules and cannot go on. Begin another.",
    } satisfies Record<Notice, string> as Readonly<Record<string, string>>,
    noSuchTable: "There is no table with this code. Ask for the link again, or open one with --host.",
    closed: {
      badCode: "That is no table's code: a code has 4 to 12 letters and digits.",
      signedOut: "You were signed out from another device. --new-player sits down as somebody new.",
      outdated: "This program and the house play by different rules: renew the older of them.",
      turnedAway: "The table has hung up: too many are there, or too much was said. Try again in a minute.",
      elsewhere: "The table is played elsewhere.",
    } as Readonly<Record<string, string>>,
    unreached: (house: string) =>
      `The house at ${house} does not answer. Is it running (npm start), and is that its address?`,
    otherGame: (game: string) => `That link leads to a table of ${game}; here Rummy is played.`,
    noLink: (text: string) => `${text} is no link to a table, and no code.`,
    noHouse: (text: string) => `${text} is no address of a house.`,
    invite: "Send this link, or let a phone read the code:",
    seatKept: (command: string) => `Your seat is kept: ${command}`,
    talk: "What was said",
    silence: "Nobody has said anything.",
    sayWhat: "What do you say?",
    notSaid: "That cannot be said: letters, digits and signs, 200 at most.",
    reallyLeave: "Give up your seat for this match? A bot plays on in it.",
    stay: "stay",
    leaveNow: "leave",
    noSeat: "No seat is open.",
    whichSeat: "Which seat? Its number in the list.",
    badOption: {
      ...{ deals: "deals 1, 3, 5 or 10", points: "points 200, 300, 500 or 1000", clock: "clock 0, 60 or 120" },
      ...{ seats: "seats 2 to 6", bonuses: "bonuses on or off", exchange: "exchange on or off" },
      bot: "bot, bot easy or bot strong",
    } as Readonly<Record<string, string>>,
  },
  dealsOrPoints: "Deals or points, not both.",
  joinOrHost: "Join or host, not both.",
  language: "Languages are en and ar.",
  turning: "Arabic is turned here, or by the terminal: --rtl here, --rtl terminal.",
  usage: (called: string) => `Rummy With Jokers, at one keyboard or at a table of a house

  ${called} [options]

  --players LIST   names and bots: "Anna,Tomas,bot,bot:strong" (2 to 6; bot is bot:good)
  --deals N        1, 3, 5 or 10 deals
  --points N       play until somebody has 200, 300, 500 or 1000 points
  --bonuses        50 off for a perfect finish, 10 for each further pure sequence
  --exchange       jokers on the table may be exchanged
  --save FILE      keep the match in this file, and go on with what it holds
  --new            begin a new match, whatever is kept
  --seed WORD      deal by this word: the same word deals the same cards

  --join LINK      sit down at a table of a house: its link, or its code
  --host           open a table there, with a link and a QR code for the others
  --house URL      which house (else MAJLIS_HOUSE, else http://localhost:3000)
  --name NAME      what you are called there
  --clock N        seconds a turn at a table you open: 0, 60 or 120
  --player FILE    be who this file says, at whatever house: each that you play at is told its key
                   (else you are somebody else at every house, called the same)
  --new-player     sit down as somebody new

  --lang en|ar     English or Arabic (else as LANG says)
  --rtl MODE       who turns Arabic: here, the program; terminal, the terminal
  --ascii          letters in place of signs (also where the locale has no UTF-8)
  --no-color       no colours (also with NO_COLOR)
  --no-animation   no shuffling to look at
  --quiet          no bell when your turn begins at a table of a house
  --help           this

Every move is kept at once. With pipes each line is a command, and an empty one is Enter.
Ends with 0 when played or left, 2 when it was asked for something it cannot do, 3 when a table cannot be
sat at, 4 when a house does not answer, 130 on Ctrl-C.`,
};

export type RummyWords = typeof englishRummy;
