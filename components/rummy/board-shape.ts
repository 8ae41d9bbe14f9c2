import { useMedia, useScale } from "@/components/ui/hooks/use-size";

/** How the board is laid out on this screen. */
export interface Shape {
  /** One column, the hand in rows. */
  readonly isPhone: boolean;
  /** A phone with little height: smaller chips, a low composer. */
  readonly isSmall: boolean;
  /** A phone on its side: the hand lies beside the melds. */
  readonly isLying: boolean;
  /** Sums, log and talk stand beside the table. */
  readonly hasSidebar: boolean;
  readonly scale: number;
}

/** The layout for the window as it is now. */
export function useShape(): Shape {
  const isLying = useMedia("(max-height: 519px) and (min-aspect-ratio: 3/2)");
  const isNarrow = !useMedia("(min-width: 900px)");
  const isShort = useMedia("(max-height: 739px)");
  const hasSidebar = useMedia("(min-width: 1180px) and (min-height: 620px)");
  const scale = useScale();
  const isPhone = isNarrow || isLying;
  return { isPhone, isSmall: isPhone && isShort, isLying, hasSidebar, scale: isPhone ? 1 : scale };
}
