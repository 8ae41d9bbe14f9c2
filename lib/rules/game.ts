import type { core } from "zod/mini";
import type { Random } from "./random";
import type { Unseeded } from "./replay";

/** A place at the table, counted from 0 in play order. */
export type Seat = number;

/** Why an action is not allowed: a code the client words in its own language, and the paragraph of RULES.md it rests on. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
}

/** Whom the table waits for, how long, and what for; `seats: []` is the table's own pause. */
export interface Wait {
  /** Names the question being asked; another question has another number. */
  readonly turn: number;
  /** The seats that may still answer. */
  readonly seats: readonly Seat[];
  /** The time to answer, null for no clock, 0 for a step taken in the same event. */
  readonly ms: number | null;
  readonly kind: string;
  /** The turn whose clock stands still meanwhile; it goes on with what was left when `wait` names it again. */
  readonly interrupts?: number;
  /** Silence is an answer like any other: nobody who says nothing has missed a turn. */
  readonly silent?: true;
  /** Such a question is a choice of one's own all the same, and whoever looks away is called for it. */
  readonly calls?: true;
  /** Seats that may move too, though nobody waits for them; their moves carry a date of their own and no turn. */
  readonly aside?: readonly Seat[];
  /** The step that follows needs fresh randomness. */
  readonly deals?: true;
}

/** How a game ended: places from first to last with shared places together, and each seat's score. */
export interface Outcome {
  readonly places: readonly (readonly Seat[])[];
  readonly scores: readonly number[];
  readonly reason: string;
}

/** How well bots play, from the weakest on; a game says which of them it has. */
export const botLevels = ["easy", "good", "strong"] as const;
export type BotLevel = (typeof botLevels)[number];
/** How well those play who are taken for seats that are still empty when a game begins: every game has such bots. */
export const FILLING = "good" satisfies BotLevel;

/** How long something takes, in milliseconds: at least, and at most. */
export type Span = readonly [least: number, most: number];

/** How long a game's bots take, so that a person can follow them. */
interface Pace {
  /** From being asked to a move. */
  readonly move: Span;
  /** A whole turn, however many moves it has: whoever sees only its end learns nothing from when that comes. */
  readonly turn?: Span;
}
/** How long bots take where their game says nothing. */
export const PACE: Pace = { move: [450, 1_300] };
/** No game's bots take longer. */
export const LONGEST_THOUGHT_MS = 5_000;

export type Visibility = "private" | "public" | "ranked";

/**
 * One game, as data and pure functions over plain JSON. A view is a state with some cards turned face down, so the
 * client predicts with the same `check` and `apply` that the table decides with.
 */
export interface Game<State = unknown, Action = unknown, Options = unknown> {
  readonly id: string;
  /** Grows when a stored state or log of an older one would be read wrongly. */
  readonly version: number;
  readonly options: core.$ZodType<Options>;
  readonly defaults: Options;
  /** An action as it crosses the wire and as it stands in the log. */
  readonly action: core.$ZodType<Action>;
  /** The numbers of players the game can start with, ascending. */
  counts(options: Options): readonly number[];
  /** The side a seat plays for, null where everyone plays alone. */
  team(seat: Seat): number | null;
  /** Refuses options that this kind of table may not have. */
  allows?(options: Options, visibility: Visibility): Refusal | null;
  /** The first state, from 32 random bytes in hex. */
  setup(players: number, options: Options, seed: string): State;
  check(state: State, seat: Seat, action: Action): Refusal | null;
  /** The state after an action `check` let pass; reads only what the seat can see. */
  apply(state: State, seat: Seat, action: Action): State;
  /** The state as a seat sees it, null for a watcher: the only way out to the wire. */
  view(state: State, seat: Seat | null): State;
  /** Null when the game is over. */
  wait(state: State): Wait | null;
  /** Which of its deals this is, where a game has several and dates moves by the cards of one. */
  deal?(state: State): number;
  /** The authority's step when a wait runs out; one that `deals` gets 32 fresh random bytes in hex. */
  timeout(state: State, seed?: string): State;
  /** Takes a seat out of the game for good, where the rules know such a thing. */
  remove?(state: State, seat: Seat): State;
  /** A bot plays for whoever is disconnected at once, not only once their turn has run out. */
  readonly standsInAtOnce?: true;
  /** May this seat pass from a bot that stood in back to its player now? */
  handover?(state: State, seat: Seat): boolean;
  /** May somebody who has just come take over the seat of a bot now? Only games with such moments know this. */
  admits?(state: State): boolean;
  outcome(state: State): Outcome | null;
  /** What ranked play asks of a game of two pairs; no other is played ranked. */
  readonly pairs?: Pairs<State>;
  /** How well its bots can play, from the weakest on. */
  readonly levels: readonly [BotLevel, ...BotLevel[]];
  /** How long its bots take; `PACE` where it says nothing. */
  readonly pace?: Pace;
  /**
   * A move chosen from a view, never from a state; a bot may have to go on from the middle of a player's turn. One with a
   * name of its own, that stands in for nobody, may have a temper.
   */
  bot(view: State, seat: Seat, random: Random, level: BotLevel, name?: string | null): Action;
  /** Only for a game whose wire is not its view. */
  readonly codec?: Codec<State>;
  /** Where a game can say what happened in few numbers; otherwise devices are told how their views changed. */
  readonly shorthand?: Shorthand<State, Action>;
}

/** A game of two pairs, seats 0 and 2 against 1 and 3, as ranked play looks at it. */
interface Pairs<State = unknown> {
  score(state: State): readonly [number, number];
  /** What each seat did in a match, counted by name, for the page of whoever played there. */
  deeds(state: State): readonly Deeds[];
  /** What a second look at a match that is over finds wrong in how it was judged; nothing, unless something is. */
  faults(state: State): readonly string[];
  /** How well each pair's choices in a match fit what only the other's hand could have told: figures, and no verdict. */
  closeness?(state: State): readonly [Figures, Figures];
}

/** How many of something there were, their sum, and the sum of their squares. */
export type Figure = readonly [count: number, sum: number, squares: number];
export type Figures = Readonly<Record<string, Figure>>;

export type Deeds = Readonly<Record<string, number>>;

/** What happened at a table in a few numbers, for devices that run the same rules over their own views. */
export interface Shorthand<State = unknown, Action = unknown> {
  /**
   * What happened last, as plain JSON, for a seat, or a watcher, that sees the state after it as this view; `unseen` where
   * nothing of it is to be seen from there, null where it takes more. Cards drawn by lot are in the view or a secret:
   * the entries bring no seeds.
   */
  tell(entries: readonly Unseeded<Action>[], view: State, seat: Seat | null): Told | "unseen" | null;
  /** The view after what was told; throws where that cannot have been told to whoever has this view. */
  hear(view: State, told: Told): State;
}

/** What happened, in a game's own shorthand. */
export type Told = readonly unknown[];

/** Translates where a game's wire differs from its state, so that the rules stay clean. */
export interface Codec<State = unknown> {
  /** A view as the wire's `gameState`; everything prediction needs survives the way there and back. */
  encode(view: State, seat: Seat | null, players: readonly { readonly id: string; readonly name: string }[]): unknown;
  decode(gameState: unknown): State;
  /** Extra messages to one seat about what an event changed for it, from its views before and after. */
  tell?(before: State, after: State, seat: Seat): readonly { readonly type: string }[];
}
