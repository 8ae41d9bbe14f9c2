import type { ComponentType } from "react";
import type { LazyPart } from "@/components/ui/loading/lazy-part";
import type { CarpetTone } from "./decor/carpet-tones";
import type { DrawnWords } from "./decor/drawn-words";

/** All that the house knows of the screens of a game for one. What a page does not need at once is fetched by itself. */
export interface SoloScreens {
  /** The carpet it lies on. */
  readonly tone: CarpetTone;
  /** Its names as they are drawn; a name that is not is written. */
  readonly drawnNames?: DrawnWords;
}

/** The same of a game with tables. */
export interface GameScreens extends SoloScreens {
  /**
   * Some of its cards over its own page, as wide as their container; while they are bare they have nothing that is a file of
   * its own. Below another game they come with those of all games (`front-fans.ts`).
   */
  readonly Fan?: LazyPart<{ readonly isBare: boolean }>;
  /** Any of its tables, by the code in the address. */
  readonly table: LazyPart<object>;
  /** Fetches what its tables need, all at once, before anybody has come to one. */
  readonly prepare: () => Promise<unknown>;
  /** Names in the document itself what its tables need, so that it is on its way before the page is awake. */
  readonly Ahead?: ComponentType;
  /** What strangers are told of a table's options, in a few words. */
  readonly Summary?: LazyPart<{ readonly options: unknown }>;
  /** A match step by step from its log, where it is played ranked: for whoever judges a report. */
  readonly Replay?: LazyPart<{
    readonly log: unknown;
    readonly names: readonly string[];
    readonly marked: readonly number[];
  }>;
}
