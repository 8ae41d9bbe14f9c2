// @ts-check
import { WebSocket } from "ws";

/** Preloaded where Node has no WebSocket of its own. */
Object.assign(globalThis, { WebSocket });
