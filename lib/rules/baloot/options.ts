import * as z from "zod/mini";
import type { Refusal, Visibility } from "../game";
import { refuse } from "./refusals";

/** Every switch of the rules with the settings it knows, as RULES.md 12 words them. */
export const switches = {
  /** After a hokum bid, who may still say sun, asked in play order from the bidder. */
  sunAfterHokum: ["yetToAct", "others"],
  /** The hokum bidder, asked last, may turn it to sun. */
  confirm: ["off", "on"],
  /** An opponent seated earlier may take a sun over. */
  strictPriority: ["off", "on"],
  ashkalInSecondRound: ["off", "on"],
  /** Against a first-round hokum on a public ace only the dealer's right may say sun. */
  aceHokum: ["open", "firstSeat"],
  /** The third hand, void, while its partner's lead is winning. */
  thirdHand: ["cuts", "free"],
  /** Void, an opponent has cut, and no higher trump in the hand. */
  cannotOvercut: ["anyCard", "anyTrump"],
  /** What half a ten comes to when card points are converted. */
  halves: ["up", "app"],
  /** Projects in a doubled hand: times the level, twice at most, or twice under a double and once above. */
  doubledProjects: ["level", "twice", "doubleOnly"],
  /** Who scores a baloot whose owner's side takes nothing. */
  lostBaloot: ["owner", "winner"],
  /** A kaboot in a doubled hand: the stake times the level, or the undoubled kaboot. */
  doubledKaboot: ["level", "flat"],
  reverseKaboot: ["off", "on"],
} as const;

/** The paragraph of RULES.md each switch sets. */
export const switchParagraphs: Readonly<Record<keyof typeof switches, string>> = {
  sunAfterHokum: "3.4",
  confirm: "3.5",
  strictPriority: "3.8",
  ashkalInSecondRound: "3.10",
  aceHokum: "3.6",
  thirdHand: "5.5",
  cannotOvercut: "5.6",
  halves: "7.4",
  doubledProjects: "7.8",
  lostBaloot: "7.9",
  doubledKaboot: "7.7",
  reverseKaboot: "7.6",
};

export type Rules = { readonly [Name in keyof typeof switches]: (typeof switches)[Name][number] };
export type SwitchName = keyof Rules;
export const switchNames = Object.keys(switches) as readonly SwitchName[];

const majlis = {
  sunAfterHokum: "yetToAct",
  confirm: "off",
  strictPriority: "off",
  ashkalInSecondRound: "off",
  aceHokum: "open",
  thirdHand: "cuts",
  cannotOvercut: "anyCard",
  halves: "up",
  doubledProjects: "level",
  lostBaloot: "owner",
  doubledKaboot: "level",
  reverseKaboot: "off",
} as const satisfies Rules;

const app = {
  ...majlis,
  sunAfterHokum: "others",
  confirm: "on",
  ashkalInSecondRound: "on",
  thirdHand: "free",
  halves: "app",
  doubledProjects: "twice",
  lostBaloot: "winner",
  doubledKaboot: "flat",
} as const satisfies Rules;

const federation = {
  ...app,
  strictPriority: "on",
  aceHokum: "firstSeat",
  thirdHand: "cuts",
  doubledProjects: "doubleOnly",
  reverseKaboot: "on",
} as const satisfies Rules;

/** The three rule sets that ship: the seed's own, the big apps', the Saudi regulation. */
export const ruleSets = { majlis, app, federation } as const satisfies Record<string, Rules>;
export const ruleSetNames = ["majlis", "app", "federation"] as const satisfies readonly (keyof typeof ruleSets)[];

/** Seconds a turn at each speed, null for no clock. */
export const speeds = { rocket: 5, rabbit: 10, turtle: 30, none: null } as const;
export const speedNames = ["rocket", "rabbit", "turtle", "none"] as const satisfies readonly (keyof typeof speeds)[];

export const Options = z.strictObject({
  ruleSet: z.enum(ruleSetNames),
  /** Single switches that differ from the rule set. */
  changes: z.strictObject({
    sunAfterHokum: z.optional(z.enum(switches.sunAfterHokum)),
    confirm: z.optional(z.enum(switches.confirm)),
    strictPriority: z.optional(z.enum(switches.strictPriority)),
    ashkalInSecondRound: z.optional(z.enum(switches.ashkalInSecondRound)),
    aceHokum: z.optional(z.enum(switches.aceHokum)),
    thirdHand: z.optional(z.enum(switches.thirdHand)),
    cannotOvercut: z.optional(z.enum(switches.cannotOvercut)),
    halves: z.optional(z.enum(switches.halves)),
    doubledProjects: z.optional(z.enum(switches.doubledProjects)),
    lostBaloot: z.optional(z.enum(switches.lostBaloot)),
    doubledKaboot: z.optional(z.enum(switches.doubledKaboot)),
    reverseKaboot: z.optional(z.enum(switches.reverseKaboot)),
  }),
  speed: z.enum(speedNames),
  /** Strict: a card that breaks the rules cannot be played. Free: it can, and may be caught by qayd. */
  enforcement: z.enum(["strict", "free"]),
});
export type BalootOptions = z.infer<typeof Options>;

export const defaults: BalootOptions = { ruleSet: "majlis", changes: {}, speed: "rabbit", enforcement: "strict" };

/** The switches that are set otherwise than their rule set has them. */
export function changedSwitches({ ruleSet, changes }: BalootOptions): readonly SwitchName[] {
  const set: Rules = ruleSets[ruleSet];
  return switchNames.filter((name) => changes[name] !== undefined && changes[name] !== set[name]);
}

/** The options with one switch set so, which is no change where the rule set has it so itself. */
export function withSwitch(options: BalootOptions, name: SwitchName, setting: string): BalootOptions {
  const { [name]: _, ...others } = options.changes;
  const set: Rules = ruleSets[options.ruleSet];
  return { ...options, changes: setting === set[name] ? others : { ...others, [name]: setting } };
}

/** Every switch as these options set it. */
export function rulesOf({ ruleSet, changes }: BalootOptions): Rules {
  const set: Rules = ruleSets[ruleSet];
  return Object.keys(changes).length === 0 ? set : { ...set, ...changes };
}

/** The clock of one turn in milliseconds, null for none. */
export const turnMs = ({ speed }: BalootOptions): number | null => {
  const seconds = speeds[speed];
  return seconds === null ? null : seconds * 1000;
};

/** Refuses options that this kind of table may not have. */
export function allows(options: BalootOptions, visibility: Visibility): Refusal | null {
  if (visibility === "private") return null;
  if (options.speed === "none") return refuse("clockNeeded");
  if (visibility === "public") return null;
  if (options.ruleSet !== "majlis" || changedSwitches(options).length > 0) return refuse("rankedRules");
  return options.enforcement === "strict" ? null : refuse("rankedStrict");
}
