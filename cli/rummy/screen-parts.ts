import type { Seat } from "@/lib/rules/game";
import { roundOf } from "@/lib/rules/rummy/turn";
import { cut, padded, type ScreenLine, type Stretch, seatTone, span, widthOf, wrapped } from "./screen-lines";
import type { Session } from "./session";
import type { Signs } from "./signs";

export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

export const nameSpan = (session: Session, seat: Seat): Stretch =>
  span(session.match?.sitters[seat]?.name ?? "", seatTone(seat), true);

/** `1:05`, or `0:09`. */
const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")}`;

/** A line across, with what it begins. */
export function heading(title: string, { width }: ScreenSize, signs: Signs, right = ""): ScreenLine {
  const end = right ? ` ${right} ` : "";
  const before = `${signs.rule.repeat(2)} `;
  const after = Math.max(0, width - before.length - title.length - 1 - end.length - 2);
  return [
    span(before, "rule"),
    span(title, "title", true),
    span(` ${signs.rule.repeat(after)}`, "rule"),
    span(end, "quiet"),
    span(signs.rule.repeat(2), "rule"),
  ];
}

/** The top line: the game, and how far it is. */
export function header(session: Session, { width }: ScreenSize): ScreenLine {
  const { view, match, words } = session;
  const left: ScreenLine = [span(` ${session.words.house} `, "header", true), span(session.words.game, "header")];
  if (!view || !match) {
    const code = session.table?.table?.code;
    const right: ScreenLine = code ? [span(`${words.online.tableCode(code)} `, "header", true)] : [];
    return [...padded(left, width - widthOf(right), "header"), ...right];
  }
  const { goal, deals, points } = view.options;
  const deal = view.results.length + (view.asked ? 0 : 1);
  const length = goal === "deals" ? words.dealOf(deal, deals) : words.dealTo(deal, points);
  const parts = [length, words.round(roundOf(view)), words.pile(view.pile.length)];
  const seconds = session.table?.secondsLeft ?? null;
  if (seconds !== null && session.showsClock) parts.push(clockOf(seconds));
  // Apart, for a number beside a number would be read with it from the left.
  const right: ScreenLine = parts.flatMap((part, index) => [
    span(index > 0 ? "  " : "", "header"),
    span(part, "header"),
  ]);
  const gap = width - widthOf(left) - widthOf(right);
  return gap > 1 ? [...left, span(" ".repeat(gap - 1), "header"), ...right, span(" ", "header")] : cut(right, width);
}

/** What is asked, and what the last line led to. */
export function messages(session: Session, { width }: ScreenSize): ScreenLine[] {
  const { message, choice, asking, words } = session;
  const said: ScreenLine[] = [];
  if (choice) {
    said.push(...wrapped(choice.question, width, "title"));
    said.push(
      ...choice.answers.map(({ label }, index): ScreenLine => [span(` ${index + 1} `, "key", true), span(` ${label}`)]),
    );
  }
  if (asking) said.push(...wrapped(asking.question, width, "title"));
  if (!message) return said;
  const rule = message.rule ? words.rule(message.rule) : "";
  const text = message.kind === "error" ? `! ${message.text}${rule}` : message.text;
  return [...said, ...wrapped(text, width, message.kind)];
}
