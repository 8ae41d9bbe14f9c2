import type { Refusal } from "../game";

/** Every reason to refuse, and the paragraph of RULES.md it rests on. */
const paragraphs = {
  gameOver: "10.2",
  notYourTurn: "1.5",
  notNow: "1.5",

  bidPublicSuit: "3.2",
  bidOtherSuit: "3.3",
  hokumStands: "3.4",
  confirmOnly: "3.5",
  takeOverOnly: "3.8",
  ashkalSeat: "3.9",
  ashkalRound: "3.10",
  ashkalPassed: "3.10",
  kaweshHand: "3.12",
  kaweshLate: "3.12",

  wrongRaise: "4.2",
  sunDoubleOnly: "4.3",
  closedNotHere: "4.4",

  noSuchCard: "5.1",
  closedLead: "4.5",
  mustFollow: "5.3",
  mustBeat: "5.4",
  mustTrump: "5.5",
  mustOvercut: "5.6",
  notAkka: "5.9",

  noSuchProject: "6.1",
  projectsFull: "6.2",
  declareLate: "6.4",

  sawaTooLate: "8.1",
  sawaStands: "8.2",

  qaydStrict: "9.1",
  qaydLate: "9.2",
  qaydSpent: "9.6",
  qaydBusy: "9.2",
  noSuchPlay: "9.3",
  ownPlay: "9.3",

  clockNeeded: "11.2",
  rankedRules: "12.3",
  rankedStrict: "12.3",
} as const;

/** Every reason to refuse something in this game. */
export type RefusalCode = keyof typeof paragraphs;

/** Every reason to refuse, to be worded by the client. */
export const refusalCodes = [
  "gameOver",
  "notYourTurn",
  "notNow",
  "bidPublicSuit",
  "bidOtherSuit",
  "hokumStands",
  "confirmOnly",
  "takeOverOnly",
  "ashkalSeat",
  "ashkalRound",
  "ashkalPassed",
  "kaweshHand",
  "kaweshLate",
  "wrongRaise",
  "sunDoubleOnly",
  "closedNotHere",
  "noSuchCard",
  "closedLead",
  "mustFollow",
  "mustBeat",
  "mustTrump",
  "mustOvercut",
  "notAkka",
  "noSuchProject",
  "projectsFull",
  "declareLate",
  "sawaTooLate",
  "sawaStands",
  "qaydStrict",
  "qaydLate",
  "qaydSpent",
  "qaydBusy",
  "noSuchPlay",
  "ownPlay",
  "clockNeeded",
  "rankedRules",
  "rankedStrict",
] as const satisfies readonly RefusalCode[];

/** The paragraph of RULES.md a refusal rests on. */
export const paragraphOf = (code: RefusalCode): string => paragraphs[code];

export const refuse = (code: RefusalCode): Refusal => ({ code, rule: paragraphs[code] });
