import { type Digit, digitOf, type Kind } from "@/lib/rules/tiles";
import { type Glyph, glyphs } from "./glyphs";
import { block, circle, leaf, notchedFrame, petals, pip, plume, scallop, stick, twig } from "./shapes";

/** The four inks cut into the ivory, and the ivory itself where it separates two of them. */
export type Ink = "red" | "green" | "blue" | "black" | "ivory";

/** One shape of a face, on its grid of 300 by 400; `stroke` thickens it. */
export interface Layer {
  readonly ink: Ink;
  readonly d: string;
  readonly stroke?: number;
  readonly transform?: string;
}

/** At most so much wider than high, or higher than wide, than it was written. */
const stretch = 1.2;

function written(
  glyph: Glyph,
  ink: Ink,
  cx: number,
  cy: number,
  width: number,
  height: number,
  thicker: number,
): Layer {
  const [across, down] = [width / glyph.width, height / glyph.height];
  const x = Math.min(across, down * stretch);
  const y = Math.min(down, across * stretch);
  const place = [cx - (glyph.width * x) / 2, cy - (glyph.height * y) / 2].map((at) => at.toFixed(1)).join(" ");
  const transform = `translate(${place}) scale(${x.toFixed(4)} ${y.toFixed(4)})`;
  return { ink, d: glyph.d, stroke: Math.round(thicker / Math.sqrt(x * y)), transform };
}

const numerals = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"] as const;

function characters(digit: Digit): Layer[] {
  const numeral = glyphs[numerals[digit - 1] ?? "one"];
  return [written(numeral, "black", 150, 108, 170, 130, 6), written(glyphs.myriad, "red", 150, 275, 208, 190, 4.5)];
}

type Placed = readonly [x: number, y: number, size: number, ink: Ink];
const rows = (xs: readonly number[], y: number, size: number, ink: Ink): Placed[] => xs.map((x) => [x, y, size, ink]);

/** Where the pips lie; the 1 is a picture of its own. */
const pips: Record<Exclude<Digit, 1>, readonly Placed[]> = {
  2: [...rows([150], 112, 58, "green"), ...rows([150], 288, 58, "blue")],
  3: [...rows([82], 86, 46, "blue"), ...rows([150], 200, 46, "red"), ...rows([218], 314, 46, "green")],
  4: [
    ...rows([86], 104, 50, "blue"),
    ...rows([214], 104, 50, "green"),
    ...rows([86], 296, 50, "green"),
    ...rows([214], 296, 50, "blue"),
  ],
  5: [
    ...rows([84], 90, 46, "blue"),
    ...rows([216], 90, 46, "green"),
    ...rows([150], 200, 46, "red"),
    ...rows([84], 310, 46, "green"),
    ...rows([216], 310, 46, "blue"),
  ],
  6: [...rows([92, 208], 82, 44, "green"), ...rows([92, 208], 216, 44, "red"), ...rows([92, 208], 318, 44, "red")],
  7: [
    ...rows([72], 72, 36, "green"),
    ...rows([150], 104, 36, "green"),
    ...rows([228], 136, 36, "green"),
    ...rows([96, 204], 230, 42, "red"),
    ...rows([96, 204], 326, 42, "red"),
  ],
  8: [68, 156, 244, 332].flatMap((y) => rows([94, 206], y, 40, "blue")),
  9: [
    ...rows([66, 150, 234], 82, 37, "blue"),
    ...rows([66, 150, 234], 200, 37, "red"),
    ...rows([66, 150, 234], 318, 37, "green"),
  ],
};

const wheel: readonly Layer[] = (() => {
  const [x, y] = [150, 200];
  const round = (count: number, shape: (degrees: number) => string) =>
    Array.from({ length: count }, (_, index) => shape((index * 360) / count)).join("");
  const onCircle = (r: number, degrees: number): readonly [number, number] => [
    x + r * Math.sin((degrees * Math.PI) / 180),
    y - r * Math.cos((degrees * Math.PI) / 180),
  ];
  const holes = round(20, (degrees) => circle(...onCircle(94, degrees + 9), 5.6));
  return [
    { ink: "green", d: scallop(x, y, 104, 20) + holes + circle(x, y, 75) },
    { ink: "blue", d: circle(x, y, 69) + round(12, (degrees) => leaf(x, y, 42, 65, 11, degrees)) + circle(x, y, 38) },
    { ink: "red", d: petals(x, y, 36, 8) + circle(x, y, 11) },
    { ink: "red", d: circle(x, y, 5.5) },
  ];
})();

type Bamboo = readonly [x: number, y: number, width: number, height: number, ink: Ink];

/** Where the sticks stand; 1 and 8 are pictures of their own. */
const sticks: Record<Exclude<Digit, 1 | 8>, readonly Bamboo[]> = {
  2: [
    [150, 112, 60, 140, "green"],
    [150, 288, 60, 140, "blue"],
  ],
  3: [
    [150, 112, 56, 138, "blue"],
    [92, 288, 56, 138, "green"],
    [208, 288, 56, 138, "green"],
  ],
  4: [
    [92, 112, 54, 138, "green"],
    [208, 112, 54, 138, "blue"],
    [92, 288, 54, 138, "blue"],
    [208, 288, 54, 138, "green"],
  ],
  5: [
    [78, 112, 48, 136, "green"],
    [222, 112, 48, 136, "blue"],
    [150, 200, 50, 140, "red"],
    [78, 288, 48, 136, "blue"],
    [222, 288, 48, 136, "green"],
  ],
  6: [72, 150, 228].flatMap((x): Bamboo[] => [
    [x, 112, 46, 138, "green"],
    [x, 288, 46, 138, "blue"],
  ]),
  7: [
    [150, 82, 44, 98, "red"],
    ...[204, 318].flatMap((y): Bamboo[] => [
      [72, y, 44, 98, "green"],
      [150, y, 44, 98, "blue"],
      [228, y, 44, 98, "green"],
    ]),
  ],
  9: [84, 200, 316].flatMap((y): Bamboo[] => [
    [72, y, 44, 104, "green"],
    [150, y, 44, 104, "red"],
    [228, y, 44, 104, "blue"],
  ]),
};

/** An M over a W. */
const eightSticks: readonly Layer[] = (
  [
    [114, "green", 1],
    [286, "blue", -1],
  ] as const
).flatMap(([y, ink, lean]) => {
  const slants = [
    { d: stick(118, y, 38, 150), transform: `rotate(${-24 * lean} 118 ${y})` },
    { d: stick(182, y, 38, 150), transform: `rotate(${24 * lean} 182 ${y})` },
  ];
  return [
    { ink, d: stick(54, y, 40, 144) + stick(246, y, 40, 144) },
    ...slants.flatMap((slant): Layer[] => [
      { ink: "ivory", ...slant, stroke: 9 },
      { ink, ...slant },
    ]),
  ];
});

/** A peacock facing left on a cane. */
const peacock: readonly Layer[] = (() => {
  const [x, y] = [136, 236];
  // The longest lie on top.
  const plumes = [
    [64, 98, "blue"],
    [36, 130, "green"],
    [-82, 126, "blue"],
    [7, 124, "blue"],
    [-55, 150, "green"],
    [-25, 146, "blue"],
  ] as const;
  const feathers = plumes.flatMap(([degrees, length, ink]): Layer[] => {
    const turn = (degrees * Math.PI) / 180;
    const at = (along: number): readonly [number, number] => [x + Math.cos(turn) * along, y + Math.sin(turn) * along];
    const [tipX, tipY] = at(length - 4);
    const blade = plume(x, y, length, 35, degrees);
    return [
      { ink: "ivory", d: blade, stroke: 7 },
      { ink, d: blade },
      { ink: "ivory", d: twig(...at(30), ...at(length - 24), 2.4, 3.6) },
      { ink: "ivory", d: circle(tipX, tipY, 13) },
      { ink: "red", d: circle(tipX, tipY, 10) },
      { ink: "ivory", d: circle(tipX + 1.5, tipY - 1.5, 3.6) },
    ];
  });
  const body =
    "M86 160C84 186 64 206 64 244C64 282 90 303 116 303C150 303 174 280 174 250C174 222 146 204 130 190C120 180 114 172 112 160z";
  const wing =
    "M92 226C94 210 110 206 124 207C150 209 167 230 167 252C167 264 162 274 155 281C154 273 148 268 142 269C137 270 134 275 132 281C130 272 124 266 118 267C112 268 110 270 107 275C104 260 90 244 92 226z";
  const crest = [
    [94, 78, 50],
    [97, 98, 43],
    [103, 120, 51],
  ] as const;
  return [
    { ink: "green", d: block(56, 342, 188, 20, 6) },
    { ink: "green", d: [64, 150, 236].map((at) => block(at - 12, 339, 24, 26, 11)).join("") },
    { ink: "ivory", d: block(90, 350, 34, 4.4, 2) + block(178, 350, 34, 4.4, 2) },
    ...feathers,
    { ink: "red", d: twig(111, 300, 107, 340, 7, 6) + twig(140, 298, 142, 340, 7, 6) },
    { ink: "red", d: twig(90, 341, 122, 341, 6.5, 6.5) + twig(126, 341, 158, 341, 6.5, 6.5) },
    { ink: "ivory", d: body, stroke: 10 },
    { ink: "green", d: body },
    { ink: "green", d: crest.map(([from, cx, cy]) => twig(from, 82, cx, cy, 3.4, 3.4)).join("") },
    { ink: "red", d: crest.map(([, cx, cy]) => circle(cx, cy, 8.6)).join("") },
    { ink: "green", d: "M84 142L113 142L112 162H86z" },
    { ink: "ivory", d: "M80 132L118 132L117 143C106 152 92 152 81 143z" },
    {
      ink: "green",
      d: "M72 104C71 88 82 81 95 81C110 81 119 91 118 108C117 122 112 132 109 139C103 144 93 144 87 139C80 130 73 118 72 104z",
    },
    { ink: "red", d: "M73 96L44 107L74 116C71 109 71 103 73 96z" },
    { ink: "ivory", d: circle(91, 101, 11) },
    { ink: "black", d: circle(89, 101, 6.2) },
    { ink: "ivory", d: "M74 149C90 160 108 160 122 149L126 166C108 178 90 178 74 166z" },
    {
      ink: "red",
      d: "M79 153C90 162 108 162 117 153C121 154 121 159 118 161C106 169 92 169 80 161C77 159 76 155 79 153z",
    },
    { ink: "ivory", d: wing, stroke: 9 },
    { ink: "red", d: wing },
    {
      ink: "ivory",
      d: "M102 229C112 216 138 220 150 238C152 242 147 245 144 241C134 227 116 224 107 233C103 236 100 233 102 229z",
    },
    {
      ink: "ivory",
      d: "M111 245C119 235 134 238 143 251C145 255 141 258 138 254C130 244 122 242 116 249C112 252 109 249 111 245z",
    },
  ];
})();

const corners = [55, 231].flatMap((x) => [59, 327].map((y) => block(x, y, 14, 14, 0)));

const honours = {
  east: [written(glyphs.east, "black", 150, 200, 222, 278, 5)],
  south: [written(glyphs.south, "black", 150, 200, 222, 278, 5)],
  west: [written(glyphs.west, "black", 150, 200, 222, 278, 5)],
  north: [written(glyphs.north, "black", 150, 200, 222, 278, 6)],
  red: [written(glyphs.red, "red", 150, 200, 206, 288, 9)],
  green: [written(glyphs.green, "green", 150, 200, 230, 284, 3)],
  white: [
    { ink: "blue", d: notchedFrame(48, 52, 204, 296, 15, 26) + notchedFrame(78, 82, 144, 236, 6, 20) },
    { ink: "blue", d: corners.join("") },
  ],
} as const satisfies Record<string, readonly Layer[]>;

/** What is painted on a kind of tile, from the bottom layer up. */
export function inksOf(kind: Kind): readonly Layer[] {
  const digit = digitOf(kind);
  if (digit === null) return honours[kind as keyof typeof honours];
  if (kind.startsWith("characters")) return characters(digit);
  if (kind.startsWith("dots"))
    return digit === 1 ? wheel : pips[digit].map(([x, y, r, ink]) => ({ ink, d: pip(x, y, r) }));
  if (digit === 1) return peacock;
  if (digit === 8) return eightSticks;
  return sticks[digit].map(([x, y, width, height, ink]) => ({ ink, d: stick(x, y, width, height) }));
}
