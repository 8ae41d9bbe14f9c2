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

/** An absolute path (M L C Q Z) in relative commands with one digit after the point. */
export function compact(d: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let text = "";
  for (const { letter, values } of commands(d)) {
    if (letter === "Z") {
      text += "z";
      [x, y] = [startX, startY];
      continue;
    }
    const size = { M: 2, L: 2, C: 6, Q: 4 }[letter];
    if (!size) throw new Error(`compact cannot read ${letter} in ${d}`);
    const rounded = values.map((value) => Math.round(value * 10) / 10);
    const steps: number[] = [];
    for (let at = 0; at < rounded.length; at += size) {
      const [fromX, fromY] = [x, y];
      for (let index = at; index < at + size; index += 2) {
        x = rounded[index] ?? 0;
        y = rounded[index + 1] ?? 0;
        steps.push(letter === "M" && at === 0 ? x : x - fromX, letter === "M" && at === 0 ? y : y - fromY);
      }
    }
    if (letter === "M") [startX, startY] = [rounded[0] ?? 0, rounded[1] ?? 0];
    text += (letter === "M" ? "M" : letter.toLowerCase()) + joined(steps, 1);
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
