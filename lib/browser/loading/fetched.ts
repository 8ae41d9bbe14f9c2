import { use } from "react";
import { withRetries } from "./with-retries";

/** Says that something did not come, however often it was asked for; `again` lets it be asked for anew. */
export class FetchFailed extends Error {
  readonly again: () => void;

  constructor(cause: unknown, again: () => void) {
    super(`it did not come: ${cause}`, { cause });
    this.again = again;
  }
}

/** Something that is fetched when it is first used, or ahead of that. */
export interface Fetched<Found> {
  /** What came; while it is on its way the component that uses it waits, and what did not come is thrown as `FetchFailed`. */
  readonly use: () => Found;
  /** Fetches it ahead of need; what does not come then is asked for again when it is used. */
  readonly ahead: () => Promise<void>;
}

/** Something to be fetched once, by that function. */
export function fetched<Found>(fetch: () => Promise<Found>): Fetched<Found> {
  let coming: Promise<Found> | null = null;
  const again = () => {
    coming = null;
  };
  const ask = () => {
    coming ??= marked(
      withRetries(fetch).catch((cause: unknown) => {
        throw new FetchFailed(cause, again);
      }),
    );
    return coming;
  };
  return {
    use: () => use(ask()),
    ahead: async () => {
      try {
        await ask();
      } catch {
        again();
      }
    },
  };
}

/**
 * A promise that shows, as React marks those it has waited for itself, what came of it. What is there is so drawn at once:
 * where one waits but for a moment, React keeps that up for a third of a second.
 */
function marked<Found>(coming: Promise<Found>): Promise<Found> {
  coming.then(
    (value) => Object.assign(coming, { status: "fulfilled", value }),
    () => {},
  );
  return coming;
}
