import { type Side, seatInTrick, sideOf, type Trick, winnerOf } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { Face } from "../cards/card";
import { useBalootWords } from "../cards/card-words";

/** One trick of the hand, each card over the name of whoever played it; the opponents' can be picked. */
export function TrickToPick({
  trick,
  number,
  us,
  trump,
  nameOf,
  picked,
  mayPick,
  onPick,
}: {
  trick: Trick;
  number: number;
  us: Side;
  trump: Parameters<typeof winnerOf>[1];
  nameOf: (seat: Seat) => string;
  picked: number | null;
  mayPick: (play: number) => boolean;
  onPick: (play: number) => void;
}) {
  const { t, cardName } = useBalootWords();
  if (trick.cards.length === 0) return null;
  const winner = trick.cards.length === 4 ? winnerOf(trick, trump) : null;
  return (
    <li className="grid grid-cols-[4.6rem_1fr] items-center gap-2 rounded-control bg-night/45 px-2.5 py-1.5">
      <span className="text-md/5">
        <span className="block font-bold text-strong">{t("log.trick", { number: number + 1 })}</span>
        {winner !== null && (
          <span className={`flex ${sideOf(winner) === us ? "text-brass-2" : "text-madder-1"}`}>
            <bdi className="truncate">{nameOf(winner)}</bdi>
          </span>
        )}
      </span>
      <span className="unmirrored grid grid-cols-4 gap-1.5">
        {trick.cards.map((card, place) => {
          const play = number * 4 + place;
          const name = nameOf(seatInTrick(trick, place));
          const isOpen = mayPick(play);
          const isPicked = picked === play;
          return (
            <button
              key={card}
              type="button"
              disabled={!isOpen}
              aria-pressed={isPicked}
              aria-label={t("laid", { name, card: cardName(card) })}
              data-play={play}
              className={`grid min-w-0 justify-items-center rounded-chip p-1 outline-offset-1 transition-transform ${
                isPicked
                  ? "-translate-y-1 bg-madder-4 text-madder-ink"
                  : isOpen
                    ? "text-bone hover:bg-aubergine"
                    : "text-dust"
              }`}
              onClick={() => onPick(play)}
            >
              <span className="block w-11 rounded-[4px] shadow-card">
                <Face card={card} off={!isOpen} />
              </span>
              <bdi className="mt-0.5 w-full truncate text-center font-semibold text-sm/4">{name}</bdi>
            </button>
          );
        })}
      </span>
    </li>
  );
}
