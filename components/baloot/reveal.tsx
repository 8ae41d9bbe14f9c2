import { useListed } from "@/components/words/listed";
import { type BalootState, type Project, type Side, sideOf, worthOfProjects } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import styles from "./board.module.css";
import { SaidBubble } from "./bubble";
import { Face } from "./card";
import { useBalootWords } from "./card-words";
import { type Box, type Layout, restOverCarpet, roomOverCarpet } from "./layout";

interface Declared extends Project {
  readonly seat: Seat;
}

/** What a side declared, each by itself. */
const declaredBy = ({ projects }: BalootState["deal"], side: Side): Declared[] =>
  projects.flatMap((own, seat) => (sideOf(seat) === side ? own.map((project) => ({ ...project, seat })) : []));

/** What stands in the panel beside the cards, in px before words grow; where it is low there is less of everything. */
interface Fit {
  readonly padding: string;
  readonly heading: string;
  readonly words: string;
  /** The padding across, and down with the heading and the gap under it. */
  readonly across: number;
  readonly down: number;
  /** The words under the cards of a project, with the gap over them, and how wide they are. */
  readonly under: number;
  readonly wide: number;
}
const fits = {
  low: {
    padding: "gap-1.5 px-3 py-1.5",
    heading: "text-lg/6",
    words: "text-sm/4",
    across: 26,
    down: 12 + 24 + 6,
    under: 34,
    wide: 64,
  },
  high: {
    padding: "gap-2 px-4 py-2.5",
    heading: "text-2xl",
    words: "text-base/5",
    across: 34,
    down: 20 + 34 + 8,
    under: 44,
    wide: 112,
  },
} as const satisfies Record<string, Fit>;
/** So high is room that is low, before words grow. */
const LOW = 260;
/** Between projects, across and down. */
const [ACROSS, DOWN] = [16, 8];
/** What a side has lost, in a line for each seat that did where room is narrow; before the first a rule. */
const [LOST, RULE, NARROW] = [40, 6, 480];
/** How much of its width a card shows beside the next, and how narrow one may become. */
const [STRIP, LEAST] = [0.5, 18];

/** Narrower cards can hardly be read: then each player has a line, their name before their projects. */
const LEGIBLE = 28;
/** What stands in such a panel beside the cards: around them, under each, between lines, and the name. */
const TIGHT = { across: 26, down: 38, lost: 42, under: 18, gap: 4, name: 56, beside: 10, wide: 60 } as const;

/** The widest card that has room. */
function widest(most: number, hasRoom: (card: number) => boolean): number {
  for (let card = most; card > LEAST; card--) if (hasRoom(card)) return card;
  return LEAST;
}

const spread = (card: number, held: number) => card * (1 + STRIP * (held - 1));

/** How wide the cards of these projects may be, so many in each, for all of them to have room over their words. */
function widthIn(
  { width, height }: Box,
  most: number,
  fit: Fit,
  scale: number,
  projects: readonly number[],
  lost: number,
) {
  const lines = width < NARROW * scale ? lost : Math.min(lost, 1);
  const words = (fit.down + lines * LOST + (lines > 0 ? RULE : 0)) * scale;
  return widest(most, (card) => {
    let [rows, x] = [1, 0];
    for (const held of projects) {
      const wide = Math.max(spread(card, held), fit.wide * scale);
      if (x > 0 && x + wide > width - fit.across) [rows, x] = [rows + 1, 0];
      x += wide + ACROSS;
    }
    return words + rows * (1.4 * card + fit.under * scale) + (rows - 1) * DOWN <= height;
  });
}

/** The same where each player has a line, with so many cards in each of their projects. */
function widthInLines(
  { width, height }: Box,
  most: number,
  scale: number,
  lines: readonly (readonly number[])[],
  isLost: boolean,
) {
  const words = (TIGHT.down + (isLost ? TIGHT.lost : 0)) * scale + (lines.length - 1) * TIGHT.gap;
  return widest(most, (card) => {
    const across = lines.map((line) =>
      line.reduce(
        (sum, held) => sum + TIGHT.beside + Math.max(spread(card, held), TIGHT.wide * scale),
        TIGHT.name * scale,
      ),
    );
    const down = words + lines.length * (1.4 * card + TIGHT.under * scale);
    return Math.max(...across) <= width - TIGHT.across && down <= height;
  });
}

/** The projects that count, shown to everybody over the carpet; the others' are grey and broken. */
export function Reveal({
  view,
  us,
  layout,
  nameOf,
}: {
  view: BalootState;
  us: Side;
  layout: Layout;
  nameOf: (seat: Seat) => string;
}) {
  const { t, cardName } = useBalootWords();
  const listed = useListed();
  const { counted, contract } = view.deal;
  if (counted === null || !contract) return null;
  const shown = declaredBy(view.deal, counted);
  const lost = view.deal.projects.flatMap((own, seat) =>
    sideOf(seat) === counted || own.length === 0 ? [] : [{ seat, types: own.map(({ type }) => type) }],
  );
  const isOurs = counted === us;
  const { isTall, height, laid, scale } = layout;
  const room = roomOverCarpet(layout, false);
  const fit = room.height < LOW * scale ? fits.low : fits.high;
  const most = isTall ? Math.min(62, 0.073 * height) : Math.max(46, laid * 0.72);
  const held = (projects: readonly Declared[]) => projects.map(({ cards }) => cards?.length ?? 0);
  const loose = widthIn(room, most, fit, scale, held(shown), lost.length);
  const players = [...new Set(shown.map(({ seat }) => seat))].map((seat) => shown.filter((one) => one.seat === seat));
  const tight = loose < LEGIBLE ? widthInLines(room, most, scale, players.map(held), lost.length > 0) : 0;
  const isTight = tight > loose;
  const width = Math.max(loose, tight);
  const figures = (projects: readonly Declared[]) =>
    projects.map(({ type, cards, seat }) => (
      <figure
        key={`${seat}-${cards?.join()}`}
        className={`grid justify-items-center ${isTight ? "gap-0.5" : "gap-1"}`}
        style={isTight ? { minWidth: TIGHT.wide * scale } : undefined}
      >
        <div className="unmirrored flex" aria-hidden="true">
          {cards?.map((card, index) => (
            <span
              key={card}
              className={`${styles.shown} rounded-[7px]`}
              style={{
                width,
                marginLeft: index === 0 ? 0 : (STRIP - 1) * width,
                animationDelay: `${70 * index}ms`,
              }}
            >
              <Face card={card} />
            </span>
          ))}
        </div>
        <figcaption
          className={`grid justify-items-center font-bold text-strong ${fit.words}`}
          style={isTight ? undefined : { maxWidth: Math.max(spread(width, cards?.length ?? 1), fit.wide * scale) }}
        >
          <span className="sr-only">{cards && listed(cards.map(cardName))}</span>
          <span className="whitespace-nowrap">
            {t(`projects.${type}`)} <bdi className="text-brass-2">+{worthOfProjects(view, [{ type, cards }])}</bdi>
          </span>{" "}
          {!isTight && <bdi className="max-w-full truncate text-sand">{nameOf(seat)}</bdi>}
        </figcaption>
      </figure>
    ));
  return (
    <section
      aria-label={t("revealTitle", { side: isOurs ? t("us") : t("them") })}
      data-over-carpet="reveal"
      className={`${styles.reveal} absolute z-(--z-reveal) grid w-max justify-items-center rounded-panel border border-hairline bg-night/89 text-center shadow-modal ${isTight ? "gap-1 px-3 py-1" : fit.padding}`}
      style={restOverCarpet(layout, room)}
    >
      <h2 className={`font-bold font-display ${fit.heading} ${isOurs ? "text-brass-1" : "text-madder-1"}`}>
        {t("revealTitle", { side: isOurs ? t("us") : t("them") })}
      </h2>
      {isTight ? (
        players.map((projects) => (
          <div key={projects[0]?.seat} className="flex w-full items-center gap-2.5">
            <bdi className={`line-clamp-2 min-w-14 flex-1 break-words text-start font-bold text-sand ${fit.words}`}>
              {nameOf(projects[0]?.seat ?? 0)}
            </bdi>
            {figures(projects)}
          </div>
        ))
      ) : (
        <div className="flex max-w-full flex-wrap justify-center gap-x-4 gap-y-2">{figures(shown)}</div>
      )}
      {lost.length > 0 && (
        <div
          className={`flex max-w-full justify-center border-hairline/50 border-t ${isTight ? "gap-2 pt-1" : "flex-wrap gap-x-4 gap-y-2 pt-1.5"}`}
        >
          {lost.map(({ seat, types }) => (
            <span key={seat} className="flex min-w-0 items-center gap-1.5 text-md text-sand">
              <bdi className="max-w-28 truncate">{nameOf(seat)}</bdi>
              <SaidBubble said={{ kind: "projects", types, mood: "lost" }} />
            </span>
          ))}
        </div>
      )}
    </section>
  );
}
