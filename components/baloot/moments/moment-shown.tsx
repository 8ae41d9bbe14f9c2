import type { CSSProperties, ReactNode } from "react";
import { FrenchCardFace } from "@/components/cards/french-card";
import { suitNameOf } from "@/components/cards/suits";
import { Dallah } from "@/components/decor/dallah";
import { Finjan } from "@/components/decor/finjan";
import { SaduBand } from "@/components/decor/sadu-band";
import { classes } from "@/components/ui/classes";
import { isolated } from "@/components/words/isolated-name";
import { otherSide, type Side, seats, sideOf } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { Face } from "../cards/card";
import { useBalootWords } from "../cards/card-words";
import { type Layout, type Place, placeFor } from "../layout/layout";
import { useIndices } from "../menu/settings";
import styles from "./moment.module.css";
import { momentPlace } from "./moment-place";
import { isOfEnd, type Moment } from "./moments-of";

type Vars = CSSProperties & Readonly<Record<`--${string}`, string | number>>;

/** The winning cards fly out one by one into a star, round what the kaboot counts. */
function Star({ cards, points }: Pick<Extract<Moment, { kind: "kaboot" }>, "cards" | "points">) {
  return (
    <>
      {cards.map((card, index) => (
        <span
          key={card}
          className={styles.ray}
          style={{ "--turn": `${(index * 360) / cards.length}deg`, "--late": `${60 * index}ms` } as Vars}
        >
          <Face card={card} />
        </span>
      ))}
      <span className={styles.medallion}>
        <svg viewBox="-50 -50 100 100" aria-hidden="true" className="absolute inset-0 size-full">
          <g fill="#1d1538" stroke="#dfae4e" strokeWidth="3">
            <path d="M-36-36H36V36H-36Z" />
            <path d="M-36-36H36V36H-36Z" transform="rotate(45)" />
          </g>
          <path d="M-34.500-34.500H34.500V34.500H-34.500Z" fill="#1d1538" />
          <path d="M-27-27H27V27H-27Z" fill="none" stroke="#dfae4e" strokeOpacity=".5" />
          <path d="M-27-27H27V27H-27Z" fill="none" stroke="#dfae4e" strokeOpacity=".5" transform="rotate(45)" />
        </svg>
        <bdi className="relative font-extrabold text-brass-1">+{points}</bdi>
      </span>
    </>
  );
}

const Pouring = () => (
  <>
    <span className={styles.cup}>
      <svg viewBox="0 0 40 40" className={styles.steam} aria-hidden="true">
        <path
          d="M10 36C4 28 16 22 10 12C8 8 9 5 11 3M26 38C20 31 31 26 26 18C24 14 25 12 26 10"
          fill="none"
          stroke="#f3e6cf"
          strokeOpacity=".5"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      </svg>
      <Finjan height={54} className="size-full" />
    </span>
    <svg viewBox="0 0 62 66" className={styles.stream} aria-hidden="true">
      <path d="M2 3C30 2 57 16 60 63" fill="none" stroke="#2e1608" strokeWidth="7" strokeLinecap="round" />
      <path d="M2 3C30 2 57 16 60 63" fill="none" stroke="#8a5426" strokeWidth="4" strokeLinecap="round" />
      <path d="M6 2.5C32 3 55 16 58.5 52" fill="none" stroke="#d9a05a" strokeWidth="1.3" strokeLinecap="round" />
    </svg>
    <span className={styles.pot}>
      <Dallah height={150} className="size-full" />
    </span>
  </>
);

function Aces() {
  const indices = useIndices();
  return (["S", "H", "C", "D"] as const).map((suit, index) => {
    const style: Vars = { "--at": index - 1.5, "--late": `${110 * index}ms` };
    return (
      <span key={suit} className={styles.ace} style={style}>
        <span className={styles.pillar} />
        <span className={styles.gold}>
          <FrenchCardFace
            card={{ rank: "A", suit: suitNameOf[suit] }}
            indices={indices}
            fourColour={false}
            gold
            off={false}
            className="block size-full"
          />
        </span>
      </span>
    );
  });
}

/** A seal of lacquer that breaks along the middle. */
const Seal = () =>
  [styles.left, styles.right].map((half, index) => (
    <svg key={half} viewBox="-50 -50 100 100" aria-hidden="true" className={classes(styles.half, half)}>
      <clipPath id={`seal-${index}`}>
        <path d={`M0-60L6-30L-5-8L7 14L-4 36L0 60H${index === 0 ? -60 : 60}V-60Z`} />
      </clipPath>
      <g clipPath={`url(#seal-${index})`}>
        <path
          d="M0-48C16-48 18-40 30-38C42-36 47-22 45-10C43 2 49 10 43 24C37 38 24 40 14 44C4 48-8 50-20 44C-32 38-42 34-45 20C-48 6-44-4-44-14C-44-26-36-38-24-40C-14-42-12-48 0-48Z"
          fill="#9e2b28"
        />
        <circle r="32" fill="#bf3b33" />
        <circle r="32" fill="none" stroke="#571719" strokeWidth="2.5" />
        <path d="M0-22L22 0L0 22L-22 0Z" fill="none" stroke="#571719" strokeWidth="4" />
        <path d="M0-10L10 0L0 10L-10 0Z" fill="#571719" />
      </g>
    </svg>
  ));

const Handed = () => (
  <span className={styles.handed}>
    <Finjan height={54} className="size-full" />
  </span>
);

/** Whose moment it is: those at the table who stay in the light. */
const litBy = (moment: Moment): readonly Seat[] => {
  switch (moment.kind) {
    case "kaboot":
    case "seal":
      return seats.filter((seat) => sideOf(seat) === moment.side);
    case "gahwa":
    case "fourHundred":
      return [moment.seat];
    case "first":
      return [];
  }
};

/** The night leaves out a seat with its name, and lies thinner over a hand that is still to be played. */
function leftOut({ seats: spots, ring, hand }: Layout, lit: readonly Place[], isHeld: boolean): CSSProperties {
  const held = `linear-gradient(#000 ${hand - 10}px, rgb(0 0 0 / ${isHeld ? 0.55 : 1}) ${hand + 30}px)`;
  const holes = lit.map((place) => {
    const { x, y } = spots[place];
    return `radial-gradient(ellipse ${0.95 * ring}px ${ring}px at ${x}px ${y + 0.24 * ring}px, transparent 52%, #000 78%)`;
  });
  return { maskImage: [...holes, held].join(", "), maskComposite: "intersect" };
}

/** What is seen, said and told of a moment. */
function useContents(moment: Moment, us: Side, own: Seat | null, nameOf: (seat: Seat) => string) {
  const { t } = useBalootWords();
  const sideWord = (side: Side) => t(side === us ? "us" : "them");
  // Who looks on is on nobody's side.
  const pair = (side: Side) =>
    seats
      .filter((seat) => sideOf(seat) === side)
      .map((seat) => isolated(nameOf(seat)))
      .join(" · ");
  const called = (side: Side) => (own === null ? pair(side) : sideWord(side));
  const content: { art: ReactNode; word: string; line: string; by?: string; worth?: number } = (() => {
    switch (moment.kind) {
      case "kaboot":
        return {
          art: <Star cards={moment.cards} points={moment.points} />,
          word: t("moment.kaboot"),
          line: t("moment.kabootLine", { side: called(otherSide(moment.side)) }),
          by: pair(moment.side),
        };
      case "gahwa":
        return { art: <Pouring />, word: t("moment.gahwa"), line: t("moment.gahwaLine") };
      case "fourHundred":
        return {
          art: <Aces />,
          word: t("projects.fourHundred"),
          line: `${isolated(nameOf(moment.seat))} · ${t("moment.fourAces")}`,
          worth: moment.points,
        };
      case "seal":
        return { art: <Seal />, word: t("moment.seal"), line: t("moment.sealLine", { side: called(moment.side) }) };
      case "first":
        return { art: <Handed />, word: t("moment.first"), line: t("moment.firstLine") };
    }
  })();
  return content;
}

/** One thing in the light, one word, and a line; all else is dim. It takes no press. */
export default function MomentShown({
  moment,
  us,
  own,
  layout,
  nameOf,
}: {
  moment: Moment;
  us: Side;
  own: Seat | null;
  layout: Layout;
  nameOf: (seat: Seat) => string;
}) {
  const { art, word, line, by, worth } = useContents(moment, us, own, nameOf);
  const { x, y, card, letters, words } = momentPlace(moment.kind, word, layout);
  const lit = litBy(moment).map((seat) => placeFor(own, seat));
  return (
    <div
      data-moment={moment.kind}
      className={classes(styles.moment, "pointer-events-none absolute inset-0 z-85")}
      style={
        {
          "--x": `${x}px`,
          "--y": `${y}px`,
          "--card": `${card}px`,
        } as Vars
      }
    >
      <div aria-hidden="true" className={styles.night} style={leftOut(layout, lit, !isOfEnd(moment))} />
      <div aria-hidden="true" className={classes(styles.art, "unmirrored")}>
        {art}
      </div>
      <div
        role="status"
        className={styles.words}
        style={"from" in words ? { top: words.from } : { bottom: `calc(100% - ${words.to}px)` }}
      >
        <p className="font-bold font-display text-brass-1" style={{ fontSize: letters, lineHeight: 1.15 }}>
          {word}
        </p>
        <SaduBand kind="hubub" cell={2} className="mx-auto my-1 w-44" />
        <p className="font-semibold text-bone text-lg">
          {worth !== undefined && (
            <bdi className="me-2 inline-block rounded-control bg-linear-to-b from-brass-1 to-brass-3 px-3 font-extrabold text-brass-ink [text-shadow:none]">
              +{worth}
            </bdi>
          )}
          {line}
        </p>
        {by && <p className="font-bold text-brass-2 text-lg">{by}</p>}
      </div>
    </div>
  );
}
