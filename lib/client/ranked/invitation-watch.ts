import type { FriendsPage } from "@/lib/ranked/wire";
import type { Environment } from "../environment";

export type Invitation = FriendsPage["invited"][number];

/** While somebody looks it is asked so often, and of a page that nobody looks at so often, for so long. */
const LOOKED_MS = 30_000;
const HIDDEN_MS = 120_000;
const HIDDEN_FOR_MS = 30 * 60_000;
/** Whoever goes from tab to tab does not ask each time. */
const LEAST_MS = 5_000;

/** Asks to which tables somebody is asked, as long as that page is open: seldom, and of one left behind not for ever. */
export class InvitationWatch {
  readonly #around: Environment;
  readonly #ask: () => Promise<readonly Invitation[] | null>;
  readonly #tell: (invited: readonly Invitation[]) => void;
  readonly #unwatch: () => void;
  #callOff: () => void = () => {};
  #askedAt = Number.NEGATIVE_INFINITY;
  #hiddenAt: number | null;
  #isClosed = false;

  constructor(
    around: Environment,
    /** Null where there is no answer: what was told stands. */
    ask: () => Promise<readonly Invitation[] | null>,
    tell: (invited: readonly Invitation[]) => void,
  ) {
    this.#around = around;
    this.#ask = ask;
    this.#tell = tell;
    this.#hiddenAt = around.isHidden() ? around.now() : null;
    this.#unwatch = around.watch({
      looked: () => this.#looked(),
      wentOnline: () => this.#plan(),
      wentOffline: () => this.#callOff(),
    });
    this.#plan();
  }

  close(): void {
    this.#isClosed = true;
    this.#callOff();
    this.#unwatch();
  }

  #looked(): void {
    const { isHidden, now } = this.#around;
    this.#hiddenAt = isHidden() ? now() : null;
    // Whoever comes back is told at once what they have missed.
    this.#plan(isHidden() ? HIDDEN_MS : LEAST_MS);
  }

  #plan(restMs = this.#hiddenAt === null ? LOOKED_MS : HIDDEN_MS): void {
    this.#callOff();
    if (this.#isClosed || !this.#around.isOnline()) return;
    const inMs = Math.max(0, this.#askedAt + restMs - this.#around.now());
    const isForgotten = this.#hiddenAt !== null && this.#around.now() + inMs - this.#hiddenAt > HIDDEN_FOR_MS;
    if (!isForgotten) this.#callOff = this.#around.later(() => void this.#look(), inMs);
  }

  async #look(): Promise<void> {
    this.#askedAt = this.#around.now();
    // Before the answer, which may not come.
    this.#plan();
    const invited = await this.#ask().catch(() => null);
    if (invited && !this.#isClosed) this.#tell(invited);
  }
}

/** An invitation that was followed, or was not to be: by whom, to where, and since when it stood. */
export type AnsweredInvitation = Pick<Invitation, "player" | "code" | "at">;

/** Somebody who asks again and again calls no more often than that. */
const AGAIN_MS = 120_000;
/** So many answers are remembered. */
const REMEMBERED = 20;

/** Those that somebody is called for: not again to a table they would not come to, nor to the one they are at. */
export const callsAmong = (
  invited: readonly Invitation[],
  answered: readonly AnsweredInvitation[],
  here: string | null,
): readonly Invitation[] =>
  invited.filter(
    ({ player, code, at }) =>
      code !== here &&
      answered.every((each) => each.player !== player || (each.code !== code && at - each.at >= AGAIN_MS)),
  );

export const withAnswered = (
  answered: readonly AnsweredInvitation[],
  { player, code, at }: AnsweredInvitation,
): readonly AnsweredInvitation[] => [{ player, code, at }, ...answered].slice(0, REMEMBERED);
