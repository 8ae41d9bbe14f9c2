import { memo } from "react";
import type { Indices } from "@/components/cards/card-corner";
import { MeldStrips } from "@/components/melds/strips/meld-strips";
import { stripSizes } from "@/components/melds/strips/strips";
import { useSize } from "@/components/ui/hooks/use-size";
import { ForwardIcon } from "@/components/ui/icons";
import type { PackCard } from "@/lib/rules/packs";
import type { MeldSeen } from "../seen";
import { useCardWords } from "../use-card-words";

/** So much of a meld is seen at least, between two of them, and of how many there are besides. */
const LEAST = 62;
const BETWEEN = 10;
const COUNTED = 34;

/** The other team's melds in one line; pressed it opens both boards. */
export const TheirStrip = memo(function TheirStrip({
  melds,
  indices,
  fromOf,
  open,
}: {
  melds: readonly MeldSeen[];
  indices: Indices;
  fromOf: (card: PackCard) => string | undefined;
  open: () => void;
}) {
  const { t, meldName } = useCardWords();
  const [frame, size] = useSize<HTMLSpanElement>();
  const width = size?.width ?? 0;
  // Of more than can be read side by side the others are counted.
  const most = Math.max(1, Math.floor((width - COUNTED + BETWEEN) / (LEAST + BETWEEN)));
  const shown = width > 0 && melds.length * (LEAST + BETWEEN) > width + BETWEEN ? melds.slice(0, most) : melds;
  const others = melds.length - shown.length;
  const free = width - (others > 0 ? COUNTED : 0) - BETWEEN * (shown.length - 1);
  const room = shown.length > 0 ? Math.max(44, free / shown.length) : 0;
  return (
    <button
      type="button"
      data-boards=""
      aria-haspopup="dialog"
      onClick={open}
      className="flex min-h-12 w-full items-center gap-2 rounded-control border border-madder-3/50 bg-[#081412]/52 px-2.5 py-0.5 text-start"
    >
      <span className="shrink-0">
        <span className="block font-extrabold text-madder-1 text-md/4.5">{t("them")}</span>
        <span className="block text-sm/4.5 text-strong">{t("melds", { count: melds.length })}</span>
      </span>
      <span className="sr-only">{melds.map(meldName).join(". ")}</span>
      <span ref={frame} aria-hidden="true" dir="ltr" className="flex min-w-0 flex-1 justify-end gap-2.5 overflow-clip">
        {shown.map((meld) => (
          <MeldStrips
            key={meld.id}
            cards={meld.cards}
            place={`meld-${meld.id}`}
            isCollapsed
            sizes={stripSizes.line}
            room={room}
            indices={indices}
            fromOf={fromOf}
          />
        ))}
        {others > 0 && <span className="self-center font-extrabold text-md text-strong tabular-nums">+{others}</span>}
      </span>
      <ForwardIcon size={20} className="shrink-0 text-madder-1" />
    </button>
  );
});
