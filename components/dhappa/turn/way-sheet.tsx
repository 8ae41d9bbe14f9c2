"use client";

import { useTranslations } from "use-intl";
import type { Indices } from "@/components/cards/card-corner";
import { MeldStrips } from "@/components/melds/strips/meld-strips";
import { stripSizes } from "@/components/melds/strips/strips";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import type { Rank } from "@/lib/rules/cards";
import { meldRules } from "../seen";
import { useCardWords } from "../use-card-words";
import type { Way, WayKind } from "./open-places";

const headOf = ({ meld }: Way) => meldRules.run.indexOf(meld.rank);

/** Where in its run what it stands for would lie. */
function placeIn({ meld }: Way, rank: Rank): "ways.head" | "ways.tail" | "ways.as" {
  if (meld.kind === "set") return "ways.as";
  if (meld.cards[0]?.rank === rank) return "ways.head";
  return meld.cards.at(-1)?.rank === rank ? "ways.tail" : "ways.as";
}

/** Where a wild card could stand for several cards: the melds as they would be, one of them to be chosen. */
export default function WaySheet({
  ways,
  kind,
  indices,
  onChoose,
  onBack,
}: {
  /** Null where nothing is asked. */
  ways: readonly Way[] | null;
  kind: WayKind;
  indices: Indices;
  onChoose: (way: Way) => void;
  onBack: () => void;
}) {
  const { t, shortFace, meldName, laidName } = useCardWords();
  const sorted = (ways ?? []).toSorted((one, other) => headOf(one) - headOf(other));
  const common = useTranslations("common");
  return (
    <Sheet
      open={ways !== null}
      onOpenChange={(isOpen) => !isOpen && onBack()}
      title={t(`ways.${kind}`)}
      description={t(kind === "shift" ? "ways.shiftNote" : "ways.wildNote")}
      closeLabel={common("close")}
      footer={
        <Button look="quiet" wide onClick={onBack}>
          {t("ways.back")}
        </Button>
      }
    >
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-2.5">
        {sorted.map((way, index) => (
          <li key={way.key} className="grid">
            <button
              type="button"
              data-way={index}
              data-autofocus={index === 0 ? "" : undefined}
              onClick={() => onChoose(way)}
              className="grid min-h-35 content-between justify-items-center gap-2 rounded-control border-2 border-hairline bg-lacquer px-2 py-3 hover:border-brass-2 focus-visible:border-brass-2 active:bg-[#3c2c0e]"
            >
              <span className="font-extrabold text-base text-strong">
                {way.stands.map(({ rank, suit }) => t(placeIn(way, rank), { card: shortFace(rank, suit) })).join(" · ")}
              </span>
              <MeldStrips
                cards={way.meld.cards}
                place={null}
                isCollapsed={way.meld.cards.length > 6}
                sizes={stripSizes.tile}
                room={150}
                indices={indices}
              />
              <span className="text-center text-md text-sand">
                {meldName(way.meld)}
                <span className="sr-only"> {way.meld.cards.map(laidName).join(", ")}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
