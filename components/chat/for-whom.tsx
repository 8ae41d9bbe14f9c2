import { useTranslations } from "use-intl";
import { PlayerPicture } from "@/components/table/seats/player-picture";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import { PeopleIcon, SendIcon } from "@/components/ui/icons";
import type { Seat } from "@/lib/rules/game";
import type { Phrase, Reaction } from "@/lib/table/chat/chat";
import { useChat } from "./chat";

/** What is said with one press. */
export type ReadySaid = { action: "phrase"; phrase: Phrase } | { action: "react"; reaction: Reaction };

/** The same, for whom it is meant. */
export const meantFor = (said: ReadySaid, to: Seat | null) => (to === null ? said : { ...said, to });

/** Whom the next ready phrase or reaction is meant for: a seat, or all. */
interface Meant {
  readonly to: Seat | null;
  readonly onChange: (to: Seat | null) => void;
}

const forWhomLook =
  "grid h-11 min-w-11 place-items-center rounded-control border px-1 font-bold text-md aria-pressed:border-brass-3 aria-pressed:bg-brass-3/20";

/** The others at the table, where there is anybody to choose among. */
function useOthers() {
  const { seats, player } = useChat();
  const others = seats.flatMap((seat, number) => (seat && seat.id !== player ? [{ seat, number }] : []));
  return others.length < 2 ? [] : others;
}

/** All of them, or one of the others by their face. */
export function ForWhom({ to, onChange }: Meant) {
  const t = useTranslations("chat");
  const nameOf = useSeatName();
  const others = useOthers();
  if (others.length === 0) return null;
  return (
    <fieldset className="flex gap-1.5">
      <legend className="sr-only">{t("forWhom")}</legend>
      <button
        type="button"
        aria-pressed={to === null}
        onClick={() => onChange(null)}
        className={`${forWhomLook} border-hairline px-2.5 text-strong`}
      >
        {t("forAll")}
      </button>
      {others.map(({ seat, number }) => (
        <button
          key={seat.id}
          type="button"
          aria-label={nameOf(seat)}
          aria-pressed={to === number}
          onClick={() => onChange(to === number ? null : number)}
          className={`${forWhomLook} border-transparent`}
        >
          <PlayerPicture seat={seat} size="2.125rem" />
        </button>
      ))}
    </fieldset>
  );
}

/** The same in the room of one button: each press goes on to the next of them. */
export function ForWhomInTurn({ to, onChange, isNamed = false }: Meant & { isNamed?: boolean }) {
  const t = useTranslations("chat");
  const nameOf = useSeatName();
  const others = useOthers();
  if (others.length === 0) return null;
  const at = others.findIndex(({ number }) => number === to);
  const seat = others[at]?.seat;
  const name = seat ? nameOf(seat) : t("forAll");
  return (
    <button
      type="button"
      aria-label={`${t("forWhom")}: ${name}`}
      onClick={() => onChange(others[at + 1]?.number ?? null)}
      className={`${forWhomLook} shrink-0 grid-flow-col gap-1.5 border-hairline ${isNamed ? "bg-well/70 px-2" : ""}`}
    >
      {isNamed && <SendIcon size={16} className="text-brass-2" />}
      {seat ? (
        <PlayerPicture seat={seat} size={isNamed ? "1.625rem" : "2.125rem"} />
      ) : (
        <PeopleIcon className="size-5" />
      )}
      {isNamed && <bdi className="max-w-16 truncate text-strong">{name}</bdi>}
    </button>
  );
}
