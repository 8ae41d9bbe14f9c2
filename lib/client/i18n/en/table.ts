import type { Notice, TableRefusal } from "@/lib/table/refusals";
import type { botNames } from "@/lib/table/seats";

type BotId = `bot-${Lowercase<(typeof botNames)[number]>}`;

export const table = {
  name: "Table {code}",
  join: {
    title: "Join the table",
    openTitle: "Take your seat",
    text: "You are invited to a table of {game}.",
    openText: "One thing before the cards: what do they call you?",
    action: "Join",
    openAction: "Sit down",
  },
  coming: "On the way to the table…",
  reach: {
    connecting: "Connecting…",
    lost: "Connection lost. Trying again…",
    back: "Connected again.",
    unreachable: "The table does not answer. Trying again…",
  },
  closed: {
    noSuchTable: {
      title: "There is no table {code}",
      text: "Ask for the code again, or open a table of your own.",
    },
    badCode: {
      title: "This is not a table’s address",
      text: "A code has 4 to 12 letters and digits. Ask for the link again, or open a table of your own.",
    },
    outdated: {
      title: "Majlis has been renewed",
      text: "Load the page again to go on. Your seat is kept.",
    },
    openOwn: "Open a table",
    reload: "Load again",
  },
  notices: {
    full: "The table is full: you are looking on.",
    started: "A game is on: you are looking on until it ends.",
  } satisfies Record<Notice, string>,
  watching: "You are looking on",
  leave: {
    action: "Leave the table",
    title: "Leave the game?",
    text: "Your cards go with you, and you cannot sit down again until this game is over.",
    confirm: "Leave",
    stay: "Stay",
  },
  bots: {
    "bot-zayd": "Zayd",
    "bot-layla": "Layla",
    "bot-omar": "Omar",
    "bot-noura": "Noura",
    "bot-tariq": "Tariq",
    "bot-salma": "Salma",
    "bot-faris": "Faris",
    "bot-huda": "Huda",
    "bot-rakan": "Rakan",
    "bot-maha": "Maha",
  } satisfies Record<BotId, string>,
  refusals: {
    notJson: "The table did not understand that.",
    tooLong: "That was too long for the table.",
    malformed: "The table did not understand that.",
    unknownAction: "The table does not know how to do that.",
    joinFirst: "Sit down at the table first.",
    alreadyJoined: "This window plays as somebody else already.",
    noSuchTable: "There is no such table.",
    notHost: "Only the host can do that.",
    notSeated: "You have no seat at this table.",
    noSuchSeat: "There is no such seat.",
    seatTaken: "Somebody was quicker: that seat is taken.",
    seatEmpty: "Nobody sits there any more.",
    gameRunning: "Not while a game is being played.",
    notPlaying: "No game is being played.",
    notFinished: "The game is not over yet.",
    badOptions: "Those options do not go together.",
    tooFew: "There are too few players to start.",
    tooMany: "There are too many players for that.",
    tooLate: "Too late: that turn has passed.",
    tooEarly: "It has not come to that turn yet.",
    alreadyMoved: "Another move of yours was taken instead.",
    notYourTurn: "It is not your turn.",
    botPlays: "A bot is playing for you. Say that you are back first.",
  } satisfies Record<TableRefusal, string>,
};
