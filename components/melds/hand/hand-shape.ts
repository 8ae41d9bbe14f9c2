import { inGrid } from "@/components/hand/grid";
import { CARD_HEIGHT, type FramedLayout } from "@/components/hand/layout";

/** The room a melding hand is laid out in. */
interface HandRoom {
  readonly width: number;
  /** Not to be higher than this. */
  readonly height: number;
  /** In rows of narrow strips under each other, or whole cards beside each other. */
  readonly isPhone: boolean;
  /** How much larger everything is than on an ordinary screen. */
  readonly scale: number;
  /** Large cards: one column fewer. */
  readonly isLarge: boolean;
  /** A hand of a dozen or so: in the middle, on a phone in whole faces, seven beside each other. */
  readonly isFew?: boolean;
}

/** So wide a finger needs it. */
const LEAST_STRIP = 44;
const STEP: readonly [number, number] = [44, 53];
const AFTER_GROUP = 4;

function onPhone({ width, height, isLarge }: HandRoom, groups: readonly number[]): FramedLayout {
  const isNarrow = width < 380;
  const margin = isNarrow ? 8 : 10;
  const card = (isNarrow ? 52 : 58) + (isLarge ? 8 : 0);
  // Two groups in a row are the rule: the first one's last card shows whole.
  const free = width - 2 * margin - 2 * card - AFTER_GROUP;
  const columns = Math.max(1, Math.floor(free / (isLarge ? 54 : LEAST_STRIP)));
  const strip = Math.min(card - 2, free / columns);
  return inGrid({ width, height, margin, card, strip, between: card + AFTER_GROUP, step: STEP }, groups);
}

const FEW = { perRow: 7, most: 14, strip: 48, narrowStrip: 44, card: 84, narrowCard: 76, step: 54 } as const;

function ofFew({ width, height }: HandRoom, slots: number): FramedLayout {
  const isNarrow = width < 380;
  const margin = isNarrow ? 8 : 10;
  const most = isNarrow ? FEW.narrowCard : FEW.card;
  // In a second row as much shows of the upper one as an index is high.
  const rows = slots > FEW.perRow ? 2 : 1;
  const card = Math.max(52, Math.min(most, (height - (rows - 1) * FEW.step) / CARD_HEIGHT));
  const strip = Math.min(isNarrow ? FEW.narrowStrip : FEW.strip, (width - 2 * margin - card) / (FEW.perRow - 1) - 0.01);
  return inGrid({ width, height, margin, card, strip, between: strip, step: [44, FEW.step] }, [slots]);
}

const WIDE = { card: 108, margin: 30, strip: 40, between: 20, least: 0.29, rowStep: 0.65 } as const;

function onDesktop({ width, height, scale }: HandRoom, groups: readonly number[]): FramedLayout {
  // There is room for a second row, should it be needed.
  const card = Math.min(WIDE.card * scale, height / CARD_HEIGHT / 2);
  const margin = Math.min(WIDE.margin * scale, width * 0.03);
  const gap = WIDE.between * scale;
  const slots = groups.reduce((sum, size) => sum + size, 0);
  const inOneRow = (width - 2 * margin - card - gap * Math.max(0, groups.length - 1)) / Math.max(1, slots - 1);
  const least = card * WIDE.least;
  const strip = Math.max(least, Math.min(card * 0.5, inOneRow - 0.01));
  const rowStep = card * WIDE.rowStep;
  return inGrid({ width, height, margin, card, strip, between: strip + gap, step: [rowStep, rowStep] }, groups);
}

/** Where the slots of a melding hand lie, so many in each group. */
export function handShape(room: HandRoom, groups: readonly number[]): FramedLayout {
  const slots = groups.reduce((sum, size) => sum + size, 0);
  if (!room.isPhone) return room.isFew ? inTheMiddle(onDesktop(room, groups)) : onDesktop(room, groups);
  return room.isFew && slots <= FEW.most ? inTheMiddle(ofFew(room, slots)) : onPhone(room, groups);
}

/** What is free at the end of the rows, on both sides of them. */
function inTheMiddle(layout: FramedLayout): FramedLayout {
  const { places, card, width } = layout;
  if (places.length === 0) return layout;
  const xs = places.map(({ x }) => x);
  const by = (width - card) / 2 - (Math.min(...xs) + Math.max(...xs) - card) / 2;
  return { ...layout, places: places.map((place) => ({ ...place, x: place.x + by })) };
}
