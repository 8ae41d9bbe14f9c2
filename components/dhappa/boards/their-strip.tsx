import { memo } from "react";
import type { Indices } from "@/components/cards/card-corner";
import { MeldStrips } from "@/components/melds/strips/meld-strips";
import { stripSizes } from "@/components/melds/strips/strips";
import { useSize } from "@/components/ui/hooks/use-size";
import { ForwardIcon } from "@/components/ui/icons";
import type { PackCard } from "@/lib/rules/packs";
import type { MeldSeen } from "../seen";
import { useCardWords } from "../use-card-words";

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
  const room = melds.length > 0 ? Math.max(44, (width - 10 * (melds.length - 1)) / melds.length) : 0;
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
        {melds.map((meld) => (
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
      </span>
      <ForwardIcon size={20} className="shrink-0 text-madder-1" />
    </button>
  );
});
