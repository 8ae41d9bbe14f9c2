import type { CSSProperties } from "react";
import { Carpet } from "@/components/decor/carpet";
import { Dallah } from "@/components/decor/dallah";
import { Finjan } from "@/components/decor/finjan";
import { Lantern } from "@/components/decor/lantern";
import { SaduBand } from "@/components/decor/sadu-band";
import { classes } from "@/components/ui/classes";
import { keyedByIndex } from "@/components/ui/keyed-by-index";
import type { Card } from "@/lib/rules/baloot";
import { Back, Face } from "../cards/card";
import { Bench, type BenchProps } from "./bench";
import styles from "./scene.module.css";
import type { SceneSizes } from "./scene-sizes";
import type { Told } from "./who-won";

type Place = CSSProperties & Readonly<Record<`--${string}`, string | number>>;

/** Where tossed cards are at the height of their way, in heights of a bust from the middle of the bolster; the low ones come to lie. Those beside a face fly `over` it. */
const tossed = [
  { x: -0.89, y: -0.91, turn: -10 },
  { x: -0.69, y: -1.01, turn: 24 },
  { x: 0.72, y: -1.03, turn: -26 },
  { x: 1.05, y: -0.94, turn: 15 },
  { x: -1.05, y: -0.57, turn: 8, over: { x: -1.18, y: -0.8 } },
  { x: 1.09, y: -0.55, turn: -38, over: { x: 1.2, y: -0.78 } },
  { x: -0.98, y: 0.68, turn: -17 },
  { x: 1, y: 0.67, turn: 13 },
];
/** Where they lie afterwards, of those that do. */
const LYING = 6;

/** The cups on the carpet: before the losers small and far, before the winners large and near. */
const cups = [
  { x: -0.88, y: 0.34, size: 0.19 },
  { x: -0.4, y: 0.5, size: 0.25 },
  { x: 0.4, y: 0.5, size: 0.25 },
  { x: 0.88, y: 0.34, size: 0.19 },
] as const;

const yarns = ["#a5302b", "#ce8a33", "#e6d8ba", "#f0cb7b", "#bf3b33"] as const;

/** Fractions that look like chance and are the same each time. */
const scatter = (index: number, salt: number) => (Math.sin(index * 127.1 + salt * 311.7) * 43758.5453) % 1;

/** Pieces of yarn that come down on whoever has won. */
function Yarn({ count }: { count: number }) {
  return keyedByIndex(Array.from({ length: count }), (_, index) => {
    const at = Math.abs(scatter(index, 1));
    const style: Place = {
      left: `${2 + at * 96}%`,
      "--late": `${Math.round(Math.abs(scatter(index, 2)) * 500)}ms`,
      "--turn": `${Math.round(scatter(index, 3) * 540)}deg`,
      "--reach": `${60 + Math.round(Math.abs(scatter(index, 4)) * 40)}%`,
      background: yarns[index % yarns.length],
      inlineSize: index % 3 === 0 ? 3 : 9,
      blockSize: index % 3 === 0 ? 17 : 9,
    };
    return <span className={styles.yarn} style={style} />;
  });
}

function TossedCards({ cards }: { cards: readonly Card[] }) {
  return keyedByIndex(tossed, ({ x, y, turn, over = { x, y } }, index) => {
    const card = cards[index % 2 === 0 ? index / 2 : index];
    const high = { "--over-x": over.x, "--over-y": over.y };
    const style: Place = { "--x": x, "--y": y, ...high, "--turn": `${turn}deg`, "--late": `${index * 30}ms` };
    return (
      <span className={classes(styles.tossed, index >= LYING && styles.lies)} style={style}>
        {card && index % 3 !== 1 ? <Face card={card} /> : <Back />}
      </span>
    );
  });
}

const Steam = () => (
  <svg viewBox="0 0 20 30" className={styles.steam} aria-hidden="true">
    <path
      d="M7 29c-5-8 5-11 0-20M14 27c-4-7 4-9 0-17"
      fill="none"
      stroke="#f4ebd7"
      strokeOpacity=".5"
      strokeWidth="1.6"
      strokeLinecap="round"
    />
  </svg>
);

/** Coffee for the winners; where one has lost, for everybody, and the pot stands. */
function Coffee({ isPoured }: { isPoured: boolean }) {
  return (
    <>
      {cups.map(({ x, y, size }, index) => (
        <span key={x} className={styles.cup} style={{ "--x": x, "--y": y, "--size": size } as Place}>
          {(!isPoured || index === 1 || index === 2) && <Steam />}
          <Finjan height={54} className="size-full" />
        </span>
      ))}
      <span className={classes(styles.pot, isPoured && styles.pouring)}>
        <Dallah height={150} className="size-full" />
      </span>
      {isPoured && (
        <svg viewBox="0 0 30 40" className={styles.stream} aria-hidden="true">
          <path d="M1 2C14 2 21 12 22 39" fill="none" stroke="#4a2a14" strokeWidth="3.2" strokeLinecap="round" />
          <path
            d="M2 1.400C15 1.500 22.500 12 23.500 38"
            fill="none"
            stroke="#9a6530"
            strokeWidth=".9"
            strokeLinecap="round"
          />
        </svg>
      )}
    </>
  );
}

/** The majlis at the end of a match: lamps, who has played, and what stands and lies on the carpet before them. */
export function Scene({
  told,
  sizes,
  cards,
  bench,
}: {
  told: Told;
  sizes: SceneSizes;
  /** What there is to be tossed. */
  cards: readonly Card[];
  bench: Omit<BenchProps, "told">;
}) {
  const { width, bolster, bust, band, lamp, cell } = sizes;
  const isPoured = told !== "lost";
  const lamps = sizes.lamps.map(({ x, cord }) => (
    <span key={x} className="absolute top-0" style={{ left: `${x * 100}%` }}>
      <Lantern height={lamp} cord={cord} className="left-0" />
    </span>
  ));
  const style: Place = {
    "--bust": `${bust}px`,
    "--bolster": `${bolster}px`,
    "--band": `${band}px`,
  };
  return (
    <div aria-hidden="true" data-scene={told} className="absolute inset-y-0 start-0" style={{ inlineSize: width }}>
      <div className={classes(styles.scene, "unmirrored")} style={style}>
        <div className={classes(styles.light, !isPoured && styles.sunk)} />
        <div className={styles.wall}>
          <SaduBand kind="uwairjan" cell={cell} className="opacity-70" />
        </div>
        <div className={classes(styles.lamps, !isPoured && styles.sunk)}>{lamps}</div>
        <div className={styles.floor} style={{ inlineSize: sizes.carpet }}>
          <Carpet tone="madder" tilt={43} />
        </div>
        <Bench told={told} {...bench} />
        <div className={styles.bolster}>
          <SaduBand kind="uwairjan" cell={cell} />
        </div>
        <Coffee isPoured={isPoured} />
        {isPoured && (
          <>
            <TossedCards cards={cards} />
            <Yarn count={told === "won" ? 30 : 12} />
          </>
        )}
      </div>
    </div>
  );
}
