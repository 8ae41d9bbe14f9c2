import { useListed } from "@/lib/client/i18n/listed";
import { type BalootState, type Project, type Side, sideOf, worthOfProjects } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import styles from "./board.module.css";
import { SaidBubble } from "./bubble";
import { Face } from "./card";
import { useBalootWords } from "./card-words";
import { type Layout, restOverCarpet } from "./layout";

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
  const listed = useListed();
  const { counted, contract } = view.deal;
  if (counted === null || !contract) return null;
  const shown = declaredBy(view.deal, counted);
  const lost = view.deal.projects.flatMap((own, seat) =>
    sideOf(seat) === counted || own.length === 0 ? [] : [{ seat, types: own.map(({ type }) => type) }],
  );
  const isOurs = counted === us;
  const width = layout.isTall ? Math.min(62, 0.073 * layout.height) : Math.max(46, layout.laid * 0.72);
  return (
    <section
      aria-label={t("revealTitle", { side: isOurs ? t("us") : t("them") })}
      data-over-carpet="reveal"
      className={`${styles.reveal} absolute z-(--z-reveal) grid w-max justify-items-center gap-2 rounded-panel border border-hairline bg-night/89 px-4 py-2.5 text-center shadow-modal`}
      style={restOverCarpet(layout)}
    >
      <h2 className={`font-bold font-display text-2xl ${isOurs ? "text-brass-1" : "text-madder-1"}`}>
        {t("revealTitle", { side: isOurs ? t("us") : t("them") })}
      </h2>
      <div className="flex max-w-full flex-wrap justify-center gap-x-5 gap-y-2.5">
        {shown.map(({ type, cards, seat }) => (
          <figure key={`${seat}-${cards?.join()}`} className="grid justify-items-center gap-1">
            <div className="unmirrored flex" aria-hidden="true">
              {cards?.map((card, index) => (
                <span
                  key={card}
                  className={`${styles.shown} rounded-[7px]`}
                  style={{ width, marginLeft: index === 0 ? 0 : -0.5 * width, animationDelay: `${70 * index}ms` }}
                >
                  <Face card={card} />
                </span>
              ))}
            </div>
            <figcaption className="font-bold text-base text-strong">
              <span className="sr-only">{cards && listed(cards.map(cardName))}</span>
              {t(`projects.${type}`)} · <bdi>{nameOf(seat)}</bdi>{" "}
              <bdi className="text-brass-2">+{worthOfProjects(view, [{ type, cards }])}</bdi>
            </figcaption>
          </figure>
        ))}
      </div>
      {lost.length > 0 && (
        <div className="flex flex-wrap justify-center gap-2 border-hairline/50 border-t pt-2.5">
          {lost.map(({ seat, types }) => (
            <span key={seat} className="flex items-center gap-1.5 text-md text-sand">
              <bdi>{nameOf(seat)}</bdi>
              <SaidBubble said={{ kind: "projects", types, mood: "lost" }} />
            </span>
          ))}
        </div>
      )}
    </section>
  );
}
