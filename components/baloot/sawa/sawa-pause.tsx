import { useTakenFocus } from "@/components/ui/hooks/use-taken-focus";
import { isolated } from "@/components/words/isolated-name";
import { useWordList } from "@/components/words/use-word-list";
import { type BalootState, handOf, seatInTrick } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { Face } from "../cards/card";
import { useBalootWords } from "../cards/card-words";
import { trickOnCarpet } from "../carpet/tricks";
import type { Layout } from "../layout/layout";
import { type Box, restOverCarpet, roomOverCarpet } from "../layout/over-carpet";
import { type Clock, ClockText } from "../turn/clock";
import { OpenHand, STRIP } from "./open-hand";

/** The trick the claim was made in, each card by whoever played it: what lies on the carpet is covered. */
function TrickBeside({
  view,
  width,
  nameOf,
}: {
  view: BalootState;
  /** Of a card. */
  width: number;
  nameOf: (seat: Seat) => string;
}) {
  const { t } = useBalootWords();
  const trick = trickOnCarpet(view);
  if (!trick) return null;
  return (
    <div
      aria-hidden="true"
      data-claimed-in={trick.cards.length}
      className={trick.cards.length === 0 ? "basis-full" : undefined}
    >
      {trick.cards.length > 0 ? (
        <div className="unmirrored flex gap-2.5">
          {trick.cards.map((card, place) => (
            <span key={card} className="grid justify-items-center gap-0.5" style={{ width: width + 8 }}>
              <span className="block rounded-[4px] shadow-card" style={{ width }}>
                <Face card={card} />
              </span>
              <bdi className="max-w-full truncate text-sand text-sm/4">{nameOf(seatInTrick(trick, place))}</bdi>
            </span>
          ))}
        </div>
      ) : (
        <p className="text-center text-md/5 text-sand">{t("sawaLeads")}</p>
      )}
    </div>
  );
}

/** What stands in the panel of a claim beside the open hand: its padding, two lines of words and the gaps. */
const AROUND = 24 + 44 + 16;

/** What is asked, and how long there is, with the gap over it. */
const ASKED = 24 + 8;

/** The names under a trick's cards. */
const NAMES = 18;

/** The widths of the cards of an open hand, and of the trick beside it or under it, in a panel of this size. */
function widthsIn(
  { width, height }: Box,
  words: number,
  scale: number,
  held: number,
  led: number,
): { hand: number; trick: number } {
  const trick = height < 260 * scale ? 40 : 48 * scale;
  const steps = 1 + STRIP * (held - 1);
  const down = height - words * scale;
  const across = width - 32;
  const beside = Math.min(down / 1.4, (across - 24 - led * (trick + 8) - 10 * (led - 1)) / steps);
  const over = Math.min(
    Math.max(48, (down - (led > 0 ? 1.4 * trick + NAMES * scale : 20 * scale)) / 1.4),
    across / steps,
  );
  return { hand: Math.min(led > 0 ? Math.max(beside, over) : over, 76 * scale), trick };
}

/**
 * The claim to every trick that is left: the hand lies open over the carpet, clear of the score and of one's own hand,
 * and what the opponents may answer stands where everything stands that one can do. There is no room there for the question
 * and its seconds too where that is a strip under the carpet: they stand here.
 */
export function SawaPause({
  view,
  layout,
  own,
  words,
  clock,
  nameOf,
}: {
  view: BalootState;
  layout: Layout;
  own: Seat | null;
  /** What is asked, or who is waited for. */
  words: string;
  clock: Clock;
  nameOf: (seat: Seat) => string;
}) {
  const { t, cardName } = useBalootWords();
  const listed = useWordList();
  const heading = useTakenFocus<HTMLHeadingElement>();
  const { sawa } = view.deal;
  if (!sawa) return null;
  const room = roomOverCarpet(layout, true);
  const cards = handOf(view, sawa.seat);
  const around = layout.isTall ? AROUND + ASKED : AROUND;
  const widths = widthsIn(room, around, layout.scale, cards.length, trickOnCarpet(view)?.cards.length ?? 0);
  return (
    <section
      aria-label={t("sawa")}
      data-over-carpet="sawa"
      className="absolute z-(--z-reveal) grid w-max animate-pop justify-items-center gap-2 rounded-panel p-3 lacquer shadow-modal"
      style={restOverCarpet(layout, room)}
    >
      <h2 ref={heading} tabIndex={-1} className="text-center font-extrabold text-brass-1 text-lg/5.5 outline-none">
        {sawa.seat === own ? t("sawaOwn") : t("sawaOf", { name: isolated(nameOf(sawa.seat)) })}
      </h2>
      <div className="flex w-full flex-wrap items-center justify-center gap-x-6 gap-y-2">
        <OpenHand view={view} seat={sawa.seat} width={widths.hand} />
        <TrickBeside view={view} width={widths.trick} nameOf={nameOf} />
      </div>
      <p className="sr-only">{listed(cards.map(cardName))}</p>
      {layout.isTall && (
        <p className="flex items-baseline gap-3 font-bold text-base/6 text-strong">
          {words}
          <ClockText clock={clock} className="text-lg/6" />
        </p>
      )}
    </section>
  );
}
