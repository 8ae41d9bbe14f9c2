import { useTranslations } from "use-intl";
import type { Say } from "@/components/table/board-props";
import { WhyWatching } from "@/components/table/notices/why-watching";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import { ClockRing, SecondsLeft } from "@/components/table/turn/clock-ring";
import { Button } from "@/components/ui/button";
import { CheckIcon } from "@/components/ui/icons";
import { COUNTDOWN_MS } from "@/lib/table/time/countdown-time";
import type { SeatView, TableView } from "@/lib/table/wire/protocol";

interface PartProps {
  readonly table: TableView;
  readonly say: Say;
  readonly seated: readonly SeatView[];
}

/** The foot of a lobby: its host starts, guests say that they are ready, and whoever has no seat is told what to wait for. */
export function StartOrReady({
  fewest,
  player,
  begins,
  ...props
}: PartProps & {
  /** When it begins by itself. */
  begins: number | null;
  /** The fewest players a game can start with. */
  fewest: number;
  player: string | null;
}) {
  const { table, seated } = props;
  if (table.soon && begins !== null) return <Counting {...props} begins={begins} player={player} />;
  if (table.host !== null && table.host === player) return <HostStart {...props} fewest={fewest} />;
  const own = seated.find((holder) => holder.id === player);
  return own ? <GuestReady {...props} isReady={own.ready} /> : <SeatAwaited {...props} />;
}

/** The count to a match that begins by itself: how long there is, and for how many. */
function Counting({ table, say, seated, begins, player }: PartProps & { begins: number; player: string | null }) {
  const t = useTranslations("lobby");
  const isHost = table.host !== null && table.host === player;
  const people = seated.filter((holder) => holder.bot === null).length;
  return (
    <div className="grid gap-2.5">
      <div className="lacquer flex items-center justify-center gap-3.5 rounded-control px-4 py-2">
        <ClockRing deadline={begins} totalMs={COUNTDOWN_MS} size={52}>
          <span aria-hidden="true" className="grid size-full place-items-center font-extrabold text-strong text-xl">
            <SecondsLeft deadline={begins} words={String} />
          </span>
        </ClockRing>
        <p role="status" className="min-w-0 text-balance text-start text-md text-sand">
          <b className="block text-base text-strong">{t("beginsSoon")}</b>
          {t("beginsWith", { people, open: table.seats.length - seated.length })}
        </p>
      </div>
      {isHost && (
        <div className="grid grid-cols-2 gap-2.5">
          <Button size="small" onClick={() => say({ action: "setTable", soon: false })}>
            {t("waitForPeople")}
          </Button>
          <Button look="brass" size="small" onClick={() => say({ action: "startGame", fill: true })}>
            {t("startNow")}
          </Button>
        </div>
      )}
    </div>
  );
}

function HostStart({ table, say, seated, fewest }: PartProps & { fewest: number }) {
  const t = useTranslations("lobby");
  const guests = seated.filter((holder) => holder.bot === null && holder.id !== table.host);
  const ready = guests.filter((holder) => holder.ready).length;
  const missing = Math.max(0, fewest - seated.length);
  // Their seats may be empty by the time the table hears it.
  const isAnyoneGone = seated.some(({ presence }) => presence === "disconnected");
  return (
    <>
      {guests.length > 0 && (
        <p role="status" className="on-carpet mb-2 text-center text-md text-sand">
          {t("readyCount", { ready, all: guests.length })}
        </p>
      )}
      <Button
        look="brass"
        size="large"
        wide
        onClick={() => say({ action: "startGame", fill: missing > 0 || isAnyoneGone })}
      >
        {missing > 0 ? t("startWithBots", { count: missing }) : t("start")}
      </Button>
    </>
  );
}

function GuestReady({ table, say, seated, isReady }: PartProps & { isReady: boolean }) {
  const t = useTranslations("lobby");
  const host = useHostName(table, seated);
  return (
    <>
      <p role="status" className="on-carpet mb-2 text-center text-md text-sand">
        {host === null
          ? t("waitingForSomeone")
          : t(table.visibility === "public" && !table.locked ? "waitingForOpen" : "waitingFor", { host })}
      </p>
      <Button
        look={isReady ? "quiet" : "brass"}
        size="large"
        wide
        icon={CheckIcon}
        aria-pressed={isReady}
        onClick={() => say({ action: "ready", ready: !isReady })}
      >
        {t(isReady ? "youAreReady" : "ready")}
      </Button>
    </>
  );
}

function SeatAwaited({ table }: PartProps) {
  const t = useTranslations("lobby");
  return (
    <WhyWatching>
      <p
        role="status"
        className="flex min-h-15 items-center justify-center rounded-[18px] border border-hairline/50 bg-[#221a2c] px-6 text-center font-extrabold text-lg text-sand"
      >
        {t(table.seats.includes(null) ? "takeSeat" : "full")}
      </p>
    </WhyWatching>
  );
}

/** What a table's host is called, null where it has none. */
export function useHostName({ host }: Pick<TableView, "host">, seated: readonly SeatView[]): string | null {
  const nameOf = useSeatName();
  const holder = seated.find(({ id }) => id === host);
  return holder ? nameOf(holder) : null;
}
