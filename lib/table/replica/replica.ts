import type { Game, Refusal, Seat } from "@/lib/rules/game";
import { patched } from "../wire/patch";
import type { ErrorMessage, EventMessage, MovedMessage, MoveName, StateMessage } from "../wire/protocol";
import type { Snapshot } from "../wire/table-view";

/** A move shown at once that the table has not answered yet. */
export interface Pending<Action> extends MoveName {
  readonly action: Action;
}

/** The table as one player's device knows it: what was confirmed, and the moves still under way. */
export interface Replica<State, Action, Options> {
  readonly confirmed: Snapshot<State, Options> | null;
  readonly player: string | null;
  /** Names this seat's next move, as of what was confirmed. */
  readonly turn: number;
  readonly n: number;
  readonly pending: readonly Pending<Action>[];
  /** What came does not follow from what was confirmed: until a whole state comes, nothing else is heard. */
  readonly isLost: boolean;
}

/** A replica before the first word from its table. */
export const emptyReplica: Replica<never, never, never> = {
  confirmed: null,
  player: null,
  turn: 0,
  n: 0,
  pending: [],
  isLost: false,
};

const isBefore = (one: MoveName, { turn, n }: MoveName): boolean => one.turn < turn || (one.turn === turn && one.n < n);

/** Moves the table cannot have answered yet, going by the turn and count it names. */
const unanswered = <Action>(pending: readonly Pending<Action>[], next: MoveName): readonly Pending<Action>[] =>
  pending.filter((move) => !isBefore(move, next));

/** The replica after a whole state arrived. */
export function withState<S, A, O>(
  game: Game<S, A, O>,
  replica: Replica<S, A, O>,
  message: StateMessage,
): Replica<S, A, O> {
  const { gameState, seat, turn, n, yourPlayerId } = message;
  const decoded = game.codec && gameState !== null ? game.codec.decode(gameState) : gameState;
  const confirmed = { table: message.table, view: decoded, seat } as Snapshot<S, O>;
  const pending = unanswered(replica.pending, { turn, n });
  return { confirmed, player: yourPlayerId, turn, n, pending, isLost: false };
}

/** The replica after a change to the confirmed state arrived. */
export const withEvent = <S, A, O>(replica: Replica<S, A, O>, { patch, turn, n }: EventMessage): Replica<S, A, O> =>
  following(replica, { turn, n }, (confirmed) => patched(confirmed, patch));

/** The replica after something happened in the game: its rules, run on the confirmed view, must come to the same turn. */
export const withToldMove = <S, A, O>(
  { shorthand, wait }: Game<S, A, O>,
  replica: Replica<S, A, O>,
  { told, turn, n }: MovedMessage,
): Replica<S, A, O> =>
  following(replica, { turn, n }, (confirmed) => {
    const { view } = confirmed;
    if (view === null || !shorthand) return null;
    const heard = shorthand.hear(view, told);
    const turned = wait(heard)?.turn !== wait(view)?.turn;
    return turn === replica.turn + (turned ? 1 : 0) ? { ...confirmed, view: heard } : null;
  });

/** The replica with what was confirmed led on, lost where it cannot be. */
function following<S, A, O>(
  replica: Replica<S, A, O>,
  { turn, n }: MoveName,
  lead: (confirmed: Snapshot<S, O>) => Snapshot<S, O> | null,
): Replica<S, A, O> {
  if (!replica.confirmed || replica.isLost) return replica;
  let confirmed: Snapshot<S, O> | null = null;
  try {
    confirmed = lead(replica.confirmed);
  } catch {
    // What goes where nothing is was not said of this state.
  }
  if (!confirmed) return { ...replica, isLost: true };
  return { ...replica, confirmed, turn, n, pending: unanswered(replica.pending, { turn, n }) };
}

/** The replica after a move was refused: later ones stood on it, and go with it. */
export function withRefusal<S, A, O>(replica: Replica<S, A, O>, { turn, n }: ErrorMessage): Replica<S, A, O> {
  // A move answered before, and sent again since, says nothing about those made after it.
  if (!replica.pending.some((move) => move.turn === turn && move.n === n) || turn === undefined || n === undefined)
    return replica;
  return { ...replica, pending: replica.pending.filter((move) => isBefore(move, { turn, n })) };
}

/** What the player sees, and the name the next move would carry. */
export interface Prediction<State> {
  readonly view: State | null;
  readonly next: MoveName;
}

/** The confirmed view with the moves under way on top. */
export function predicted<S, A, O>(game: Game<S, A, O>, replica: Replica<S, A, O>): Prediction<S> {
  let { turn, n } = replica;
  const { confirmed } = replica;
  if (!confirmed || confirmed.view === null || confirmed.seat === null)
    return { view: confirmed?.view ?? null, next: { turn, n } };
  const { seat } = confirmed;
  let view: S = confirmed.view;
  for (const { action } of replica.pending) {
    if (game.check(view, seat, action)) break;
    const before = game.wait(view);
    view = game.apply(view, seat, action);
    const turned = game.wait(view)?.turn !== before?.turn;
    turn += turned ? 1 : 0;
    n = turned ? 0 : n + 1;
  }
  return { view, next: { turn, n } };
}

/** The replica with one more move under way, or why there cannot be one. */
export function withMove<S, A, O>(
  game: Game<S, A, O>,
  replica: Replica<S, A, O>,
  action: A,
  { view, next }: Prediction<S> = predicted(game, replica),
): { readonly replica: Replica<S, A, O>; readonly move: Pending<A> } | { readonly refusal: Refusal } {
  const seat: Seat | null = replica.confirmed?.seat ?? null;
  if (view === null || seat === null) return { refusal: { code: "notSeated", rule: "" } };
  if (!game.wait(view)?.seats.includes(seat)) return { refusal: { code: "notYourTurn", rule: "" } };
  const refusal = game.check(view, seat, action);
  if (refusal) return { refusal };
  const move = { ...next, action };
  return { replica: { ...replica, pending: [...replica.pending, move] }, move };
}

/**
 * Why an action cannot break in on a turn this seat is not waited for, null when it can; undefined where nothing can be
 * broken in on. Such an action names no move, for nobody else's turn makes it late, and nothing of it is shown before
 * the table has heard it.
 */
export function whyNotBreakIn<S, A, O>(
  game: Game<S, A, O>,
  replica: Replica<S, A, O>,
  action: A,
  { view }: Prediction<S> = predicted(game, replica),
): Refusal | null | undefined {
  const seat: Seat | null = replica.confirmed?.seat ?? null;
  if (view === null || seat === null || !game.wait(view)?.aside?.includes(seat)) return undefined;
  return game.check(view, seat, action);
}

/** A move as it goes over the wire. */
export const wireMove = <Action>({ action, turn, n }: Pending<Action>): string =>
  JSON.stringify({ ...(action as object), turn, n });
