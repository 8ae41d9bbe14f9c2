import type { Indices } from "@/components/cards/card-corner";
import { MeldStrips } from "@/components/melds/strips/meld-strips";
import type { StripSizes } from "@/components/melds/strips/strips";
import { PlayerPicture } from "@/components/table/seats/player-picture";
import { useSeatName } from "@/components/table/seats/use-seat-name";
import { classes } from "@/components/ui/classes";
import type { PackCard } from "@/lib/rules/packs";
import type { SeatView } from "@/lib/table/wire/protocol";
import type { MeldSeen } from "../seen";
import { meldPlace } from "../turn/use-turn";
import { useCardWords } from "../use-card-words";

/** A meld on the table: it takes what is selected, where it can, and shows where that would lie. */
export function MeldTile({
  meld,
  place,
  owner,
  isOwn,
  hasPicture,
  sizes,
  room,
  isLong,
  isDraft,
  after,
  isSwap,
  isOpenChoice,
  isDimmed,
  isSelecting,
  indices,
  fromOf,
  onPress,
}: {
  meld: MeldSeen;
  place: number;
  owner: SeatView | null;
  isOwn: boolean;
  /** Whose it is stands on it. */
  hasPicture: boolean;
  sizes: StripSizes;
  /** How wide the tile may be. */
  room: number;
  /** It has two columns to itself. */
  isLong: boolean;
  /** It was laid in the turn that is being played. */
  isDraft: boolean;
  /** It takes the selection, and then looks like this. */
  after: MeldSeen | null;
  /** By giving its joker for it. */
  isSwap: boolean;
  /** It takes it in more than one way. */
  isOpenChoice: boolean;
  isDimmed: boolean;
  isSelecting: boolean;
  indices: Indices;
  fromOf: (card: PackCard) => string | undefined;
  onPress: () => void;
}) {
  const { t, meldWords, meldName } = useCardWords();
  const seatName = useSeatName();
  const name = t("melds.of", {
    name: isOwn ? meldWords("you") : owner ? seatName(owner) : "",
    meld: meldName(meld),
  });
  const known = new Set(meld.cards.map(({ id }) => id));
  const shown = after && !isSwap && !isOpenChoice ? after : meld;
  const taken = room - 18 - (hasPicture ? 34 : 0) - (isOpenChoice ? 52 : 0);
  const label = !after
    ? name
    : isSwap
      ? t("melds.swaps", { meld: name })
      : t("melds.takes", { meld: name, count: after.cards.length - meld.cards.length });
  return (
    <li className={classes("relative min-w-0", isLong && "col-span-2")}>
      <button
        type="button"
        data-meld={place}
        data-lit={after ? "" : undefined}
        data-drop={meldPlace(place)}
        aria-label={label}
        aria-disabled={isSelecting && !after ? true : undefined}
        onClick={onPress}
        className={classes(
          "relative flex min-h-14 w-full items-center gap-1.5 rounded-control border px-2 py-[3px] text-start transition-[filter] duration-[140ms]",
          after
            ? "border-brass-2 bg-[#3c2c0e]/62 shadow-[0_0_18px_rgb(240_203_123/0.5)] outline-2 outline-brass-2 -outline-offset-2 data-over:bg-[#6b4d16]/70"
            : isDraft
              ? "border-brass-3 border-dashed bg-[#081412]/52"
              : "border-hairline/50 bg-[#081412]/52",
          isDimmed && (isSelecting ? "brightness-62 saturate-75" : "brightness-78"),
        )}
      >
        {isOpenChoice && <Ghost height={sizes.card * 1.4} />}
        <MeldStrips
          cards={shown.cards}
          place={meldPlace(place)}
          isCollapsed={false}
          sizes={sizes}
          room={Math.max(60, taken)}
          indices={indices}
          fromOf={fromOf}
          ghosts={after && !isSwap ? (card) => !known.has(card) : undefined}
        />
        {isOpenChoice && <Ghost height={sizes.card * 1.4} />}
        {isSwap && (
          <span aria-hidden="true" className="font-extrabold text-brass-1 text-lg leading-none">
            ⇅
          </span>
        )}
        {hasPicture && owner && (
          <span aria-hidden="true" className="ms-auto shrink-0">
            <PlayerPicture seat={owner} size={26} />
          </span>
        )}
      </button>
    </li>
  );
}

/** A dashed place at an end that is open to what is selected. */
function Ghost({ height }: { height: number }) {
  return (
    <span
      aria-hidden="true"
      className="grid w-6 shrink-0 place-items-center rounded-chip border-2 border-brass-1 border-dashed font-extrabold text-base text-brass-1"
      style={{ blockSize: height }}
    >
      ?
    </span>
  );
}
