import { memo, type ReactNode } from "react";
import { textOutline } from "@/components/cards/text-outline";
import { type Card, type Color, colors } from "@/lib/rules/eights/state";
import { symbolPath } from "./color-symbol";
import { COLOR_INK, YARN } from "./palette";
import { box, round, steppedQuarter, steppedRhombus, weave } from "./weave";

/** What of a card its face shows: the colour named for a wild card changes nothing on it. */
export type FaceOfCard = Pick<Card, "type" | "color" | "value">;

const frame = `M24 .75H226A23.25 23.25 0 0 1 249.25 24V326A23.25 23.25 0 0 1 226 349.25H24A23.25 23.25 0 0 1 .75 326V24A23.25 23.25 0 0 1 24 .75z
M25 9A16 16 0 0 0 9 25V325A16 16 0 0 0 25 341H225A16 16 0 0 0 241 325V25A16 16 0 0 0 225 9z`;

const Field = ({ fill }: { fill: string }) => <rect x="5" y="5" width="240" height="340" rx="19" fill={fill} />;
const Frame = () => <path d={frame} fill={YARN.paper} fillRule="evenodd" stroke={YARN.paperEdge} strokeWidth="1.5" />;

/** A row of teeth in four steps along both edges of a belt. */
function teeth(count: number, top: number, bottom: number): string {
  const period = 232 / count;
  return Array.from({ length: count * 4 }, (_, index) => {
    const [x, step] = [9 + (Math.floor(index / 4) + 0.5) * period, index % 4];
    const half = period * (0.45 - step * 0.11);
    return box(x - half, top - (step + 1) * 3.8, 2 * half, 3.8) + box(x - half, bottom + step * 3.8, 2 * half, 3.8);
  }).join("");
}

const belt = box(9, 131, 232, 88) + teeth(11, 131, 219);
const beltLines = box(9, 135, 232, 2.6) + box(9, 212.4, 232, 2.6);
const nightTeeth = teeth(9, 119, 231);
const medallionShade = steppedRhombus(125, 175, 89, 110, 9);
const medallion = steppedRhombus(125, 175, 82, 102, 9);

const ColorGround = ({ color }: { color: Color }) => {
  const ink = COLOR_INK[color];
  return (
    <g id={`eights-${color}`}>
      <Field fill={`url(#eights-field-${color})`} />
      <path d={belt} fill={ink.shade} fillOpacity=".55" />
      <path d={beltLines} fill={YARN.paper} fillOpacity=".5" />
      <path d={medallionShade} fill={ink.shade} />
      <path d={medallion} fill="url(#eights-ivory)" />
      <path d={symbolPath(color, 125, 101.5, 20) + symbolPath(color, 125, 248.5, 20)} fill={ink.medallion} />
      <path d={symbolPath(color, 50, 118, 44) + symbolPath(color, 200, 232, -44)} fill={ink.index} />
      <Frame />
    </g>
  );
};

/** Where each colour sits round the middle of a wild card: red, blue over yellow, green. */
const quarters: Record<Color, readonly [number, number]> = {
  red: [-1, -1],
  blue: [1, -1],
  green: [1, 1],
  yellow: [-1, 1],
};

const quarter = ([dx, dy]: readonly [number, number]) =>
  `M125 175L${[[0, -106] as const, ...steppedQuarter(84, 106, 9), [84, 0] as const]
    .map(([x, y]) => `${round(125 + dx * x)} ${round(175 - dy * y)}`)
    .join("L")}z`;

/** The four colours at both corners, small: a wild card is every colour. */
const cornerSymbols = (y: number) =>
  colors.map((color) => {
    const [dx, dy] = quarters[color];
    const [cx, cy] = [42.8 + dx * 10.2, y + dy * 10.2];
    const path = symbolPath(color, cx, cy, 16.5) + symbolPath(color, 250 - cx, 350 - cy, -16.5);
    return <path key={color} d={path} fill={COLOR_INK[color].onDark} />;
  });

const quarterSymbol = (color: Color) =>
  symbolPath(color, 125 + quarters[color][0] * 33, 175 + quarters[color][1] * 41, 25);

const NightGround = () => (
  <g id="eights-night">
    <Field fill="url(#eights-night-field)" />
    <path d={nightTeeth} fill={YARN.paper} fillOpacity=".09" />
    <path d={steppedRhombus(125, 175, 93, 117, 9)} fill="url(#eights-brass)" />
    {colors.map((color) => (
      <path key={color} d={quarter(quarters[color])} fill={`url(#eights-field-${color})`} />
    ))}
    <path d={box(122.5, 69, 5, 212) + box(41, 172.5, 168, 5)} fill={YARN.paper} />
    <path d={steppedRhombus(125, 175, 45, 56, 6)} fill="url(#eights-brass)" />
    <path d={steppedRhombus(125, 175, 39.5, 49.5, 6)} fill="#1B183F" />
    <path d={quarterSymbol("red") + quarterSymbol("blue") + quarterSymbol("green")} fill={COLOR_INK.red.index} />
    <path d={quarterSymbol("yellow")} fill={COLOR_INK.yellow.index} />
    {cornerSymbols(112)}
    <Frame />
  </g>
);

/** Forty rays from the middle to the field's edge, every second one ember. */
const rays = Array.from({ length: 40 }, (_, ray) => {
  const edge = (degrees: number) => {
    const [dx, dy] = [Math.sin((degrees * Math.PI) / 180), -Math.cos((degrees * Math.PI) / 180)];
    const reach = Math.min(118 / Math.abs(dx), 168 / Math.abs(dy));
    return `${round(125 + dx * reach)} ${round(175 + dy * reach)}`;
  };
  return `M125 175L${edge(ray * 9)}L${edge(ray * 9 + 4.5)}z`;
}).join("");

/** The twenty cards to come, one lozenge each, strung round the rhombus. */
const twentyLozenges = Array.from({ length: 20 }, (_, lozenge) => {
  const [side, along] = [Math.floor(lozenge / 5), (lozenge % 5) / 5];
  const corners = [
    [0, -74],
    [61, 0],
    [0, 74],
    [-61, 0],
    [0, -74],
  ] as const;
  const [from, to] = [corners[side] ?? corners[0], corners[side + 1] ?? corners[0]];
  const [x, y] = [125 + from[0] + (to[0] - from[0]) * along, 175 + from[1] + (to[1] - from[1]) * along];
  return `M${round(x)} ${round(y - 7.4)}l7.4 7.4-7.4 7.4-7.4-7.4z`;
}).join("");

const EmberGround = () => (
  <g id="eights-ember">
    <Field fill={YARN.ember} />
    <path d={rays} fill="url(#eights-ember-rays)" />
    <path d={steppedRhombus(125, 175, 88, 106, 10)} fill={YARN.ember} />
    <path d={steppedRhombus(125, 175, 82, 99, 10)} fill="url(#eights-brass)" />
    <path d={steppedRhombus(125, 175, 76, 91.5, 10)} fill="#8F2019" />
    <path d={twentyLozenges} fill={YARN.gold} />
    {cornerSymbols(103.5)}
    <Frame />
  </g>
);

const backYarns = [
  YARN.cream,
  YARN.cream,
  YARN.madderDeep,
  YARN.madder,
  YARN.madder,
  YARN.cream,
  YARN.night,
  YARN.night,
  YARN.brassFlat,
  null,
  null,
  null,
  YARN.madder,
  YARN.night,
  YARN.night,
  YARN.cream,
  YARN.madderDeep,
  YARN.madderDeep,
  YARN.madderDeep,
  YARN.brassFlat,
] as const;

const backWeave = weave(21, 31, (column, row) => {
  const fromEdge = Math.min(row, 30 - row);
  if (fromEdge === 0) return YARN.brassFlat;
  if (fromEdge === 1) return YARN.madderDeep;
  return backYarns[Math.abs(column - 10) + Math.abs(row - 15)] ?? null;
});

const Back = () => (
  <g id="eights-back">
    <Field fill="url(#eights-night-field)" />
    <rect x="14" y="14" width="222" height="322" rx="11" fill="none" stroke="url(#eights-brass)" strokeWidth="2.6" />
    <g transform="translate(20 20) scale(10)" shapeRendering="crispEdges">
      {backWeave.map(([yarn, path]) => (
        <path key={yarn} d={path} fill={yarn} />
      ))}
    </g>
    <Frame />
  </g>
);

const Skip = () => (
  <g id="eights-skip" stroke="currentColor" strokeWidth="12" strokeLinecap="round" strokeLinejoin="round">
    <path d="M-39 8A39 39 0 0 1 39 8M20-9.5 39 8 50-16.5" fill="none" />
    <circle cy="23" r="13" fill="currentColor" stroke="none" />
  </g>
);

const Reverse = () => (
  <path
    id="eights-reverse"
    d="M-33.5-4V-9A18 18 0 0 1-15.5-27H33.5M15.5-43 33.5-27 15.5-10.500M33.5 4V9A18 18 0 0 1 15.5 27H-33.5M-15.5 43-33.5 27-15.5 10.5"
    fill="none"
    stroke="currentColor"
    strokeWidth="11"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

const marks = Object.fromEntries(
  ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "+2", "+4", "+20"].map((text) => [text, textOutline(text)]),
);

/** The shared drawings every card and table piece refers to: mount it once, anywhere before the first of them. */
export const EightsDeckDefs = memo(function EightsDeckDefs() {
  const stopsOf = (stops: readonly string[]) =>
    stops
      .map((stop, index) => ({ stop, offset: index / (stops.length - 1) }))
      .map(({ stop, offset }) => <stop key={offset} offset={offset} stopColor={stop} />);
  const gradient = (id: string, stops: readonly string[], lean = 0) => (
    <linearGradient key={id} id={`eights-${id}`} x2={lean} y2="1">
      {stopsOf(stops)}
    </linearGradient>
  );
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true" focusable="false">
      <defs>
        {colors.map((color) => gradient(`field-${color}`, COLOR_INK[color].field, 0.4))}
        {gradient("night-field", YARN.nightField, 0.4)}
        {gradient("ivory", YARN.ivory)}
        {gradient("brass", YARN.brass)}
        <linearGradient id="eights-rim" x1=".21" y1="-.17" x2=".69" y2=".93">
          {stopsOf(YARN.brass)}
        </linearGradient>
        {gradient("mini-back", ["#46418A", YARN.indigo])}
        <radialGradient id="eights-plate">{stopsOf(["#553A20", "#33210F"])}</radialGradient>
        {gradient("ember-rays", ["#2A1110", "#7C2D27", "#2A1110"], 1)}
        {colors.map((color) => (
          <ColorGround key={color} color={color} />
        ))}
        <NightGround />
        <EmberGround />
        <Back />
        <Skip />
        <Reverse />
        {Object.entries(marks).map(([text, { outline }]) => (
          <path key={text} id={`eights-${text}`} d={outline} fill="currentColor" />
        ))}
      </defs>
    </svg>
  );
});

/** How a mark sits in the corner and in the middle: x, y and scale. */
interface Place {
  mark: string;
  corner: string;
  middle: string;
}

/** A number or an amount: `size` and `baseline` in the corner, `large` in the middle. Amounts start at the left edge. */
function written(mark: string, size: number, baseline: number, large: number): Place {
  const x = mark.startsWith("+") ? 21 + ((marks[mark]?.width ?? 0) * size) / 2000 : 50;
  return {
    mark,
    corner: `translate(${round(x)} ${baseline})scale(${size / 1000})`,
    middle: `translate(125 ${round(175 + large * 0.3555)})scale(${large / 1000})`,
  };
}

const drawn = (mark: string): Place => ({ mark, corner: "translate(54 57)scale(.66)", middle: "translate(125 175)" });

const amounts = {
  wild: written("8", 92, 86, 72),
  plus2: written("+2", 70, 82, 84),
  plus4: written("+4", 68, 80, 47),
  plus20: written("+20", 64, 71, 46),
  skip: drawn("skip"),
  reverse: drawn("reverse"),
};

function Face({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <svg viewBox="0 0 250 350" className={className} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** One of the 51 faces; its name for the ear is the board's to say. Needs `EightsDeckDefs` on the page. */
export const EightsCardFace = memo(function EightsCardFace({
  card,
  className,
}: {
  card: FaceOfCard;
  className?: string;
}) {
  const { type, value = 0 } = card;
  const isWild = type === "wild" || type === "plus4";
  const color = isWild || type === "plus20" ? undefined : (card.color ?? "red");
  const ground = color ?? (isWild ? "night" : "ember");
  const place = type === "number" ? written(`${value}`, 92, 86, 114) : amounts[type];
  const corner = color ? COLOR_INK[color].index : isWild ? YARN.paper : YARN.gold;
  const middle = color ? COLOR_INK[color].medallion : YARN.paper;
  const mark = `#eights-${place.mark}`;
  return (
    <Face className={className}>
      <use href={`#eights-${ground}`} />
      <use href={mark} transform={place.corner} color={corner} />
      <use href={mark} transform={`rotate(180 125 175)${place.corner}`} color={corner} />
      <use href={mark} transform={place.middle} color={middle} />
      {type === "number" && (value === 6 || value === 9) && (
        <rect x="102" y="223.5" width="46" height="6" rx="1" fill={middle} />
      )}
    </Face>
  );
});

/** The back all cards share, woven of 21 by 31 cells. Needs `EightsDeckDefs` on the page. */
export const EightsCardBack = memo(function EightsCardBack({ className }: { className?: string }) {
  return (
    <Face className={className}>
      <use href="#eights-back" />
    </Face>
  );
});
