/** A socket that connects anew by itself, as PartySocket does. */
export interface Socket {
  readonly readyState: number;
  /** The other end is in the page itself: it is there however long the page is busy. */
  readonly isInPage?: boolean;
  send(text: string): void;
  close(): void;
  reconnect(): void;
  addEventListener(type: "open", listener: () => void): void;
  addEventListener(type: "close", listener: (event: { code: number }) => void): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
}

/** A socket to a room, which may be so far away that it is never reached. */
export interface FarSocket extends Socket {
  /** How often it was lost since it last stood, or was told to connect. */
  readonly losses: number;
  addEventListener(type: "open", listener: () => void): void;
  addEventListener(type: "close", listener: (event: { code: number }) => void): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  addEventListener(type: "error", listener: () => void): void;
}

/** How soon a lost room is looked for again: after so long at most, then longer each time, up to this. */
export interface RetryPace {
  readonly firstMs: number;
  readonly mostMs: number;
}
