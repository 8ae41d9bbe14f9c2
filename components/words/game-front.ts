/** What the house says of a game for one before anything else of it is there. */
export interface SoloFront {
  readonly name: string;
  /** What Arabic calls it. */
  readonly arabicName: string;
  /** A few words under its name. */
  readonly glimpse: string;
}

/** The same of a game with tables. */
export interface GameFront extends SoloFront {
  /** A line or two where it is the one looked at. */
  readonly line: string;
  /** That line without a network: what can still be played. */
  readonly offline: string;
}
