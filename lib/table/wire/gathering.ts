import * as z from "zod/mini";
import { botLevels } from "@/lib/rules/game";

/** Who is at a table, as somebody invited sees it before sitting down. */
export const Gathering = z.object({
  status: z.enum(["waiting", "playing", "finished"]),
  /** The host's seat. */
  host: z.nullable(z.number()),
  /** The seat a newcomer would be given, null where they would look on. */
  yours: z.nullable(z.number()),
  seats: z.array(
    z.object({
      /** Whom it plays for, null where everyone plays alone. */
      team: z.nullable(z.number()),
      holder: z.nullable(
        z.object({
          id: z.string(),
          name: z.string(),
          twin: z.optional(z.number()),
          avatar: z.string(),
          bot: z.nullable(z.enum(botLevels)),
        }),
      ),
    }),
  ),
});
export type Gathering = z.infer<typeof Gathering>;
