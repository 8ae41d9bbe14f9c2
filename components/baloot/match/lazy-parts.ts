import { lazyPart } from "@/components/ui/loading/lazy-part";

/** The table while a breach of the rules is looked into. */
export const QaydPause = lazyPart(() => import("../qayd/qayd-pause"));
/** What a breach of the rules has come to. */
export const VerdictShown = lazyPart(() => import("../qayd/verdict"));
/** How a hand was counted. */
export const ScoreSheet = lazyPart(() => import("../result/score-sheet"));
/** The same of an earlier hand, in the log. */
export const HandLedger = lazyPart(() => import("../result/ledger"));
/** A moment of the match that is seen by itself. */
export const MomentShown = lazyPart(() => import("../moments/moment-shown"));
/** Who has won the match. */
export const Victory = lazyPart(() => import("../victory/victory"));
/** The end of a ranked match. */
export const RankedVictory = lazyPart(() => import("../victory/ranked-victory"));
/** How the match went, beside its end. */
export const MatchStory = lazyPart(() => import("../victory/story"));
/** Every trick of the match. */
export const LogSheet = lazyPart(() => import("../log/log-sheet"));
/** How one's own cards lie and look. */
export const SettingsSheet = lazyPart(() => import("../menu/settings-sheet"));
/** The first steps at a table. */
export const Guide = lazyPart(() => import("../menu/guide"));

/** What a match comes to, and what one may ask for in it: fetched ahead of need, in this order. */
export const fetchedLater = [
  ScoreSheet,
  HandLedger,
  QaydPause,
  VerdictShown,
  Victory,
  MatchStory,
  LogSheet,
  SettingsSheet,
];
