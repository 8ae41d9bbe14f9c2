import type { Seat } from "@/lib/rules/game";
import type { SeatView, TableView } from "@/lib/table/wire/protocol";

const avatars = ["falcon", "oud", "dallah", "palm", "rose", "moon", "dhow", "key", "fish", "sun"] as const;

/** What is different about who sits there, by seat. */
export type SeatChanges = Readonly<Record<Seat, Partial<SeatView>>>;

/** The id of whoever sits there; whoever looks on may have that of a seat there is not. */
export const stagedId = (seat: Seat): string => String(seat).repeat(64);

export const stagedAvatar = (seat: Seat) => avatars[seat] ?? "palm";

/** A table at which people of these names sit, as a stage shows it. */
export const stagedTable = <Options>(
  names: readonly string[],
  seats: SeatChanges,
  rest: Pick<TableView<Options>, "code" | "status" | "options" | "watchers" | "round">,
): TableView<Options> => ({
  host: stagedId(0),
  visibility: "private",
  seats: names.map((name, seat) => ({
    id: stagedId(seat),
    name,
    avatar: stagedAvatar(seat),
    bot: null,
    presence: "here",
    ready: false,
    quit: false,
    standIn: null,
    ...seats[seat],
  })),
  locked: false,
  chat: "on",
  removed: 0,
  ...rest,
});
