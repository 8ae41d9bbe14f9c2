import type { ReactNode } from "react";
import type { Indices } from "@/components/cards/card-corner";
import { MeldStrips } from "@/components/melds/meld-strips";
import type { StripSizes } from "@/components/melds/strips";
import { classes } from "@/components/ui/classes";
import type { PackCard } from "@/lib/rules/packs";
import { Lozenge } from "../lock/lozenge";
import type { MeldSeen } from "../seen";
import { useCardWords } from "../use-card-words";

/** Where cards would come to lie in a meld: so many at its head, so many at its tail, or in place of one. */
export interface Landing {
  readonly head: number;
  readonly tail: number;
  readonly kind: "add" | "exchange" | "shift" | "link";
}

const spans = { one: "", half: "w-[calc(50%-3px)]", row: "w-full", all: "col-span-full" } as const;

/** A meld on its board: pressed it takes what is selected, where it can; otherwise it opens, or closes. */
export function MeldTile({
  meld,
  place,
  isCollapsed,
  sizes,
  room,
  isInLock,
  side,
  isDraft,
  landing,
  isDimmed,
  isExpanded,
  span,
  indices,
  fromOf,
  onPress,
  children,
}: {
  meld: MeldSeen;
  place: string;
  isCollapsed: boolean;
  sizes: StripSizes;
  /** How wide the tile is. */
  room: number;
  isInLock: boolean;
  side: "us" | "them";
  /** It was laid or changed in the turn that is being played. */
  isDraft: boolean;
  /** It takes all that is selected. */
  landing: Landing | null;
  isDimmed: boolean;
  isExpanded?: boolean | undefined;
  /** How much of the board's width it takes. */
  span: "one" | "half" | "row" | "all";
  indices: Indices;
  fromOf?: ((card: PackCard) => string | undefined) | undefined;
  onPress: () => void;
  /** What can be done besides. */
  children?: ReactNode;
}) {
  const { t, meldName, laidName } = useCardWords();
  const takes = landing && landing.kind !== "exchange" && landing.kind !== "shift";
  const ghosts = landing ? (takes ? [landing.head, landing.tail] : [0, 0]) : [0, 0];
  const [head = 0, tail = 0] = ghosts;
  const ghostRoom = (head > 0 ? 40 : 0) + (tail > 0 ? 40 : 0);
  const name = meldName(meld);
  return (
    <li className={classes("relative min-w-0", spans[span])}>
      <button
        type="button"
        data-meld={meld.id}
        data-drop={meld.id}
        aria-expanded={landing ? undefined : isExpanded}
        onClick={onPress}
        className={classes(
          "relative flex w-full items-center gap-1.5 rounded-control border px-2 py-[3px] text-start transition-[filter,opacity] duration-[140ms]",
          landing
            ? "border-brass-2 outline-2 -outline-offset-2 outline-brass-2 data-over:bg-[#6b4d16]/70 bg-[#3c2c0e]/62 shadow-[0_0_18px_rgb(240_203_123/0.5)]"
            : isDraft
              ? "border-brass-3 border-dashed bg-[#081412]/52"
              : "border-hairline/50 bg-[#081412]/52",
          isDimmed && !landing && "brightness-62 saturate-75",
        )}
      >
        <span className="sr-only">
          {landing ? t(`takes.${landing.kind}`, { meld: name, head: landing.head, tail: landing.tail }) : name}
          {isInLock && ` ${t("lock.counts")}`}
          {(meld.wilds > 0 || isExpanded) && ` ${meld.cards.map(laidName).join(", ")}.`}
        </span>
        {head > 0 && <Ghost count={head} height={sizes.card * 1.4} />}
        <MeldStrips
          cards={meld.cards}
          place={place}
          isCollapsed={isCollapsed}
          sizes={sizes}
          room={Math.max(60, room - 18 - 26 - ghostRoom)}
          indices={indices}
          fromOf={fromOf}
        />
        {tail > 0 && <Ghost count={tail} height={sizes.card * 1.4} />}
        <span aria-hidden="true" className="ms-auto grid justify-items-center gap-1 ps-0.5">
          {landing && !takes ? (
            <span className="font-extrabold text-brass-1 text-lg leading-none">⇅</span>
          ) : (
            isInLock && (
              <span className={side === "us" ? "text-brass-2" : "text-madder-1"}>
                <Lozenge />
              </span>
            )
          )}
          <span className="font-extrabold text-md/4 text-strong tabular-nums">{meld.cards.length}</span>
        </span>
      </button>
      {children}
    </li>
  );
}

/** A dashed place at an end, and how many cards would come to lie there. */
function Ghost({ count, height }: { count: number; height: number }) {
  return (
    <span
      aria-hidden="true"
      dir="ltr"
      className="grid w-8.5 shrink-0 place-items-center rounded-chip border-2 border-brass-1 border-dashed font-extrabold text-base text-brass-1"
      style={{ blockSize: height }}
    >
      +{count}
    </span>
  );
}
