import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { classes } from "@/components/ui/classes";
import { CardChip } from "../cards/card-chip";
import { SuitSign, SunSign } from "../cards/signs";
import type { Deed } from "./deed";
import styles from "./deed-buttons.module.css";

const paper =
  "face text-brass-ink [--face-edge:#8a7350] [--face-light:#fff] [--face-stops:#fffcf3,#f4ead5_52%,#e2d2b0]";

/**
 * How buttons share their room: beside the hand one under the other, else in a row, the smaller the more there are; one or
 * two stand beside words, which take two lines before these are cut.
 */
interface Fit {
  readonly gap: string;
  readonly button: string;
  readonly inside: string;
  readonly label?: string;
}
const fits: Readonly<Record<"column" | "pair" | "row" | "crowd", Fit>> = {
  column: { gap: "gap-2.5 lying:gap-2", button: "min-h-12 min-w-32 px-4!", inside: "gap-1.5" },
  pair: { gap: "gap-2", button: "min-w-0 max-w-36 flex-1 px-4!", inside: "gap-1.5" },
  row: {
    gap: "gap-1.5",
    button: "min-h-14 min-w-11 max-w-36 shrink! flex-auto px-1.5!",
    inside: "flex-col gap-0.5",
    label: "text-base/5 whitespace-nowrap",
  },
  crowd: {
    gap: "gap-1",
    button: "min-h-14 min-w-11 shrink! flex-auto px-0.5!",
    inside: "flex-col gap-0.5",
    label: "text-[clamp(12px,3.4vw,13px)]/5 whitespace-nowrap",
  },
};

/** How narrow the room of one and of two may become. */
const least: Readonly<Record<number, string>> = { 1: "min-w-18", 2: "min-w-34" };

/** One button of what can be done now. */
function DeedButton({ deed, fit, className = "" }: { deed: Deed; fit: Fit; className?: string }) {
  const { id, label, note, look, sign, card, glows, isAnswer, why, spoken, onPoint, onPress } = deed;
  const inside = <Inside {...{ sign, card, label, note, fit }} />;
  const pointing = onPoint && {
    onPointerEnter: () => onPoint(true),
    onPointerDown: () => onPoint(true),
    onPointerLeave: () => onPoint(false),
    onFocus: () => onPoint(true),
    onBlur: () => onPoint(false),
  };
  const size = classes(fit.button, className, glows && styles.sure, isAnswer && styles.answer);
  if (look === "paper")
    return (
      <button
        type="button"
        data-deed={id}
        aria-label={spoken}
        className={classes(buttonClasses({ look: "quiet" }).replace("face face-quiet", paper), size)}
        onClick={onPress}
        {...pointing}
      >
        {inside}
      </button>
    );
  return (
    <Button
      data-deed={id}
      data-sure={glows ? "" : undefined}
      look={look}
      why={why}
      aria-label={why ? undefined : spoken}
      className={size}
      onClick={onPress}
    >
      {inside}
    </Button>
  );
}

/** The buttons of suits, and all others. */
export const suitsApart = (deeds: readonly Deed[]): readonly [readonly Deed[], readonly Deed[]] => [
  deeds.filter(({ isSuit }) => isSuit),
  deeds.filter(({ isSuit }) => !isSuit),
];

/** The four suits side by side. */
export const SuitDeeds = ({ deeds, fit = fits.crowd }: { deeds: readonly Deed[]; fit?: Fit }) => (
  <div className="grid grid-cols-4 gap-1.5">
    {deeds.map((deed) => (
      <DeedButton key={deed.id} deed={deed} fit={fit} className={styles.suit} />
    ))}
  </div>
);

/** The buttons of what can be done now, or what stands in their place. */
export function Deeds({
  deeds: all,
  isColumn,
  children,
}: {
  deeds: readonly Deed[];
  isColumn: boolean;
  children?: ReactNode;
}) {
  const [suits, deeds] = suitsApart(all);
  const fit = isColumn ? fits.column : deeds.length > 4 ? fits.crowd : deeds.length > 2 ? fits.row : fits.pair;
  return (
    <div
      className={classes(
        isColumn ? "grid" : "flex flex-1 items-center justify-end",
        !isColumn && (least[deeds.length] ?? "min-w-0"),
        fit.gap,
      )}
    >
      {suits.length > 0 && <SuitDeeds deeds={suits} />}
      {deeds.map((deed) => (
        <DeedButton
          key={deed.id}
          deed={deed}
          fit={fit}
          className={isColumn && deeds.length > 4 ? "lying:min-h-11" : undefined}
        />
      ))}
      {children}
    </div>
  );
}

/** A sign or a card, and what it is called; where it is narrow the one stands on the other. */
function Inside({ sign, card, label, note, fit }: Pick<Deed, "sign" | "card" | "label" | "note"> & { fit: Fit }) {
  return (
    <span className={classes("flex items-center justify-center", fit.inside)}>
      {sign === "sun" ? <SunSign size={22} /> : sign && <SuitSign suit={sign} size={20} />}
      {card && <CardChip card={card} />}
      <span className={fit.label}>
        {label}
        {note && <span className="block font-bold text-sm/4 opacity-85">{note}</span>}
      </span>
    </span>
  );
}
