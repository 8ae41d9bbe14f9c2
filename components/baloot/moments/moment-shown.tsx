import type { CSSProperties, ReactNode } from "react";
import { FrenchCardFace } from "@/components/cards/french-card";
import { Dallah } from "@/components/decor/dallah";
import { Finjan } from "@/components/decor/finjan";
import { SaduBand } from "@/components/decor/sadu-band";
import { classes } from "@/components/ui/classes";
import { isolated } from "@/components/words/isolated-name";
import { otherSide, type Side, seats, sideOf } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { Face, names } from "../cards/card";
import { useBalootWords } from "../cards/card-words";
import type { Layout } from "../layout/layout";
import { useIndices } from "../menu/settings";
import styles from "./moment.module.css";
import type { Moment } from "./moments-of";

type Place = CSSProperties & Readonly<Record<`--${string}`, string | number>>;

/** The winning cards fly out one by one into a star, round what the kaboot counts. */
function Star({ cards, points }: Pick<Extract<Moment, { kind: "kaboot" }>, "cards" | "points">) {
  return (
    <>
      {cards.map((card, index) => (
        <span
          key={card}
          className={styles.ray}
          style={{ "--turn": `${(index * 360) / cards.length}deg`, "--late": `${60 * index}ms` } as Place}
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
      <Finjan height={54} className="size-full" />
    </span>
    <svg viewBox="0 0 62 66" className={styles.stream} aria-hidden="true">
      <path d="M2 3C30 2 57 16 60 63" fill="none" stroke="#4a2a14" strokeWidth="4" strokeLinecap="round" />
    </svg>
    <span className={styles.pot}>
      <Dallah height={150} className="size-full" />
    </span>
  </>
);

function Aces() {
  const indices = useIndices();
  return (["S", "H", "C", "D"] as const).map((suit, index) => {
    const style: Place = { "--at": index - 1.5, "--late": `${110 * index}ms` };
    return (
      <span key={suit} className={styles.ace} style={style}>
        <span className={styles.pillar} />
        <span className={styles.gold}>
          <FrenchCardFace
            card={{ rank: "A", suit: names[suit] }}
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
  const content: { art: ReactNode; word: string; line: string } = (() => {
    switch (moment.kind) {
      case "kaboot":
        return {
          art: <Star cards={moment.cards} points={moment.points} />,
          word: t("moment.kaboot"),
          line: t("moment.kabootLine", { side: called(otherSide(moment.side)) }),
        };
      case "gahwa":
        return { art: <Pouring />, word: t("moment.gahwa"), line: t("moment.gahwaLine") };
      case "fourHundred":
        return {
          art: <Aces />,
          word: t("projects.fourHundred"),
          line: `${isolated(nameOf(moment.seat))} · ${t("moment.fourAces")} · ${isolated(`+${moment.points}`)}`,
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
  const { art, word, line } = useContents(moment, us, own, nameOf);
  const { plane, laid, width } = layout;
  const card = Math.min(0.7 * laid, 0.15 * width);
  return (
    <div
      data-moment={moment.kind}
      className={classes(styles.moment, "pointer-events-none absolute inset-0 z-85")}
      style={
        { "--x": `${plane.center.x}px`, "--y": `${plane.center.y + 0.25 * card}px`, "--card": `${card}px` } as Place
      }
    >
      <div aria-hidden="true" className={styles.night} />
      <div aria-hidden="true" className={classes(styles.art, "unmirrored")}>
        {art}
      </div>
      <div role="status" className={styles.words}>
        <p
          className="font-bold font-display text-brass-1"
          style={{ fontSize: Math.min(76, Math.max(44, 0.15 * width)), lineHeight: 1.15 }}
        >
          {word}
        </p>
        <SaduBand kind="hubub" cell={2} className="mx-auto my-1 w-44" />
        <p className="font-semibold text-bone text-lg">{line}</p>
      </div>
    </div>
  );
}
