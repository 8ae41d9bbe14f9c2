import { useWordList } from "@/components/words/use-word-list";
import {
  type BalootState,
  isGahwa,
  type Project,
  rawWorth,
  type Side,
  sideOf,
  worthOfProjects,
} from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { SaidBubble } from "../bubbles/bubble";
import { Face } from "../cards/card";
import { useBalootWords } from "../cards/card-words";
import opened from "../cards/opened.module.css";
import type { Layout } from "../layout/layout";
import { restOverCarpet, roomOverCarpet } from "../layout/over-carpet";
import styles from "./reveal.module.css";
import { fits, LEGIBLE, LOW, STRIP, spread, TIGHT, widthIn, widthInLines } from "./reveal-sizes";

interface Declared extends Project {
  readonly seat: Seat;
}

/** What a side declared, each by itself. */
const declaredBy = ({ projects }: BalootState["deal"], side: Side): Declared[] =>
  projects.flatMap((own, seat) => (sideOf(seat) === side ? own.map((project) => ({ ...project, seat })) : []));

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
  const listed = useWordList();
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
              className={`${opened.opened} ${styles.shown} rounded-[7px]`}
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
            {t(`projects.${type}`)}{" "}
            <bdi className="text-brass-2">
              {isGahwa(view.deal)
                ? t("rawPoints", { points: rawWorth([{ type, cards }]) })
                : `+${worthOfProjects(view, [{ type, cards }])}`}
            </bdi>
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
