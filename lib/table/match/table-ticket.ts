import * as z from "zod/mini";
import { AvatarName, Hash, Name } from "../wire/protocol";

const Mark = z.string().check(z.maxLength(64));

/** Whom a queue has drawn for a seat. */
const TicketSeat = z.strictObject({
  id: Hash,
  name: Name,
  avatar: AvatarName,
  /** A salted hash of where they are, which tells nothing but whether two are at the same place. */
  from: z.nullable(Mark),
  /** The name is theirs alone, for whoever keeps results. */
  isClaimed: z.optional(z.boolean()),
});

/** What a ranked table is made with: whoever has it made says who sits where, and it is played at once. */
export const TableTicket = z.strictObject({
  /** The drawing's own name, 128 bits: a table is made once by it. */
  drawing: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** Which of the queues has drawn. */
  queue: Mark,
  options: z.unknown(),
  seats: z.array(TicketSeat).check(z.minLength(2), z.maxLength(16)),
});
export type TableTicket = z.infer<typeof TableTicket>;
