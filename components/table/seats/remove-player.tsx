"use client";

import { createContext, type ReactNode, use, useState } from "react";
import { useTranslations } from "use-intl";
import { AvatarPicture, isAvatar } from "@/components/decor/avatars";
import type { Say } from "@/components/table/board-props";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { PersonIcon } from "@/components/ui/icons";
import type { MenuEntry } from "@/components/ui/menu";
import type { SeatView, TableView } from "@/lib/table/wire/protocol";
import { usePresence } from "./presence";
import { useSeatName } from "./use-seat-name";

const RemovingContext = createContext<((leaver: SeatView | null) => void) | null>(null);

/** The line of a board's menu by which a host asks a player to leave; none for anybody else, or where nobody is left. */
export function useRemovePlayerEntries(): MenuEntry[] {
  const t = useTranslations("removing");
  const open = use(RemovingContext);
  return open ? [{ id: "remove", label: t("action"), icon: PersonIcon, onSelect: () => open(null), apart: true }] : [];
}

/** Asks whoever sits there to leave, where one may; null for a bot, for whoever has left, and to anybody but the host. */
export function useRemovalOf(seat: SeatView): (() => void) | null {
  const open = use(RemovingContext);
  return open && !seat.bot && !seat.quit ? () => open(seat) : null;
}

interface RemovePlayerProps {
  readonly table: TableView;
  readonly player: string | null;
  /** What becomes of a leaver's place in the game. */
  readonly fate: "cardsGo" | "botStays";
  readonly say: Say;
  readonly children: ReactNode;
}

/** Lets the host of a game that goes on take a player out of it, who may be there and not play. */
export function RemovePlayer({ table, player, fate, say, children }: RemovePlayerProps) {
  const t = useTranslations();
  const presence = usePresence();
  const nameOf = useSeatName();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<SeatView | null>(null);
  const isHost = table.host === player && table.status !== "waiting";
  const others = table.seats.flatMap((seat) => (seat && !seat.bot && !seat.quit && seat.id !== player ? [seat] : []));
  const leaver = others.find(({ id }) => id === chosen?.id);
  const close = () => setOpen(false);
  const open = (leaver: SeatView | null) => {
    setChosen(leaver);
    setOpen(true);
  };
  const remove = () => {
    // Seats close up when a game starts: whoever sits there now is meant.
    if (leaver) say({ action: "removeSeat", seat: table.seats.findIndex((seat) => seat?.id === leaver.id) });
    close();
  };
  return (
    <RemovingContext value={isHost && others.length > 0 ? open : null}>
      {children}
      <Dialog
        open={isOpen && isHost && others.length > 0}
        onOpenChange={setOpen}
        title={leaver ? t("removing.sure", { name: nameOf(leaver) }) : t("removing.title")}
        description={t(`removing.${leaver ? fate : "text"}`)}
        footer={
          <>
            <Button look="outline" onClick={close}>
              {t("removing.cancel")}
            </Button>
            {leaver && (
              <Button look="madder" onClick={remove}>
                {t("removing.confirm")}
              </Button>
            )}
          </>
        }
      >
        {!leaver && (
          <ul className="grid gap-2">
            {others.map((seat) => (
              <li key={seat.id}>
                <button
                  type="button"
                  aria-label={t("removing.one", { name: nameOf(seat) })}
                  onClick={() => setChosen(seat)}
                  className="flex min-h-14 w-full items-center gap-3 rounded-control border border-hairline bg-well/70 px-3 py-2 text-start hover:bg-lacquer active:bg-lacquer"
                >
                  <AvatarPicture id={isAvatar(seat.avatar) ? seat.avatar : "palm"} size="2.5rem" ring="quiet" />
                  <span className="flex min-w-0 flex-1 font-bold text-strong">
                    <bdi className="truncate">{nameOf(seat)}</bdi>
                  </span>
                  <span className="shrink-0 text-sand text-sm">{presence(seat)?.word}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Dialog>
    </RemovingContext>
  );
}
