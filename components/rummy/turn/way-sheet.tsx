"use client";

import { useTranslations } from "use-intl";
import type { Indices } from "@/components/cards/card-corner";
import { MeldStrips } from "@/components/melds/strips/meld-strips";
import { stripSizes } from "@/components/melds/strips/strips";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import type { Way } from "@/lib/rules/rummy/targets";
import { seenMeld } from "../seen";
import { useCardWords } from "../use-card-words";

/** Where a joker could stand for several cards: the melds as they would be, one of them to be chosen. */
export default function WaySheet({
  ways,
  indices,
  onChoose,
  onBack,
}: {
  /** Null where nothing is asked. */
  ways: readonly Way[] | null;
  indices: Indices;
  onChoose: (way: Way) => void;
  onBack: () => void;
}) {
  const { t, meldName } = useCardWords();
  const common = useTranslations("common");
  return (
    <Sheet
      open={ways !== null}
      onOpenChange={(isOpen) => !isOpen && onBack()}
      title={t("ways.title")}
      description={t("ways.note")}
      closeLabel={common("close")}
      footer={
        <Button look="quiet" wide onClick={onBack}>
          {t("ways.back")}
        </Button>
      }
    >
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-2.5">
        {(ways ?? []).map((way, index) => {
          const seen = seenMeld(way.meld);
          const key = seen.cards.map(({ id, rank }) => `${id} ${rank}`).join();
          return (
            <li key={`${seen.kind} ${key}`} className="grid">
              <button
                type="button"
                data-way={index}
                data-autofocus={index === 0 ? "" : undefined}
                aria-label={meldName(seen)}
                onClick={() => onChoose(way)}
                className="grid min-h-35 content-between justify-items-center gap-2 rounded-control border-2 border-hairline bg-lacquer px-2 py-3 hover:border-brass-2 focus-visible:border-brass-2 active:bg-[#3c2c0e]"
              >
                <span className="font-extrabold text-base text-strong">{t(`kinds.${seen.kind}`)}</span>
                <MeldStrips
                  cards={seen.cards}
                  place={null}
                  isCollapsed={false}
                  sizes={stripSizes.tile}
                  room={150}
                  indices={indices}
                />
                <span className="text-md text-sand">{t("points", { count: seen.points })}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
