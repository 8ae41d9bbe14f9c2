import { type ComponentType, type ReactNode, useMemo, useState } from "react";
import { useEver } from "@/components/ui/hooks/use-ever";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import type { RuledGame } from "./game-rulebook";
import { OpenRulesContext } from "./use-open-rules";

/** What the sheet of a game's rules takes. */
export interface RulesSheetProps<Options> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What the table plays by. */
  readonly options: Options;
  /** Where to open the book. */
  readonly place: RulesPlace;
}

/** A place in a rulebook that somebody asked for; asking again is another one. */
export interface RulesPlace {
  readonly paragraph: string | null;
}

const start: RulesPlace = { paragraph: null };

/** A table whose rules can be opened from anywhere at it; the sheet is fetched when it first opens. */
export function RulesOfTable<Options>({
  game,
  options,
  Sheet,
  children,
}: {
  game: RuledGame;
  options: Options;
  Sheet: ComponentType<RulesSheetProps<Options>>;
  children: ReactNode;
}) {
  const [place, setPlace] = useState(start);
  const [isOpen, setOpen] = useState(false);
  const rules = useMemo(
    () => ({
      game,
      open: (paragraph: string | null) => {
        setPlace({ paragraph });
        setOpen(true);
      },
    }),
    [game],
  );
  return (
    <OpenRulesContext value={rules}>
      {children}
      {useEver(isOpen) && (
        <LoadingBoundary>
          <Sheet open={isOpen} onOpenChange={setOpen} options={options} place={place} />
        </LoadingBoundary>
      )}
    </OpenRulesContext>
  );
}
