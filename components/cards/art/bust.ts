import { halved, mirrored } from "@/components/cards/svg-path";
import { beads, cord, disc, fill, line, pair } from "./svg-strokes";

/** The lit and the shaded half of something. */
export type Tones = readonly [light: string, dark: string];

/** Two tones and the one of its creases. */
export type DeepTones = readonly [light: string, dark: string, deep: string];

/** What every bust has, drawn about the middle of its face: 54 wide, 77 high. */
export interface Common {
  skin: DeepTones;
  eye: string;
  /** Where the eyes look, from -1 to 1 along x. */
  look: number;
}

/** A man in a white ghutra and a bisht. */
export interface King extends Common {
  kind: "king";
  beard: keyof typeof beards;
  hair: DeepTones;
  strand: string;
  cloak: Tones;
  /** The left end of the ghutra hangs down or is thrown back. */
  wears: "down" | "thrown";
  isOld: boolean;
  /** Dark glasses in a brass frame. */
  hasShades?: boolean;
}

/** A woman in a veil, with chain, earrings and a collar of coins. */
export interface Queen extends Common {
  kind: "queen";
  veil: DeepTones;
  dress: Tones;
  stone: string;
  lips: string;
  earring: keyof typeof earrings;
}

/** A young man in a checked shemagh, one end over his shoulder. */
export interface Jack extends Common {
  kind: "jack";
  check: string;
  hair: string;
  shirt: Tones;
  moustache: keyof typeof moustaches;
  hasGoatee?: boolean;
}

/** A shape on the right in the dark tone, and its mirror image in the light one. */
export const sides = ([light, dark]: readonly [string, string, ...string[]], right: string) =>
  fill(light, mirrored(right)) + fill(dark, right);

/** A symmetrical shape, its right half in the dark tone. */
export function shaded([light, dark]: readonly [string, string, ...string[]], right: string): string {
  const { half, whole } = halved(right);
  return fill(light, whole) + fill(dark, half);
}

const ink = "#211A1E";
export const brass = { light: "#F6D88E", plain: "#DDA544", dark: "#A8702B" } as const;
export const cotton: Tones = ["#FCF8EE", "#DFD4BE"];
export const fold: Tones = ["#DDD2BB", "#BFB092"];
const locks: Tones = ["#3C2620", "#2A1A19"];

export const manFace = "M0 -42C17 -42 26 -34 27 -18C28.2 -2 27 10 22.5 21C18.5 30 9 39.5 0 39.5";
export const womanFace = "M0 -41C16 -41 25 -33 26 -17C27.2 -2 24.4 12 18.2 23.5C13.4 31.8 7 38.5 0 38.5";

/** The face without hair, shaded from the ridge of the nose to its right edge. */
export function face(skin: DeepTones, right: string): string {
  const ridge = "C0 34 0 30 0 28C2.4 25 1.4 21 1.2 18.6C6 18.8 8 15.6 6.2 12C4.2 8 2.6 1 2.6 -5C2.8 -12 1 -16 0 -24Z";
  const nostrils = "M-6 12.4C-5 15.4 -2.4 14.8 .4 16C3 14.8 5.4 15.4 6.6 12.6C5.4 18 -4.8 18 -6 12.4Z";
  return fill(skin[0], halved(right).whole) + fill(skin[1], right + ridge) + fill(skin[2], nostrils);
}

/** Both eyes: white, iris with its light, dark upper lid, and a crease above. */
export function eyes({ eye, look, skin }: Common, lid: string): string {
  const irises = [-12.3, 12.3]
    .map((x) => x + look * 2.3)
    .map((x) => disc(eye, x, -5, 3.2) + disc("#FFFFFF", x - 1.1, -6.2, 0.9))
    .join("");
  return (
    fill("#FAF1E2", ...pair("M5.8 -4C8 -8.4 15 -9.2 19 -5.2C15.5 -1.4 9.5 -.8 5.8 -4Z")) +
    irises +
    fill(ink, ...pair(lid)) +
    line(skin[2], 0.9, ...pair("M7 -10.2C10 -12.4 15 -12.6 19 -10"))
  );
}

export const plainLid = "M5 -3.2C7.5 -9.8 15.5 -11.2 20.4 -4.8C15.5 -8.2 9 -7.4 5 -3.2Z";
export const kohlLid =
  "M4.4 -2.8C7 -10.4 15.5 -12 24 -8.4C21 -6.6 20.4 -5.4 19.4 -4.2C15.5 0 9 .6 4.4 -2.8C9 -1 15 -1.8 18 -5.2C15 -8.4 8.6 -7.6 4.4 -2.8Z";

export const neck = ([, dark, deep]: DeepTones) =>
  fill(dark, "M-15 24L-16 60L0 86L17 60L15 24Z") +
  fill(deep, "M-15.2 28C-9 45 9 45 15.2 28L15.8 42C8 53 -6 52 -15.6 36Z");

/** The hanging end of a headcloth on the right: from the agal to its hem, and up along the face. */
const hanging =
  "M44.5 -36C48.5 -10 49 16 53 40C56.5 60 62 74 69 87C62 94 52 97 42 94C39 80 32.5 62 28.6 44C27 28 29.4 6 28.6 -8C28 -18 24 -25 17 -28Z";

/** The same end thrown back over its shoulder. */
const thrown =
  "M44.5 -36C48.5 -14 49 8 53 26C58 44 74 52 100 58L108 88C76 90 52 84 36 66C30 58 28 48 28.6 40C27.4 26 29.4 6 28.6 -8C28 -18 24 -25 17 -28Z";

/** The strip of cloth nearest the face, in its own shade. */
const lining = "M28.6 -8C29.4 6 27 28 28.6 44L32.6 58C31 30 33.2 6 31.4 -12Z";

/** The cloth over the head, down to the brow. */
const crown = "M0 -71C28 -71 46 -58 45.8 -33C40 -29 31 -24 28.8 -6C25.5 -21 15 -30.5 0 -31.5";

/** What lies in the headcloth's shade behind face and neck. */
const inside = (colour: string) => fill(colour, "M-31 -20L31 -20L38 90L-38 90Z");

/** The two cords of an agal, wound round the crown. */
function agal(thickness: number): string {
  const wound = (foot: number, rise: number, edge: number) =>
    `M${-edge} ${foot}C${-edge} ${foot - 11} -26 ${rise} 0 ${rise}C26 ${rise} ${edge} ${foot - 11} ${edge} ${foot}`;
  const gap = thickness * 1.26;
  const edge = 46 - thickness / 2;
  const light = (rise: number) => `M-35 ${rise + 6.2}C-26 ${rise + 0.8} -14 ${rise - 1.6} -3 ${rise - 1.8}`;
  return (
    cord(ink, thickness, wound(-30, -49, edge), wound(-30 - gap, -49 - gap, edge - 0.9)) +
    line("#6A616B", 1.1, light(-49), light(-49 - gap))
  );
}

/** Beards on the right, from under the nose along the cheek and round to the tip. */
const cheek = "M0 14.5C3 12.6 6.5 13.2 9.5 14.8C17 13 22.5 6 26.6 -6";
export const beards = {
  full: `${cheek}C29 12 27 34 17.5 46C12 53 5 57 0 58`,
  pointed: `${cheek}C28 10 25 26 17.5 36C11 45 4 56 0 64`,
  short: `${cheek}C28.4 10 26.5 24 20.5 33C14 42 6 45.5 0 46`,
  long: `${cheek}C29.4 14 30 36 24 54C18 70 7 78 0 79`,
} as const;

export const strands: Record<keyof typeof beards, readonly string[]> = {
  full: ["M0 31C.4 39 .4 46 0 52", ...pair("M7 30C8.4 38 7.4 45 5 50"), ...pair("M15 24C16.4 31 15 38 12 43")],
  pointed: ["M0 31C.6 40 .4 48 0 57", ...pair("M6 31C6.8 38 5.4 44 3.4 49")],
  short: ["M0 32L0 40", ...pair("M7 32C7.4 35 6.6 38 5.6 40")],
  long: ["M0 32C-1.5 46 1.5 58 0 73", ...pair("M8 30C10.5 42 6.5 54 7 67"), ...pair("M16 24C19.5 36 14.5 47 15.5 58")],
};

export const kingMoustache =
  "M0 15.2C4 12.6 9 13.8 13 18.2C15.5 21 18 22.4 20.6 22C18.4 26.6 12 27 7.6 23.6C4.6 21.2 2 20.6 0 20.6Z";
export const kingBrow = "M4 -12C8.5 -18.8 17 -19 23.4 -11.6C17 -14.6 10.5 -14 5 -9.6C3.6 -9.8 3.4 -11 4 -12Z";

const lens = "M4 -8.5L21.5 -9.5C23.5 -2 20 3.5 13 3.8C7 3.6 3.6 -1 4 -8.5Z";
const shades =
  fill("#14101A", ...pair(lens)) +
  line("#5A536A", 1.3, ...pair("M8 -5.5L14 -6.200")) +
  cord(brass.plain, 1.8, ...pair(lens), "M-4.5 -6.5C-2 -8.5 2 -8.5 4.5 -6.5", ...pair("M21.5 -8.5L29 -9.5"));

/** A king: bisht over a thobe, beard, ghutra with a crease at the middle, and two cords of agal. */
export function king(person: King): string {
  const { skin, beard, hair, strand, cloak, wears, isOld, hasShades } = person;
  const left = wears === "down" ? hanging : thrown;
  const leftFolds =
    wears === "down"
      ? ["M37 -18C40 10 41 40 54 80", "M34 16C34 40 38 62 46 90", "M43 0C45 24 50 46 58 66"]
      : ["M37 -18C40 10 40 32 52 47C62 58 78 64 102 67", "M34 20C34 42 44 60 70 76"];
  const age = ["M19 1.4C16 3.8 12 4.2 8 3", "M22 -2.4L24.6 -.8", "M12 -22C8 -23.6 4 -23.8 0 -23.6"].flatMap(pair);
  return (
    inside(fold[1]) +
    shaded(cloak, "M0 58C30 62 66 70 92 88C106 98 112 120 112 160C80 160 40 160 0 160") +
    shaded(["#F8F1E3", "#DCD1BA"], "M0 64C9 64 14 62 18 57C22 62 26 90 28 160C18 160 10 160 0 160") +
    neck(skin) +
    sides([cotton[0], fold[0]], "M16 53C14 60 9 67 0 72L5 80C12 76 18 68 20 61Z") +
    line(fold[1], 1.2, "M0 77L0 130") +
    sides([brass.plain, brass.dark], "M16.5 60L28 64L37 160L24 160Z") +
    line(brass.light, 1.5, mirrored("M19.5 66L27 160M25 68L34 160")) +
    line("#CE9840", 1.5, "M19.5 66L27 160M25 68L34 160") +
    face(skin, manFace) +
    line(skin[2], 1, ...pair("M9.4 12.4C11.5 14 13 16.4 14 20"), ...(isOld ? age : [])) +
    shaded(hair, beards[beard]) +
    line(strand, 1.1, ...strands[beard]) +
    fill("#A4574A", "M-6.5 21.6C-3 20.4 3 20.4 6.5 21.6C4 26.8 -4 26.8 -6.5 21.6Z") +
    sides([hair[1], hair[2]], kingMoustache) +
    (hasShades ? shades : eyes(person, plainLid)) +
    sides([hair[1], hair[2]], kingBrow) +
    fill(cotton[0], mirrored(left)) +
    fill(cotton[1], hanging) +
    sides(fold, lining) +
    shaded(cotton, crown) +
    line(fold[0], 1.7, ...leftFolds.map(mirrored)) +
    line(fold[1], 1.7, "M37 -18C40 10 41 40 54 82", "M34 16C34 40 38 62 46 94", "M43 0C45 24 50 46 60 72") +
    sides(fold, "M0 -31.5C4 -31.4 7 -31 9 -30.4L3 -46L0 -46Z") +
    agal(7.6)
  );
}

/** Earrings on the right, hung at (27.5, 10). */
export const earrings = {
  drop: "M27.5 13L31.8 23C32.6 30 22.4 30 23.2 23Z",
  moon: "M20.5 17C20.5 31 34.5 31 34.5 17C31.5 24 23.5 24 20.5 17Z",
  hoop: "M20.5 21C20.5 11.6 34.5 11.6 34.5 21C34.5 30.4 20.5 30.4 20.5 21ZM31.8 21C31.8 27 23.2 27 23.2 21C23.2 15 31.8 15 31.8 21Z",
  bar: "M26.1 13L28.9 13L31.4 31L23.6 31Z",
} as const;

/** A queen: veil edged in brass, parted hair, a chain over the forehead with its stone, earrings, kohl and a collar of coins. */
export function queen(person: Queen): string {
  const { skin, veil, dress, stone, lips, earring } = person;
  const edge = "M0 -50C22 -46 34 -26 34 2C34 26 34.5 46 38 70C41 92 40 112 40 160";
  const cloth =
    "M0 -73C30 -72 50 -54 52 -22C53.5 4 54 30 64 58C72 80 88 98 112 118L112 160L40 160C40 112 41 92 38 70C34.5 46 34 26 34 2C34 -26 22 -46 0 -50Z";
  const hem = "M0 -57C26 -54 40.5 -32 40.5 2C40.5 26 41.5 46 45.5 68C49 92 48 112 48 160";
  const folds = ["M45 -26C48 4 47 32 57 62C62 78 70 92 82 106", "M50 30C52 48 57 62 64 76"];
  const coins = [-25, -17, -8.6, 8.6, 17, 25]
    .map((x) => disc(x > 0 ? brass.plain : brass.light, x, 86 - (x * x) / 40, 3.8))
    .join("");
  const chain = "M0 -33C8 -30 17 -25 25.5 -15";
  return (
    shaded([veil[1], veil[2]], "M0 -40C30 -40 36 -20 36 0C38 60 42 110 44 160C30 160 10 160 0 160") +
    shaded(locks, "M0 -50C22 -50 33 -30 33 -4C33 12 31 24 27 34C18 40 8 40 0 40") +
    shaded(dress, "M0 70C12 66 26 64 46 72C48 110 48 130 48 160C30 160 10 160 0 160") +
    fill(skin[0], "M-14 24L-14.6 52C-22 59 -32 62 -44 68L-30 88L0 98L30 88L44 68C32 62 22 59 14.6 52L14 24Z") +
    fill(skin[1], "M14 24L14.6 52C22 59 32 62 44 68L30 88L0 98L0 60C-7 55 -12 46 -14.2 31Z") +
    cord(brass.plain, 6.4, "M-38 62C-28 75 -14 79.4 0 79.4") +
    cord(brass.dark, 6.4, "M0 79.4C14 79.4 28 75 38 62") +
    beads(brass.light, 2, 4.2, "M-37 62.6C-28 75 -14 79.4 0 79.4C14 79.4 28 75 37 62.6") +
    coins +
    disc(brass.light, 0, 82, 5.2) +
    disc(stone, 0, 82, 3.4) +
    face(skin, womanFace) +
    sides(locks, "M0 -50C22 -48 34 -28 33 0C32.6 10 31 18 28.8 24C27.6 14 28.4 2 26.4 -9C24 -22 12 -31 0 -35.5Z") +
    fill(lips, "M-8.4 22.6C-5 20.2 -2.4 19.6 0 21C2.4 19.6 5 20.2 8.4 22.6C5.4 28.4 -5.4 28.4 -8.4 22.6Z") +
    line("#5E1F22", 0.9, "M-8 22.7C-3.4 24.6 3.4 24.6 8 22.7") +
    eyes(person, kohlLid) +
    fill(locks[0], ...pair("M4.6 -14C9 -19 16 -19.6 23 -14.2C16 -17 10 -16.4 5.4 -12.2Z")) +
    cord(brass.plain, 1.8, ...pair(chain), "M0 -48L0 -33") +
    beads(brass.light, 3.2, 6.4, ...pair(chain)) +
    fill(brass.plain, "M0 -36L6 -28.4L0 -18L-6 -28.4Z") +
    fill(stone, "M0 -32.6L3.4 -28.2L0 -22L-3.4 -28.2Z") +
    `<g fill-rule="evenodd">${fill(brass.plain, ...pair(earrings[earring]))}</g>` +
    disc(brass.light, -27.5, 11, 2.7) +
    disc(brass.light, 27.5, 11, 2.7) +
    sides(veil, cloth) +
    line(veil[1], 1.7, ...folds.map(mirrored)) +
    line(veil[2], 1.7, ...folds) +
    cord(brass.plain, 4.6, mirrored(edge)) +
    cord(brass.dark, 4.6, edge) +
    beads(brass.light, 2, 5.4, ...pair(edge)) +
    beads(brass.plain, 1.7, 4.4, ...pair(hem))
  );
}

/** Moustaches on the right, from under the nose. */
const moustaches = {
  curled: "M0 16.4C4 14.4 9 16 13 19.2C15.6 21.2 18.4 20.4 19.4 17.6C20.4 22.8 15.4 25 11 23C7 21.2 3 20.6 0 20.4Z",
  straight: "M0 16.2C5 14.6 10.5 16.8 15 22.6C10 22.2 4 21 0 20.4Z",
  full: "M0 15.6C5 13.4 11.5 15.6 16 23.6C11.5 25 4 22.4 0 20.8Z",
  light: "M0 16.8C4.5 15.6 8.5 16.6 12.5 20.8C8 20.6 3.5 20.2 0 20Z",
} as const;

const goatee = "M-5 29.6C-2 28.4 2 28.4 5 29.6C9 34 7 41 0 44.5C-7 41 -9 34 -5 29.6Z";

/** A jack: open collar, moustache, thin agal, and a checked shemagh with one end thrown over the shoulder. */
export function jack(person: Jack): string {
  const { skin, shirt, hair, moustache, hasGoatee, check } = person;
  const woven = (pattern: string, d: string) => fill("#F5ECDC", d) + fill(`url(#${pattern})`, d);
  const fringe = "M44 94.5L45 101.5M48.5 95.2L50 102.2M53 95L55 102M57.5 94L60 100.8M62 92.2L65 98.6M66 89.8L69.5 95.6";
  return (
    inside("#4A3830") +
    shaded(shirt, "M0 60C30 62 66 72 92 90C106 100 112 120 112 160C80 160 40 160 0 160") +
    neck(skin) +
    sides([skin[0], skin[1]], "M12 62L0 104L0 70Z") +
    sides(["#FBF4E6", "#D9CDB5"], "M16 50L27 61L21 92L12 81L0 106L1 86Z") +
    face(skin, manFace) +
    fill(hair, ...pair("M28.6 -14C28.4 -2 27.4 6 25 13C24 4 24.6 -6 23 -14Z")) +
    line(skin[2], 1, "M-4 31.500C-2 33 2 33 4 31.5") +
    (hasGoatee ? fill(hair, goatee) : line(skin[2], 1, "M-4 31.5C-2 33 2 33 4 31.5")) +
    fill("#9A5245", "M-6.5 23C-3 21.4 3 21.4 6.5 23C4 27.6 -4 27.6 -6.5 23Z") +
    fill(hair, ...pair(moustaches[moustache])) +
    eyes(person, plainLid) +
    fill(hair, ...pair("M4.6 -12.6C9 -18 16 -18.4 22.8 -12.2C16 -14.8 10.5 -14.2 5.2 -10.4Z")) +
    line("#EFE5D2", 1.6, fringe) +
    woven("l", mirrored(thrown)) +
    woven("r", hanging) +
    woven("c", halved(crown).whole) +
    `<g opacity=".2">${fill("#2A1710", hanging, halved(crown).half)}</g>` +
    `<g opacity=".4">${fill(check, ...pair(lining))}</g>` +
    agal(5.6)
  );
}

/** The hooks a jack's shemagh is woven in: on the crown, down the left, and down the right. */
export function checks({ check }: Jack): string {
  const tile = `<path fill="${check}" d="M0 0h4v1.5h-1v1h1v1.5h-1.5v-1h-1v1h-1.5v-1.5h1v-1h-1zM4 1.7h2v2.6h-2zM0 4.6h3v1.4h-3z"/>`;
  const woven = (id: string, turn: number) =>
    `<pattern id="${id}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${tile}</pattern>`;
  return woven("c", 45) + woven("l", 62) + woven("r", 28);
}
