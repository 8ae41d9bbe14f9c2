"use client";

import { type ComponentType, useState } from "react";
import { useTranslations } from "use-intl";
import { Profile } from "@/components/home/profile";
import { LanguageSwitch, SoundSwitch } from "@/components/home/switches";
import { Carpet } from "@/components/house/carpet";
import type { CarpetTone } from "@/components/house/sadu";
import { Tent } from "@/components/house/tent";
import type { Say } from "@/components/table/board";
import { useSeatName } from "@/components/table/seat-name";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { EyeIcon, LeaveIcon, RobotIcon } from "@/components/ui/icons";
import { Menu } from "@/components/ui/menu";
import type { Identity } from "@/lib/client/identity";
import type { GameId } from "@/lib/rules";
import type { TableView } from "@/lib/table/protocol";
import { ComingAndGoing } from "./coming-and-going";
import { Invite } from "./invite";
import type { OptionsProps } from "./options";
import { Seats, useBotEntries } from "./seats";

/** What a lobby takes. */
export interface LobbyProps<Options> {
  id: GameId;
  tone: CarpetTone;
  /** The fewest players a game can start with. */
  fewest: number;
  table: TableView<Options>;
  player: string | null;
  Options: ComponentType<OptionsProps<Options>>;
  say: Say;
  rename: (who: Identity) => void;
  leave: () => void;
}

/** Where people gather before a game: seats, the way to bring friends, options, and the start. */
export function Lobby<Options>(props: LobbyProps<Options>) {
  const { id, tone, fewest, table, player, Options, say, rename, leave } = props;
  const t = useTranslations();
  const nameOf = useSeatName();
  const botEntries = useBotEntries(say);
  const [isProfileOpen, setProfileOpen] = useState(false);

  const seated = table.seats.filter((holder) => holder !== null);
  const open = table.seats.indexOf(null);
  const isHost = table.host !== null && table.host === player;
  const isSeated = seated.some((holder) => holder.id === player);
  const host = seated.find((holder) => holder.id === table.host);
  const hostName = host ? nameOf(host) : null;
  const missing = Math.max(0, fewest - seated.length);

  const standing = isHost
    ? t("lobby.youHost")
    : hostName === null
      ? t("lobby.noHost")
      : t("lobby.youGuest", { host: hostName });
  const waiting = !isSeated
    ? t(open < 0 ? "lobby.full" : "lobby.takeSeat")
    : hostName === null
      ? t("lobby.waitingForSomeone")
      : t("lobby.waitingFor", { host: hostName });

  return (
    <div className="relative isolate min-h-dvh overflow-x-clip">
      <Tent scene="lobby" />
      <ComingAndGoing seats={table.seats} />
      <div className="mx-auto flex min-h-dvh w-full max-w-[1320px] flex-col px-4 sm:px-5 lg:px-10">
        <header className="flex items-center gap-3 pt-[calc(var(--safe-top)+0.75rem)] lg:pt-6">
          <IconButton icon={LeaveIcon} aria-label={t("table.leave.action")} onClick={leave} />
          <div className="min-w-0 flex-1 text-center">
            <h1 className="on-carpet truncate font-bold font-display text-2xl text-brass-1 lg:text-3xl">
              {t("lobby.title", { game: t(`common.games.${id}.name`) })}
            </h1>
            <p className="on-carpet truncate text-md text-sand lg:text-base">{standing}</p>
          </div>
          <SoundSwitch />
          <div className="hidden sm:block">
            <LanguageSwitch />
          </div>
        </header>
        <main className="grid flex-1 content-start gap-4 pb-4 lg:grid-cols-[minmax(0,1fr)_26rem] lg:content-center lg:gap-12">
          <section aria-label={t("lobby.seats")} className="lg:self-center">
            <div className="relative mx-auto w-full max-w-[46rem] px-[4%] pt-6 pb-2 lg:pt-10">
              <Carpet tone={tone} tilt={36} />
              <Seats table={table} player={player} say={say} onSelf={() => setProfileOpen(true)} />
            </div>
            <div className="mt-3 flex flex-wrap items-center justify-center gap-3">
              {isHost && open >= 0 && (
                <Menu
                  align="center"
                  trigger={
                    <Button look="outline" size="small" icon={RobotIcon} className="min-w-44">
                      {t("lobby.seatBot")}
                    </Button>
                  }
                  entries={botEntries(open)}
                />
              )}
              {table.watchers > 0 && (
                <p className="on-carpet flex items-center gap-2 text-md text-sand">
                  <EyeIcon size={18} />
                  {t("lobby.watchers", { count: table.watchers })}
                </p>
              )}
            </div>
          </section>
          <div className="grid content-start gap-5">
            <Invite id={id} code={table.code} />
            <section aria-label={t("lobby.rules")}>
              <Options
                options={table.options}
                seated={seated.length}
                change={isHost ? (options) => say({ action: "setOptions", options }) : null}
              />
            </section>
            <div className="sticky bottom-0 z-(--z-dashboard) -mx-4 bg-linear-to-t from-night-foot via-night-foot/90 to-transparent px-4 pt-4 pb-[calc(var(--safe-bottom)+1rem)]">
              {isHost ? (
                <Button look="brass" size="large" wide onClick={() => say({ action: "startGame", fill: missing > 0 })}>
                  {missing > 0 ? t("lobby.startWithBots", { count: missing }) : t("lobby.start")}
                </Button>
              ) : (
                <p
                  role="status"
                  className="flex min-h-15 items-center justify-center rounded-[18px] border border-hairline/50 bg-[#221a2c] px-6 text-center font-extrabold text-lg text-sand"
                >
                  {waiting}
                </p>
              )}
            </div>
          </div>
        </main>
      </div>
      <Profile open={isProfileOpen} onOpenChange={setProfileOpen} onSaved={rename} />
    </div>
  );
}
