import { useEffect, useRef, useState } from "react";
import { ReactionPicture } from "@/components/chat/reactions";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import type { BalootState } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import type { TableView } from "@/lib/table/wire/protocol";
import type { Layout, Place } from "../layout/layout";
import { type BotReaction, botReaction } from "./bot-reaction";
import { happenedBetween } from "./happenings";

const SHOWN_MS = 2_600;

/** Bots that feel something at the right moment show it over their seats, as people do. */
export function BotReactions({
  view,
  seats,
  layout,
  placeOf,
}: {
  view: BalootState;
  seats: TableView["seats"];
  layout: Layout;
  placeOf: (seat: Seat) => Place;
}) {
  const before = useRef(view);
  const [shown, setShown] = useState<(BotReaction & { readonly turns: number }) | null>(null);
  useOnChange([view], () => {
    const was = before.current;
    before.current = view;
    if (was === view) return;
    const reaction = botReaction(happenedBetween(was, view), view, (seat) => Boolean(seats[seat]?.bot));
    if (reaction) setShown({ ...reaction, turns: view.turns });
  });
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  if (!shown) return null;
  const { x, y } = layout.seats[placeOf(shown.seat)];
  return (
    <span
      key={shown.turns}
      aria-hidden="true"
      data-bot-reaction={shown.reaction}
      className="-translate-1/2 unmirrored pointer-events-none absolute z-(--z-reason)"
      style={{ left: x, top: y - layout.avatar * 0.55 }}
    >
      <span className="block animate-pop">
        <ReactionPicture reaction={shown.reaction} size={44} />
      </span>
    </span>
  );
}
