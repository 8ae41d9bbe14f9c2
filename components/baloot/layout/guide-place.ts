import { CORNER, type Layout } from "./layout";

/** The size of the guide beside a wide table, before words grow. */
const GUIDE = { width: 288, height: 140 };

/** A name under a picture, and a bubble over one. */
const [PLATE, BUBBLE] = [30, 44];

/** How far from a picture the words beside it may reach, and how far those of the guide's name do. */
const [SAID, NAME] = [180, 150];

/**
 * Where the guide of a first hand stands: at the foot of a phone's hand, beside a wide table between a neighbour's seat
 * and one's own, clear of the trick; where it has no room it is no more than its name.
 */
export function guideIn({ isTall, sidebar, width: all, seats, plane, laid, spread, ring, scale }: Layout): GuidePlace {
  if (isTall) return { room: "foot" };
  const top = seats.west.y + ring / 2 + PLATE * scale;
  const room = seats.south.y - ring / 2 - BUBBLE * scale - top;
  const width = GUIDE.width * scale;
  const trick = plane.center.x - (0.69 * spread + 0.55) * laid;
  return sidebar > 0 && room >= GUIDE.height * scale && trick >= width + 28
    ? { room: "beside", top, width }
    : {
        room: "name",
        end: sidebar > 0 ? sidebar + 20 : CORNER,
        // On the smallest phones North's words reach as far as the name would.
        isSign: sidebar === 0 && all / 2 - ring / 2 - SAID < CORNER + NAME,
      };
}

export type GuidePlace =
  | { readonly room: "foot" }
  | { readonly room: "beside"; readonly top: number; readonly width: number }
  | { readonly room: "name"; readonly end: number; readonly isSign: boolean };
