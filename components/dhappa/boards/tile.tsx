import { memo, type ReactNode } from "react";
import type { Indices } from "@/components/cards/card-corner";
import { type LaidCard, MeldStrips } from "@/components/melds/strips/meld-strips";
import type { StripSizes } from "@/components/melds/strips/strips";
import { classes } from "@/components/ui/classes";
import type { PackCard } from "@/lib/rules/packs";
import { Lozenge } from "../lock/lozenge";
import type { MeldSeen } from "../seen";
import { useCardWords } from "../use-card-words";

/** Where cards would come to lie in a meld: these at its head, these at its tail, or in place of one. */
export interface Landing {
  readonly head: readonly LaidCard[];
  readonly tail: readonly LaidCard[];
  /** At one end or at the other. */
  readonly isAsked: boolean;
  readonly kind: "add" | "exchange" | "shift" | "link";
}

const nothing: readonly LaidCard[] = [];

const spans = { one: "", half: "w-[calc(50%-3px)]", row: "w-full", all: "col-span-full" } as const;

const drafts = {
  own: "border-brass-3 border-dashed bg-[#081412]/52",
  partner: "border-brass-3 border-dashed bg-[#081412]/52 opacity-70",
} as const;

/** A meld on its board: pressed it takes what is selected, where it can; otherwise it opens, or closes. */
export function MeldTile({
  meld,
  place,
  isCollapsed,
  sizes,
  room,
  isInLock,
  side,
  draft,
  landing,
  isDimmed,
  isExpanded,
  span,
  isBridged,
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
  /** Whose turn that is being played has laid or changed it: one's own, or a teammate's. */
  draft: keyof typeof drafts | null;
  /** It takes all that is selected. */
  landing: Landing | null;
  isDimmed: boolean;
  isExpanded?: boolean | undefined;
  /** How much of the board's width it takes. */
  span: "one" | "half" | "row" | "all";
  /** Something lies over its left edge. */
  isBridged: boolean;
  indices: Indices;
  fromOf?: ((card: PackCard) => string | undefined) | undefined;
  onPress: () => void;
  /** What can be done besides. */
  children?: ReactNode;
}) {
  const takes = landing && landing.kind !== "exchange" && landing.kind !== "shift";
  const head = takes ? landing.head : nothing;
  const tail = takes ? landing.tail : nothing;
  const isTight = isCollapsed && head.length > 0 && tail.length > 0;
  const ghostRoom = ((head.length > 0 ? 1 : 0) + (tail.length > 0 ? 1 : 0)) * (isTight ? 26 : 40);
  const ghost = {
    isWhole: !isCollapsed && sizes.open > 30,
    isAsked: landing?.isAsked ?? false,
    isTight,
    sizes,
    indices,
  };
  return (
    <li className={classes("relative min-w-0", spans[span])}>
      <button
        type="button"
        data-meld={meld.id}
        data-drop={meld.id}
        data-lit={landing ? "" : undefined}
        aria-expanded={landing ? undefined : isExpanded}
        onClick={onPress}
        className={classes(
          "relative flex w-full items-center gap-1.5 rounded-control border px-2 py-[3px] text-start transition-[filter,opacity] duration-[140ms] ease-linear",
          landing
            ? "border-brass-2 outline-2 -outline-offset-2 outline-brass-2 data-over:bg-[#6b4d16]/70 bg-[#3c2c0e]/62 shadow-[0_0_18px_rgb(240_203_123/0.5)]"
            : draft
              ? drafts[draft]
              : "border-hairline/50 bg-[#081412]/52",
          isBridged && "ps-10",
          isDimmed && !landing && "brightness-62 saturate-75",
        )}
      >
        <SpokenMeld {...{ meld, landing, isInLock }} isOpen={isExpanded ?? false} />
        {head.length > 0 && <Ghost cards={head} {...ghost} />}
        <MeldStrips
          cards={meld.cards}
          place={place}
          isCollapsed={isCollapsed}
          sizes={sizes}
          room={Math.max(60, room - 18 - 26 - ghostRoom - (isBridged ? 32 : 0))}
          indices={indices}
          fromOf={fromOf}
        />
        {tail.length > 0 && <Ghost cards={tail} {...ghost} />}
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

/** What is read out of it: what it takes, what counts, and its cards where they are not what they seem. */
const SpokenMeld = memo(function SpokenMeld({
  meld,
  landing,
  isInLock,
  isOpen,
}: {
  meld: MeldSeen;
  landing: Landing | null;
  isInLock: boolean;
  isOpen: boolean;
}) {
  const { t, meldName, laidName } = useCardWords();
  const name = meldName(meld);
  const takes = landing && { meld: name, head: landing.head.length, tail: landing.tail.length };
  return (
    <span className="sr-only">
      {landing && takes ? t(`takes.${landing.kind}`, takes) : name}
      {isInLock && ` ${t("lock.counts")}`}
      {(meld.wilds > 0 || isOpen) && ` ${meld.cards.map(laidName).join(", ")}.`}
    </span>
  );
});

/** A dashed place at an end: how many cards would come to lie there, or, where there is room, which. */
function Ghost({
  cards,
  isWhole,
  isAsked,
  isTight,
  sizes,
  indices,
}: {
  cards: readonly LaidCard[];
  isWhole: boolean;
  isAsked: boolean;
  /** There is one at the other end as well. */
  isTight: boolean;
  sizes: StripSizes;
  indices: Indices;
}) {
  const { letter } = useCardWords();
  const [first] = cards.length === 1 ? cards : [];
  if (isWhole && cards.length <= 2)
    return (
      <span
        aria-hidden="true"
        className="shrink-0 rounded-chip opacity-62 outline-2 outline-brass-1 outline-dashed outline-offset-2"
      >
        <MeldStrips cards={cards} place={null} isCollapsed={false} sizes={sizes} room={200} indices={indices} />
      </span>
    );
  return (
    <span
      aria-hidden="true"
      dir="ltr"
      className={classes(
        "grid shrink-0 place-items-center rounded-chip border-2 border-brass-1 border-dashed font-extrabold text-brass-1",
        isTight ? "w-5 text-md" : "w-8.5 text-base",
      )}
      style={{ blockSize: sizes.card * 1.4 }}
    >
      {isAsked && first ? letter(first.rank) : `+${cards.length}`}
    </span>
  );
}
