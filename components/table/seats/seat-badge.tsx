import type { ReactNode } from "react";
import { ClockRing } from "@/components/table/turn/clock-ring";
import { OfflineIcon } from "@/components/ui/icons";
import type { SeatView } from "@/lib/table/wire/protocol";
import { PlayerPicture } from "./player-picture";
import { usePresence } from "./presence";
import { SeatButton } from "./seat-button";
import { type Point, type SeatSizeName, seatSizes } from "./where-others-sit";

const nameClasses: Record<SeatSizeName, { readonly usual: string; readonly long: string }> = {
  large: { usual: "mt-1.5 text-lg/6", long: "mt-1.5 text-base/6" },
  medium: { usual: "mt-1 text-base/5", long: "mt-1 text-sm/5" },
  small: { usual: "mt-0.5 text-sm/4", long: "mt-0.5 text-sm/4" },
};
/** A name of so many letters is long, and more of it is to be seen. */
const LONG_NAME = 9;
/** How much larger the clock is than the picture without it: the smaller a seat, the nearer its name lies below. */
const spills: Record<SeatSizeName, number> = { large: 8, medium: 4, small: 2 };

/** Somebody else's seat at the table: picture with the turn's clock round it, name, and what the game adds below. */
export function SeatBadge({
  seat,
  name,
  spoken,
  size,
  scale,
  at,
  room,
  turn,
  anchor,
  children,
}: {
  seat: SeatView;
  name: string;
  /** Everything about this seat in words. */
  spoken: string;
  size: SeatSizeName;
  /** How much larger everything is than on an ordinary screen. */
  scale: number;
  at: Point;
  room: number;
  /** The clock of this seat's turn, null when it is not their turn. */
  turn: { readonly deadline: number | null; readonly totalMs: number } | null;
  anchor: string;
  children: ReactNode;
}) {
  const avatar = seatSizes[size].avatar * scale;
  const spill = spills[size] * scale;
  const presence = usePresence()(seat);
  return (
    <li
      className="-translate-x-1/2 absolute top-0 left-0 grid justify-items-center"
      style={{ left: at.x, top: at.y, inlineSize: room }}
    >
      <span className="sr-only">{spoken}</span>
      <span
        data-anchor={anchor}
        data-speaker={seat.id}
        aria-hidden="true"
        className="relative grid place-items-center"
        style={{ inlineSize: avatar, blockSize: avatar }}
      >
        {turn ? (
          <span className="grid place-items-center rounded-full shadow-[0_0_22px_rgb(255_217_138/0.45)]">
            <ClockRing {...turn} size={avatar + spill} width={4 * scale}>
              <PlayerPicture seat={seat} size={avatar + spill - 12 * scale} quiet={false} />
            </ClockRing>
          </span>
        ) : (
          <PlayerPicture seat={seat} size={avatar} />
        )}
        {presence?.state === "lost" && (
          <span className="-right-1 absolute bottom-0 grid size-6 place-items-center rounded-full border border-hairline bg-night text-madder-1">
            <OfflineIcon size={15} />
          </span>
        )}
        {presence && presence.state !== "lost" && (
          <span
            className={`-bottom-1 -translate-x-1/2 absolute left-1/2 whitespace-nowrap rounded-full border border-madder-2/60 bg-night px-2 font-bold text-madder-1 leading-5 rtl:[direction:rtl] ${size === "small" ? "text-[0.6875rem]" : "text-xs"}`}
          >
            {presence.word}
          </span>
        )}
      </span>
      <bdi
        aria-hidden="true"
        className={`on-carpet max-w-full truncate font-bold text-strong ${nameClasses[size][[...name].length > LONG_NAME ? "long" : "usual"]}`}
      >
        {name}
      </bdi>
      <span aria-hidden="true" className="grid justify-items-center whitespace-nowrap rtl:[direction:rtl]">
        {children}
      </span>
      <SeatButton seat={seat} name={name} picture={<PlayerPicture seat={seat} size="4rem" />} />
    </li>
  );
}
