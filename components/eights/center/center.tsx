import { DECK } from "@/components/flight/anchors";
import { NotSentYet } from "@/components/table/notices/not-sent";
import type { Round } from "@/components/table/seats/where-others-sit";
import type { EightsState } from "@/lib/rules/eights";
import { PendingCoin } from "../art/coin";
import { ColorChip, Tray } from "../art/tray";
import { useCardWords } from "../card-words";
import type { FollowedCard } from "../happenings/followed";
import { CardBox } from "./card-box";

const number = (id: string) => Number(id.replace(/\D/g, ""));
/** How a card came to lie: its own way, and always the same. */
const lean = (id: string) => ({
  angle: ([-12, -4, 5][number(id) % 3] ?? 0) + ((number(id) * 29) % 5) - 1,
  x: [-0.1, -0.03, 0.03][number(id) % 3] ?? 0,
  y: (((number(id) * 53) % 7) - 3) / 100,
});

/** The middle of the table: the tray with its deck and pile, the colour in force, and what is pending. */
export function Center({
  tray: { x, y, radius },
  scale,
  view,
  pile,
  draw,
}: {
  tray: Round["tray"];
  /** How much larger everything is than on an ordinary screen. */
  scale: number;
  view: EightsState;
  pile: readonly FollowedCard[];
  /** Draws, on one's own turn. */
  draw: (() => void) | null;
}) {
  const { t, cardName } = useCardWords();
  const { direction, color, pendingDraws } = view;
  const deck = radius * 0.53;
  const card = radius * 0.69;
  const top = view.pile.at(-1) ?? null;
  const way = t(direction === 1 ? "clockwise" : "counterClockwise");
  return (
    <section
      aria-label={t("board")}
      className="absolute"
      style={{ left: x - radius, top: y - radius, inlineSize: 2 * radius, blockSize: 2 * radius }}
    >
      <p className="sr-only">
        {t("pile", { card: cardName(top), color: t(`inText.${color}`), direction: way })}
        {pendingDraws > 0 && ` ${t("pending", { count: pendingDraws })}`}
      </p>
      <Tray direction={direction} color={color} radius={radius} className="absolute inset-0" />
      <button
        type="button"
        disabled={!draw}
        onClick={() => draw?.()}
        aria-label={pendingDraws > 0 ? t("deckTake", { count: pendingDraws }) : t("deckDraw")}
        className="absolute grid rounded-[12%/9%]"
        style={{ left: radius * 0.51 - deck / 2, top: radius * 1.02 - deck * 0.7 }}
      >
        {[9, 6, 3].map((down) => (
          <span
            key={down}
            aria-hidden="true"
            className="absolute inset-0 rounded-[9.6%/6.857%] border border-[#d9c9a8] bg-[#f6ead2] shadow-card"
            style={{ translate: `${-down / 3}px ${down * 0.75}px` }}
          />
        ))}
        <span data-anchor={DECK} className="relative">
          <CardBox card={null} width={deck} />
        </span>
      </button>
      <div aria-hidden="true" className="unmirrored pointer-events-none">
        {pile.map(({ id, card: played, from }) => {
          const { angle, x: dx, y: dy } = lean(id);
          return (
            <CardBox
              key={id}
              card={played}
              width={card}
              travel={id}
              place="pile"
              from={from}
              angle={angle}
              className="absolute"
              style={{ left: radius * (1.36 + dx) - card / 2, top: radius * (0.99 + dy) - card * 0.7 }}
            />
          );
        })}
        {pendingDraws > 0 && (
          <PendingCoin
            amount={pendingDraws}
            size={Math.max(40, radius * 0.53)}
            className="-translate-1/2 absolute top-[20%] left-[83%]"
          />
        )}
      </div>
      <NotSentYet className="-translate-1/2 absolute top-[79%] left-[60%]" />
      <span
        className="-translate-1/2 absolute left-1/2"
        style={{ top: radius * 1.975 }}
        data-in-force=""
        aria-hidden="true"
      >
        <ColorChip color={color} label={t(`colors.${color}`)} size={(radius < 90 * scale ? 15 : 18) * scale} />
      </span>
    </section>
  );
}
