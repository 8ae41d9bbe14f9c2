import type { Card } from "@/lib/rules/cards";
import { faceOf, type PackCard } from "@/lib/rules/packs";
import type { RuleLine } from "@/lib/rules/rulebook";
import { packed } from "@/lib/rules/rummy/bot/packing";
import { declarationOf, ENOUGH, endsFor, isPure, meldPoints } from "@/lib/rules/rummy/melds";
import { sumsOf } from "@/lib/rules/rummy/scoring";
import type { Meld, RummyState, Step, TurnTaken } from "@/lib/rules/rummy/state";
import { FIRST_ROUND, mustBeLaid, roundOf } from "@/lib/rules/rummy/turn";
import { onlineScreen, talkLines, troubleLines } from "./online-screens";
import { turnedLine } from "./right-to-left";
import {
  cut,
  inColumns,
  padded,
  type ScreenLine,
  type Stretch,
  seatTone,
  span,
  widthOf,
  wrapped,
} from "./screen-lines";
import { header, heading, messages, nameSpan, type ScreenSize } from "./screen-parts";
import type { Session } from "./session";
import { cellOf, cellsOf, handPoints, nameOf, namesOf, type Signs } from "./signs";
import type { RummyWords } from "./words/en";

/** From this width on melds and players stand in two columns. */
const WIDE = 80;
/** Under this height everything is said in fewer lines. */
const TALL = 22;
const isShort = ({ height }: ScreenSize): boolean => height < TALL;

/** What a seat holds, and whether it has declared: of whoever looks on their own turn as it lies for them. */
function standingOf({ view, viewer, lying, composed }: Session, seat: number) {
  const held = view?.hands[seat]?.length ?? 0;
  const isDeclared = (view?.declared[seat] ?? null) !== null;
  if (!view || view.asked || seat !== view.current) return { held, isDeclared, hasDrawn: false };
  if (seat !== viewer || !view.draft)
    return { held, isDeclared, hasDrawn: view.picked !== null && view.picked !== "nothing" };
  const away = composed.flatMap(({ cards }) => cards).length;
  return { held: lying.hand.length + away, isDeclared: lying.declared, hasDrawn: false };
}

function players(session: Session, size: ScreenSize): ScreenLine[] {
  const { width } = size;
  const { view, words } = session;
  if (!view) return [];
  const sums = sumsOf(view);
  if (isShort(size)) {
    const cells = view.hands.map((_, seat): ScreenLine => {
      const { held, isDeclared } = standingOf(session, seat);
      const mark = seat === view.current && !view.asked ? ">" : " ";
      const { text, tone, bold } = nameSpan(session, seat);
      const presence = session.table?.seats[seat]?.presence ?? null;
      const doing: ScreenLine = presence
        ? [span(` ${words.online.presence[presence]}`, "error")]
        : [span(isDeclared ? ` ${words.ok}` : "")];
      const name = cut([{ text, tone, bold }], 9);
      return [span(mark, "title"), ...name, span(` ${held}`), ...doing, span(` ${sums[seat] ?? 0}`)];
    });
    return inColumns(cells, width, 3);
  }
  const cells = view.hands.map((_, seat): ScreenLine => {
    const isOn = seat === view.current && !view.asked;
    const { held, isDeclared, hasDrawn } = standingOf(session, seat);
    const count = hasDrawn ? `${held - 1}+1` : `${held}`;
    const presence = session.table?.seats[seat]?.presence ?? null;
    const doing = presence ? words.online.presence[presence] : isDeclared ? words.declared : words.notYet;
    return [
      span(isOn ? "> " : "  ", "title"),
      ...padded([nameSpan(session, seat)], 11),
      span(" "),
      ...padded([span(words.cards(count))], 11),
      ...padded([span(doing, presence ? "error" : isDeclared ? "ok" : "quiet")], 10),
      span(`${sums[seat] ?? 0}`.padStart(4)),
    ];
  });
  return inColumns(cells, width, width >= WIDE ? 2 : 1);
}

/** What there is to say of a meld beside its cards. */
function ofMeld(meld: Meld, words: RummyWords): Stretch {
  if (meld.kind === "set") return span(` ${meld.cards.length === 4 ? words.full : words.roomForOne}`, "quiet");
  return span(isPure(meld) ? ` ${words.pure}` : "", "quiet");
}

function table(session: Session, size: ScreenSize, most: number): ScreenLine[] {
  const { signs, lying, words } = session;
  const cells = lying.melds.map(
    (meld, index): ScreenLine => [
      span(`${index + 1}`.padEnd(3), "title", true),
      ...cellsOf(meld, signs),
      span(" "),
      nameSpan(session, meld.by),
      ofMeld(meld, words),
    ],
  );
  const isNarrow = size.width < WIDE || cells.some((cell) => widthOf(cell) > size.width / 2);
  const rows = inColumns(cells, size.width, isNarrow ? 1 : 2);
  const head = heading(words.table, size, signs);
  if (rows.length === 0) return [head, [span(`   ${words.nothingLaid}`, "quiet")]];
  if (rows.length <= most) return [head, ...rows];
  return [
    head,
    ...rows.slice(rows.length - most + 1),
    [span(`   ${words.moreAbove(rows.length - most + 1)}`, "quiet")],
  ];
}

function discards(session: Session, { width }: ScreenSize): ScreenLine {
  const { view, signs, words } = session;
  const top = view?.discards.at(-1);
  const under = view?.discards.slice(-8, -1).toReversed() ?? [];
  const line: ScreenLine = [
    span(`${words.discard}  `),
    top ? cellOf(top, signs) : span(words.none, "quiet"),
    ...(under.length > 0 ? [span(`  ${words.underIt(namesOf(under, signs))}`, "quiet")] : []),
  ];
  return cut(line, width);
}

function composer(session: Session, size: ScreenSize): ScreenLine[] {
  const { composed, signs, lying, view, words } = session;
  if (lying.declared || !view || roundOf(view) < FIRST_ROUND) return [];
  const { points, missing, pure } = declarationOf(composed);
  const cells = composed.map(
    (meld, index): ScreenLine => [
      span(`${"abcdefgh"[index]}`.padEnd(3), "title", true),
      ...cellsOf(meld, signs),
      span(isPure(meld) ? ` ${words.pure} ` : " ", "ok"),
      span(`${meldPoints(meld)}`, "text", true),
    ],
  );
  const long = Math.max(10, Math.min(30, size.width - 44));
  const full = Math.min(long, Math.floor((points / ENOUGH) * long));
  const bar: ScreenLine = [
    span(`${points}`.padStart(3), "text", true),
    span(words.ofEnough(ENOUGH)),
    span(signs.full.repeat(full), "bar"),
    span(signs.light.repeat(long - full), "quiet"),
    span(missing > 0 ? words.more(missing) : words.enough, missing > 0 ? "title" : "ok", true),
    span(words.pureSequence),
    span(pure ? words.yes : words.no, pure ? "ok" : "quiet", pure),
  ];
  const isNarrow = cells.some((cell) => widthOf(cell) > size.width / 2);
  const rows = inColumns(cells, size.width, isNarrow ? 1 : 2);
  return isShort(size) ? [...rows, bar] : [heading(words.composing, size, signs), ...rows, bar];
}

/** Does a card, or its twin, lie among what is being composed? */
const isComposed = ({ composed }: Session, card: PackCard | null): boolean =>
  card !== null && composed.some(({ cards }) => cards.some((other) => faceOf(other) === faceOf(card)));

function hand(session: Session, size: ScreenSize): ScreenLine[] {
  if (session.viewer === null) return [];
  const { signs, lying, sorting, view, words } = session;
  const cards = lying.hand;
  const each = Math.floor((size.width - 3) / 6) >= cards.length ? 6 : 5;
  const row = Math.max(1, Math.floor((size.width - 3) / each));
  const lines: ScreenLine[] = [heading(words.hand[sorting], size, signs, words.points(handPoints(cards)))];
  for (let from = 0; from < cards.length; from += row) {
    const some = cards.slice(from, from + row);
    const gap: Stretch = { ...span(" ".repeat(each - 4)), order: "kept" };
    lines.push([span("   "), ...some.flatMap((card) => [cellOf(card, signs), gap])]);
    const number = (card: (typeof cards)[number], index: number): Stretch => ({
      ...span(`${from + index + 1}`.padStart(3).padEnd(each), view?.taken === card ? "error" : "quiet"),
      order: "kept",
    });
    lines.push([span("   "), ...some.map(number)]);
  }
  const owed = view && mustBeLaid(view) && !isComposed(session, view.taken) ? view.taken : null;
  if (owed) lines.push([span(`   ${words.mustLay(nameOf(owed, signs))}`, "error")]);
  return lines;
}

function stepSaid(step: Step, { signs, words }: Session): string {
  if (step.action === "lay") return words.laid(step.melds.map(({ cards }) => namesOf(cards, signs)).join(" / "));
  return words[step.action === "extend" ? "extended" : "tookJoker"](step.meld + 1, nameOf(step.card, signs));
}

/** A turn as everybody saw it. */
export function turnSaid(turn: TurnTaken, session: Session): string {
  const { signs, words } = session;
  const drew = turn.picked === "nothing" ? words.drewNothing : turn.picked === "pile" ? words.hasDrawn : "";
  const took = turn.taken ? words.hasTaken(nameOf(turn.taken, signs)) : "";
  const out = turn.closed
    ? words.closed
    : turn.discarded
      ? words.discarded(nameOf(turn.discarded, signs))
      : words.keptLast;
  return [drew || took, ...turn.laid.map((step) => stepSaid(step, session)), out].join(words.comma);
}

/** A name before what its owner did, and a gap. */
const nameBefore = (session: Session, seat: number): ScreenLine => padded(cut([nameSpan(session, seat)], 9), 10);

function logLines(session: Session, { width }: ScreenSize, most: number): ScreenLine[] {
  const { history = [] } = session.match ?? {};
  const turns = history.slice(Math.max(0, history.length - most));
  return turns.map((turn) => cut([...nameBefore(session, turn.seat), span(turnSaid(turn, session))], width));
}

/** What may be said now: the key, what it does, and how it is typed where there is room. */
type Key = readonly [key: string, does: string, typed?: string];

function keysOf(session: Session): readonly Key[] {
  const { view, lying, composed, signs, words } = session;
  if (!view) return [];
  const say = words.keys;
  const isOpen = roundOf(view) >= FIRST_ROUND;
  const top = view.discards.at(-1);
  const always: Key[] = [
    ["s", say.sort],
    ["h", session.hints ? say.noHints : say.hints],
    ["?", say.help],
    ["q", say.leave],
  ];
  if (session.phase === "wait")
    return [["t", say.table], ...(session.table ? [["say", say.say] as const] : []), ...always];
  if (view.picked === null) {
    const take: Key[] = isOpen && top ? [["p", words.take(nameOf(top, signs))]] : [];
    return [["d", say.draw], ...take, ["t", say.table], ...always];
  }
  const second: Key = lying.declared ? ["e", say.extend, "e 2 5"] : ["ok", say.ok];
  // The last card is neither melded nor laid anywhere.
  const canLay = isOpen && !(lying.declared && lying.hand.length === 1);
  const laying: Key[] = canLay ? [["m", say.meld, "m 1 2 3"], second] : [];
  const undo: Key[] = composed.length > 0 || view.draft ? [["u", say.undo]] : [];
  const back: Key[] = view.taken ? [["b", say.back]] : [];
  const end: Key = lying.hand.length === 1 ? ["c", say.close, words.faceDown] : ["x", say.discard, "x 4"];
  return [...laying, end, ...undo, ...back, ["t", say.table], ...always];
}

function keys(session: Session, size: ScreenSize): ScreenLine[] {
  const { width } = size;
  const cells = keysOf(session).map(([key, does, typed]): ScreenLine => {
    const more = typed && !isShort(size) ? `  ${typed}` : "";
    return [span(` ${key} `, "key", true), span(` ${does}`), span(more, "quiet")];
  });
  const gap = isShort(size) ? " " : "   ";
  const lines: Stretch[][] = [[]];
  for (const cell of cells) {
    const last = lines.at(-1) ?? [];
    if (widthOf(last) > 0 && widthOf(last) + widthOf(cell) + gap.length > width) lines.push([...cell]);
    else last.push(...(last.length > 0 ? [span(gap)] : []), ...cell);
  }
  return lines;
}

/** What could be laid with this hand, for whoever asked for hints. */
function hints(session: Session, { width }: ScreenSize): ScreenLine[] {
  const { view, lying, signs, words } = session;
  if (!session.hints || !view) return [];
  const melds = packed(lying.hand, { first: false, must: null, worth: () => 1 }) ?? [];
  const joins = lying.declared
    ? lying.hand.flatMap((card) =>
        lying.melds.flatMap((meld, index) =>
          endsFor(meld, card).length > 0 ? [words.joins(nameOf(card, signs), index + 1)] : [],
        ),
      )
    : [];
  const said = [...melds.map((meld) => words.makes(namesOf(meld.cards, signs), meldPoints(meld))), ...joins];
  return wrapped(words.hint(said.join("; ") || words.noHint), width - 3, "ok")
    .slice(0, 2)
    .map((line) => [span("   "), ...line]);
}

function turnScreen(session: Session, size: ScreenSize): ScreenLine[] {
  const head = [header(session, size), ...players(session, size)];
  const own = [...composer(session, size), ...hand(session, size), ...hints(session, size)];
  const { view, phase } = session;
  const waiting: ScreenLine[] =
    phase === "wait" && view ? [[nameSpan(session, view.current), span(session.words.plays)]] : [];
  const said = [...waiting, ...troubleLines(session, size), ...messages(session, size)];
  const foot = keys(session, size);
  // The table has what is left, the log what the table leaves.
  const left = size.height - head.length - own.length - said.length - foot.length - 3;
  const laid = table(session, size, Math.max(1, left));
  const mostSaid = Math.max(4, size.height - 24);
  const log = logLines(session, size, Math.max(0, Math.min(mostSaid, left - laid.length)));
  const talk = talkLines(session, size, Math.max(0, Math.min(2, left - laid.length - log.length)));
  const rule: ScreenLine[] = [[span(session.signs.rule.repeat(size.width), "rule")]];
  // Where lines are left over, what may be typed stands apart, then the top line, then the prompt.
  const spare = left - laid.length - log.length - talk.length;
  const air = (from: number): ScreenLine[] => (spare > from ? [[]] : []);
  const [top = [], ...under] = head;
  return [
    ...[top, ...air(2), ...under, ...laid, discards(session, size), ...own],
    ...(log.length + talk.length > 0 ? rule : []),
    ...[...log, ...talk, ...said, ...(spare > 1 ? rule : []), ...foot, ...air(3)],
  ];
}

function passScreen(session: Session, size: ScreenSize): ScreenLine[] {
  const { view, signs, words } = session;
  if (!view) return [];
  const name = session.match?.sitters[view.current]?.name ?? "";
  const whose: ScreenLine = [span(words.itIs), nameSpan(session, view.current), span(".")];
  const alone = words.whenAlone(name);
  const inOne: ScreenLine = [...whose, span(` ${alone}`)];
  const passLines = widthOf(inOne) <= size.width ? [inOne] : [whose, ...wrapped(alone, size.width, "text")];
  const before = [
    header(session, size),
    ...players(session, size),
    ...table(session, size, Math.max(1, size.height - 15)),
  ];
  return [
    ...before,
    discards(session, size),
    ...logLines(session, size, Math.max(0, Math.min(4, size.height - before.length - 6))),
    heading(words.passTitle, size, signs),
    ...passLines,
    ...messages(session, size),
  ];
}

const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`);

function scoreScreen(session: Session, size: ScreenSize): ScreenLine[] {
  const { view, signs, match, words } = session;
  const last = view?.results.at(-1);
  if (!view || !last || !match) return [];
  const sums = sumsOf(view);
  const most = Math.max(1, ...sums);
  const long = Math.max(8, Math.min(40, size.width - 30));
  const rows = last.seats.flatMap((seat, index): ScreenLine[] => {
    const isCloser = last.closer === index;
    const left = seat.left.filter((card) => card !== null);
    const off = [seat.perfect ? words.perfect(seat.perfect) : "", seat.pure ? words.pureOff(seat.pure) : ""];
    const why = isCloser
      ? [words.closed, ...off.filter(Boolean)].join(words.comma)
      : words[seat.declared ? "declared" : "notDeclared"];
    const sum = sums[index] ?? 0;
    const bar = Math.round((Math.max(0, sum) / most) * long);
    return [
      [
        ...padded([nameSpan(session, index)], 12),
        span(signed(seat.points).padStart(5)),
        span(` ${why}`, isCloser ? "ok" : "quiet"),
        span(left.length > 0 && !isCloser ? `  ${namesOf(left, signs)}` : "", "quiet"),
      ],
      [
        span(`${sum}`.padStart(11)),
        span(" "),
        span(signs.full.repeat(bar), seatTone(index)),
        span(signs.light.repeat(long - bar), "quiet"),
      ],
    ];
  });
  const closer = last.closer === null ? words.nobodyClosed : words.closedBy(match.sitters[last.closer]?.name ?? "");
  const lines = [header(session, size), heading(closer, size, signs), ...rows.map((row) => cut(row, size.width))];
  const isOver = session.phase === "over";
  return [
    ...lines,
    ...(isOver ? winners(session, view) : []),
    ...talkLines(session, size, 2),
    ...troubleLines(session, size),
    ...messages(session, size),
    ...wrapped(afterScore(session, isOver), size.width, "text"),
  ];
}

/** What to do at a score: at a table of the house the others are waited for. */
function afterScore({ words, table }: Session, isOver: boolean): string {
  if (!table) return isOver ? words.ends : words.nextHand;
  const others = table.seats.filter(
    (seat) => seat && !seat.isYou && !seat.bot && !seat.isReady && seat.presence === null,
  );
  const names = others.map((seat) => seat?.name).join(words.comma);
  if (table.isAsked) return isOver ? words.online[table.isHost ? "againHost" : "again"] : words.online.onward;
  return isOver && names ? words.online.waitingAgain(names) : words.online.waitOthers;
}

function winners(session: Session, view: RummyState): ScreenLine[] {
  const sums = sumsOf(view);
  const names = view.hands.flatMap((_, seat) =>
    sums[seat] === Math.min(...sums) ? [session.match?.sitters[seat]?.name ?? ""] : [],
  );
  return [[span(session.words.wins(names.join(session.words.and), names.length, Math.min(...sums)), "title", true)]];
}

function startScreen(session: Session, size: ScreenSize): ScreenLine[] {
  const { signs, match, words } = session;
  const names = match?.sitters.map(({ name }) => name).join(words.comma) ?? "";
  const deal = (match?.state.results.length ?? 0) + 1;
  const asked: Readonly<Record<string, readonly string[]>> = {
    resume: [words.keptHere(names, deal), words.goOnOrBegin],
    names: words.whoPlays,
    length: words.howLong,
    name: [words.online.yourName, words.online.usualName(session.usualName)],
  };
  return [
    header(session, size),
    [],
    ...(asked[session.phase] ?? []).flatMap((text) => wrapped(text, size.width, "text")),
    [],
    heading(words.helpOrLeave, size, signs),
    ...messages(session, size),
  ];
}

function historyScreen(session: Session, size: ScreenSize): ScreenLine[] {
  const { signs, match, words } = session;
  const melds = session.lying.melds.map((meld, index): ScreenLine => {
    const points = span(` ${meldPoints(meld)}`, "quiet");
    return [
      span(`${index + 1}`.padEnd(3), "title", true),
      ...cellsOf(meld, signs),
      span(" "),
      nameSpan(session, meld.by),
      points,
    ];
  });
  const turns = (match?.history ?? [])
    .filter(({ laid }) => laid.length > 0)
    .map(
      (turn): ScreenLine => [
        span(`${turn.round}`.padStart(3), "quiet"),
        span(" "),
        ...nameBefore(session, turn.seat),
        span(turn.laid.map((step) => stepSaid(step, session)).join(words.comma)),
      ],
    );
  const room = Math.max(1, size.height - melds.length - 4);
  return [
    heading(words.onTheTable, size, signs),
    ...melds,
    heading(words.whoLaid, size, signs),
    ...turns.slice(-room).map((line) => cut(line, size.width)),
    [span(words.goesBack, "quiet")],
  ];
}

function helpScreen({ words, signs, table }: Session, size: ScreenSize): ScreenLine[] {
  const keys = table ? [...words.helpKeys.filter(([key]) => key !== "save F"), ...words.helpOnline] : words.helpKeys;
  return [
    heading(words.help, size, signs),
    ...inColumns(
      keys.map(([key, does]): ScreenLine => [...padded([span(key, "title", true)], 10), span(does)]),
      size.width,
      2,
    ),
    ...words.helpWords.flatMap((text) => wrapped(text, size.width, "text")),
    [span(words.goesBack, "quiet")],
  ];
}

/** What a line of the rulebook says, its cards as those of the hand are named. */
const ruleText = (line: RuleLine, signs: Signs): string =>
  line
    .map((part) => {
      if (typeof part === "string") return part;
      if (part.kind === "reference") return part.to;
      if (part.kind === "ranks") return part.ranks.join(" ");
      return part.kind === "cards" ? namesOf(part.cards.map(asPackCard), signs) : part.text;
    })
    .join("");
const asPackCard = (card: Card): PackCard => `${card}.0`;

/** A paragraph of the rules with its examples. */
function ruleScreen({ rule, words, signs }: Session, size: ScreenSize): ScreenLine[] {
  const said = (rule?.blocks ?? []).flatMap((block): ScreenLine[] => {
    if (block.kind === "table") return [];
    const isText = block.kind === "text";
    const lines = wrapped(ruleText(block.line, signs), size.width - (isText ? 0 : 3), isText ? "text" : "ok");
    return isText ? lines : lines.map((line) => [span("   "), ...line]);
  });
  return [heading(words.paragraph(rule?.number ?? ""), size, signs), ...said, [span(words.goesBack, "quiet")]];
}

/** All that is on the screen above the line that is typed: never wider, and where it can be never higher, than that. */
export function screenOf(session: Session, size: ScreenSize): ScreenLine[] {
  const all = wholeScreen(session, size).map((line) => cut(line, size.width));
  // Where it is too much, the top line stays, and what is nearest to the prompt.
  const most = size.height - 1;
  return all.length <= most ? all : [...all.slice(0, 1), ...all.slice(all.length - most + 1)];
}

/** A screen and the line below it as they are written on a terminal, from its left. */
export function writtenScreen(session: Session, size: ScreenSize): readonly ScreenLine[] {
  const lines = screenOf(session, size);
  return session.isTurned ? lines.map((line) => turnedLine(line, size.width)) : lines;
}

function wholeScreen(session: Session, size: ScreenSize): ScreenLine[] {
  if (session.overlay === "help") return helpScreen(session, size);
  if (session.overlay === "history") return historyScreen(session, size);
  if (session.overlay === "rule") return ruleScreen(session, size);
  if (session.overlay) return onlineScreen(session, size);
  switch (session.phase) {
    case "turn":
    case "wait":
      return turnScreen(session, size);
    case "pass":
      return passScreen(session, size);
    case "score":
    case "over":
      return scoreScreen(session, size);
    case "lobby":
    case "closed":
      return onlineScreen(session, size);
    default:
      return startScreen(session, size);
  }
}
