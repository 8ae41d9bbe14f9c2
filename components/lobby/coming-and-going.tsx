"use client";

import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { playSound } from "@/lib/browser/device/play-sound";
import type { SeatView, TableView } from "@/lib/table/wire/protocol";
import { partnerSeat, type Team } from "./partners";

const sitting = (seats: TableView["seats"]): ReadonlyMap<string, SeatView> =>
  new Map(seats.flatMap((holder) => (holder && !holder.quit ? [[holder.id, holder]] : [])));

/** Tells whoever cannot see the carpet who sits down, who gets up, and who is their partner now. */
export function ComingAndGoing({
  seats,
  team,
  player,
}: {
  seats: TableView["seats"];
  team: Team;
  player: string | null;
}) {
  const t = useTranslations("lobby");
  const nameOf = useSeatName();
  const before = useRef(sitting(seats));
  const partnerBefore = useRef(seats[partnerSeat(seats, team, player) ?? -1]?.id ?? null);
  const [said, setSaid] = useState("");
  useOnChange([seats], () => {
    const now = sitting(seats);
    const came = [...now.values()].filter(({ id }) => !before.current.has(id));
    const went = [...before.current.values()].filter(({ id }) => !now.has(id));
    before.current = now;
    const partner = seats[partnerSeat(seats, team, player) ?? -1] ?? null;
    const isOther = partner !== null && partner.id !== partnerBefore.current;
    partnerBefore.current = partner?.id ?? null;
    if (came.length + went.length === 0 && !isOther) return;
    if (came.length > 0) playSound("card");
    setSaid(
      [
        ...came.map((holder) => t("sat", { name: nameOf(holder) })),
        ...went.map((holder) => t("left", { name: nameOf(holder) })),
        ...(isOther ? [t("partnerNow", { name: nameOf(partner) })] : []),
      ].join(" "),
    );
  });
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
