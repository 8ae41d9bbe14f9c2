"use client";

import type { ReactElement } from "react";
import { useTranslations } from "use-intl";
import { useMuteEntry } from "@/components/chat/use-mute-entry";
import { AvatarPicture, isAvatar } from "@/components/decor/avatars";
import type { Say } from "@/components/table/board-props";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import { Chip } from "@/components/ui/chip";
import { classes } from "@/components/ui/classes";
import { CheckIcon, CloseIcon, CrownIcon, PeopleIcon, PersonIcon, PlusIcon, RobotIcon } from "@/components/ui/icons";
import { Menu, type MenuEntry } from "@/components/ui/menu";
import { FILLING, type Game } from "@/lib/rules/game";
import type { SeatView, TableView } from "@/lib/table/wire/protocol";
import { type Team, usePartnerEntries } from "./partners";
import { placeOnCarpet, type Turning } from "./place-on-carpet";

/** How well a game's bots can play. */
export type Levels = Game["levels"];

/** What the seats of a lobby take. */
interface SeatsProps {
  table: TableView;
  team: Team;
  turning: Turning;
  levels: Levels;
  player: string | null;
  say: Say;
  /** Opens one's own name and picture. */
  onSelf: () => void;
}

/** Every seat round the carpet, with what one may do there. */
export function Seats({ table, team, turning, levels, player, say, onSelf }: SeatsProps) {
  const t = useTranslations("lobby");
  const partners = usePartnerEntries({ table, team, player, say });
  const own = table.seats.findIndex((holder) => holder?.id === player);
  const nearest = Math.max(0, own);
  const sideOf = (seat: number) =>
    own < 0 || team(own) === null ? null : team(seat) === team(own) ? ("us" as const) : ("them" as const);
  const count = table.seats.length;
  return (
    <ol aria-label={t("seats")} className="absolute inset-0 list-none">
      {table.seats.map((holder, seat) => (
        <li
          key={holder?.id ?? `open-${seat}`}
          className="-translate-1/2 absolute z-(--z-seats)"
          style={placeOnCarpet(seat, nearest, count, turning)}
        >
          {holder ? (
            <Taken
              {...{ table, player, say, onSelf, holder, seat }}
              side={sideOf(seat)}
              partner={partners.find(({ id }) => id === holder.id)}
              isCrowded={count > 6}
            />
          ) : (
            <OpenSeat {...{ table, levels, player, say, seat }} isCrowded={count > 6} />
          )}
        </li>
      ))}
    </ol>
  );
}

const spot = (isCrowded: boolean) =>
  classes(
    "group grid grid-cols-[minmax(0,1fr)] justify-items-center rounded-panel outline-offset-4",
    isCrowded ? "w-20 lying:max-lg:w-16 lg:w-28" : "w-26 lg:w-34",
  );
const plate = "relative -mt-2 flex max-w-full items-center gap-1.5 rounded-chip border px-2.5 py-0.5 font-bold";
const round = (isCrowded: boolean) => (isCrowded ? "size-14 lying:max-lg:size-11 lg:size-18" : "size-17 lg:size-22");

/** Entries that seat a bot of each level a game has, the best first. */
export function useBotEntries(levels: Levels, say: Say): (seat: number) => MenuEntry[] {
  const t = useTranslations("lobby.seatLevel");
  return (seat) =>
    levels.toReversed().map((level) => ({
      id: level,
      icon: RobotIcon,
      label: t(level),
      note: t(`${level}Note`),
      onSelect: () => say({ action: "addBot", seat, level }),
    }));
}

type PlaceProps = Pick<SeatsProps, "table" | "player" | "say"> & { seat: number; isCrowded: boolean };

function OpenSeat({ table, levels, player, say, seat, isCrowded }: PlaceProps & Pick<SeatsProps, "levels">) {
  const t = useTranslations("lobby");
  const botEntries = useBotEntries(levels, say);
  const isSeated = table.seats.some((holder) => holder?.id === player);
  const sit = () => say({ action: "sit", seat });
  const button: ReactElement<{ onClick?: () => void }> = (
    <button type="button" aria-label={t("seatOpen", { number: seat + 1 })} className={spot(isCrowded)} onClick={sit}>
      <span
        className={classes(
          "grid place-items-center rounded-full border-2 border-brass-3 border-dashed bg-night/75 text-brass-2 transition-colors group-hover:bg-lacquer",
          round(isCrowded),
        )}
      >
        <PlusIcon size={isCrowded ? 22 : 28} />
      </span>
      <span
        className={classes(plate, "border-transparent bg-night/80 text-brass-1", isCrowded ? "text-sm" : "text-md")}
      >
        {t("open")}
      </span>
    </button>
  );
  if (table.host !== player) return button;
  const move = { id: "sit", icon: PersonIcon, label: t(isSeated ? "move" : "sitHere"), onSelect: sit };
  return <Menu align="center" trigger={button} entries={[...botEntries(seat), { ...move, apart: true }]} />;
}

/** Whose side a seat is on, as its reader sees it; null where there are none. */
type Side = "us" | "them" | null;

function Taken({
  table,
  player,
  say,
  onSelf,
  holder,
  seat,
  side,
  partner,
  isCrowded,
}: PlaceProps & {
  holder: SeatView;
  onSelf: () => void;
  side: Side;
  /** Brings whoever sits here to the seat opposite one's own. */
  partner: MenuEntry | undefined;
}) {
  const t = useTranslations();
  const nameOf = useSeatName();
  const muteEntry = useMuteEntry();
  const isSelf = holder.id === player;
  const name = isSelf ? t("common.you") : nameOf(holder);
  const look = (
    <>
      <Picture {...{ holder, side, isSelf, isCrowded }} />
      <Plate {...{ holder, side, isSelf, isCrowded, name }} isHost={holder.id === table.host} />
    </>
  );
  if (isSelf)
    return (
      <button type="button" title={t("lobby.profile")} onClick={onSelf} className={spot(isCrowded)}>
        {look}
      </button>
    );
  const mayRemove = table.host === player;
  if (!mayRemove && holder.bot) return <div className={spot(isCrowded)}>{look}</div>;
  const partners = partner ? [{ ...partner, icon: PeopleIcon }] : [];
  const muting = holder.bot ? [] : [muteEntry({ id: holder.id, name })];
  const removing: MenuEntry = {
    id: "remove",
    apart: partners.length + muting.length > 0,
    icon: CloseIcon,
    grave: true,
    label: t(holder.bot ? "lobby.removeBot" : "lobby.remove", { name }),
    onSelect: () => say({ action: "removeSeat", seat }),
  };
  return (
    <Menu
      align="center"
      trigger={
        <button type="button" className={spot(isCrowded)}>
          {look}
        </button>
      }
      entries={[...partners, ...muting, ...(mayRemove ? [removing] : [])]}
    />
  );
}

interface LookProps {
  readonly holder: SeatView;
  readonly side: Side;
  readonly isSelf: boolean;
  readonly isCrowded: boolean;
}

function Picture({ holder, side, isSelf, isCrowded }: LookProps) {
  const avatar = holder.bot ? "robot" : isAvatar(holder.avatar) ? holder.avatar : "palm";
  return (
    <span
      data-speaker={holder.id}
      className={classes("relative rounded-full shadow-[0_6px_18px_rgb(5_2_10/0.7)]", round(isCrowded))}
    >
      <AvatarPicture
        id={avatar}
        size="100%"
        ring={side === "them" ? "madder" : isSelf || side === "us" ? "brass" : "quiet"}
        dim={holder.presence !== "here"}
      />
      {holder.ready && !holder.bot && (
        <span className="absolute -end-0.5 -top-0.5 grid size-7 place-items-center rounded-full border-2 border-night bg-calm text-night">
          <CheckIcon size={17} />
        </span>
      )}
    </span>
  );
}

/** The name, and what there is to know of whoever bears it. */
function Plate({ holder, side, isSelf, isCrowded, name, isHost }: LookProps & { name: string; isHost: boolean }) {
  const t = useTranslations("lobby");
  return (
    <span
      className={classes(
        plate,
        "bg-lacquer-foot",
        isSelf ? "text-strong" : "text-bone",
        side === "them" ? "border-madder-3" : isSelf || side === "us" ? "border-brass-3" : "border-hairline",
        isCrowded ? "text-sm" : "text-md lg:text-base",
      )}
    >
      <bdi className="truncate">{name}</bdi>
      {isHost && <HostSign isNamed={isSelf && !isCrowded} />}
      {holder.ready && !holder.bot && <span className="sr-only">{t("isReady")}</span>}
      {holder.bot && <span className="sr-only">{t("bot")}</span>}
      {side && !isSelf && <span className="sr-only">{t(side === "us" ? "partner" : "opponent")}</span>}
      <Standing holder={holder} />
    </span>
  );
}

/** Who hosts: in a word where there is room for it, else a crown. */
function HostSign({ isNamed }: { isNamed: boolean }) {
  const t = useTranslations("lobby");
  return isNamed ? (
    <Chip tone="brass" className="-me-1.5 min-h-5 text-xs">
      {t("host")}
    </Chip>
  ) : (
    <>
      <CrownIcon size={15} className="text-brass-2" />
      <span className="sr-only">{t("host")}</span>
    </>
  );
}

/** That somebody is away, or how well a bot plays where that was chosen. */
function Standing({ holder: { bot, presence } }: { holder: SeatView }) {
  const t = useTranslations("lobby");
  const look = "shrink-0 text-sand text-xs";
  if (presence !== "here") return <span className={look}>{t("away")}</span>;
  return bot && bot !== FILLING ? <span className={look}>{t(`level.${bot}`)}</span> : null;
}
