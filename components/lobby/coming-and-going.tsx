"use client";

import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useSeatName } from "@/components/table/seat-name";
import { useWhenever } from "@/components/ui/whenever";
import { play } from "@/lib/client/sound";
import type { SeatView, TableView } from "@/lib/table/protocol";

const sitting = (seats: TableView["seats"]): ReadonlyMap<string, SeatView> =>
  new Map(seats.flatMap((holder) => (holder && !holder.quit ? [[holder.id, holder]] : [])));

/** Tells whoever cannot see the carpet who sits down and who gets up. */
export function ComingAndGoing({ seats }: { seats: TableView["seats"] }) {
  const t = useTranslations("lobby");
  const nameOf = useSeatName();
  const before = useRef(sitting(seats));
  const [said, setSaid] = useState("");
  useWhenever([seats], () => {
    const now = sitting(seats);
    const came = [...now.values()].filter(({ id }) => !before.current.has(id));
    const went = [...before.current.values()].filter(({ id }) => !now.has(id));
    before.current = now;
    if (came.length + went.length === 0) return;
    if (came.length > 0) play("card");
    setSaid(
      [
        ...came.map((holder) => t("sat", { name: nameOf(holder) })),
        ...went.map((holder) => t("left", { name: nameOf(holder) })),
      ].join(" "),
    );
  });
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
