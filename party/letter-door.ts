import { answer, isCrowd, isForeign, roomOf } from "./door";
import { rememberRooms } from "./other-rooms";
import { reply } from "./page-answer";
import type { DoorContext, Knock } from "./platform";

/** A room to which pages write letters, each with an answer, and hold no line. */
interface LetterRoom {
  /** What it is called to whoever is turned away. */
  readonly called: string;
  readonly isOne: (room: string | null) => boolean;
  /** The longest letter it reads. */
  readonly longest: number;
}

/** The request of a page that may write there, or why it may not. */
export function letIn(request: Knock, lobby: DoorContext, { called, isOne, longest }: LetterRoom): Knock | Response {
  rememberRooms(lobby);
  if (!isOne(roomOf(request.url))) return answer(404, `There is no such ${called}.`);
  if (isForeign(request, lobby.env)) return answer(403, `This page may not speak to the ${called} here.`);
  if (request.method !== "POST") return answer(405, `A ${called} takes messages.`, { Allow: "POST" });
  if (isCrowd(request, lobby.env)) return reply(request, { refused: "tooOften" }, 429);
  // Without a length, however little there is of it, a message is not waited for.
  const length = Number(request.headers.get("Content-Length") ?? Number.NaN);
  return length <= longest ? request : answer(413, `That is too long for a ${called}.`);
}
