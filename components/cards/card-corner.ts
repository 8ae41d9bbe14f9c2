import type { Rank } from "@/lib/rules/cards";
import { placed } from "./svg-path";
import { textOutline } from "./text-outline";

/** The letters a court and an ace may be written in. */
export type Indices = "latin" | "arabic";

/** An outline of relative commands from the baseline, y downwards, with the box of its ink. */
interface Glyph {
  left: number;
  right: number;
  top: number;
  bottom: number;
  outline: string;
}

/** Roboto Slab 800 (Apache License 2.0), 1000 units to the em. */
const latin: Partial<Record<Rank, Glyph>> = {
  A: {
    left: 16,
    right: 719,
    top: -711,
    bottom: 0,
    outline:
      "m270 0h-254v-92l50-8l220-611h164l219 611l50 8v92h-253v-92l48-9l-27-88h-239l-26 88l48 9v92zm88-530l-75 229h169l-76-231l-7-23h-3l-8 25z",
  },
  K: {
    left: 23,
    right: 751,
    top: -711,
    bottom: 0,
    outline:
      "m325 0h-302v-92l76-15v-496l-76-15v-93h302v93l-70 15v228l234-236l1-1l-75-6v-93h311v93l-67 14l-202 201l223 299l71 12v92h-321v-92l69-6l-146-201l-98 97v95l70 15v92z",
  },
  Q: {
    left: 32,
    right: 714,
    top: -711,
    bottom: 0,
    outline:
      "m714 36l-74 106l-210-138q-17 2-34 4q-18 2-35 2q-72 0-133-27q-61-26-104-75q-44-49-68-114q-24-66-24-144v-11q0-77 24-143q24-66 68-115q43-48 104-75q60-27 133-27q72 0 133 27q60 27 105 75q45 49 69 115q25 66 25 143v11q0 91-37 168q-36 77-95 125l153 93zm-353-145q58 0 97-31q40-30 59-84q20-54 20-126v-12q0-71-20-125q-20-54-60-84q-39-30-96-30q-59 0-97 30q-38 30-57 83q-19 54-19 126v12q0 72 20 126q19 55 57 85q39 30 96 30z",
  },
  J: {
    left: 13,
    right: 584,
    top: -711,
    bottom: 0,
    outline:
      "m277 10q-78 0-137-26q-58-26-91-78q-33-53-36-135l1-3h146q5 69 31 95q26 26 68 26q26 0 47-12q22-11 35-34q13-24 13-60v-386l-96-15v-93h326v93l-75 15v386q0 70-27 121q-27 51-79 79q-51 27-126 27z",
  },
};

/** Rakkas (SIL Open Font License 1.1, © 2017 The Rakkas Project Authors): the four letters of the Arabic courts and ace. */
const arabic: Partial<Record<Rank, Glyph>> = {
  A: {
    left: 8,
    right: 217,
    top: -805,
    bottom: 0,
    outline:
      "m83 0l-22-8q1-96-5-233q-6-136-16-242q28-34 63-65q35-31 63-46q6 22 6 87q0 89-9 211q-9 123-15 145l-65 151zm122-707l12 10l-55 60l-142 38l-12-11l57-47q-32-25-32-59q0-36 29-63q28-26 72-26q16 0 35 4q19 4 31 10l-38 72q-11-6-30-11q-19-5-36-5q-15 0-24 4q-9 5-9 12q0 10 22 18q21 9 47 9q43 0 73-15z",
  },
  K: {
    left: 15,
    right: 578,
    top: -619,
    bottom: 15,
    outline:
      "m549-619q11 30 20 135q9 106 9 202q0 20-7 60q-7 41-20 80q-14 40-31 62q-43 39-120 67q-78 28-156 28q-51 0-100-13q-50-13-85-35q-35-22-44-47q0-45 42-126q42-80 109-158q67-77 140-116l76 161q-28 54-75 99q-8 1-23 1q-47 0-97-14l62-65l52 9l-36-66q-40 28-83 73q-44 46-76 89q13 25 63 40q49 16 121 16q63 0 119-13q55-12 92-31q-6-60-26-147q-21-87-42-149q24-42 56-81q32-39 60-61z",
  },
  Q: {
    left: 18,
    right: 713,
    top: -421,
    bottom: 218,
    outline:
      "m635-421q31 24 55 65q23 42 23 73q0 37-19 95q-20 59-43 92q-28 28-90 54q-62 26-139 41q-77 16-147 16q-120 0-188-44q-69-43-69-120q24-67 64-126q39-58 105-123l19 86q-50 36-99 86q26 47 81 68q55 21 150 21q80 0 161-15q80-14 135-37q-30-50-108-115l109-117zm-286 639q-35-27-70-86l93-62l14 23q28 46 47 70l-84 55z",
  },
  J: {
    left: -25,
    right: 392,
    top: -433,
    bottom: 15,
    outline:
      "m392-293q0 77-28 148q-29 71-81 115q-52 45-117 45q-45 0-104-23q-59-22-87-49q79-23 177-59q97-35 160-64l-6-35h-47q-38 0-61-12q-23-11-23-32q0-25 27-67q27-42 64-75q37-32 64-32q27 0 45 39q17 39 17 101z",
  },
};

/** An alef is a stroke: it is drawn broader, so that an ace looks no weaker than a king. */
const strengthOf = (rank: Rank): number => (rank === "A" ? 1.6 : 1);

/** The Arabic letter of a court or ace by itself, in a box that starts at 0, null for what is written in digits. */
export function arabicLetter(
  rank: Rank,
): { readonly path: string; readonly width: number; readonly height: number } | null {
  const glyph = arabic[rank];
  if (!glyph) return null;
  const wide = strengthOf(rank);
  return {
    path: placed(glyph.outline, -glyph.left * wide, -glyph.top, wide, 1),
    width: (glyph.right - glyph.left) * wide,
    height: glyph.bottom - glyph.top,
  };
}

/** The height of a capital letter, and of a figure. */
const CAP = 711;

const [middle, top, foot, widest] = [45, 15, 86, 78];

/** The index of a rank at the top left of a card, and turned at the bottom right, as one path. */
export function indexPath(rank: Rank, indices: Indices): string {
  const written = indices === "arabic" ? arabic[rank] : undefined;
  const glyph = written ?? latin[rank];
  if (!glyph) {
    const { outline, width } = textOutline(rank);
    return twice(outline, middle, foot, Math.min(0.1, widest / width), 0.1);
  }
  const scale = written
    ? Math.min((foot - top) / (glyph.bottom - glyph.top), widest / (glyph.right - glyph.left))
    : 0.1;
  const wide = written ? scale * strengthOf(rank) : scale;
  const x = middle - ((glyph.left + glyph.right) / 2) * wide;
  const y = (top + foot) / 2 - ((glyph.top + glyph.bottom) / 2) * scale;
  return twice(glyph.outline, x, y, wide, scale);
}

/** A rank by itself: its middle at `x`, from `top` down so high, and no wider than that. */
export function rankPath(
  rank: Rank,
  indices: Indices,
  { x, top, height, widest }: { x: number; top: number; height: number; widest: number },
): string {
  const letter = indices === "arabic" ? arabic[rank] : undefined;
  const glyph = letter ?? latin[rank];
  if (!glyph) {
    const { outline, width } = textOutline(rank);
    const scale = height / CAP;
    return placed(outline, x, top + height, Math.min(scale, widest / width), scale);
  }
  const [inkWide, inkHigh] = [glyph.right - glyph.left, glyph.bottom - glyph.top];
  const scale = letter ? Math.min(height / inkHigh, widest / inkWide) : height / CAP;
  const wide = Math.min(letter ? scale * strengthOf(rank) : scale, widest / inkWide);
  const y = letter ? top + height / 2 - ((glyph.top + glyph.bottom) / 2) * scale : top + height;
  return placed(glyph.outline, x - ((glyph.left + glyph.right) / 2) * wide, y, wide, scale);
}

const twice = (outline: string, x: number, y: number, scaleX: number, scaleY: number) =>
  placed(outline, x, y, scaleX, scaleY) + placed(outline, 250 - x, 350 - y, -scaleX, -scaleY);
