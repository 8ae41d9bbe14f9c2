"use client";

import { type ComponentType, useState } from "react";
import { useTranslations } from "use-intl";
import { Profile } from "@/components/account/profile";
import { ChatButton } from "@/components/chat/chat-button";
import { ChatBeside, roomForTalk } from "@/components/chat/chat-panel";
import { Carpet } from "@/components/decor/carpet";
import type { CarpetTone } from "@/components/decor/carpet-tones";
import { Dallah } from "@/components/decor/dallah";
import { Tent } from "@/components/decor/tent";
import { LanguageSwitch, SoundSwitch } from "@/components/home/language-and-sound";
import { RulesButton } from "@/components/rulebook/rules-button";
import { useOpenRules } from "@/components/rulebook/use-open-rules";
import type { Say } from "@/components/table/board-props";
import { Button } from "@/components/ui/button";
import { useMedia } from "@/components/ui/hooks/use-size";
import { IconButton } from "@/components/ui/icon-button";
import { BookIcon, EyeIcon, type Icon, LeaveIcon, PeopleIcon, RobotIcon } from "@/components/ui/icons";
import { Menu, type MenuEntry } from "@/components/ui/menu";
import { Panel } from "@/components/ui/panel";
import type { Identity } from "@/lib/client/identity";
import type { GameId } from "@/lib/rules/registry";
import type { TableView } from "@/lib/table/wire/protocol";
import { ComingAndGoing } from "./coming-and-going";
import { Invite } from "./invite";
import type { OptionsProps } from "./options-props";
import { type Team, usePartnerEntries } from "./partners";
import type { Turning } from "./place-on-carpet";
import { type Levels, Seats, useBotEntries } from "./seats";
import { StartOrReady, useHostName } from "./start-or-ready";
import { WhoMayCome } from "./who-may-come";

/** What a lobby takes. */
export interface LobbyProps<Options> {
  id: GameId;
  tone: CarpetTone;
  /** The fewest players a game can start with. */
  fewest: number;
  /** The side a seat plays for, null where everyone plays alone. */
  team: Team;
  /** Which way round the seats follow one another. */
  turning: Turning;
  levels: Levels;
  table: TableView<Options>;
  player: string | null;
  Options: ComponentType<OptionsProps<Options>>;
  say: Say;
  rename: (who: Identity) => void;
  leave: () => void;
  /** When it begins by itself, by `performance.now()`; null where it waits for its host. */
  begins: number | null;
}

/** Where people gather before a game: seats, the way to bring friends, options, and the start. */
export function Lobby<Options>(props: LobbyProps<Options>) {
  const { id, tone, fewest, team, turning, levels, table, player, Options, say, rename, leave, begins } = props;
  const t = useTranslations();
  const botEntries = useBotEntries(levels, say);
  const rules = useOpenRules();
  const partners = usePartnerEntries({ table, team, player, say });
  const isRoomy = useMedia(roomForTalk);
  const [isProfileOpen, setProfileOpen] = useState(false);

  const seated = table.seats.filter((holder) => holder !== null);
  const open = table.seats.indexOf(null);
  const isHost = table.host !== null && table.host === player;
  const hostName = useHostName(table, seated);
  const kind = t(table.visibility === "private" ? "lobby.kinds.private" : "lobby.kinds.public");
  const standing = isHost
    ? t("lobby.youHost", { kind })
    : hostName === null
      ? t("lobby.noHost", { kind })
      : t("lobby.youGuest", { kind, host: hostName });

  return (
    <div className="relative isolate min-h-dvh overflow-x-clip">
      <Tent scene="lobby" />
      <ComingAndGoing seats={table.seats} team={team} player={player} />
      <div className="mx-auto flex min-h-dvh w-full max-w-[90rem] flex-col lying:max-lg:h-dvh px-4 sm:px-5 lg:px-14">
        <header className="grid grid-cols-[auto_minmax(0,1fr)_auto] sm:grid-cols-[1fr_auto_1fr] items-center gap-3 pt-[calc(var(--safe-top)+0.75rem)] lg:pt-6">
          <IconButton icon={LeaveIcon} aria-label={t("table.leave.action")} onClick={leave} />
          <div className="min-w-0 text-center">
            <h1 className="on-carpet truncate font-bold font-display text-2xl [word-spacing:0.14em] text-brass-1 lg:text-3xl">
              {t("lobby.title", { game: t(`games.${id}.name`) })}
            </h1>
            <p className="on-carpet truncate text-md text-sand lg:text-base">{standing}</p>
          </div>
          <div className="flex items-center gap-2.5 justify-self-end">
            <ChatButton />
            <SoundSwitch look="quiet" />
            <div className="hidden gap-2.5 sm:flex">
              <IconButton icon={BookIcon} aria-label={t("home.rules")} onClick={() => rules.open(null)} />
              <LanguageSwitch />
            </div>
          </div>
          <div className="col-span-full flex justify-center gap-2.5 sm:hidden">
            <RulesButton />
            <LanguageSwitch isWritten />
          </div>
        </header>
        {/* On a phone on its side each half scrolls by itself. */}
        <main className="flex flex-1 flex-col gap-5 lying:grid lying:grid-cols-2 lying:gap-x-6 lying:max-lg:min-h-0 lying:max-lg:grid-rows-[minmax(0,1fr)_auto] lying:max-lg:gap-y-0 lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-16 lg:pt-5 lg:pb-8">
          <div className="flex items-start gap-6 overscroll-contain lying:row-span-2 lying:max-lg:overflow-y-auto lying:pb-4 lg:sticky lg:top-4 lg:row-span-2">
            <div className="grid min-w-0 flex-1 gap-5">
              <section aria-label={t("lobby.seats")}>
                <div className="relative mx-auto w-full max-w-[min(42rem,66vh)] px-[9%] pt-11 lg:px-[4%] lying:max-lg:max-w-[min(22rem,(100dvh-9.8rem)*1.47)] lg:pt-12">
                  <div className="relative">
                    <Carpet tone={tone} tilt={46}>
                      <Dallah height={120} className="h-auto w-[13%] -translate-y-[18%]" />
                    </Carpet>
                    <Seats
                      table={table}
                      team={team}
                      turning={turning}
                      levels={levels}
                      player={player}
                      say={say}
                      onSelf={() => setProfileOpen(true)}
                    />
                  </div>
                </div>
                <div className="mt-11 flex flex-wrap lg:mt-14 items-center justify-center gap-3">
                  {isHost && open >= 0 && (
                    <SeatMenu icon={RobotIcon} words={t("lobby.seatBot")} entries={botEntries(open)} />
                  )}
                  {isHost && partners.length > 0 && (
                    <SeatMenu icon={PeopleIcon} words={t("lobby.swapPartners")} entries={partners} />
                  )}
                  {table.watchers > 0 && (
                    <p className="on-carpet flex items-center gap-2 text-md text-sand">
                      <EyeIcon size={18} />
                      {t("lobby.watchers", { count: table.watchers })}
                    </p>
                  )}
                </div>
              </section>
              <div className="mx-auto w-full max-w-[30rem]">
                <Invite id={id} code={table.code} />
              </div>
            </div>
            {isRoomy && <ChatBeside className="h-[min(34rem,72dvh)] w-88 shrink-0" />}
          </div>
          <div className="mx-auto w-full max-w-[30rem] overscroll-contain lying:max-lg:overflow-y-auto lying:max-lg:py-3 lg:max-w-none">
            {isHost ? (
              <div className="grid gap-5">
                <section aria-label={t("lobby.rules")}>
                  <Options
                    options={table.options}
                    seated={seated.length}
                    visibility={table.visibility}
                    change={(options) => say({ action: "setOptions", options })}
                  />
                </section>
                <WhoMayCome table={table} say={say} />
              </div>
            ) : (
              <Panel title={t("lobby.rules")} aside={hostName && t("lobby.hostChooses", { host: hostName })}>
                <Options options={table.options} seated={seated.length} visibility={table.visibility} change={null} />
              </Panel>
            )}
          </div>
          <div className="sticky bottom-0 z-(--z-dashboard) -mx-4 mt-auto bg-linear-to-t from-[calc(100%-1.25rem)] from-night-foot to-transparent px-4 pt-7 pb-[calc(var(--safe-bottom)+1rem)] lying:max-lg:pt-4 lying:max-lg:pb-[calc(var(--safe-bottom)+0.5rem)] sm:mx-auto sm:w-full sm:max-w-[30rem] sm:px-0 lg:bottom-4 lg:mt-0 lg:max-w-none lg:self-start lg:rounded-panel lg:border lg:border-hairline lg:bg-night lg:bg-none lg:p-3 lg:shadow-modal">
            <StartOrReady {...{ table, say, seated, fewest, player, begins }} />
          </div>
        </main>
      </div>
      <Profile open={isProfileOpen} onOpenChange={setProfileOpen} onSaved={rename} />
    </div>
  );
}

/** A choice under the carpet of who sits where. */
function SeatMenu({ icon, words, entries }: { icon: Icon; words: string; entries: readonly MenuEntry[] }) {
  const trigger = (
    <Button
      look="outline"
      size="small"
      icon={icon}
      className="min-w-36 max-w-60 flex-1 px-2.5 lg:min-w-44 lg:flex-none"
    >
      {words}
    </Button>
  );
  return <Menu align="center" trigger={trigger} entries={entries} />;
}
