import type { ReactNode } from "react";
import { OfflineIcon, RobotIcon } from "@/components/ui/icons";
import type { SeatView } from "@/lib/table/protocol";
import { ClockRing } from "./clock-ring";
import { PlayerPicture } from "./player-picture";
import { type Point, type SeatSizeName, seatSizes } from "./round-seats";

const nameClasses: Record<SeatSizeName, string> = {
  large: "mt-1.5 text-[17px]/6",
  medium: "mt-1 text-base/5",
  small: "mt-0.5 text-sm/4",
};

/** Somebody else's seat at the table: picture with the turn's clock round it, name, and what the game adds below. */
export function SeatBadge({
  seat,
  name,
  spoken,
  size,
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
  at: Point;
  room: number;
  /** The clock of this seat's turn, null when it is not their turn. */
  turn: { readonly deadline: number | null; readonly totalMs: number } | null;
  anchor: string;
  children: ReactNode;
}) {
  const { avatar } = seatSizes[size];
  const Sign = seat.quit || seat.bot ? null : seat.standIn ? RobotIcon : seat.presence === "here" ? null : OfflineIcon;
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
            <ClockRing {...turn} size={avatar + 8} width={4}>
              <PlayerPicture seat={seat} size={avatar - 4} quiet={false} />
            </ClockRing>
          </span>
        ) : (
          <PlayerPicture seat={seat} size={avatar} />
        )}
        {Sign && (
          <span className="-right-1 absolute bottom-0 grid size-6 place-items-center rounded-full border border-hairline bg-night text-madder-1">
            <Sign size={15} />
          </span>
        )}
      </span>
      <bdi aria-hidden="true" className={`on-carpet max-w-full truncate font-bold text-strong ${nameClasses[size]}`}>
        {name}
      </bdi>
      <span aria-hidden="true" className="grid justify-items-center whitespace-nowrap rtl:[direction:rtl]">
        {children}
      </span>
    </li>
  );
}
