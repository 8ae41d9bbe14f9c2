import { compact, halved, mirrored } from "./path";

/** The lit and the shaded half of something. */
export type Tones = readonly [light: string, dark: string];

/** What every bust has, drawn about the middle of its face: 54 wide, 77 high. */
interface Common {
  skin: Tones;
  eye: string;
  /** Where the eyes look, from -1 to 1 along x. */
  look: number;
}

/** A man in a white ghutra and a bisht. */
export interface King extends Common {
  kind: "king";
  hair: Tones;
  strand: string;
  beard: keyof typeof beards;
  cloak: Tones;
}

/** A woman in a veil, with chain, earrings and a collar of coins. */
export interface Queen extends Common {
  kind: "queen";
  veil: Tones;
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
}

/** Anyone who can be drawn. */
export type Person = King | Queen | Jack;

const fill = (colour: string, ...d: string[]) => `<path fill="${colour}" d="${d.map(compact).join("")}"/>`;
const line = (colour: string, width: number, ...d: string[]) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${d.map(compact).join("")}"/>`;
const cord = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${compact(d)}"/>`;
const disc = (colour: string, x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
const pair = (d: string) => [d, mirrored(d)] as const;

/** A symmetrical shape, its right half in the second tone. */
function shaded([light, dark]: Tones, right: string): string {
  const { half, whole } = halved(right);
  return fill(light, whole) + fill(dark, half);
}

const ink = "#211A1E";
const brass = { light: "#F6D88E", plain: "#DDA544", dark: "#9C6524" } as const;
const cotton: Tones = ["#FCF8EE", "#DFD4BE"];
const cottonFold: Tones = ["#DDD2BB", "#BFB092"];

/** The face without hair, shaded from the ridge of the nose to its right edge. */
function face(skin: Tones, right: string): string {
  const ridge = "C0 34 0 30 0 28C2.4 25 1.4 21 1.2 18.6C6 18.8 8 15.6 6.2 12C4.2 8 2.6 1 2.6 -5C2.8 -12 1 -16 0 -24Z";
  return fill(skin[0], halved(right).whole) + fill(skin[1], right + ridge);
}

/** Both eyes: white, iris with its light, dark upper lid, and a crease above. */
function eyes({ eye, look, skin }: Common, lid: string): string {
  const irises = [-12.3, 12.3]
    .map((x) => x + look * 2.3)
    .map((x) => disc(eye, x, -5, 3.2) + disc("#FFFFFF", x - 1.1, -6.2, 0.9))
    .join("");
  return (
    fill("#FAF1E2", ...pair("M5.8 -4C8 -8.4 15 -9.2 19 -5.2C15.5 -1.4 9.5 -.8 5.8 -4Z")) +
    irises +
    fill(ink, ...pair(lid)) +
    line(skin[1], 1, "M-6.5 -10C-10 -12.4 -15 -12.6 -19 -9.8")
  );
}

const plainLid = "M5 -3.2C7.5 -9.8 15.5 -11.2 20.4 -4.8C15.5 -8.2 9 -7.4 5 -3.2Z";
const kohlLid =
  "M4.4 -2.8C7 -10.4 15.5 -12 24 -8.4C21 -6.6 20.4 -5.4 19.4 -4.2C15.5 0 9 .6 4.400 -2.800C9 -1 15 -1.8 18 -5.2C15 -8.4 8.600 -7.600 4.400 -2.800Z";

/** The shadow under the nose. */
const nostrils =
  "M-6.2 12.200C-5 15.800 -2.400 15 0 16.200C2.400 15 5.400 15.800 6.600 12.200C5.400 18.600 -5.200 18.600 -6.200 12.200Z";

const manFace = "M0 -42C17 -42 26 -34 27 -18C28.200 -2 27 10 22.500 21C19 30 10 39 0 39";
const womanFace = "M0 -40C15 -40 23.500 -32 24.500 -17C25.800 -2 23 12 17 23.500C12.500 31.500 6.500 38 0 38";

const neck = ([, dark]: Tones, shadow: string) =>
  fill(dark, "M-15 24L-16 60L0 86L17 60L15 24Z") +
  fill(shadow, "M-15 26C-9 44 9 44 15 26L15.600 40C8 52 -6 50 -15.400 34Z");

/** Beards from the inner edge at the cheeks: their outline on the right, from under the nose to the tip. */
const cheek = "M0 14.500C3 12.600 6.500 13.200 9.500 14.800C17 13 22.500 6 26.600 -6";
const beards = {
  full: `${cheek}C29 12 27 34 17.500 46C12 53 5 57 0 58`,
  pointed: `${cheek}C28 10 25 26 17.500 36C11 45 4 56 0 63`,
  short: `${cheek}C28.400 10 26.500 24 20.500 33C14 42 6 45.500 0 46`,
  long: `${cheek}C29.400 14 30 36 24 54C18 70 7 79 0 80`,
} as const;

const strands = {
  full: [
    "M0 30C0 38 0 46 0 52",
    "M-7 30C-8 38 -7 45 -5 50",
    "M7 30C8 38 7 45 5 50",
    "M-15 24C-16 31 -15 38 -12 43",
    "M15 24C16 31 15 38 12 43",
  ],
  pointed: ["M0 30C.6 40 .4 48 0 56", "M-6 31C-6.600 38 -5 44 -3.400 48", "M6 31C6.600 38 5 44 3.400 48"],
  short: ["M-6 33C-6.400 36 -5.600 39 -4.600 41", "M6 33C6.400 36 5.600 39 4.600 41"],
  long: [
    "M0 32C-1.500 46 1.500 58 0 74",
    "M-8 30C-10 42 -6 54 -7 66",
    "M8 30C10 42 6 54 7 66",
    "M-16 24C-19 36 -14 46 -15 56",
    "M16 24C19 36 14 46 15 56",
  ],
} as const;

const kingMoustache =
  "M0 15.400C4 12.800 9 14 13 18.400C15.500 21.200 18 22.600 20.600 22.200C18.400 26.600 12 27 7.600 23.600C4.600 21.200 2 20.600 0 20.600Z";

/** A king: bisht over a thobe, beard, ghutra with a crease at the middle, and two cords of agal. */
function king(person: King): string {
  const { skin, cloak, hair, strand, beard } = person;
  const drape =
    "M44 -36C48 -10 48.500 18 53 44C57 64 63 80 71 95C62 103 50 105 38 101C35.500 84 31.500 64 28.600 44C27 28 29.400 6 28.600 -8C28 -18 24 -25 17 -28Z";
  const crown = "M0 -72C28 -72 46 -58 45.500 -33C40 -29 31 -24 28.800 -6C25.500 -21 15 -30.500 0 -31.500";
  return (
    shaded(cloak, "M0 50C30 60 66 70 92 88C106 98 112 120 112 160L0 160") +
    fill(cottonFold[1], "M-31 -20L31 -20L36 74L-36 74Z") +
    shaded(["#F4ECDC", "#D9CDB5"], "M0 66C9 66 16 62 18 57L27 66L34 160L0 160") +
    neck(skin, "#4B2C1F") +
    fill(cotton[0], "M-18.500 53C-16 60 -10 68 0 73L-5 80C-14 76 -21 68 -23 60Z") +
    fill(cottonFold[0], "M18.500 53C16 60 10 68 0 73L5 80C14 76 21 68 23 60Z") +
    line(cottonFold[1], 1.2, "M0 74L0 120") +
    fill(brass.plain, "M-22 58L-31 62L-42 160L-31 160Z") +
    fill(brass.dark, "M22 58L31 62L42 160L31 160Z") +
    face(skin, manFace) +
    shaded(hair, beards[beard]) +
    line(strand, 1.1, ...strands[beard]) +
    fill("#A4574A", "M-6.500 22C-3 20.600 3 20.600 6.500 22C4 26.400 -4 26.400 -6.500 22Z") +
    fill(skin[1], nostrils) +
    fill(hair[1], ...pair(kingMoustache)) +
    eyes(person, plainLid) +
    fill(
      hair[1],
      ...pair(
        "M4 -12C8.500 -18.600 17 -18.800 23.400 -11.600C17 -14.400 10.500 -14 5 -9.800C3.600 -10 3.400 -11 4 -12Z",
      ),
    ) +
    fill(cotton[0], mirrored(drape)) +
    fill(cotton[1], drape) +
    shaded(cotton, crown) +
    line(cottonFold[0], 1.8, "M-37 -18C-40 10 -41 40 -52 74", "M-33 8C-33 36 -38 60 -44 86") +
    line(cottonFold[1], 1.8, "M37 -18C40 10 41 40 52 74", "M33 8C33 36 38 60 44 86") +
    line(cottonFold[0], 1.4, "M0 -31.500C-3 -36 -4 -40 -4.500 -44", "M0 -70C-2.400 -66 -2.600 -64 -2.400 -61") +
    cord(ink, 7.6, "M-45.400 -34C-36 -45 -18 -50.500 0 -50.500C18 -50.500 36 -45 45.400 -34") +
    cord(ink, 7, "M-43.600 -45C-33 -56 -16 -60.500 0 -60.500C16 -60.500 33 -56 43.600 -45") +
    line("#5D555F", 1.1, "M-40 -41C-30 -49 -16 -52.600 -2 -52.600", "M-38 -52C-28 -59 -14 -62.400 -2 -62.400")
  );
}

const earrings = {
  drop: (x: number) =>
    disc(brass.light, x, 12, 2.6) + fill(brass.plain, `M${x} 14L${x + 4} 24C${x + 4} 30 ${x - 4} 30 ${x - 4} 24Z`),
  hoop: (x: number) =>
    `<circle cx="${x}" cy="20" r="6.500" fill="none" stroke="${brass.plain}" stroke-width="2.600"/>` +
    disc(brass.light, x, 27, 2.2),
  moon: (x: number) =>
    disc(brass.light, x, 12, 2.4) +
    fill(brass.plain, `M${x - 7} 17C${x - 7} 31 ${x + 7} 31 ${x + 7} 17C${x + 4} 24 ${x - 4} 24 ${x - 7} 17Z`),
  bar: (x: number) =>
    disc(brass.light, x, 12, 2.4) + fill(brass.plain, `M${x - 1.4} 14L${x + 1.4} 14L${x + 3.4} 32L${x - 3.4} 32Z`),
} as const;

/** A queen: veil edged in brass, parted hair, a chain over the forehead with its stone, earrings, kohl and a collar of coins. */
function queen(person: Queen): string {
  const { skin, veil, dress, stone, lips, earring } = person;
  const outer = "C30 -72 50 -54 52 -22C53.500 4 54 30 64 58C72 80 88 98 108 118L108 160L40 160";
  const opening = "C40 112 41 92 38 70C34.500 46 34 26 34 2C34 -26 22 -46 0 -50";
  const edge = "M0 -50C22 -46 34 -26 34 2C34 26 34.500 46 38 70C41 92 40 112 40 160";
  const coins = [-24, -16.5, -8.5, 0, 8.5, 16.5, 24]
    .map((x) => disc(x > 2 ? brass.plain : brass.light, x, Number((86 - (x * x) / 36).toFixed(1)), 3.7))
    .join("");
  return (
    fill(veil[1], "M-36 -30L36 -30L44 160L-44 160Z") +
    shaded(dress, "M0 70C12 66 26 64 44 74L48 160L0 160") +
    fill(skin[0], "M-14 24L-15 54C-22 60 -32 62 -42 70L-30 86L0 96L30 86L42 70C32 62 22 60 15 54L14 24Z") +
    fill(skin[1], "M14 24L15 54C22 60 32 62 42 70L30 86L0 96L0 58C-7 54 -12 46 -14 32Z") +
    cord(brass.plain, 6, "M-36 64C-28 76 -14 80 0 80C14 80 28 76 36 64") +
    cord(brass.light, 1.6, "M-37 62C-28 73 -14 77.400 0 77.400") +
    coins +
    disc(stone, 0, 80.5, 3.2) +
    face(skin, womanFace) +
    fill(
      "#2A1B1C",
      ...pair("M0 -50C22 -48 34 -28 33 0C32.500 14 30 24 28 32C26 20 26.500 4 24.600 -8C22.500 -21 12 -30 0 -34Z"),
    ) +
    fill(skin[1], nostrils.replaceAll("6.", "5.")) +
    fill(
      lips,
      "M-8 23.200C-5 20.400 -2.400 19.800 0 21.400C2.400 19.800 5 20.400 8 23.200C5 28.600 -5 28.600 -8 23.200Z",
    ) +
    line("#5E1F22", 0.9, "M-7.400 23.300C-3 24.400 3 24.400 7.400 23.300") +
    eyes(person, kohlLid) +
    fill("#2A1B1C", ...pair("M4.600 -14C9 -18.800 16 -19.400 23 -14.400C16 -17 10 -16.400 5.400 -12.200Z")) +
    line(brass.plain, 2, "M0 -34C-8 -30 -17 -25 -25 -15", "M0 -34C8 -30 17 -25 25 -15", "M0 -48L0 -32") +
    disc(brass.light, -8.5, -29.5, 1.7) +
    disc(brass.light, -17, -24, 1.7) +
    disc(brass.light, 8.5, -29.5, 1.7) +
    disc(brass.light, 17, -24, 1.7) +
    fill(brass.plain, "M0 -35L5.600 -28L0 -18.500L-5.600 -28Z") +
    fill(stone, "M0 -32L3 -27.800L0 -22.500L-3 -27.800Z") +
    earrings[earring](-27.5) +
    earrings[earring](27.5) +
    fill(
      veil[0],
      `M0 -73C-30 -72 -50 -54 -52 -22C-53.500 4 -54 30 -64 58C-72 80 -88 98 -108 118L-108 160L-40 160C-40 112 -41 92 -38 70C-34.500 46 -34 26 -34 2C-34 -26 -22 -46 0 -50Z`,
    ) +
    fill(veil[1], `M0 -73${outer}${opening}Z`) +
    cord(brass.plain, 4.4, mirrored(edge)) +
    cord(brass.dark, 4.4, edge) +
    `<path fill="none" stroke="${brass.light}" stroke-width="1.800" stroke-linecap="round" stroke-dasharray="0 5.400" d="${compact(mirrored(edge) + edge)}"/>`
  );
}

const moustaches = {
  curled:
    "M0 16.400C4 14.400 9 16 13 19.200C15.600 21.200 18.400 20.400 19.400 17.600C20.400 22.800 15.400 25 11 23C7 21.200 3 20.600 0 20.400Z",
  straight: "M0 16.200C5 14.600 10.500 16.800 15 22.600C10 22.200 4 21 0 20.400Z",
  full: "M0 15.600C5 13.400 11.500 15.600 16 23.600C11.500 25 4 22.400 0 20.800Z",
  stubble: "M0 16.600C4.500 15.400 8.500 16.400 12.500 20.800C8 20.600 3.500 20.400 0 20Z",
} as const;

/** A jack: open collar, moustache, thin agal, and a checked shemagh with one end thrown over the shoulder. */
function jack(person: Jack): string {
  const { skin, shirt, hair, moustache } = person;
  const right =
    "M43 -36C48 -8 49 20 55 46C59 66 66 84 76 100C64 106 50 106 38 100C36 84 31 64 28.600 44C27 28 29.400 6 28.600 -8C28 -18 24 -25 17 -28Z";
  const left =
    "M-43 -36C-48 -14 -49 8 -53 26C-58 44 -74 52 -96 60L-104 86C-76 88 -52 82 -36 66C-30 58 -28 48 -28.600 40C-27.400 26 -29.400 6 -28.600 -8C-28 -18 -24 -25 -17 -28Z";
  const crown = "M0 -70C27 -70 45 -57 44.500 -33C39 -29 31 -24 28.800 -6C25.500 -21 15 -30 0 -31";
  const checked = (name: string, d: string) => fill("#F5ECDC", d) + fill(`url(#${name})`, d);
  return (
    shaded(shirt, "M0 62C30 62 66 72 92 90C106 100 112 120 112 160L0 160") +
    fill("#5B4436", "M-31 -20L31 -20L36 74L-36 74Z") +
    neck(skin, "#4B2C1F") +
    fill(skin[0], "M-12 62L0 100L0 70Z") +
    fill("#FBF4E6", "M-16 52L-26 62L-20 90L-11 80L0 102L-2 84Z") +
    fill("#D9CDB5", "M16 52L26 62L20 90L11 80L0 102L2 84Z") +
    face(skin, manFace.replace("C19 30 10 39 0 39", "C18 30 8.500 40 0 40")) +
    fill(hair, ...pair("M28.600 -14C28.400 -2 27.600 6 25.400 12C24.400 4 24.800 -6 23 -14Z")) +
    fill("#9A5245", "M-6.500 23.400C-3 21.600 3 21.600 6.500 23.400C4 27.800 -4 27.800 -6.500 23.400Z") +
    fill(skin[1], nostrils) +
    fill(hair, ...pair(moustaches[moustache])) +
    eyes(person, plainLid) +
    fill(hair, ...pair("M4.600 -12.600C9 -17.800 16 -18 22.600 -12C16 -14.400 10.500 -14 5.200 -10.600Z")) +
    checked("l", left) +
    checked("r", right) +
    checked("c", halved(crown).whole) +
    `<g opacity=".2">${fill("#2A1710", right, halved(crown).half)}</g>` +
    cord(ink, 5.4, "M-44.600 -34C-36 -44 -18 -49 0 -49C18 -49 36 -44 44.600 -34") +
    cord(ink, 5, "M-43 -43C-33 -53 -16 -57.500 0 -57.500C16 -57.500 33 -53 43 -43") +
    line("#5D555F", 0.9, "M-40 -40C-30 -47.500 -16 -50.600 -2 -50.600")
  );
}

/** The patterns a jack's shemagh is woven in: on the crown, down the left, and down the right. */
function checks({ check }: Jack): string {
  const tile = `<path fill="${check}" d="M0 0h3.600v1.500h-1v1h1v1.500h-1.500v-1h-1v1h-1.500v-1.500h1v-1h-1zM4 2h2v2h-2zM0 5h2v1h-2z"/>`;
  const woven = (id: string, turn: string) =>
    `<pattern id="${id}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="${turn}">${tile}</pattern>`;
  return woven("c", "rotate(45)") + woven("l", "rotate(62)") + woven("r", "rotate(28)");
}

/** A bust as the definitions it needs and its shapes. */
export function bust(person: Person): { defs: string; shapes: string } {
  if (person.kind === "king") return { defs: "", shapes: king(person) };
  if (person.kind === "queen") return { defs: "", shapes: queen(person) };
  return { defs: checks(person), shapes: jack(person) };
}
