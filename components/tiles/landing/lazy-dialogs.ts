import { lazyPart } from "@/components/ui/loading/lazy-part";

/** What opens over the front page, fetched while it is being read. */
export const Confirm = lazyPart(async () => ({ default: (await import("../dialogs")).Confirm }));
export const Rules = lazyPart(async () => ({ default: (await import("../dialogs")).Rules }));
export const DailyDone = lazyPart(() => import("./daily-done"));

export const lazyDialogs = [Rules, Confirm, DailyDone];
