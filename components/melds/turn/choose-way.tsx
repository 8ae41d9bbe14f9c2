import { useRef } from "react";
import { useTranslations } from "use-intl";
import type { Indices } from "@/components/cards/card-corner";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { type LaidCard, MeldStrips } from "../strips/meld-strips";
import { stripSizes } from "../strips/strips";
import { useMeldWords } from "../use-meld-words";

/** More cards than this are shown as a stack with its ends. */
const BESIDE = 8;

/** A meld as it would be. */
interface WayShown {
  readonly key: string;
  readonly title: string;
  readonly cards: readonly LaidCard[];
  readonly note: string;
  /** What it is called where it is read out. */
  readonly label: string;
}

/** Where a wild card could stand for several cards: the melds as they would be, one of them to be chosen. */
export function ChooseWay<Way extends WayShown>({
  ways,
  indices,
  onChoose,
  onBack,
  ...words
}: {
  /** Null where nothing is asked. */
  ways: readonly Way[] | null;
  title: string;
  note: string;
  /** What leaves everything as it was; else that it is put back. */
  back?: string;
  indices: Indices;
  onChoose: (way: Way) => void;
  onBack: () => void;
}) {
  const { t } = useMeldWords();
  const common = useTranslations("common");
  // What was asked is seen until it is gone.
  const asked = useRef({ ways: ways ?? [], ...words });
  if (ways) asked.current = { ways, ...words };
  const { title, note, back = t("putBack"), ways: seen } = asked.current;
  return (
    <Sheet
      open={ways !== null}
      onOpenChange={(isOpen) => !isOpen && onBack()}
      title={title}
      description={note}
      closeLabel={common("close")}
      footer={
        <Button look="quiet" wide onClick={onBack}>
          {back}
        </Button>
      }
    >
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-2.5">
        {seen.map((way, index) => (
          <li key={way.key} className="grid">
            <button
              type="button"
              data-way={index}
              data-autofocus={index === 0 ? "" : undefined}
              aria-label={way.label}
              onClick={() => onChoose(way)}
              className="grid min-h-43 content-between justify-items-center gap-2 rounded-control border-2 border-hairline bg-lacquer px-2 py-3 hover:border-brass-2 focus-visible:border-brass-2 active:bg-[#3c2c0e]"
            >
              <span className="font-extrabold text-base text-strong">{way.title}</span>
              <MeldStrips
                cards={way.cards}
                place={null}
                isCollapsed={way.cards.length > BESIDE}
                sizes={stripSizes.tile}
                room={150}
                indices={indices}
              />
              <span className="text-center text-md text-sand">{way.note}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
