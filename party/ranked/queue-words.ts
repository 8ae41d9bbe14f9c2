import type { queueRefusals } from "@/lib/ranked/wire";

/** What a queue refuses, with the English words a plain WebSocket client is shown; browsers word the codes. */
export const queueWords: Readonly<Record<(typeof queueRefusals)[number], string>> = {
  malformed: "The message does not have the form this queue understands.",
  lookFirst: "Say who you are first.",
  signedOut: "This key was signed out on another device.",
  tooFast: "Too much at once. Wait a moment.",
  closed: "The queue is closed to you for a while.",
  paused: "You, or others from there, were drawn more than once and did not come. Try again in a few minutes.",
  draining: "The house is to be renewed: no new ranked match begins.",
  seated: "You are at a ranked table whose match has not ended.",
  notDrawn: "You have not been drawn.",
  busy: "The house cannot answer just now. Try again.",
};
