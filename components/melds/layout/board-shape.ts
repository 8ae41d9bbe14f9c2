import { useMemo } from "react";
import { useMedia, useScale } from "@/components/ui/hooks/use-size";

/** How the board is laid out on this screen. */
export interface BoardShape {
  /** One column, the hand in rows. */
  readonly isPhone: boolean;
  /** A phone with little height: as little as possible beside what is laid. */
  readonly isSmall: boolean;
  /** A phone on its side: the hand lies beside what is laid. */
  readonly isLying: boolean;
  /** Log and talk stand beside the table. */
  readonly hasSidebar: boolean;
  readonly scale: number;
}

/** The layout for the window as it is now. */
export function useShape(): BoardShape {
  const isLying = useMedia("(max-height: 519px) and (min-aspect-ratio: 3/2)");
  const isNarrow = !useMedia("(min-width: 900px)");
  const isShort = useMedia("(max-height: 739px)");
  const hasSidebar = useMedia("(min-width: 1180px) and (min-height: 620px)");
  const scale = useScale();
  const isPhone = isNarrow || isLying;
  return useMemo(
    () => ({ isPhone, isSmall: isPhone && isShort, isLying, hasSidebar, scale: isPhone ? 1 : scale }),
    [isPhone, isShort, isLying, hasSidebar, scale],
  );
}
