import type * as Party from "partykit/server";
import * as z from "zod/mini";
import { answered, isForgettable, type PlayerRecord } from "@/lib/player/player";
import { PlayerMessage, PlayersRoom, roomOfPlayer } from "@/lib/player/protocol";
import { RecordMessage } from "@/lib/ranked/wire";
import { jsonOf } from "@/lib/table/wire/json";
import { Hash } from "@/lib/table/wire/protocol";
import { answer, roomOf } from "./door";
import { isFromRoom, withSecret } from "./house-secret";
import { letIn } from "./letter-door";
import { otherRooms } from "./other-rooms";
import { reply } from "./page-answer";
import type { DoorContext, Knock, Room } from "./platform";
import { ASKS } from "./ranked/ask-room";
import { InsideLetter } from "./ranked/letters";
import { PlayerRecords } from "./ranked/player-record";
import { Sweep } from "./sweep";

const MESSAGE_LENGTH = 2_048;
/** What other rooms say is longer: all that a match did to four. */
const LETTER_LENGTH = 16_384;
/** So many records are looked at whenever one is written: more than one, or they would become ever more. */
const SWEPT = 8;

/** A room of players: which devices speak for each of them, and the code that lets in one more. */
export default class PlayerParty implements Party.Server {
  readonly room: Pick<Room, "storage" | "env" | "context">;
  readonly #records: PlayerRecords;
  readonly #sweep: Sweep<PlayerRecord>;

  constructor(room: Pick<Room, "storage" | "env" | "context">) {
    this.room = room;
    // Records are named by their players' hashes: what begins with a later letter is none.
    this.#sweep = new Sweep(room.storage, { end: "g" }, (player, record) => isForgettable(player, record, this.now()));
    this.#records = new PlayerRecords({
      storage: room.storage,
      rooms: () => withSecret(otherRooms(room), room.env),
      now: () => this.now(),
    });
  }

  static onBeforeConnect(): Response {
    return answer(404, "There is no such room.");
  }

  static onBeforeRequest(request: Knock, lobby: DoorContext): Knock | Response {
    const isOne = (room: string | null) => z.safeParse(PlayersRoom, room).success;
    return letIn(request, lobby, { called: "room of players", isOne, longest: MESSAGE_LENGTH });
  }

  async onRequest(request: Knock): Promise<Response> {
    return this.respond(request, await request.text());
  }

  /** One way in for rooms, one for pages: what comes by the former is said in no page's words, and bears the secret. */
  async respond(request: Knock, text: string): Promise<Response> {
    if (request.method !== ASKS) return this.#outside(request, text);
    return isFromRoom(request, this.room.env)
      ? this.#inside(request, text)
      : reply(request, { refused: "malformed" }, 403);
  }

  /** What pages say. */
  async #outside(request: Knock, text: string): Promise<Response> {
    const said = text.length > MESSAGE_LENGTH ? undefined : jsonOf(text);
    const letter = z.safeParse(OutsideLetter, said).data;
    if (!letter || !this.#keeps(request, letter.player)) return reply(request, { refused: "malformed" });
    const { player, message } = letter;
    if (message.action === "isDevice") return reply(request, { refused: "malformed" });
    if (!isOfRecord(message)) return this.#ofDevices(request, player, message);
    try {
      return reply(request, await this.#records.answer(player, message));
    } catch (error) {
      console.error("A player's room could not ask another:", error);
      return reply(request, { refused: "tooOften" }, 503);
    }
  }

  /** What other rooms of this house say. */
  async #inside(request: Knock, text: string): Promise<Response> {
    const said = text.length > LETTER_LENGTH ? undefined : jsonOf(text);
    const letter = z.safeParse(InsideLetter, said).data;
    if (!letter || !this.#keeps(request, letter.player)) return reply(request, { refused: "malformed" });
    const { player, message } = letter;
    if (message.action === "isDevice") return this.#ofDevices(request, player, message);
    return reply(request, await this.#records.told(player, message));
  }

  /** Whether this is the room that keeps them. */
  #keeps = ({ url }: Knock, player: string): boolean => roomOfPlayer(player) === roomOf(url);

  async #ofDevices(request: Knock, player: string, message: PlayerMessage): Promise<Response> {
    // Nothing is awaited between this and the write, so two devices cannot both use one code.
    const kept = (await this.room.storage.get<PlayerRecord>(player)) ?? null;
    const random = () => crypto.getRandomValues(new Uint8Array(32));
    const { answer: said, record } = answered(player, kept, message, { now: this.now(), random });
    if (record) {
      await this.room.storage.put(player, record);
      await this.#sweep.on(SWEPT);
    }
    return reply(request, said);
  }

  /** The time in this room. */
  now(): number {
    return Date.now();
  }
}

/** A letter from a page: about devices, or about ranked play. */
const OutsideLetter = z.strictObject({ player: Hash, message: z.union([PlayerMessage, RecordMessage]) });

const ofRecord: ReadonlySet<string> = new Set(
  RecordMessage.def.options.flatMap((option) => [...option.shape.action.def.values]),
);
const isOfRecord = (message: PlayerMessage | RecordMessage): message is RecordMessage => ofRecord.has(message.action);
