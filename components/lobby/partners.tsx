"use client";

import { useTranslations } from "use-intl";
import type { Say } from "@/components/table/board-props";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import { PersonIcon, RobotIcon } from "@/components/ui/icons";
import type { MenuEntry } from "@/components/ui/menu";
import type { Seat } from "@/lib/rules/game";
import type { TableView } from "@/lib/table/wire/protocol";

/** The side a seat plays for, null where everyone plays alone. */
export type Team = (seat: Seat) => number | null;

/** The seat of a player's partner, null where there are none, or the player has no seat. */
export function partnerSeat(seats: TableView["seats"], team: Team, player: string | null): Seat | null {
  const own = seats.findIndex((holder) => holder?.id === player);
  const side = own < 0 ? null : team(own);
  if (side === null) return null;
  const partner = seats.findIndex((_, seat) => seat !== own && team(seat) === side);
  return partner < 0 ? null : partner;
}

/** Entries that bring somebody to the seat opposite one's own; none where nobody could come there. */
export function usePartnerEntries({
  table: { seats },
  team,
  player,
  say,
}: {
  table: Pick<TableView, "seats">;
  team: Team;
  player: string | null;
  say: Say;
}): readonly MenuEntry[] {
  const t = useTranslations("lobby");
  const nameOf = useSeatName();
  const partner = partnerSeat(seats, team, player);
  if (partner === null) return [];
  return seats.flatMap((holder, seat) => {
    if (!holder || holder.id === player || seat === partner) return [];
    return {
      id: holder.id,
      icon: holder.bot ? RobotIcon : PersonIcon,
      label: t("playWith", { name: nameOf(holder) }),
      onSelect: () => say({ action: "swap", seat, with: partner }),
    };
  });
}
