import { mirrored } from "@/components/cards/svg-path";
import {
  beards,
  brass,
  type Common,
  cotton,
  type DeepTones,
  earrings,
  eyes,
  face,
  fold,
  kingBrow,
  kingMoustache,
  kohlLid,
  manFace,
  neck,
  plainLid,
  shaded,
  sides,
  strands,
  type Tones,
  womanFace,
} from "./bust";
import { beads, cord, disc, fill, line, pair } from "./svg-strokes";

/** A man without a ghutra: in a cap, a wound turban or his own curls. */
export interface Bare extends Common {
  kind: "bare";
  head: "cap" | "turban" | "curls";
  /** None is clean-shaven. */
  beard: keyof typeof beards | null;
  hair: DeepTones;
  strand: string;
  shirt: Tones;
}

/** A woman in a plain scarf: close round the face, or loose over her hair. */
export interface Veiled extends Common {
  kind: "veiled";
  isLoose: boolean;
  scarf: DeepTones;
  lips: string;
  /** Of her hair, where it is seen. */
  hair: DeepTones;
  glasses: "round" | "square" | null;
  isFreckled?: boolean;
  isOld?: boolean;
}

const ear = ([light, dark, deep]: DeepTones) =>
  fill(light, mirrored(earOutline)) + fill(dark, earOutline) + line(deep, 1, ...pair("M28.6 -7C31 -7 31 0 28.6 3"));
const earOutline = "M25 -12C31 -15 34.5 -9 33 -1C32 6 29 10 25.5 8Z";

/** Hair at the temple, down to the ear. */
const temple = "M20 -34L29.5 -32C31 -22 30 -14 28.8 -8C28 -3 27 2 25.6 7C24.6 0 25.6 -8 24 -15C23 -22 22 -28 20 -34Z";

const lowered = (by: number, shapes: string) => `<g transform="translate(0 ${by})">${shapes}</g>`;

/** A cap of white crochet. */
const cap = () =>
  shaded(cotton, "M0 -74C17 -74 29 -68 31 -54C32 -46 32.5 -38 32 -29C24 -34 12 -36.5 0 -36.5") +
  line(fold[0], 1.2, "M-31.5 -41C-20 -46.5 20 -46.5 31.5 -41", "M-31 -50C-20 -55.5 20 -55.5 31 -50") +
  beads(
    fold[1],
    1.8,
    4.6,
    "M-30 -35C-18 -40.5 18 -40.5 30 -35",
    "M-29 -58C-18 -63.5 18 -63.5 29 -58",
    "M-20 -68C-10 -71 10 -71 20 -68",
  );

const turbanCloth: DeepTones = ["#3F8F58", "#2A6B40", "#1B4A2C"];
/** A turban wound in bands, with its end hanging behind one ear. */
const turban = () =>
  fill(turbanCloth[1], "M34 -40C44 -34 42 -16 46 -4C48 4 46 10 42 14C36 8 32 -4 31 -18Z") +
  line(brass.plain, 1.4, "M38 10L37 16M42 12L42 18M46 8L48 14") +
  shaded([turbanCloth[0], turbanCloth[1]], "M0 -80C24 -80 40 -70 42 -52C42.5 -44 41 -36 38 -28C28 -34 14 -38 0 -38") +
  fill("#E3A23C", "M-41 -50C-20 -58 10 -68 28 -75C34 -70 39 -63 41 -57C20 -50 -16 -40 -39.5 -33Z") +
  fill("#B8772A", "M0 -63.5C10 -67.5 20 -71.5 28 -75C34 -70 39 -63 41 -57C30 -53 14 -48.5 0 -44.6Z") +
  fill("#A8332E", "M-30 -66C-14 -71 0 -76 10 -79.5L22 -77.5C4 -71 -18 -62 -38 -57Z") +
  beads("#F6D88E", 2.2, 5.6, "M-38 -42C-16 -49 16 -57 38 -64") +
  fill(
    turbanCloth[2],
    "M-38 -28C-28 -34 -14 -38 0 -38C14 -38 28 -34 38 -28L39.5 -34C28 -40 14 -43.5 0 -43.5C-14 -43.5 -28 -40 -39.5 -34Z",
  );

/** Curls all round, as discs on a crown of hair. */
const curls = ([light, dark]: DeepTones) => {
  const round: readonly (readonly [number, number, number])[] = [
    [0, -58, 19],
    [-19, -55, 16],
    [19, -55, 16],
    [-33, -43, 14],
    [33, -43, 14],
    [-38, -27, 11.5],
    [38, -27, 11.5],
    [-36, -14, 8],
    [36, -14, 8],
  ];
  return (
    round.map(([x, y, r]) => disc(x > 0 ? dark : light, x, y, r)).join("") +
    shaded([light, dark], "M0 -60C24 -60 36 -46 36 -22C34 -14 32 -10 28.6 -8C28 -20 22 -30 0 -30")
  );
};

/** A man with nothing over his shoulders but a shirt. */
export function bare(person: Bare): string {
  const { skin, head, beard, hair, strand, shirt } = person;
  return (
    (head === "curls" ? curls(hair) : "") +
    shaded(shirt, "M0 60C30 62 66 70 92 88C106 98 112 120 112 160C80 160 40 160 0 160") +
    neck(skin) +
    sides([skin[0], skin[1]], "M12 60L0 100L0 70Z") +
    sides(["#FBF4E6", "#D9CDB5"], "M16 50L27 60L21 88L12 78L0 102L1 84Z") +
    ear(skin) +
    face(skin, manFace) +
    (beard === null
      ? line(skin[2], 1, "M-4 31.5C-2 33 2 33 4 31.5") +
        fill("#A4574A", "M-7 22.4C-3 20.8 3 20.8 7 22.4C4 27.4 -4 27.4 -7 22.4Z")
      : shaded(hair, beards[beard]) +
        line(strand, 1.1, ...strands[beard]) +
        fill("#A4574A", "M-6.5 21.6C-3 20.4 3 20.4 6.5 21.6C4 26.8 -4 26.8 -6.5 21.6Z") +
        sides([hair[1], hair[2]], kingMoustache)) +
    eyes(person, plainLid) +
    sides([hair[0], hair[1]], head === "cap" ? youngBrow : kingBrow) +
    sides([hair[0], hair[1]], temple) +
    (head === "cap" ? lowered(4, cap()) : head === "turban" ? lowered(8, turban()) : "")
  );
}

const youngBrow = "M5 -12.6C9 -17.6 16 -18 22.8 -12.2C16 -14.8 10.5 -14.2 5.6 -10.6Z";

/** A scarf close round the face and under the chin, and what of it lies over the shoulders. */
const closeScarf =
  "M0 -75C31 -75 52 -56 53 -22C54 10 52 34 58 60C64 86 84 100 112 116L112 160L0 160L0 46C12 44 22 30 26.5 12C30 -4 29 -22 20 -33C14 -39.5 7 -42 0 -42";
/** A scarf that lies loose over parted hair. */
const looseScarf =
  "M0 -76C32 -75 52 -56 54 -22C55 6 55 32 64 60C72 84 90 100 112 118L112 160L46 160C45 120 46 92 43 66C40 44 40 24 40 2C40 -30 24 -55 0 -55";

const glassesOf = {
  round: (x: number) => `<circle cx="${x}" cy="-4.5" r="9.6" fill="#FFF" fill-opacity=".16"/>`,
  square: (x: number) => `<path d="M${x - 10} -11.5h20v8c0 5-4 8-10 8s-10-3-10-8z" fill="#FFF" fill-opacity=".16"/>`,
} as const;

const frame = (glasses: "round" | "square") => {
  const drawn = glassesOf[glasses];
  const [colour, width] = glasses === "round" ? (["#3A241B", 2.4] as const) : ([brass.light, 2.6] as const);
  const stroked = (x: number) => drawn(x).replace("/>", ` stroke="${colour}" stroke-width="${width}"/>`);
  return (
    stroked(-12.6) + stroked(12.6) + cord(colour, width, "M-3.2 -6C-1.5 -7.6 1.5 -7.6 3.2 -6", ...pair("M22 -7L28 -9"))
  );
};

const freckles = [
  [8, 6],
  [12, 9],
  [16, 6],
  [13, 4],
  [18, 9],
  [10, 11],
] as const;

/** A woman in a plain scarf. */
export function veiled(person: Veiled): string {
  const { skin, isLoose, scarf, lips, hair, glasses, isFreckled, isOld } = person;
  const age = ["M20 2C17 4.5 13 5 9 4", "M9 12.5C11.5 15 13 18 13.6 22", "M22.6 -2.4L25 -.8"].flatMap(pair);
  return (
    shaded([scarf[1], scarf[2]], "M0 -40C30 -40 36 -20 36 0C38 60 42 110 44 160C30 160 10 160 0 160") +
    (isLoose ? shaded(hair, "M0 -60C26 -60 40 -34 40 0C41 34 44 52 44 78C30 84 14 74 0 74") : "") +
    neck(skin) +
    (isLoose
      ? fill(skin[0], "M-15 52C-22 59 -30 62 -38 66L0 98L38 66C30 62 22 59 15 52Z") +
        fill(skin[1], "M0 66L15 52C22 59 30 62 38 66L0 98Z")
      : "") +
    face(skin, womanFace) +
    (isFreckled ? freckles.flatMap(([x, y]) => [disc(skin[2], x, y, 0.9), disc(skin[2], -x, y, 0.9)]).join("") : "") +
    (isOld ? line(skin[2], 1, ...age) : "") +
    fill(lips, "M-8.4 22.6C-5 20.2 -2.4 19.6 0 21C2.4 19.6 5 20.2 8.4 22.6C5.4 28.4 -5.4 28.4 -8.4 22.6Z") +
    line("#5E1F22", 0.9, "M-8 22.7C-3.4 24.6 3.4 24.6 8 22.7") +
    eyes(person, isOld ? plainLid : kohlLid) +
    fill(hair[0], ...pair("M4.6 -14C9 -19 16 -19.6 23 -14.2C16 -17 10 -16.4 5.4 -12.2Z")) +
    (isOld ? sides([hair[0], hair[1]], "M0 -42C9 -42 18 -36 23 -27C14 -33 8 -34.5 0 -34.5Z") : "") +
    (isLoose
      ? sides(
          hair,
          "M0 -58C24 -56 37 -32 36.5 0C37 22 40 44 41 68C33 66 30 50 28.6 34C27 22 28.6 4 26.4 -9C24 -24 12 -35 0 -39Z",
        )
      : "") +
    (glasses ? frame(glasses) : "") +
    (isLoose
      ? `<g fill-rule="evenodd">${fill(brass.plain, ...pair(earrings.hoop))}</g>` +
        sides([scarf[0], scarf[1]], `${looseScarf}Z`)
      : sides([scarf[0], scarf[1]], `${closeScarf}Z`)) +
    line(
      scarf[1],
      1.7,
      ...[
        "M45 -26C48 4 47 32 57 62C62 78 70 92 82 106",
        isLoose ? "M50 30C52 48 57 62 64 76" : "M34 24C32 40 20 54 4 60",
      ].map(mirrored),
    ) +
    line(
      scarf[2],
      1.7,
      "M45 -26C48 4 47 32 57 62C62 78 70 92 82 106",
      isLoose ? "M50 30C52 48 57 62 64 76" : "M38 30C36 52 20 68 2 72",
    )
  );
}
