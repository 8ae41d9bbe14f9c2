"use client";

import { useTranslations } from "use-intl";
import { AvatarPicture, isAvatar } from "@/components/decor/avatars";
import { Carpet } from "@/components/decor/carpet";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { useTakenFocus } from "@/components/ui/hooks/use-taken-focus";
import { CheckIcon, HourglassIcon } from "@/components/ui/icons";
import { useRunDown, useTimeLeft } from "@/lib/browser/page/use-time-left";
import { type Tier, tiers } from "@/lib/ranked/tiers";
import { useLeagueNames } from "../leagues/league-at";
import { LeagueMark } from "../leagues/league-mark";
import type { LeagueId } from "../leagues/weaves";

/** One of the four of an offer, as much as is shown before all are ready. */
interface OfferedSeat {
  readonly league: LeagueId;
  readonly isReady: boolean;
}

/** Four who were drawn, and how long they have to say that they are there. */
export interface Offered {
  readonly tier: Tier;
  /** Oneself first, then in play order: the opponent on the right, the partner, the one on the left. */
  readonly seats: readonly [OfferedSeat, OfferedSeat, OfferedSeat, OfferedSeat];
  /** By `performance.now()`. */
  readonly deadline: number;
  readonly totalMs: number;
}

/** Where the medallions lie on a stage of 390 by 400. */
const places = [
  { at: "south", who: "you", left: "50%", top: "82%" },
  { at: "east", who: "opponent", left: "84%", top: "46%" },
  { at: "north", who: "partner", left: "50%", top: "17%" },
  { at: "west", who: "opponent", left: "15%", top: "46%" },
] as const;

const shrinking: Keyframe[] = [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }];

/** The table is set: four say that they are there. Marks stand for faces, so that nobody picks a partner. */
export function ReadyCall({ offer, avatar, onReady }: { offer: Offered; avatar: string; onReady: () => void }) {
  const t = useTranslations("ranked.ready");
  const tierName = useTranslations("tiers");
  const heading = useTakenFocus<HTMLHeadingElement>();
  const left = useTimeLeft(offer.deadline);
  const bar = useRunDown<HTMLDivElement>(offer.deadline, offer.totalMs, shrinking);
  const { seats } = offer;
  const isReady = seats[0].isReady;
  const ready = seats.filter((seat) => seat.isReady).length;
  return (
    <div className="mx-auto flex min-h-full w-full max-w-[31rem] flex-col px-5 pb-6 text-center">
      <header className="pt-[calc(var(--safe-top)+2.75rem)] short:pt-[calc(var(--safe-top)+1rem)]">
        <h1 ref={heading} tabIndex={-1} className="font-bold font-display text-3xl text-brass-1 outline-none">
          {t("title")}
        </h1>
        <p className="on-carpet text-base">{t("which", { tier: tierName(offer.tier), seconds: tiers[offer.tier] })}</p>
      </header>
      <div className="unmirrored relative mx-auto aspect-[39/40] w-[min(100%,48dvh)] short:w-[min(100%,46dvh)]">
        <div className="-translate-x-1/2 absolute top-[12%] left-1/2 w-[108%]">
          <Carpet tone="madder" tilt={38} />
        </div>
        {places.map(({ at, who, left: x, top }, seat) => (
          <Medallion
            key={at}
            who={who}
            seat={seats[seat] ?? seats[0]}
            avatar={seat === 0 ? avatar : null}
            x={x}
            y={top}
          />
        ))}
        <p
          role="status"
          className="-translate-x-1/2 -translate-y-1/2 absolute top-1/2 left-1/2 rounded-panel bg-well/85 px-4 py-2 leading-tight"
        >
          <b dir="auto" className="block text-2xl text-strong tabular-nums">
            {t("count", { ready })}
          </b>
          <span dir="auto" className="text-base">
            {t("ready")}
          </span>
        </p>
      </div>
      <div className="mt-2 grid grid-cols-2 gap-3">
        <Pair name={t("us")} note={t("usNote")} tone="us" marks={[seats[0].league, seats[2].league]} />
        <Pair name={t("them")} note={t("themNote")} tone="them" marks={[seats[1].league, seats[3].league]} />
      </div>
      <div className="mt-5 short:mt-3">
        <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-strong/15">
          <div ref={bar} className="h-full origin-start rounded-full bg-calm" />
        </div>
        <p className="mt-1.5 flex items-center gap-1.5 text-start font-bold text-base text-calm tabular-nums">
          <HourglassIcon size={16} />
          {t("left", { seconds: Math.ceil((left ?? 0) / 1000) })}
        </p>
      </div>
      <Button
        look="brass"
        size="large"
        wide
        icon={CheckIcon}
        className="mt-2 min-h-18.5 text-2xl short:min-h-15"
        disabled={isReady}
        onClick={onReady}
      >
        {t(isReady ? "waitsForOthers" : "action")}
      </Button>
      <p className="mt-3 text-balance text-base">{t("names")}</p>
      <p className="mt-1.5 text-balance text-md text-sand">{t("whoDoesNot")}</p>
    </div>
  );
}

function Medallion({
  who,
  seat: { league, isReady },
  avatar,
  x,
  y,
}: {
  who: "you" | "partner" | "opponent";
  seat: OfferedSeat;
  avatar: string | null;
  x: string;
  y: string;
}) {
  const t = useTranslations("ranked.ready");
  const nameOf = useLeagueNames();
  const isUs = who !== "opponent";
  return (
    <div
      data-ready={isReady}
      className="-translate-x-1/2 -translate-y-1/2 absolute grid animate-arrive justify-items-center"
      style={{ left: x, top: y }}
    >
      <span
        className={classes(
          "relative grid size-23 place-items-center rounded-full border-4 bg-linear-to-b from-lacquer to-lacquer-foot shadow-panel short:size-19",
          isUs ? "border-brass-3" : "border-madder-2",
          !isReady && "border-dashed",
        )}
      >
        {avatar !== null && isAvatar(avatar) ? (
          <AvatarPicture id={avatar} size="84%" ring="none" />
        ) : (
          <LeagueMark league={league} size={48} label={nameOf(league)} />
        )}
        <span
          className={classes(
            "-end-1.5 -bottom-1 absolute grid size-9 place-items-center rounded-full border-2 border-well short:size-7.5",
            isReady ? "bg-ready text-white" : "bg-lacquer text-sand",
          )}
        >
          {isReady ? <CheckIcon size={20} /> : <HourglassIcon size={17} />}
        </span>
      </span>
      <span
        dir="auto"
        className={classes(
          "lacquer -mt-1.5 relative rounded-control px-3 py-0.5 font-bold text-base text-strong",
          !isUs && "border-madder-2/60",
        )}
      >
        {t(who)}
        <span className="sr-only">: {t(isReady ? "isReady" : "isNotReady")}</span>
      </span>
    </div>
  );
}

function Pair({
  name,
  note,
  tone,
  marks,
}: {
  name: string;
  note: string;
  tone: "us" | "them";
  marks: readonly [LeagueId, LeagueId];
}) {
  return (
    <div
      className={classes(
        "rounded-panel border-[1.5px] bg-well/80 px-2 py-2 text-md",
        tone === "us" ? "border-brass-3" : "border-madder-2",
      )}
    >
      <p
        className={classes(
          "flex items-center justify-center gap-3.5 font-extrabold text-lg",
          tone === "us" ? "text-brass-2" : "text-madder-1",
        )}
      >
        <LeagueMark league={marks[0]} size={24} />
        {name}
        <LeagueMark league={marks[1]} size={24} />
      </p>
      <p>{note}</p>
    </div>
  );
}
