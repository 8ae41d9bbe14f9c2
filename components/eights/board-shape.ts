import { useMedia, useScale } from "@/components/ui/hooks/use-size";

/** How the board is laid out on this screen. */
export interface Shape {
  /** Everything in one column, the hand in two rows. */
  readonly isPhone: boolean;
  /** Hardly any height: a phone on its side. */
  readonly isLow: boolean;
  /** Not even for that: a small phone on its side. */
  readonly isLowest: boolean;
  /** The log stands beside the table. */
  readonly hasLog: boolean;
  /** There is room for the rug's woven head. */
  readonly showsHead: boolean;
  /** The width of a card in the hand. */
  readonly card: number;
  /** How much larger everything is than on an ordinary screen. */
  readonly scale: number;
}

/** The layout for the window as it is now. */
export function useShape(): Shape {
  const isPhone = !useMedia("(min-width: 700px), (min-aspect-ratio: 3/2) and (max-height: 519px)");
  const isLow = useMedia("(max-height: 519px)");
  const isLowest = useMedia("(max-height: 339px)");
  const isLarge = useMedia("(min-width: 1100px) and (min-height: 720px)");
  const hasLog = useMedia("(min-width: 1180px) and (min-height: 560px)");
  const showsHead = useMedia("(max-width: 699px) and (min-height: 740px)");
  const large = useScale();
  const scale = isPhone || isLow ? 1 : large;
  const card = isLowest ? 60 : isPhone || isLow ? 78 : isLarge ? 126 * scale : 100;
  return { isPhone, isLow, isLowest, hasLog, showsHead, card, scale };
}
