const token = /([a-z])|(-?\d*\.?\d+)/gi;
const short = (value: number, digits: number) => `${Number(value.toFixed(digits))}`.replace(/^(-?)0\./, "$1.");
const joined = (values: number[], digits: number) =>
  values
    .map((value) => short(value, digits))
    .reduce((text, value) => text + (value.startsWith("-") ? value : ` ${value}`));

/** The commands of a path with their numbers. */
function* commands(d: string): Generator<{ letter: string; values: number[] }> {
  let current: { letter: string; values: number[] } | undefined;
  for (const [, letter, value] of d.matchAll(token)) {
    if (letter) {
      if (current) yield current;
      current = { letter, values: [] };
    } else current?.values.push(Number(value));
  }
  if (current) yield current;
}

/** An outline of relative commands (m l h v c q z; M starts anew), scaled about its origin and set down at a point; negative scales turn it. */
export function placed(outline: string, x: number, y: number, scaleX: number, scaleY = scaleX): string {
  let d = `M${joined([x, y], 2)}`;
  for (const { letter, values } of commands(outline)) {
    const isMove = letter === "M";
    const scaled = values.map((value, index) =>
      letter === "v" || (letter !== "h" && index % 2)
        ? value * scaleY + (isMove ? y : 0)
        : value * scaleX + (isMove ? x : 0),
    );
    d += letter + (scaled.length ? joined(scaled, 2) : "");
  }
  return d;
}

/** The same absolute path (M L C Q Z), turned over about the upright axis through 0. */
export function mirrored(d: string): string {
  let text = "";
  for (const { letter, values } of commands(d)) {
    text += letter + values.map((value, index) => (index % 2 ? value : -value)).join(" ");
  }
  return text;
}

/** How many numbers a step of an absolute command takes. */
const sizes: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Q: 4 };

/** Numbers of absolute steps, each told from where the one before it ended; the first of a move stays as it is. */
function relative(values: readonly number[], size: number, isMove: boolean, from: readonly [number, number]) {
  let [x, y] = from;
  const steps: number[] = [];
  for (let at = 0; at < values.length; at += size) {
    const [fromX, fromY] = isMove && at === 0 ? [0, 0] : [x, y];
    for (let index = at; index < at + size; index += 2) {
      x = values[index] ?? 0;
      y = values[index + 1] ?? 0;
      steps.push(x - fromX, y - fromY);
    }
  }
  return { steps, end: [x, y] as const };
}

/** An absolute path (M L C Q Z) in relative commands with one digit after the point. */
export function compact(d: string): string {
  let end: readonly [number, number] = [0, 0];
  let start = end;
  let text = "";
  for (const { letter, values } of commands(d)) {
    if (letter === "Z") {
      text += "z";
      end = start;
      continue;
    }
    const size = sizes[letter];
    if (!size) throw new Error(`compact cannot read ${letter} in ${d}`);
    const isMove = letter === "M";
    const rounded = values.map((value) => Math.round(value * 10) / 10);
    const moved = relative(rounded, size, isMove, end);
    end = moved.end;
    if (isMove) start = [rounded[0] ?? 0, rounded[1] ?? 0];
    text += (isMove ? "M" : letter.toLowerCase()) + joined(moved.steps, 1);
  }
  return text;
}

/** Half an outline (M, then C, from axis to axis on the right) closed alone, and whole with its mirror image. */
export function halved(right: string): { half: string; whole: string } {
  const values = [...commands(right)].flatMap((command) => command.values);
  const back: number[] = [];
  for (let at = values.length - 4; at >= 0; at -= 2) back.push(-(values[at] ?? 0), values[at + 1] ?? 0);
  return { half: `${right}Z`, whole: `${right}C${back.join(" ")}Z` };
}
