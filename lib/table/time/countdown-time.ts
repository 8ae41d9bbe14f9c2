import type { TableRecord } from "../storage/record";

/** How long a table that was opened to play at once waits for whoever comes, before bots take the seats that are open. */
export const COUNTDOWN_MS = 8_000;

/** How long whoever came to a table open to all waits for its host, before the table counts down by itself. */
export const WAITS_FOR_HOST_MS = 60_000;

/** When a waiting table begins by itself, null where it waits for its host. */
export const beginsAt = ({ status, startsAt }: TableRecord): number | null =>
  status === "waiting" ? (startsAt ?? null) : null;
