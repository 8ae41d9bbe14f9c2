import { part } from "@/components/ui/part";

/** The table while a breach of the rules is looked into. */
export const QaydPause = part(() => import("./qayd"));
/** What a breach of the rules has come to. */
export const VerdictShown = part(() => import("./verdict"));
/** How a hand was counted. */
export const ScoreSheet = part(() => import("./sheet"));
/** The same of an earlier hand, in the log. */
export const HandLedger = part(() => import("./ledger"));
/** Who has won the match. */
export const Victory = part(() => import("./victory"));
/** Every trick of the match. */
export const LogSheet = part(() => import("./log-sheet"));
/** How one's own cards lie and look. */
export const SettingsSheet = part(() => import("./settings-sheet"));
/** The first steps at a table. */
export const Guide = part(() => import("./guide"));

/** What a match comes to, and what one may ask for in it: fetched ahead of need, in this order. */
export const later = [ScoreSheet, HandLedger, QaydPause, VerdictShown, Victory, LogSheet, SettingsSheet];
