import { QRCodeSVG } from "qrcode.react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Light that has to be left around a code. */
const MARGIN = 2;
const HALVES = [" ", "▄", "▀", "█"] as const;

/** The dark cells of the code of a text, row by row: read from what the pages draw, whose library gives no other way in. */
export function cellsOfCode(text: string): boolean[][] {
  const markup = renderToStaticMarkup(createElement(QRCodeSVG, { value: text, level: "L", marginSize: MARGIN }));
  const size = Number(/viewBox="0 0 (\d+)/.exec(markup)?.[1]);
  const cells = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const path = [...markup.matchAll(/ d="([^"]+)"/g)].at(-1)?.[1] ?? "";
  for (const [, x, y, width] of path.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)/g))
    cells[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  return cells;
}

/**
 * The code of a link as lines for a terminal, two rows of cells in each; `isPainted` where dark is what is written on a light
 * ground, else light is what is written, on a ground that is taken to be dark.
 */
export function codeLines(text: string, isPainted: boolean): string[] {
  const cells = cellsOfCode(text);
  const isWritten = (row: number, column: number) => (cells[row]?.[column] ?? false) === isPainted;
  return Array.from({ length: Math.ceil(cells.length / 2) }, (_, half) =>
    (cells[0] ?? [])
      .map((_, column) => HALVES[(isWritten(2 * half, column) ? 2 : 0) + (isWritten(2 * half + 1, column) ? 1 : 0)])
      .join(""),
  );
}
