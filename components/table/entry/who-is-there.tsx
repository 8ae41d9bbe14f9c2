import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { type AvatarId, AvatarPicture, isAvatar } from "@/components/decor/avatars";
import { Carpet } from "@/components/decor/carpet";
import type { CarpetTone } from "@/components/decor/carpet-tones";
import { Dallah } from "@/components/decor/dallah";
import { placeOnCarpet } from "@/components/lobby/place-on-carpet";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import { classes } from "@/components/ui/classes";
import { PlusIcon } from "@/components/ui/icons";
import type { Gathering } from "@/lib/table/wire/gathering";

/** Who sits where at the table one is invited to, and one's own seat with the face one chooses; in a row where a carpet has no room. */
export function WhoIsThere({
  there: { seats, yours, host },
  tone,
  face,
  isInRow,
}: {
  there: Gathering;
  tone: CarpetTone;
  face: AvatarId;
  isInRow: boolean;
}) {
  const t = useTranslations("table.join");
  const own = yours === null ? null : (seats[yours]?.team ?? null);
  const shown = seats.map(({ holder, team }, seat) => {
    const place = isInRow ? undefined : placeOnCarpet(seat, yours ?? 0, seats.length, "counterClockwise");
    const isMine = seat === yours;
    return (
      <li
        key={holder?.id ?? `open-${seat}`}
        className={classes("grid min-w-0 justify-items-center", place && "-translate-1/2 absolute w-24")}
        style={place}
      >
        {isMine ? (
          <Sitting face={face} ring="brass" isInRow={isInRow} name={t("yourSeat")} isLit />
        ) : holder ? (
          <Taken
            holder={holder}
            isHost={seat === host}
            ring={team === null || own === null ? "quiet" : team === own ? "brass" : "madder"}
            isInRow={isInRow}
          />
        ) : (
          <>
            <span
              className={classes(
                "grid place-items-center rounded-full border-2 border-brass-3 border-dashed bg-night/75 text-brass-2",
                isInRow ? "size-11" : "size-14",
              )}
            >
              <PlusIcon size={22} />
            </span>
            <Plate>{t("free")}</Plate>
          </>
        )}
      </li>
    );
  });
  if (isInRow)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls is reached by the keyboard too.
      <section tabIndex={0} aria-label={t("there")} className="mb-3 overflow-x-auto">
        <ol className="flex w-max min-w-full justify-center gap-3">{shown}</ol>
      </section>
    );
  return (
    <section aria-label={t("there")} className="relative mx-auto mt-9 mb-10 w-[min(17rem,72%)]">
      <Carpet tone={tone} tilt={46} />
      <ol className="absolute inset-0">{shown}</ol>
    </section>
  );
}

const Plate = ({ isLit = false, children }: { isLit?: boolean; children: ReactNode }) => (
  <span
    className={classes(
      "relative -mt-2 flex max-w-full items-center gap-1 rounded-chip border px-2 font-bold text-md",
      isLit ? "border-brass-3 bg-brass-2 text-brass-ink" : "border-hairline bg-night text-strong",
    )}
  >
    {children}
  </span>
);

interface Seated {
  face: AvatarId | "robot";
  name: string;
  ring: "quiet" | "brass" | "madder";
  isInRow: boolean;
  isHost?: boolean;
  isLit?: boolean;
}

function Sitting({ face, name, ring, isInRow, isHost = false, isLit = false }: Seated) {
  const t = useTranslations("table.join");
  return (
    <>
      <AvatarPicture id={face} size={isInRow ? "2.75rem" : "4rem"} ring={ring} />
      <Plate isLit={isLit}>
        <bdi className="truncate">{name}</bdi>
        {isHost && (
          <>
            <span className="sr-only">{t("host")}</span>
            <Dallah height={18} className="shrink-0" />
          </>
        )}
      </Plate>
    </>
  );
}

function Taken({
  holder,
  ...rest
}: Omit<Seated, "face" | "name"> & { holder: NonNullable<Gathering["seats"][number]["holder"]> }) {
  const name = useSeatName()(holder);
  const face = holder.bot ? "robot" : isAvatar(holder.avatar) ? holder.avatar : "palm";
  return <Sitting face={face} name={name} {...rest} />;
}
